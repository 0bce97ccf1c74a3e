import type { Rules } from '../game.ts';
import { gameOf } from '../games.ts';
import { startMatch, type Match } from '../match/match.ts';
import { pick, seededRandom } from '../random.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { playOn } from './play-on.ts';

/** A match of at least `plies` plies, without moves that would end it. */
export function longMatch(
  plies: number,
  id = 'digit-conquest',
  differing: Settings = {},
): Match<unknown, unknown> {
  const game = gameOf(id);
  const settings = defaultSettings(game.settings, differing);
  const rules = game.rules(settings);
  const random = seededRandom(plies);
  return playOn(startMatch(rules, settings, 0), ({ position, turn, at }) => {
    if (turn.kind === 'chance') {
      return pick(random, rules.chance?.outcomes(position) ?? []);
    }
    if (at >= plies) return undefined;
    const open = rules.moves(position).filter((move) => !ends(rules, position, move));
    return { move: pick(random, open) };
  });
}

function ends(rules: Rules<unknown, unknown>, position: unknown, move: unknown): boolean {
  return rules.turn(rules.play(position, move)).kind === 'over';
}
