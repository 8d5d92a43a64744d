/** The rulebook's example of play, turn 1, played step by step from the ready-made set-ups: for tests. */
import { act, acts, type Said } from '../../kit/trial.ts';
import { position } from './testing.ts';

const move = (hex: string, ...units: string[]): Said[] => units.map(unit => ({ type: 'move', unit, hex }));
const advance = (hex: string, ...units: string[]): Said[] => units.map(unit => ({ type: 'advance', unit, hex }));
const group = (hex: string, ...units: string[]): Said => ({ type: 'battle-group', hex, units });
const attack = (hex: string): Said[] => [{ type: 'attack', hex }, { type: 'join-all' }, { type: 'resolve' }];
const retreat = (unit: string, hex: string): Said => ({ type: 'retreat', unit, hex });
export const PASS: Said = { type: 'pass' };
const DECLINE: Said = { type: 'decline' };
const END_MOVEMENT: Said = { type: 'end-movement' };
const END_ADVANCE: Said = { type: 'end-advance' };
const END_COMBAT: Said = { type: 'end-combat' };

export const SIX = ['6Pz/I/11', '6Pz/4', '6Pz/II/11', '6Pz/114', '6Pz/AA6'];
export const WEST = ['6Pz/I/11', '6Pz/4'];
export const EAST = ['6Pz/II/11', '6Pz/114', '6Pz/AA6'];
export const TANKS_23 = ['23Pz/I/201', '23Pz/II/201', '23Pz/AA23'];
export const FOOT_23 = ['23Pz/126', '23Pz/128'];
export const GROUP_A = ['16PG/116', '16PG/60', '228'];
export const GROUP_B = ['16PG/156', '16PG/AA165'];
export const RD_91 = ['503/91', '561/91', '613/91'];

const setUp = acts(
  position({ phase: 'set-up', active: 'soviet', units: {} }),
  { type: 'historical-set-up' },
  { type: 'ready' },
  { type: 'historical-set-up' },
);
export const drawn = act(setUp, { type: 'ready' }, [3, 'air', 'artillery', 'artillery']);
export const step1 = act(drawn, { type: 'place-air', card: 'air', hex: '1011' });

export const fight2 = act(acts(step1, group('0306', ...WEST), END_MOVEMENT, ...attack('0405')), DECLINE, [4]);
export const step2 = acts(fight2, ...advance('0405', ...WEST), END_ADVANCE);

const begin3 = acts(step2, PASS, group('0309', ...TANKS_23), ...move('0409', ...TANKS_23), END_MOVEMENT);
export const fight3 = act(acts(begin3, ...attack('0410')), { type: 'artillery', card: 'artillery' }, [3]);
export const step3 = acts(fight3, ...advance('0410', ...TANKS_23), END_ADVANCE);

export const step4 = acts(step3, group('0706', '81C'), ...move('0506', '81C'), END_MOVEMENT, END_COMBAT);

const begin5 = acts(step4, group('0205', ...EAST), ...move('0406', ...EAST), END_MOVEMENT);
export const fight5 = act(acts(begin5, ...attack('0506')), DECLINE, [2]);
export const gone5 = acts(fight5, retreat('81C', '0605'), retreat('81C', '0705'));
export const step5 = acts(gone5, ...advance('0506', ...EAST), END_ADVANCE);

export const order6 = acts(step5, PASS, { type: 'order', card: '57PzK' }, { type: 'recover-all' });
export const begin6 = acts(order6, { type: 'activate-all' }, { type: 'begin' });
export const step6 = acts(
  begin6,
  ...move('0407', ...WEST),
  ...move('0508', ...EAST),
  ...move('0309', ...FOOT_23),
  ...move('0809', ...TANKS_23),
  ...move('0707', ...GROUP_A),
  ...move('0605', ...GROUP_B),
  END_MOVEMENT,
);

const shock7 = acts(step6, ...attack('0408'), { type: 'shock', unit: '503/91' }, { type: 'shock', unit: '561/91' });
export const fight7 = act(shock7, DECLINE, [1]);
export const step7 = act(act(fight7, { type: 'hold', unit: '613/91' }), { type: 'hold', unit: '503/91' }, [3, 6, 1]);

export const fight8 = act(acts(step7, ...attack('0705')), DECLINE, [2]);
const gone8 = acts(fight8, retreat('81C', '0805'), retreat('81C', '0906'));
export const step8 = acts(gone8, ...advance('0604', ...GROUP_B), END_ADVANCE);

export const shock9 = acts(step8, ...attack('0708'), { type: 'shock', unit: '16PG/116' });
export const fight9 = act(shock9, DECLINE, [6]);
export const step9 = act(fight9, END_ADVANCE);
