/** Some sentences word for word, in positions where they are said. */
import { expect, it } from 'vitest';
import type { Lang, Options } from '../../../kit/game.ts';
import { log, why } from '../../../kit/textTrial.ts';
import { act, acts, type Trial } from '../../../kit/trial.ts';
import { BOARD, CARDS, hex, unit } from '../pieces.ts';
import { position } from '../testing.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

const prompt = (t: Trial, lang: Lang): string => t.game.words[lang].prompt(t.s);

/** The second battle of the rulebook's example: 6 Pz against 61C, odds beyond the table. */
const example = (): Trial => {
  const units = '6Pz/I/11@0306, 6Pz/4@0306, 61C@0405, 503/91@0408';
  const t = position({ phase: 'combat', activated: ['6Pz/I/11', '6Pz/4'], units });
  return acts(t, { type: 'attack', hex: '0405' }, { type: 'join-all' });
};

it('9.1 operations: who, what is possible, points and markers', () => {
  const t = position({ units: '6Pz/4@0306, 61C@0405', lp: { axis: 18 }, support: { axis: { air: 1, artillery: 2 } } });
  expect(prompt(t, 'en')).toBe(
    '9.1 · Axis: give an order — activate a battle group, order a division or corps, make a support attack, or pass (18 LP; markers in hand: air ×1, artillery ×2).',
  );
  expect(prompt(t, 'ja')).toBe(
    '9.1 · 枢軸軍：作戦を選んでください：戦闘団の活性化、師団/軍団命令、支援攻撃、またはパス（残り18LP、手元の支援マーカー：空軍力×1、砲兵支援×2）。',
  );
});

it('9.1 operations: an enemy pass makes ours the last', () => {
  const t = position({ units: '6Pz/4@0306, 61C@0405', passes: 1 });
  expect(prompt(t, 'en')).toMatch(/^9\.1 · Axis: the enemy has passed; .* or pass to end the operations phase/);
});

it('9.1 the log names a battle group', () => {
  const t = position({ units: '6Pz/I/11@0306, 6Pz/4@0306, 61C@1009' });
  const said = { type: 'battle-group', hex: '0306', units: ['6Pz/I/11', '6Pz/4'] };
  expect(log(t, 'en', said)[0]).toBe('Axis: battle group at 0306, 6Pz/I/11 + 6Pz/4.');
  expect(log(t, 'ja', said)[0]).toBe('枢軸軍：0306の戦闘団（6Pz/I/11＋6Pz/4）を活性化。');
});

it('10.2 half a point is printed as on the map', () => {
  const t = position({ phase: 'movement', activated: ['16PG/156'], units: '16PG/156@0206, 61C@1009' });
  const moves = (to: string, lang: Lang): string => log(t, lang, { type: 'move', unit: '16PG/156', hex: to })[0] ?? '';
  expect(moves('0106', 'en')).toBe('16PG/156 moves 0206 → 0106 (½ MP).');
  expect(moves('0105', 'en')).toBe('16PG/156 moves 0206 → 0105 (1½ MP).');
  expect(moves('0106', 'ja')).toBe('16PG/156が移動：0206→0106（½MP）。');
});

it('11.2 an attack being built shows the strengths', () => {
  expect(prompt(example(), 'en')).toBe(
    '11.2 · Axis: 6Pz/I/11 + 6Pz/4 (10) against 61C (2) at 0405, before shock; add or leave out units, then resolve.',
  );
});

