/** Some sentences word for word, in positions where they are said; movement and combat have a file of their own. */
import { describe, expect, it } from 'vitest';
import { noDice } from '../../../kit/dice.ts';
import { prompts, why } from '../../../kit/textTrial.ts';
import { act, active, refused, type Trial } from '../../../kit/trial.ts';
import { hex, unit } from '../pieces.ts';
import { position } from '../testing.ts';
import { begun, CALM, pooled } from '../testingArrivals.ts';
import { combatOf } from '../testingCombat.ts';
import { game } from '../whole.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { told } from './testing.ts';

const opening = (): Trial => ({ game, s: game.setup('campaign', {}, noDice), events: [] });

describe('set-up', () => {
  it('3.2 tells how many units are left', () =>
    expect(prompts(opening())).toEqual([
      '3.2 · Soviet: set up 24 more units in the districts marked on them, or use the ready-made set-up.',
      '3.2 · ソ連軍：残り24個のユニットを指定の軍管区に配置するか、推奨配置を選んでください。',
    ]));
  it('3.2 a hex outside the district is refused with the district', () =>
    expect(why(opening(), { type: 'place', unit: '8A', hex: 'R9' })).toEqual([
      '8A cannot be set up at R9 Moscow: it begins in the Baltic Military District.',
      '8AはR9（モスクワ）に配置できません。配置できるのはバルト軍管区です。',
    ]));
  it('13.1.2 objectives are labelled for the side that chooses', () => {
    const choices = (t: Trial): string[] => t.game.legal(t.s, active(t) ?? '').map(c => t.game.words.en.choice(c));
    const first: Trial = { game, s: game.setup('campaign', { 'sudden-death': true }, noDice), events: [] };
    expect(choices(first)).toEqual(['1942: Dnepropetrovsk', '1942: Bryansk', '1942: Leningrad']);
    const chosen = [0, 3, 6, 11].reduce((t, n) => act(t, { type: 'choose-objective', n }), first);
    expect(choices(chosen)).toEqual(['1942: Sevastopol', '1942: Kalinin', '1942: Kharkov']);
    expect(ja.choice({ type: 'choose-objective', n: 11 })).toBe('1945年：スターリンの除去');
  });
});

describe('course of the game', () => {
  it('4.0 turns go by their months', () =>
    expect(told({ type: 'turn', rule: '4.0', turn: 1 })).toEqual([
      'Turn 1, May/June 1941.',
      '第1ターン（1941年5/6月）開始。',
    ]));
  it('13.6 weather tells die and impulse', () =>
    expect(told({ type: 'weather', rule: '13.6', weather: 'light-mud', die: 3, impulse: 2 })).toEqual([
      'Weather of the second impulse: die 3 = light mud.',
      '第2インパルスの天候判定：ダイス目3＝軽い泥濘。',
    ]));
  it('11.3.1 a nation gives up', () =>
    expect(told({ type: 'nation-falls', rule: '11.3.1', nation: 'hungarian', units: [unit('Hun1')] })).toEqual([
      'Hungary surrenders; its units leave the game: Hun1.',
      'ハンガリーが降伏、全ユニットをゲームから除外：Hun1。',
    ]));
  it('5.4 the count of cities shows what was needed', () =>
    expect(en.event({ type: 'city-count', rule: '5.4', cities: 14, major: 9, leastCities: 12, leastMajor: 8 })).toBe(
      'Axis cities: 14, of them major 9; needed 12, of them major 8.',
    ));
  it('5.1 an ending names the winner and the reason', () => {
    expect(en.outcome({ winner: 'axis', rule: '5.1', code: 'dictator' })).toBe(
      'Axis victory: Moscow is taken and Stalin is gone.',
    );
    expect(ja.outcome({ winner: 'soviet', rule: '5.2', code: 'dictator' })).toBe(
      'ソ連軍の勝利：ベルリンを支配し、ヒトラーを除去しました。',
    );
    expect(en.outcome({ rule: '5.3', code: 'nobody' })).toMatch(/^The game is drawn/);
  });
});

