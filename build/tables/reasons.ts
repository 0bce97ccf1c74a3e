import { gameOf, type GameId } from '../../engine/games.ts';
import { seededRandom } from '../../engine/random.ts';
import { defaultSettings, type Settings } from '../../engine/settings/settings.ts';
import { explainedGame, wrongPlies } from '../../engine/testing/wrong-plies.ts';
import { whyOf } from '../../engine/why/why.ts';

/** How many wrong moves are drawn under each settings. */
const drawn = 1000;

/** The settings under which moves are drawn: the standard rules of each game, then others. */
const settingsOf: readonly (readonly [GameId, Settings])[] = [
  ['chopsticks', {}],
  ['chopsticks', { overflow: 'rollover' }],
  ['chopsticks', { suicide: true }],
  ['chopsticks', { misere: true }],
  ['chopsticks', { fingers: 7 }],
  ['scholars-game', {}],
  ['summation-duel', {}],
  ['summation-duel', { copies: 2 }],
  ['summation-duel', { copies: 'unlimited' }],
  ['digit-conquest', {}],
  ['digit-conquest', { target: 12, digits: 4, copies: 2 }],
];

/**
 * Prints how many wrong moves, drawn at random, have a sentence that says why, and how often each sentence comes.
 *
 * @returns the exit status.
 */
export function countReasons(): number {
  for (const [id, differing] of settingsOf) {
    const game = gameOf(id);
    const known = explainedGame(game.rules({ ...defaultSettings(game.settings), ...differing }));
    const counts = new Map<string, number>();
    const random = seededRandom(42);
    for (const { from, to } of wrongPlies(known, random, drawn)) {
      const code = whyOf(known.rules, known.valuer, from, to)?.code ?? '(none)';
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    const explained = drawn - (counts.get('(none)') ?? 0);
    const share = ((100 * explained) / drawn).toFixed(1);
    console.log(`${[id, ...Object.entries(differing).flat()].join(' ')}: ${share} %`);
    for (const [code, count] of [...counts].sort(([, one], [, other]) => other - one)) {
      console.log(`  ${count.toString().padStart(4)} ${code}`);
    }
  }
  return 0;
}
