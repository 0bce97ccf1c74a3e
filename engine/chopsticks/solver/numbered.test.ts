import { describe, expect, it } from 'vitest';
import { seededRandom, type Random } from '../../random.ts';
import type { Settings } from '../../settings/settings.ts';
import { exploreGraph, numberedOf } from '../../solver/explore.ts';
import { drawnSettings } from '../../testing/chopsticks-variants.ts';
import { chopsticksRules } from '../chopsticks.ts';
import { isIn } from '../position.ts';
import type { ChopsticksSettings } from '../settings.ts';
import { countHalfPositions } from './half-positions.ts';

/** Random settings of some players with few positions. */
function drawn(players: number, random: Random): Settings {
  return drawnSettings(
    random,
    () => ({
      players,
      fingers: 2 + random.below(3),
      lives: 1,
      swapLimit: random.below(2),
      splitLimit: random.below(2),
    }),
    (settings) => countHalfPositions(settings as ChopsticksSettings) ** players <= 2000,
  );
}

describe.each([2, 3])('the numbers of positions of %i players', (players) => {
  it('have the successors of the legal moves, once for each move', () => {
    const random = seededRandom(players);
    for (let sample = 0; sample < 12; sample++) {
      const settings = drawn(players, random);
      const rules = chopsticksRules(settings as ChopsticksSettings);
      const numbered = numberedOf(rules) ?? expect.fail('There are no numbers.');
      for (const position of exploreGraph(rules, rules.start(0)).positions) {
        const number = numbered.of(position);
        const offsetOf = (seat: number) => (seat - position.turn + players) % players;
        const next: string[] = [];
        numbered.eachNext(number, (to, mover) => next.push(`${to} ${mover}`));
        const moves = rules.moves(position).map((move) => {
          const after = rules.play(position, move);
          return `${numbered.of(after)} ${offsetOf(after.turn)}`;
        });
        const turn = rules.turn(position);
        const winner =
          turn.kind === 'over' && turn.outcome.kind === 'win' ? offsetOf(turn.outcome.winner) : -1;
        let out = 0;
        for (let seat = 0; seat < players; seat++) {
          if (!isIn(position, seat)) out |= 1 << offsetOf(seat);
        }
        expect({
          settings,
          next: next.sort(),
          winner: numbered.winner(number),
          out: numbered.out(number),
        }).toEqual({ settings, next: moves.sort(), winner, out });
      }
    }
  }, 60_000);
});
