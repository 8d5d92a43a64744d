import { it } from 'vitest';
import { act, acts, can, hexesFor, placeOf, actionsOf, active } from '../../kit/trial.ts';
import { position } from './testing.ts';
import { boxed, CALM } from './testingArrivals.ts';
const log = (name: string, ...x: unknown[]) => console.log(name, JSON.stringify(x));
it('invader second impulse', () => {
  const t = act(position({ turn: 7, active: 'soviet', units: { ...CALM, Tk9: 'JJ23', Stavka: 'U3' }, }), { type: 'invade', unit: 'Tk9', hex: 'HH17' }, [1]);
  let u = act(t, { type: 'end-movement' });
  log('inv', active(u), u.s.flow.at(-1), hexesFor(u, 'move', 'Tk9').slice(0, 5));
});
it('artillery in woods', () => {
  const t = position({ turn: 13, units: { ...CALM, '1Art': 'P24' } }, { 'artillery-corps': true });
  log('art', hexesFor(act(t, { type: 'move', unit: '1Art', hex: 'P23' }), 'move', '1Art').slice(0, 5));
});
it('FJ first impulse onto enemy', () => {
  const t = position({ turn: 0, adopted: ['no-balkans'], units: { ...CALM, 'HQ-C': 'L26', '3A': 'L23', ...boxed('paratroops', '11FJ') } }, { 'what-ifs': true });
  log('fj', hexesFor(t, 'drop', '11FJ').includes('L23'), hexesFor(t, 'drop', '11FJ').length, hexesFor(t, 'drop', '11FJ').slice(0, 10));
  const t2 = position({ turn: 2, adopted: ['no-balkans'], units: { ...CALM, 'HQ-C': 'O20', Cav3: 'O12', ...boxed('paratroops', '11FJ') } }, { 'what-ifs': true });
  log('fj2', hexesFor(t2, 'drop', '11FJ').includes('O12'));
});
it('FJ retreat into', () => {
  // 24Pz attacks 8A beside O12; FJ on O12 with Cav3. 8A DR -> may retreat into O12?
  const t = position({ turn: 2, adopted: ['no-balkans'], units: { ...CALM, 'HQ-C': 'O20', Cav3: 'O12', Cav7: 'O13', '24Pz': 'O14', '41Pz':'N13', '47Pz':'P13', ...boxed('paratroops', '11FJ') } }, { 'what-ifs': true });
  let u = acts(t, { type: 'drop', unit: '11FJ', hex: 'O12' }, { type: 'end-movement' });
  log('decl', active(u), u.s.flow.at(-1));
  u = act(u, { type: 'propose' });
  u = act(u, { type: 'commit' });
  log('res', u.s.flow.at(-1));
  u = act(u, { type: 'fight', hex: 'O13' }, [1]);
  log('r', u.s.flow.at(-1), actionsOf(u, 'retreat'));
});
