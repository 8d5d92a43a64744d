import { expect, it } from 'vitest';
import { nearLink } from '../local/testing.ts';
import { wordsIn } from '../text/testing.ts';
import { nameOf, reportOf } from './report.ts';
import { openSession } from './session.ts';
import { gameNamed } from './testing.ts';

const sixth = await gameNamed('sixth-army');
const DAY = new Date(2026, 0, 5, 12);

it('tells who played what, when, and how lucky they were, in either language', async () => {
  const link = nearLink();
  const session = openSession(sixth, wordsIn(sixth), link);
  await session.open({
    type: 'open',
    game: 'sixth-army',
    scenario: 'winter-storm',
    options: {},
    seating: { axis: { kind: 'person' }, soviet: { kind: 'bot', level: 'greedy' } },
  });
  await session.pace({ ms: 0, paused: true });
  await session.step();
  const en = await reportOf(session, 'en', DAY);
  expect(en).toContain('- January 5, 2026\n- Axis: player\n- Soviet: computer (Officer)\n');
  expect(en).toContain('### Set-up — Soviet\n\n- Soviet: ');
  expect(en).toContain('## Luck\n\n- Axis: no battles yet.');
  const ja = await reportOf(session, 'ja', DAY);
  expect(ja).toContain('- 2026年1月5日\n- 枢軸軍：プレイヤー\n- ソ連軍：コンピューター（将校）\n');
  expect(nameOf(session, DAY)).toBe('sixth-army-turn-0-2026-01-05');
  link.close();
});
