import { expect, it } from 'vitest';
import { chopsticks } from '../chopsticks/chopsticks.ts';
import { gameOf } from '../games.ts';
import { seededRandom } from '../random.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { checkGame } from '../testing/check-game.ts';
import { compareSolutions, drawnVariant } from '../testing/chopsticks-variants.ts';

// Two thousand of them: npm run tables -- variants
it('agrees with the explicit graph in a sample of all settings of two players', () => {
  const random = seededRandom(13);
  let positions = 0;
  for (let each = 0; each < 60; each++) positions += compareSolutions(drawnVariant(random));
  expect(positions).toBeGreaterThan(10_000);
}, 120_000);

it.each<Settings>([
  { fingers: 4, misere: true, cherryBomb: true },
  { fingers: 4, swaps: true, swapLimit: 2, cherryBomb: true },
  { fingers: 4, misere: true, swaps: true, swapLimit: 1 },
  { fingers: 4, splitLimit: 2, meta: true },
])('agrees with the explicit graph if strikes cost something: %o', (settings) => {
  const all = defaultSettings(chopsticks.settings, settings);
  expect(compareSolutions(all)).toBeGreaterThan(50);
});

it('keeps the contract in a sample of all settings of two players', () => {
  const random = seededRandom(17);
  const game = gameOf(chopsticks.id);
  for (let each = 0; each < 600; each++) checkGame(game, drawnVariant(random), random, 4);
}, 120_000);
