import { describe, expect, it } from 'vitest';
import { random, seededDice } from '../../../kit/dice.ts';
import { type Action, type BaseState, type Options, readOptions, type WholeGame } from '../../../kit/game.ts';
import { named } from '../../../kit/names.ts';
import { completionsOf, findLegal, legalOf, tryApply } from '../../../kit/play.ts';
import { playout, randomAction } from '../../../kit/playout.ts';
import { act, active, placeOf, type Trial, type TrialPosition } from '../../../kit/trial.ts';
import { VP_HEXES } from '../data/victory.ts';
import type { State } from '../state.ts';
import { position } from '../testing.ts';
import { game } from '../whole.ts';

const any: WholeGame = game;
const listed = (s: BaseState): readonly Action[] => any.shortlist?.(s, any.active(s)[0] ?? '') ?? [];
const said = (t: Trial): unknown[] => listed(t.s).map(action => named(any.names, { ...action }));
const first = (s: BaseState): Action => {
  const [action] = listed(s);
  if (!action) throw new Error('nothing is listed');
  return action;
};

/** Takes what is listed first until movement would end; then the position. */
function moved(p: TrialPosition, options: Options = {}): Trial {
  const start = position(p, options);
  let s = start.s;
  for (let action = first(s); action.type !== 'end-movement'; action = first(s)) {
    const step = tryApply(any, s, any.active(s)[0]!, action, seededDice(1));
    if (!step.ok) throw new Error(step.error.code);
    s = step.value.state;
  }
  return { ...start, s };
}

const heldIn = (t: Trial): string[] => VP_HEXES.map(v => v.hex).filter((_, i) => (t.s as State).held[i] === 1);

const isBeside = (t: Trial, unit: string, hex: string): boolean => {
  const [from, to] = [placeOf(t, unit), hex].map(name => any.names.hexes.indexOf(String(name)));
  return [0, 1, 2, 3, 4, 5].some(dir => any.board.next[from! * 6 + dir] === to);
};

describe('the plan of a movement', () => {
  it('7.1.1 brings up a division against who holds a victory hex', () => {
    const t = moved({ turn: 2, units: '11Pz/15@2217, 11Pz/110@2217, 11Pz/111@2117, 309R/955@2220' });
    const near = ['11Pz/15', '11Pz/110', '11Pz/111'].filter(unit => isBeside(t, unit, '2220'));
    expect(near.length).toBeGreaterThan(1);
  });

  it('7.1.1 keeps infantry away from forts that it cannot take', () => {
    const t = moved({ turn: 2, units: '57/179@0514, 206R/722@0516, 206R/737@0516' });
    expect(isBeside(t, '57/179', '0516')).toBe(false);
  });

  it('12.1.1 takes a victory hex that nobody holds', () => {
    const t = moved({ turn: 2, units: 'LAH/1Pz@2218, LAH/1@2218, 309R/955@0122' });
    expect(heldIn(t)).toContain('2220');
  });

  it('12.1.1 does not leave a victory hex alone with the enemy near', () => {
    const t = moved({ turn: 2, active: 'soviet', units: '3MK/1@2024, LAH/1Pz@2021, LAH/1@2021, 6Pz/4@2611' });
    expect(placeOf(t, '3MK/1')).toBe('2024');
  });

  it('6.5.5 does not leave tanks without foot beside guns', () => {
    const t = moved({ turn: 2, units: '11Pz/15@1715, 67GR/196G@1718, 67GR/199G@1718' });
    expect(isBeside(t, '11Pz/15', '1718')).toBe(false);
  });

  it('11.1 lets reinforcements come at once', () => {
    const t = position({ turn: 2, active: 'soviet', units: { '93GR/278G': { box: 'arriving' }, 'LAH/1': '2015' } });
    expect(said(t)).toEqual([expect.objectContaining({ type: 'enter', unit: '93GR/278G' })]);
  });

  it('10.3.2 starts the engines of Panthers far from the enemy', () => {
    const t = position({ turn: 2, units: '10PzB/51@1417, 309R/955@0122' });
    expect(said(t)).toEqual([{ type: 'start', unit: '10PzB/51' }]);
  });
});

describe('fire', () => {
  it('6.4 begins with the best shot, and ends when nobody can hit', () => {
    const t = position({ phase: 'fire', units: 'TOT/T@2315, TOT/3Pz@2315, 6TK/22@2316' });
    expect(said(t)).toEqual([{ type: 'fire', unit: 'TOT/3Pz', hex: '2316' }]);
    const missed = act(t, { type: 'fire', unit: 'TOT/3Pz', hex: '2316' }, [6, 6]);
    expect(said(missed)).toEqual([{ type: 'fire', unit: 'TOT/T', hex: '2316' }]);
    expect(said(act(missed, { type: 'fire', unit: 'TOT/T', hex: '2316' }, [6, 6]))).toEqual([{ type: 'end-fire' }]);
  });
});