it('11.4 combat shows its whole calculation', () => {
  const lines = log(example(), 'en', { type: 'resolve' }, [4]);
  expect(lines.slice(0, 4)).toEqual([
    'Axis: attack on 0405, 6Pz/I/11 + 6Pz/4 v 61C.',
    '61C is exhausted before the odds are counted.',
    '6Pz/I/11 + 6Pz/4 (10) v 61C (1) at 0405: 10:1 → 6:1; die 4 = DE.',
    '61C is eliminated at 0405.',
  ]);
  expect(log(example(), 'ja', { type: 'resolve' }, [4]).slice(0, 4)).toEqual([
    '枢軸軍が0405を攻撃：6Pz/I/11＋6Pz/4対61C。',
    '戦闘比の計算前に61Cが消耗。',
    '0405の戦闘：6Pz/I/11＋6Pz/4（10）対61C（1）、戦闘比10:1→6:1、ダイス目4＝DE。',
    '61Cが0405で壊滅。',
  ]);
});

it('11.6 combat names each shift', () => {
  const combat = {
    type: 'combat',
    rule: '11.4',
    role: 'axis',
    hex: hex('0811'),
    attackers: [{ unit: unit('228'), strength: 2 }],
    defenders: [{ unit: unit('254'), strength: 1 }],
    attack: 2,
    defence: 1,
    ratio: '2:1',
    shifts: [
      { what: 'river', rule: '11.5', value: -1 },
      { what: 'air', rule: '11.6', value: 1 },
      { what: 'artillery', rule: '11.6', value: 1 },
    ],
    column: '3:1',
    die: 3,
    result: 'DL',
  };
  expect(en.event(combat)).toBe(
    '228 StuG Bn (2) v 254 Tank Bde (1) at 0811: 2:1, river −1, air +1, artillery +1 → 3:1; die 3 = DL.',
  );
  expect(ja.event(combat)).toBe(
    '0811の戦闘：第228突撃砲大隊（2）対第254戦車旅団（1）、戦闘比2:1、河川で左1、航空支援で右1、砲兵支援で右1→3:1、ダイス目3＝DL。',
  );
});

it('11.10 a hold check shows die, modifier and strength', () => {
  const check = { type: 'hold', rule: '11.10', unit: unit('61C'), die: 3, modifier: 1, strength: 2, holds: false };
  expect(en.event(check)).toBe('61C fails to hold: die 3+1=4, strength 2.');
  expect(ja.event(check)).toBe('61Cが死守に失敗：ダイス目3+1=4、戦闘力2。');
  expect(en.event({ ...check, modifier: -2, holds: true })).toBe('61C holds: die 3−2=1, strength 2.');
});

it('B2 a natural 6 fails whatever the sum', () => {
  const check = { type: 'hold', rule: '11.10', unit: unit('61C'), die: 6, modifier: -4, strength: 2, holds: false };
  expect(en.event(check)).toBe('61C fails to hold: a natural 6 always does (strength 2).');
});

it('11.9 losses ask for retreat or hold with the result', () => {
  const t = position({ phase: 'combat', activated: ['6Pz/4'], units: '6Pz/4@1008, 61C@1009, 96/87@1513' });
  const hit = act(act(t, { type: 'attack', hex: '1009' }), { type: 'resolve' }, [5]);
  expect(prompt(hit, 'en')).toMatch(
    /^11\.9 · Soviet: D[DL] at 1009; choose for each unit whether it retreats .*: 61C\.$/,
  );
  expect(prompt(hit, 'ja')).toMatch(/^11\.9 · ソ連軍：1009の戦闘結果はD[DL]です。/);
});

it('10.1 a unit on the move is told what it has left', () => {
  const t = position({ phase: 'movement', activated: ['6Pz/4'], units: '6Pz/4@1008, 96/87@1513' }, NO_STRATEGIC);
  const moved = act(t, { type: 'move', unit: '6Pz/4', hex: '1007' });
  expect(prompt(moved, 'en')).toBe('10.1 · Axis: 6Pz/4 has 5 MP left; move on, or end movement.');
});

const NO_STRATEGIC: Options = { 'no-axis-strategic': true };

it('2.2.1 an exhausted unit is refused with the reason', () => {
  const t = position({ units: '6Pz/4@0306*, 6Pz/114@0306, 61C@0405' });
  expect(why(t, { type: 'battle-group', hex: '0306', units: ['6Pz/4'] })).toEqual([
    '6Pz/4 is exhausted: exhausted units cannot move, attack or be activated.',
    '6Pz/4は消耗しています。消耗面のユニットは移動も攻撃も活性化もできません。',
  ]);
});

