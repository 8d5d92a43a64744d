/** Some sentences word for word, in positions where they are said. */
import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import { log, prompts, why } from '../../../kit/textTrial.ts';
import { act, acts, refused, type Said, type Trial } from '../../../kit/trial.ts';
import { hex, unit } from '../pieces.ts';
import { position } from '../testing.ts';
import { assaulting, fire, move, moving } from '../testingPlay.ts';
import { game } from '../whole.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { told } from './testing.ts';

const opening = (): Trial => ({ game, s: game.setup('zitadelle', {}, noDice), events: [] });
const COMMIT: Said = { type: 'commit' };

describe('set-up', () => {
  it('3.1 tells how many units are left', () =>
    expect(prompts(opening())).toEqual([
      '3.1 · Soviet: set up 166 more units in the zones marked on them, or use the ready-made set-up.',
      '3.1 · ソ連軍：残り166個のユニットを配置コードのゾーンに配置するか、推奨配置を選んでください。',
    ]));
  it('3.1 a hex outside the zone is refused with the zone', () =>
    expect(why(opening(), { type: 'place', unit: '71GR/219G', hex: '2040' })).toEqual([
      '71GR/219G cannot be set up at 2040 Ponyri: it begins in zone A.',
      '71GR/219Gは2040（ポヌイリ）に配置できません。配置できるのはゾーンAです。',
    ]));
  it('11.2 Model is asked, and the log says what he chose', () => {
    const t = acts(opening(), { type: 'historical-set-up' }, { type: 'ready' });
    expect(prompts(t)[0]).toMatch(/^11\.2 · German: begin with Model’s panzer divisions on the map/);
    expect(log(t, 'ja', { type: 'hold-back' })).toEqual(['モーデルは装甲師団を温存。']);
  });
  it('2.3 a role that does not decide is told who does', () => {
    const refusal = refused(opening(), { type: 'ready' }, 'german');
    expect(en.refusal(refusal)).toBe('It is not your decision now: the Soviet player is to choose.');
    expect(ja.refusal(refusal)).toBe('いまはソ連軍が選択する番です。');
  });
});

describe('air and fire', () => {
  it('9.1.1 the bombers of the turn are counted', () =>
    expect(prompts(position({ turn: 5, phase: 'air', units: '6TK/112@1605' }))).toEqual([
      '9.1.1 · German: send your bombers (dive bombers 1 north, 2 south; level bombers 2 north, 4 south), or end the air phase.',
      '9.1.1 · ドイツ軍：爆撃機を送り出すか（急降下爆撃機は北部1、南部2、水平爆撃機は北部2、南部4）、航空フェイズを終了してください。',
    ]));
  it('9.2.2 level bombing names the army', () =>
    expect(told({ type: 'bombed', rule: '9.2.2', unit: unit('8FgK/LB1'), command: 17, die: 2, success: true })).toEqual(
      [
        'Level bombers 8FgK/LB1 over 69th Army: die 2, morale −1 this turn.',
        '水平爆撃機8FgK/LB1が第69軍を爆撃：ダイス目2、このターンの継戦モラル−1。',
      ],
    ));
  it('6.4 fire shows strength, dice, modifiers, result and armour', () => {
    const t = position({
      turn: 3,
      phase: 'fire',
      active: 'soviet',
      during: 'german',
      units: 'GD/3@2121, GD/Fus@2121, 71GR/219G@2120',
    });
    expect(prompts(t)[0]).toBe('6.0 · Soviet, defensive fire: 1 unit can fire (71GR/219G); fire, or end.');
    expect(log(t, 'en', fire('71GR/219G', '2121'), [2, 2])[0]).toBe(
      '71GR/219G fires at GD/3 at 2121 Pokrovka: anti-tank 1, dice 4 → 4 v armour 4, miss.',
    );
    expect(log(t, 'ja', fire('71GR/219G', '2121'), [1, 2]).slice(0, 2)).toEqual([
      '71GR/219Gが2121（ポクロフカ）のGD/3を射撃：対戦車力1、ダイス目3→5対装甲値4、命中。',
      '2121（ポクロフカ）のGD/3が1ステップを失う。',
    ]);
  });
  it('6.5 modifiers are added in sight', () =>
    expect(
      en.event({
        type: 'fire',
        rule: '6.4',
        unit: unit('6TK/112'),
        target: unit('11Pz/15'),
        hex: hex('1505'),
        at: 4,
        armour: 3,
        dice: 5,
        modifier: -2,
        hit: true,
      }),
    ).toBe('6TK/112 fires at 11Pz/15 at 1505: anti-tank 4, dice 5−2=3 → 7 v armour 3, hit.'));
  it('6.2.1 infantry is no target', () =>
    expect(
      why(position({ turn: 3, phase: 'fire', units: '11Pz/15@1505, 71GR/219G@1506' }), fire('11Pz/15', '1506')),
    ).toEqual([
      '11Pz/15 has no target at 1506: anti-tank fire hits armour only, and 71GR/219G are none.',
      '11Pz/15は1506を射撃できません。71GR/219Gは機甲ユニットではありません。',
    ]));
});

