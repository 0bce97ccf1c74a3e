import { chanceOrder, type ChanceOrder } from '../../engine/match/chance-order.ts';
import { chanceOrderOf, type SeatedMatch } from '../../engine/match/seated-match.ts';
import { lengthOf, mainEndOf, pliesOf, positionAt, type Match } from '../../engine/match/match.ts';
import type { Played } from '../../engine/match/played.ts';
import { replayed } from '../../engine/match/replay.ts';
import { mainLine } from '../../engine/match/tree.ts';
import { goToPlace } from '../../engine/match/variations.ts';
import { message } from '../../words/message.ts';
import type { RequestOf } from '../api/requests.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownGame, resolvePosition, type ResolvedPosition } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { viewOf } from '../match/match-view.ts';
import type { SessionState } from '../match/session.ts';

/** The match on the table, from which practice may begin. */
export type MatchOnTable = Pick<SessionState, 'gameNumber' | 'table'>;

/** Answers the requests about practice positions. @param now - the match on the table, if any. */
export function practiceHandlers(now: () => MatchOnTable | undefined): Handlers<'practiceView'> {
  /** The last practice line, so that usually only one more move has to be played. */
  let last: { readonly start: string; readonly plies: readonly Played<unknown, unknown>[] } = {
    start: '',
    plies: [],
  };

  /** @throws Refusal if a move can't be played. */
  function matchAfter(
    { game, settings, rules, position }: ResolvedPosition,
    { moves, at = moves.length }: RequestOf<'practiceView'>,
    chance: ChanceOrder,
  ): Match<unknown, unknown> {
    const start = JSON.stringify([game.id, settings, position]);
    const known = last.start === start ? last.plies : [];
    const played = replayed(rules, settings, position, moves, known);
    if (!played.ok) throw new Refusal(played.error);
    const place = { path: mainLine, at: Math.min(at, moves.length) };
    const match = goToPlace(played.value, place, (there) => chance.resolve(there));
    if (!match.ok) throw new Refusal(match.error);
    last = { start, plies: pliesOf(match.value) };
    return match.value;
  }

  return {
    practiceView(request) {
      const { players, open, onTable, seed } = request;
      const { chance, ...place } =
        onTable === undefined
          ? { ...resolvePosition(request), chance: chanceOrder(seed) }
          : placeOnTable(now(), request, onTable);
      const { game, rules } = place;
      if (players.length !== rules.seats) {
        throw new Refusal(
          message('match.seats', { game: { code: `${game.id}.name` }, seats: rules.seats }),
        );
      }
      const match = matchAfter(place, request, chance);
      // A seat whose moves are offered to the user keeps its player's name.
      const offered = players.map((player, seat) =>
        seat === open ? ({ kind: 'person' } as const) : player,
      );
      const first = Math.min(request.first, rules.seats - 1);
      const table: SeatedMatch = { game: game.id, players: offered, first, match };
      const session = { playedOn: false, revision: match.at, gameNumber: 0 };
      return { ...viewOf(table, session), players };
    },
  };
}

/**
 * A position of the match on the table, from which chance acts as it did in the match. What it will do in an unfinished match
 * isn't shown.
 *
 * @throws Refusal if it is no longer there.
 */
function placeOnTable(
  now: MatchOnTable | undefined,
  { position: notation, seed }: RequestOf<'practiceView'>,
  { gameNumber, at }: NonNullable<RequestOf<'practiceView'>['onTable']>,
): ResolvedPosition & { readonly chance: ChanceOrder } {
  const gone = new Refusal(message('match-controls.moved-on'));
  if (now?.gameNumber !== gameNumber || at > lengthOf(now.table.match)) throw gone;
  const { game, match } = now.table;
  const { settings, rules } = match;
  const position = positionAt(match, at);
  if (rules.formatPosition(position) !== notation) throw gone;
  const isOver = mainEndOf(match) !== undefined;
  const chance = chanceOrderOf(isOver ? now.table : { ...now.table, seed }).after(match, at);
  return { game: knownGame(game), settings, rules, position, chance };
}
