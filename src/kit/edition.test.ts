import { expect, it } from 'vitest';
import { provenance } from './edition.ts';

it('counts the facts of each source', () => {
  const words = { ja: '', en: '' };
  expect(provenance(words, ['rulebook', 'reconstructed', 'rulebook'], words).counts).toEqual({
    rulebook: 2,
    public: 0,
    reconstructed: 1,
  });
});
