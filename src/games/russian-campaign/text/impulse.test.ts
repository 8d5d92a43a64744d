/** Sentences of an impulse word for word: movement and combat. */
import { describe, expect, it } from 'vitest';
import { log, prompts, why } from '../../../kit/textTrial.ts';
import { act, type Trial } from '../../../kit/trial.ts';
import { hex, unit } from '../pieces.ts';
import { position } from '../testing.ts';
import { CALM } from '../testingArrivals.ts';
import { combatOf, fight } from '../testingCombat.ts';
import { told } from './testing.ts';

describe('movement', () => {
  const moving = (): Trial => position({ turn: 2, units: '24Pz@X20, 6Inf@X21, 27A@X14, HQ-C@X22' });

  it('8.0 tells impulse, weather and what can still be done', () =>
    expect(prompts(moving())).toEqual([
      '8.0 · Axis, first impulse, clear skies: move your units (2 can move; 3 Stukas), or end movement.',
      '8.0 · 枢軸軍第1インパルス（晴天）：ユニットを移動させるか（移動可能2個、スツーカ3個）、移動を終了してください。',
    ]));
  it('9.11.3 tells who surrenders at the end of movement unless others attack', () => {
    const units = '24Pz@X17, 39Pz@X17, 6Inf@W17, Tk3@X16, 21A@V17, 46Pz@U20';
    const won = act(position({ turn: 2, units }), { type: 'automatic-victory', hex: 'X16' });
    expect(prompts(won)).toEqual([
      '8.0 · Axis, first impulse, clear skies: move your units (1 can move; surrender by 9.11.3 unless others attack V17: 6Inf), or end movement.',
      '8.0 · 枢軸軍第1インパルス（晴天）：ユニットを移動させるか（移動可能1個、ほかのユニットがV17を攻撃しなければ9.11.3により降伏：6Inf）、移動を終了してください。',
    ]);
  });
  it('8.1.2 a unit on the move is told what it has left', () =>
    expect(prompts(act(moving(), { type: 'move', unit: '24Pz', hex: 'X18' }))[0]).toBe(
      '8.1.2 · Axis: 24Pz has 5 hexes left; move on, or move others (2 can move; 3 Stukas).',
    ));
  it('8.1.2 the log counts hexes', () => {
    const said = { type: 'move', unit: '24Pz', hex: 'X18' };
    expect(log(moving(), 'en', said)).toEqual(['24Pz moves X20 → X18 (2 hexes).']);
    expect(log(moving(), 'ja', said)).toEqual(['24Pzが2ヘクス移動：X20→X18。']);
  });
  it('8.2.3 from ZOC to ZOC is refused by name', () => {
    const t = position({ turn: 5, weather: 'snow', active: 'soviet', units: 'Para1@X17, 24Pz@X16' });
    expect(why(t, { type: 'move', unit: 'Para1', hex: 'W17' })).toEqual([
      'Para1 begins in an enemy ZOC and cannot go straight into another one at W17.',
      'Para1は敵ZOCから移動を始めるため、別の敵ZOCであるW17へ直接は入れません。',
    ]);
  });
  it('8.5.2 headquarters wait for the second impulse', () =>
    expect(why(moving(), { type: 'move', unit: 'HQ-C', hex: 'X21' })[1]).toBe(
      '中央軍集団司令部はいま移動できません。司令部が移動できるのは第2インパルスだけです。',
    ));
  it('8.4.4 a voyage shows the die as it counts', () =>
    expect(
      told({
        type: 'sail',
        rule: '8.4.4',
        unit: unit('Tk9'),
        from: hex('JJ23'),
        to: hex('II15'),
        sea: 'black',
        kind: 'port',
        die: 6,
        modifier: 2,
        limit: 3,
        success: false,
      }),
    ).toEqual([
      'Tk9 sails JJ23 → II15 Rostov (Black Sea): die 6−2=4 (3 or less needed), lost at sea.',
      'Tk9が黒海を海上移動：JJ23→II15（ロストフ）、ダイス目6−2=4（3以下で成功）、失敗して除去。',
    ]));
  it('12.1.1 arrivals that are owed come first', () => {
    const units = { ...CALM, '24Pz': 'X20', '40Pz': { box: 'arriving' } };
    expect(prompts(position({ turn: 2, units }))[0]).toMatch(
      /^12\.1\.1 · Axis, first impulse, clear skies: 40Pz must be brought on before movement ends\. \(/,
    );
  });
  it('9.11.1 an automatic victory being built shows the odds', () => {
    const units = '24Pz@X17, 39Pz@X17, 5Inf@W17, 6Inf@W17, Tk3@X16, 40Pz@E33, Stavka@U3';
    const t = act(position({ turn: 2, units }), { type: 'automatic-victory', hex: 'X16' });
    expect(prompts(t)[0]).toBe(
      '9.11.1 · Axis: automatic victory at X16 over Tk3 (2): 24Pz + 39Pz (16), 8:1; add units up to 10:1, or 7:1 with a Stuka.',
    );
    const ready = act(t, { type: 'join', unit: '5Inf' });
    expect(log(ready, 'ja', { type: 'resolve' })).toEqual([
      'X16で自動的勝利：24Pz＋39Pz＋5Inf（20）対2、戦闘比10:1。',
      'Tk3が自動的勝利によりX16で降伏。',
    ]);
  });
});

describe('combat', () => {
  it('9.2.2 every enemy stack beside the own units must be attacked', () => {
    const t = combatOf({ units: '24Pz@X17, 39Pz@X17, 27A@X16, 5A@W17' });
    expect(prompts(t)).toEqual([
      '9.2.2 · Axis: every Soviet stack next to your units must be attacked: 2 hexes left (W17, X16), 2 units without a target.',
      '9.2.2 · 枢軸軍：自軍ユニットに隣接するソ連軍はすべて攻撃しなければなりません。残り2ヘクス（W17、X16）、目標未定2個です。',
    ]);
    const half = act(t, { type: 'assign', unit: '24Pz', hex: 'X16' });
    expect(why(half, { type: 'commit' })[0]).toBe('39Pz stands in an enemy ZOC and must attack somebody.');
    const whole = act(half, { type: 'assign', unit: '39Pz', hex: 'W17' });
    expect(prompts(whole)[0]).toBe('9.1.2 · Axis: 2 battles are declared; begin, or rearrange.');
    expect(log(whole, 'en', { type: 'commit' })[0]).toBe('Axis attacks: 39Pz → W17; 24Pz → X16.');
    expect(prompts(act(whole, { type: 'commit' }))[1]).toBe(
      '9.1.2 · 枢軸軍：次に解決する戦闘を選んでください（残り2件：W17、X16）。',
    );
  });

  it('9.6.2 combat shows its whole calculation', () => {
    const t = combatOf({ units: '24Pz@X17, 39Pz@X17, 3A@X16, Tk7@X16' });
    expect(log(t, 'en', { type: 'commit' }, [5]).slice(1, 3)).toEqual([
      '(only choice) Axis: Fight at X16.',
      '24Pz + 39Pz (16) v Tk7 + 3A (8) at X16: 2:1; die 5 = DR.',
    ]);
    expect(log(t, 'ja', { type: 'commit' }, [5])[2]).toBe(
      'X16の戦闘：24Pz＋39Pz（16）対Tk7＋3A（8）、戦闘比2:1、ダイス目5＝DR。',
    );
  });

  it('9.9.1 combat names doublings, halvings and shifts', () => {
    const line = (name: string, what: string, value: number) => ({ what, rule: '9.8.1', unit: unit(name), value });
    const combat = {
      type: 'combat',
      rule: '9.6.2',
      hexes: [hex('O20')],
      attackers: [line('24Pz', 'no-combat-supply', 4), line('5Inf', 'printed', 4)],
      defenders: [line('13A', 'major-city', 8)],
      attack: 8,
      defence: 8,
      ratio: '1:1',
      shifts: [{ what: 'stuka', rule: '9.9.1', value: 3 }],
      column: '4:1',
      die: 4,
      result: 'D1',
    };
    expect(told(combat)).toEqual([
      '24Pz + 5Inf (8; winter ½: 24Pz) v 13A (8; major city ×2) at O20 Minsk: 1:1, Stuka +3 → 4:1; die 4 = D1.',
      'O20（ミンスク）の戦闘：24Pz＋5Inf（8、戦闘補給なし半減：24Pz）対13A（8、大都市2倍）、戦闘比1:1、スツーカ+3→4:1、ダイス目4＝D1。',
    ]);
  });

  it('9.6.2, 9.7.1 losses and retreats ask with the result', () => {
    const t = fight({ units: '24Pz@X17, 39Pz@X17, 3A@X16, Tk7@X16' }, [4]);
    expect(prompts(t)[0]).toBe('9.6.2 · Axis: EX at X16; choose the unit you lose among 24Pz, 39Pz.');
    const back = act(act(t, { type: 'lose', unit: '39Pz' }), { type: 'lose', unit: 'Tk7' });
    expect(prompts(back)).toEqual([
      '9.7.1 · Axis: EX at X16; move the beaten units back one or two hexes: 3A.',
      '9.7.1 · 枢軸軍：X16の戦闘結果はEXです。敵ユニットを1または2ヘクス退却させてください：3A。',
    ]);
    const said = { type: 'retreat', unit: '3A', hex: 'X14' };
    expect(log(back, 'en', said)[0]).toBe('3A retreats X16 → X14.');
    expect(log(back, 'ja', said)[0]).toBe('3Aが退却：X16→X14。');
    expect(why(back, { ...said, hex: 'X12' })[0]).toBe('3A cannot retreat to X12: a retreat is one or two hexes long.');
  });

  it('9.6.3 from 1943 the defender may give ground', () => {
    const t = fight({ turn: 13, units: '24Pz@X17, 39Pz@X17, 3A@X16, Tk7@X16' }, [3]);
    expect(prompts(t)[0]).toBe(
      '9.6.3 · Soviet: C at X16; give ground (DR: the attacker moves Tk7, 3A back) or stand firm.',
    );
    expect(log(t, 'ja', { type: 'give-ground' })[0]).toBe('ソ連軍がX16で後退を選択：C→DR。');
  });

  it('9.5 who cannot attack at 1:6 surrenders', () =>
    expect(
      told({ type: 'surrendered', rule: '9.5', role: 'axis', unit: unit('Ita3'), hex: hex('X16'), why: 'odds' }),
    ).toEqual([
      'Ita3 surrenders at X16: it could not attack at 1:6 or better.',
      'Ita3がX16で降伏：戦闘比1:6以上で攻撃できず。',
    ]));
});
