import { expect, it } from 'vitest';
import { findGame } from '../games.ts';
import { seededRandom } from '../random.ts';
import { checkGame } from '../testing/check-game.ts';
import { drawnSettings } from '../testing/chopsticks-variants.ts';
import { chopsticks } from './chopsticks.ts';
import type { ChopsticksSettings } from './settings.ts';

it('keeps the contract in a sample of settings of three to six players', () => {
  const game = findGame(chopsticks.id) ?? expect.fail('No Chopsticks.');
  const random = seededRandom(9);
  const pinned = () => ({
    players: 3 + random.below(4),
    fingers: 2 + random.below(6),
    hands: 1 + random.below(4),
    swapLimit: random.below(3),
    splitLimit: random.below(3),
    lives: 1 + random.below(2),
  });
  for (let each = 0; each < 40; each++) {
    checkGame(game, drawnSettings(random, pinned, isShort), random, 5);
  }
}, 120_000);

/** Parts of fingers and more hands make random games of larger hands too long. */
function isShort(settings: object): boolean {
  const { fingers, quarters, knubs, stumps, hands } = settings as ChopsticksSettings;
  return fingers <= (quarters ? 2 : knubs || stumps || hands > 2 ? 3 : 7);
}