describe('arrivals and replacements', () => {
  const soviets = (): Trial =>
    begun({ turn: 3, active: 'soviet', units: { ...CALM, 'W-Moscow': 'R9', ...pooled('8A', 'Tk1', 'Tk2') } });

  it('12.7.5 Soviet replacements show the points', () => {
    const t = act(soviets(), { type: 'replace', unit: 'Tk1' });
    expect(prompts(t)).toEqual([
      '12.7.5 · Soviet: 1 of 3 replacement points left, and no unit can be had for them; end replacements.',
      '12.7.5 · ソ連軍：補充能力は3のうち残り1で、補充できるユニットはもうありません。補充を終了してください。',
    ]);
    expect(why(t, { type: 'replace', unit: 'Tk2' })).toEqual([
      'Tk2 cannot be replaced: one tank unit a turn.',
      'Tk2は補充できません。戦車ユニットは1ターンに1個までです。',
    ]);
    expect(why(soviets(), { type: 'replace', unit: '8A' })[0]).toBe('8A costs 5 points, and 3 are left.');
  });
  it('12.4.2 a garrison is called by name', () =>
    expect(
      told({ type: 'garrison-called', rule: '12.4.2', role: 'axis', event: 'bucharest-1943', hex: hex('BB31') }),
    ).toEqual([
      'Soviet units near BB31 Bucharest: 15Mtn, 21Mtn come next turn.',
      'ソ連軍がBB31（ブカレスト）に接近：次ターンに15Mtn、21Mtnが登場。',
    ]));
  it('12.3.1 a place of arrival is refused with the right one', () => {
    const units = { ...CALM, '24Pz': 'X20', Rom5: { box: 'arriving' } };
    expect(why(position({ turn: 2, units }), { type: 'arrive', unit: 'Rom5', hex: 'X20' })).toEqual([
      'Rom5 does not arrive at X20: it arrives at Bucharest.',
      'Rom5はX20に登場できません。登場場所はブカレストです。',
    ]);
  });
  it('V3.1 a turning point says what is at stake', () => {
    const start: Trial = { game, s: game.setup('campaign', { 'what-ifs': true }, noDice), events: [] };
    const t = act(act(start, { type: 'historical-set-up' }), { type: 'ready' });
    expect(prompts(t)[0]).toBe(
      'V3.1 · Axis: play “No Balkan campaign”? If so, play begins in March 1941, Romania and Hungary are neutral, and no Italians come.',
    );
    expect(t.game.words.ja.choice({ type: 'adopt', n: 0 })).toBe('「ドイツ軍、バルカン半島へ侵攻せず」を採用');
  });
});

describe('labels and refusals in general', () => {
  it('8.4.3 evacuation to a port and off the map are told apart', () => {
    const evacuate = { type: 'evacuate', unit: unit('24Pz') };
    expect([
      en.choice({ ...evacuate, open: 'hex' }),
      en.choice(evacuate),
      en.choice({ ...evacuate, hex: hex('H23') }),
    ]).toEqual(['Evacuate 24Pz to a port…', 'Evacuate 24Pz off the map', 'Evacuate 24Pz to H23 Königsberg']);
  });
  it('a forced choice is marked as such', () =>
    expect(told({ type: 'forced', role: 'axis', action: { type: 'lose', unit: unit('24Pz') } })).toEqual([
      '(only choice) Axis: Lose 24Pz.',
      '（選択の余地なし）枢軸軍：24Pzを失う。',
    ]));
  it('a choice of another phase is refused by both their names', () => {
    const t = combatOf({ units: '24Pz@X17, 39Pz@X17, 27A@X16' });
    expect(why(t, { type: 'move', unit: '24Pz', hex: 'X18' })).toEqual([
      '“Move a unit” is not possible now: the game is at “Declaration of battles”.',
      'いまは「戦闘の組み合わせ」のため、「ユニットを移動」は行えません。',
    ]);
  });
  it('a role that does not decide is told who does', () => {
    const t = opening();
    const refusal = refused(t, { type: 'ready' }, 'axis');
    expect(en.refusal(refusal)).toBe('It is not your decision now: the Soviet player is to choose.');
    expect(ja.refusal(refusal)).toBe('いまはソ連軍が選択する番です。');
  });
});