describe('assaults', () => {
  it('7.1 proposes, 10.1 sends the guns, then commits', () => {
    let t = position({
      phase: 'assault',
      units: '11Pz/15@1717, 11Pz/110@1717, Arko132@1717, 67GR/201G@1718, 71GR/219G@1618',
    });
    const types: string[] = [];
    for (let n = 0; n < 6 && any.rule(t.s) === '7.1'; n++) {
      const action = first(t.s);
      types.push(action.type);
      t = { ...t, s: any.apply(t.s, 'german', action, seededDice(1)).state };
    }
    expect(types.filter(type => type === 'support')).toHaveLength(1);
    expect(types.at(-1)).toBe('commit');
  });

  it('7.1.3 those in forts join only where it pays', () => {
    const volunteers = (german: string): unknown[] =>
      said(
        position({ turn: 2, phase: 'assault', active: 'soviet', units: `67GR/196G@1718, 67GR/199G@1718, ${german}` }),
      );
    expect(volunteers('LAH/1@1717, LAH/2@1717')).toEqual([{ type: 'commit' }]);
    expect(volunteers('57/179@1717*')).toEqual([expect.objectContaining({ type: 'assign' })]);
  });

  it('7.8 goes back towards its own edge', () => {
    let t = position({ phase: 'assault', units: '57/179@1717, 67GR/196G@1718, 67GR/199G@1718' });
    while (any.active(t.s)[0] === 'german' && any.rule(t.s) !== '7.8') {
      const action = first(t.s);
      // 1:3 and a loss check that sends the attackers back.
      const dice = { roll: () => (action.type === 'fight' ? 4 : 1), pick: () => 0 };
      t = { ...t, s: any.apply(t.s, 'german', action, dice).state };
    }
    expect(any.rule(t.s)).toBe('7.8');
    expect(Number(String((said(t)[0] as { hex: string }).hex).slice(2))).toBeLessThan(17);
  });
});

describe('other decisions', () => {
  it('3.1 sets up as it was, 11.2 attacks with everything', () => {
    let s: BaseState = game.setup('zitadelle', defaults(), seededDice(1));
    const types: string[] = [];
    while (types.length < 5) {
      const action = first(s);
      types.push(action.type);
      s = any.apply(s, any.active(s)[0]!, action, seededDice(1)).state;
    }
    expect(types).toEqual(['historical-set-up', 'ready', 'attack-early', 'historical-set-up', 'ready']);
  });

  it('9.1.5 bombs the army that stands in the way', () => {
    const t = position({ phase: 'air', units: 'LAH/1@2115, 52GR/153G@2116, 161R/565@0121, 8R/151@2545' });
    expect(said(t)).toEqual([expect.objectContaining({ type: 'raid', card: '6GA' })]);
  });

  it('is empty for a role that does not decide', () => {
    const t = position({ units: '11Pz/15@1717, 67GR/196G@1820' });
    expect(active(t)).toBe('german');
    expect(any.shortlist?.(t.s, 'soviet')).toEqual([]);
  });
});

function defaults(options: Options = {}): Options {
  const read = readOptions(game, options);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const EVERYTHING: Options = Object.fromEntries(game.options.map(option => [option.id, true]));
/** What is listed first, or whatever there is. */
function planned(s: BaseState, role: string): Action {
  const [action] = listed(s);
  return action ?? completionsOf(any, s, role, legalOf(any, s, role)[0]!)[0]!;
}

/** A whole game; each side goes by the plan or by chance. */
function played(seed: string, options: Options, isPlanned: (role: string) => boolean): BaseState {
  const dice = seededDice(seed);
  const next = random(seed);
  let s: BaseState = game.setup('zitadelle', defaults(options), dice);
  for (let role = any.active(s)[0]; role !== undefined; role = any.active(s)[0])
    s = any.apply(s, role, isPlanned(role) ? planned(s, role) : randomAction(any, s, role, next), dice).state;
  return s;
}

describe('whatever happens', () => {
  it.each([{}, EVERYTHING])('all that is listed is legal, in random play: %o', options => {
    const dice = seededDice('legal');
    const look = random(2);
    const each = (role: string, _step: unknown, before: BaseState): void => {
      if (look() > 0.1) return;
      for (const action of any.shortlist?.(before, role) ?? [])
        if (!findLegal(any, before, role, action)) throw new Error(`${JSON.stringify(action)} is not legal`);
    };
    const start = game.setup('zitadelle', defaults(options), dice);
    expect(playout(any, start, { dice, next: random(1), each }).actions).toBeGreaterThan(100);
  });

  it('the plan leads to an end', () => expect(any.outcome(played('both', EVERYTHING, () => true))).toBeDefined());

  it.each(['german', 'soviet'])('%s wins by the plan against chance', role =>
    expect(any.outcome(played('one', {}, side => side === role))?.winner).toBe(role),
  );
});