describe('assault', () => {
  const two = (): Trial => assaulting('german', '11Pz/15@1505, 11Pz/110@1505, 71GR/219G@1506, 51GR/154G@1605');

  it('7.1.2 every enemy whose ZOC holds somebody must be assaulted', () => {
    expect(prompts(two())).toEqual([
      '7.1.2 · German: every enemy whose ZOC holds your units must be assaulted: 2 hexes left (1506, 1605), 2 units without a target.',
      '7.1.2 · ドイツ軍：自軍ユニットにZOCを及ぼす敵の非機甲ユニットは、すべて強襲しなければなりません。残り2ヘクス（1506、1605）、目標未定2個です。',
    ]);
    const half = act(two(), { type: 'assign', unit: '11Pz/15', hex: '1506' });
    expect(why(half, COMMIT)[0]).toBe('11Pz/110 stands in the ZOC of a non-armoured enemy and must assault somebody.');
    const whole = act(half, { type: 'assign', unit: '11Pz/110', hex: '1605' });
    expect(prompts(whole)[0]).toBe('7.1.6 · German: 2 assaults are declared; begin, or rearrange.');
    expect(log(whole, 'en', COMMIT)[0]).toBe('German assaults: 11Pz/15 → 1506; 11Pz/110 → 1605.');
  });
  it('7.1.3 Soviets in forts are free', () =>
    expect(prompts(assaulting('soviet', '71GR/219G@2120, GD/Fus@2121'))[0]).toBe(
      '7.1.3 · Soviet: nobody has to assault; declare assaults, or go on; 1 other may assault.',
    ));

  const fought = (rolls: readonly number[]): Trial => {
    const t = assaulting('german', '11Pz/15@1505, 71GR/219G@1506', { morale: { '6GA': 5 } });
    return act(act(t, COMMIT), { type: 'fight', hex: '1506' }, rolls);
  };

  it('7.6 a loss check shows its sum, and asks for the retreat', () => {
    const t = fought([4, 5, 3, 3]);
    expect(prompts(t)).toEqual([
      '7.8.1 · Soviet: D1 at 1506; move these units back two hexes: 71GR/219G.',
      '7.8.1 · ソ連軍：1506の強襲結果はD1です。2ヘクス退却させてください：71GR/219G。',
    ]);
    expect(
      told({
        type: 'check',
        rule: '7.6.1',
        unit: unit('71GR/219G'),
        hex: hex('1506'),
        dice: 6,
        plus: 1,
        surrounded: 2,
        morale: 5,
        retreats: true,
        loses: false,
      }),
    ).toEqual([
      '71GR/219G at 1506: loss check 6+1+2=9 (surrounded) v morale 5, must retreat.',
      '1506の71GR/219G：損害チェック6+1+2=9（包囲下）対継戦モラル5、退却。',
    ]);
    expect(log(t, 'ja', { type: 'retreat', unit: '71GR/219G', hex: '1508' })[0]).toBe(
      '71GR/219Gが退却し混乱：1506→1508。',
    );
    expect(prompts(act(t, { type: 'retreat', unit: '71GR/219G', hex: '1508' }))[0]).toBe(
      '7.9.1 · German: advance into what the defenders have left, 1506 (11Pz/15), or stay.',
    );
  });
  it('7.4 an assault tells its shifts where the event has them', () => {
    const assault = {
      type: 'assault',
      rule: '7.3',
      side: 0,
      hexes: [hex('2120')],
      units: [unit('GD/Pz'), unit('GD/PG')],
      defenders: [unit('71GR/219G')],
      attack: 9,
      defence: 2,
      ratio: '4:1',
      shifts: [
        { what: 'fort', rule: '7.4.3', value: -2 },
        { what: 'armour', rule: '7.4.5', value: 5 },
      ],
      column: '7:1',
      dice: 7,
      result: 'D1',
    };
    expect(told(assault)).toEqual([
      'GD/Pz + GD/PG (9) v 71GR/219G (2) at 2120: 4:1, fort −2, armour +5 → 7:1; dice 7 = D1.',
      '2120の強襲：GD/Pz＋GD/PG（9）対71GR/219G（2）、戦力比4:1、陣地−2、装甲効果+5→7:1、ダイス目7＝D1。',
    ]);
    const { ratio: _ratio, shifts: _shifts, defenders: _defenders, ...bare } = assault;
    expect(en.event(bare)).toBe('GD/Pz + GD/PG (9) v 2 at 2120: 7:1; dice 7 = D1.');
  });
  it('7.2 13.4 what is split is told apart', () => {
    expect(en.choice({ type: 'split', hex: hex('1505') })).toBe('Take apart the assault at 1505');
    expect(en.choice({ type: 'split', unit: unit('11Pz/15') })).toBe('Split 11Pz/15 into battalions');
    expect(ja.event({ type: 'split', rule: '7.2', role: 'german', hexes: [hex('1505'), hex('1506')] })).toBe(
      '1505、1506を別々の強襲に戻す。',
    );
  });
});