it('8.0 a full hex is refused by its number', () => {
  const units = '6Pz/4@0306, 6Pz/I/11@0206, 6Pz/II/11@0206, 6Pz/AA6@0206, 61C@1009';
  const t = position({ phase: 'movement', activated: ['6Pz/4'], units });
  expect(why(t, { type: 'move', unit: '6Pz/4', hex: '0206' })[0]).toBe(
    '0206 is full: at most three units stack in a hex.',
  );
});

it('a choice of another phase is refused by both their names', () => {
  const t = position({ units: '6Pz/4@0306, 61C@0405' });
  expect(why(t, { type: 'move', unit: '6Pz/4', hex: '0206' })).toEqual([
    '“Move a unit” is not possible now: the game is at “Operations”.',
    'いまは「作戦フェイズ」のため、「ユニットを移動」は行えません。',
  ]);
});

it('13.2 logistics add up', () => {
  const depots = [
    { hex: hex('0604'), dice: [4], points: 4 },
    { hex: hex('1212'), dice: [3, 5], points: 8 },
  ];
  const points = { type: 'logistics', rule: '13.2.1', role: 'axis', income: 12, depots, lp: 30 };
  expect(en.event(points)).toBe('Axis logistics: 12 + 4 (0604) + 3+5 (1212) = 24 LP; now 30 (maximum).');
  expect(ja.event(points)).toBe('枢軸軍の兵站ポイント受領：12＋4（0604）＋3+5（1212）＝24LP、現在30LP（上限）。');
});

it('4.1 a thunder line tells what was drawn', () => {
  const thunder = { type: 'thunder', rule: '4.1', line: 1, unit: unit('6Pz/AA6'), hex: hex('1513'), marker: 'refused' };
  expect(en.event(thunder)).toBe('6Pz/AA6 crosses thunder line 1 at 1513: “Refused!” is drawn, no break-out yet.');
});

it('a forced choice is marked as such', () => {
  const forced = { type: 'forced', role: 'axis', action: { type: 'end-combat' } };
  expect(en.event(forced)).toBe('(only choice) Axis: End combat.');
  expect(ja.event(forced)).toBe('（選択の余地なし）枢軸軍：戦闘を終了。');
});

it('choices are labelled open and complete', () => {
  const move = { type: 'move', unit: unit('6Pz/4') };
  expect([en.choice({ ...move, open: 'hex' }), ja.choice({ ...move, open: 'hex' })]).toEqual([
    'Move 6Pz/4…',
    '6Pz/4を移動…',
  ]);
  expect(en.choice({ ...move, hex: hex('0405') })).toBe('Move 6Pz/4 to 0405');
  expect(en.choice({ type: 'order', card: CARDS.indexOf('6Pz') })).toBe('Order 6th Panzer Division');
});

it('outcomes name the winner and the reason', () => {
  expect(en.outcome({ winner: 'soviet', rule: '4.0', code: 'held' })).toBe(
    'Soviet victory: four turns have passed, and Sixth Army has not broken out.',
  );
  expect(ja.outcome({ winner: 'axis', rule: '4.2', code: 'break-out' })).toBe(
    '枢軸軍の勝利：第2雷鳴線で「Break Out」を引き、第6軍が突囲しました。',
  );
});

it('supply hexes go by number and place', () => {
  const control = { type: 'control', rule: '13.2.3', hex: hex('0604'), role: 'axis' };
  expect(BOARD.names[control.hex]).toBe('0604');
  expect(en.event(control)).toBe('Axis: supply hex 0604 Verkhne-Yablochny taken.');
  expect(ja.event(control)).toBe('枢軸軍が補給ヘクス0604（ヴェルフネ・ヤブロチヌイ）を支配。');
});
