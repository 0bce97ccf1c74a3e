import { games } from '../../engine/games.ts';
import { positionAt } from '../../engine/match/match.ts';
import type { Mistake } from '../../engine/learner/line.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { placeKey, placeUnder } from '../../engine/puzzles/puzzle-place.ts';
import { parseSettings } from '../../engine/settings/settings.ts';
import type { ReviewAnswer } from '../analyst/tasks.ts';

/**
 * The mistakes that people made in a match, according to its review: certain losses of half a point or
 * more or, in games with chance, of 5 percentage points or more. Mistakes only because of repetition
 * don't count.
 *
 * @param from - the number of moves to skip at the beginning.
 */
export function mistakesIn(
  { game: id, match, players }: SeatedMatch,
  { review }: ReviewAnswer,
  from = 0,
): Mistake[] {
  const { rules } = match;
  const [opponent] = players.flatMap((player) =>
    player.kind === 'computer' ? player.difficulty : [],
  );
  return review.turningPoints.flatMap((index): Mistake[] => {
    const ply = review.plies[index];
    if (ply?.verdict?.lasting !== true || ply.before === null || ply.after === null) return [];
    const { seat, at, moves, before, after } = ply;
    if (at < from || players[seat]?.kind !== 'person') return [];
    const position = positionAt(match, at);
    return [
      {
        id: placeKey(placeUnder(id, match.settings, rules.key(position))),
        ...placeUnder(id, match.settings, rules.formatPosition(position)),
        first: seat,
        played: [...moves],
        best: before.score,
        worth: after.score,
        ...(opponent !== undefined && { opponent }),
      },
    ];
  });
}

/** Whether this program knows the game and can set up the position. */
export function canBeAsked({ game, settings, position, first, played }: Mistake): boolean {
  const known = games.find(({ id }) => id === game);
  if (known === undefined) return false;
  const read = parseSettings(known, settings);
  if (read.problems.length > 0) return false;
  const rules = known.rules(read.settings);
  if (first >= rules.seats) return false;
  const parsed = rules.parsePosition(position, first);
  if (!parsed.ok || rules.turn(parsed.value).kind !== 'player') return false;
  return played.length > 0 && rules.parseMove(parsed.value, played[0] ?? '').ok;
}