describe('movement', () => {
  const t = moving('11Pz/15@1505, GD/3@1502, 167/315@1305');

  it('8.0 tells who can move and who must start engines', () =>
    expect(prompts(t)).toEqual([
      '8.0 · German: move your units (2 can move; 1 must start engines first), or end movement.',
      '8.0 · ドイツ軍：ユニットを移動させるか（移動可能2個、故障判定待ち1個）、移動を終了してください。',
    ]));
  it('8.1.6 a unit on the move is told what it has left', () => {
    expect(prompts(act(t, move('11Pz/15', '1507')))[0]).toBe(
      '8.1.6 · German: 11Pz/15 at 1507 has 10 MP left; move on, or move others (2 can move; 1 must start engines first).',
    );
    expect(log(t, 'en', move('11Pz/15', '1507'))).toEqual(['11Pz/15 moves 1505 → 1507 (2 MP).']);
    expect(log(t, 'ja', move('11Pz/15', '1507'))).toEqual(['11Pz/15が移動：1505→1507（移動力2）。']);
  });
  it('8.2.5 too far comes with its cost', () =>
    expect(why(moving('167/315@1505', { morale: { '48PzK': 1 } }), move('167/315', '1507'))).toEqual([
      '1507 is too far for 167/315: it costs 6 MP, and 4 of 4 are left.',
      '1507は167/315には遠すぎます（必要6、残り4、移動力4）。',
    ]));
  it('8.3.3 10.3.2 dice that cost points', () => {
    expect(log(t, 'en', { type: 'start', unit: 'GD/3' }, [4])).toEqual(['GD/3 starts its engines: die 4, 4 MP less.']);
    expect(told({ type: 'mines', rule: '8.3.3', unit: unit('GD/Pz'), hex: hex('2219'), die: 3 })).toEqual([
      'GD/Pz crosses mines to 2219: die 3, 3 MP more.',
      'GD/Pzが地雷原を出て2219へ：ダイス目3、移動力3を追加消費。',
    ]);
  });
  it('a choice of another phase is refused by both their names', () =>
    expect(why(t, fire('11Pz/15', '1506'))).toEqual([
      '“Fire with a unit” is not possible now: the game is at “Movement”.',
      'いまは「移動フェイズ」のため、「ユニットで射撃」は行えません。',
    ]));
});

describe('the end', () => {
  it('12.3 the count shows what it is made of', () =>
    expect(
      told({
        type: 'judged',
        rule: '12.3',
        places: [10, 0, 10],
        steps: 37,
        belgorod: 20,
        total: -37,
        code: 'soviet-strategic',
      }),
    ).toEqual([
      'Victory points: places 20 (2040 Ponyri 10, 1638 Olkhovatka 10) − steps lost 37 − Belgorod 20 = −37. Soviet strategic victory.',
      '勝利得点：拠点20（2040ポヌイリ10、1638オリホヴァトカ10）−損失ステップ37−ビェルゴロド20＝−37。ソ連軍戦略的勝利。',
    ]));
  it('12.3 an outcome is its level', () => {
    const outcome = { winner: 'german', rule: '12.3', code: 'german-tactical' };
    expect([en.outcome(outcome), ja.outcome(outcome)]).toEqual([
      'German tactical victory.',
      'ドイツ軍戦術的勝利です。',
    ]);
  });
  it('7.7.3 13.8.1 morale falls and rises', () => {
    expect(told({ type: 'morale', rule: '7.7.3', command: 6, morale: 10 })).toEqual([
      'Morale of 48th Panzer Corps falls to 10.',
      '第48装甲軍団の継戦モラルが10に低下。',
    ]);
    expect(en.event({ type: 'morale', rule: '13.8.1', command: 10, morale: 9 })).toBe(
      'Morale of 13th Army rises to 9.',
    );
  });
});
