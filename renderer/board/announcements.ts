import type { Access } from '../../electron/api/preferences.ts';
import { pliesOf, type MatchView, type PlayedView } from '../../electron/api/match-view.ts';
import { gameName } from '../../words/game-words.ts';
import { playerAt } from '../../words/message.ts';
import { wordsAt } from '../players/naming.ts';
import { isComputing } from '../table/computing.ts';
import { sameMoves } from '../table/same-moves.ts';
import { tossOf } from '../table/toss.ts';
import { words } from '../words.svelte.ts';
import { lastMoveBefore, momentOf } from '../table/move-rows.ts';
import { turnInWords } from '../table/turn-words.ts';

/**
 * Announces for a screen reader how a match has changed since another view: a new game and its toss
 * are announced separately from the moves.
 *
 * @param narration - brief: without the moves of the only person at the table, and without whose
 * turn it is.
 */
export function announcementsOf(
  view: MatchView,
  before: MatchView | undefined,
  narration: Access['narration'] = 'full',
): readonly string[] {
  if (narration === 'brief' && before !== undefined && changeOf(view, before) === 'played') {
    return briefly(view, pliesOf(view).slice(before.at, view.at));
  }
  const sentences =
    before === undefined ? [begun(view), currentState(view)] : changesOf(view, before);
  return sentences.filter((text) => text !== '');
}

/** The moves of the other players, and the result of a finished game. */
function briefly(view: MatchView, played: readonly PlayedView[]): readonly string[] {
  const persons = view.players.filter(({ kind }) => kind === 'person').length;
  const others = played.filter(
    ({ seat }) => persons !== 1 || seat === null || view.players[seat]?.kind !== 'person',
  );
  const end = view.state.kind === 'over' ? turnOf(view) : '';
  return [joined(plies(view, others), end)].filter((text) => text !== '');
}

function currentState(view: MatchView): string {
  return joined(plies(view, lastPlies(view)), turnOf(view));
}

function changesOf(view: MatchView, before: MatchView): readonly string[] {
  switch (changeOf(view, before)) {
    case 'noted':
      return [];
    case 'handed-over':
      return [
        view.playedOn
          ? words().text('board.announcement.plays-on')
          : joined(words().text('board.announcement.play-again'), turnOf(view)),
      ];
    case 'paused':
      return [words().text('match-controls.announcement.paused')];
    case 'resumed':
      return [words().text('match-controls.announcement.resumed')];
    case 'swapped':
      return [joined(words().text('match-controls.announcement.swapped'), turnOf(view))];
    case 'adjudicated':
      return [turnOf(view)];
    case 'played': {
      const played = pliesOf(view).slice(before.at, view.at);
      const last = played.at(-1);
      // The same player ends the turn.
      const picked = last?.opens === true && last.seat !== null;
      return [joined(plies(view, played), picked ? '' : turnOf(view))];
    }
    case 'travelled': {
      const way = view.at < before.at ? 'back' : 'forward';
      const where = words().text('board.announcement.travelled', { way, ...momentOf(view) });
      return [joined(where, currentState(view))];
    }
    case 'begun':
      return [
        joined(
          view.series === null || view.series.round === 1
            ? words().text('board.announcement.begun', { game: gameName(words(), view.game.id) })
            : words().text('board.announcement.round', { round: view.series.round }),
          begun(view),
        ),
        joined(plies(view, pliesOf(view)), turnOf(view)),
      ];
  }
}

/** Adds a full stop unless the words end with a mark. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

type Change =
  | 'noted'
  | 'played'
  | 'travelled'
  | 'begun'
  | 'handed-over'
  | 'paused'
  | 'resumed'
  | 'swapped'
  | 'adjudicated';

function changeOf(view: MatchView, before: MatchView): Change {
  const same = identity(view) === identity(before);
  const [line, lineBefore] = [pliesOf(view), pliesOf(before)];
  const common = sameMoves(line, lineBefore);
  if (same && common === line.length && common === lineBefore.length) {
    if (view.at !== before.at) return 'travelled';
    if (view.playedOn !== before.playedOn) return 'handed-over';
    if (view.gameNumber === before.gameNumber && view.tree !== before.tree) return 'noted';
    const { computers } = view.controls;
    if (computers !== before.controls.computers) return computers === 'wait' ? 'paused' : 'resumed';
    if (view.state.kind !== before.state.kind && view.gameNumber === before.gameNumber)
      return 'adjudicated';
    // Its guide was turned on or off, which says so itself.
    if (view.gameNumber === before.gameNumber) return 'noted';
  }
  if (view.gameNumber === before.gameNumber && isSwapped(view, before)) return 'swapped';
  const playedOn = line.length === view.at && view.at > before.at && common >= before.at;
  if (same && playedOn) return 'played';
  // Another line of the same match.
  return same && view.gameNumber === before.gameNumber ? 'travelled' : 'begun';
}

/** Everything that identifies a game, except its moves. */
function identity({ game, settings, players, first, series }: MatchView): string {
  return JSON.stringify([game.id, settings, players, first, series?.round]);
}

/** Whether the same players have changed seats. */
function isSwapped(view: MatchView, before: MatchView): boolean {
  const [now, then] = [view, before].map(({ players }) =>
    players.map((each) => JSON.stringify(each)),
  );
  return now?.join() !== then?.join() && now?.toSorted().join() === then?.toSorted().join();
}

function begun(view: MatchView): string {
  return tossOf(view)?.sentence ?? '';
}

/** The last move played, and the draw after it. */
function lastPlies(view: MatchView): readonly PlayedView[] {
  const played = pliesOf(view);
  return played.slice(Math.max(0, lastMoveBefore(played, view.at)), view.at);
}

/** The most plies to announce; of more, as in an opened match, only the last move. */
const mostAnnounced = 12;

function plies(view: MatchView, played: readonly PlayedView[]): string {
  return joined(
    ...(played.length > mostAnnounced ? lastPlies(view) : played).map(({ seat, text }) => {
      // A draw by chance belongs to the player who moves next.
      const whose = seat ?? (view.state.kind === 'over' ? undefined : view.state.seat);
      return whose === undefined
        ? words().text('board.announcement.ply-by-chance', {
            text: sentence(wordsAt(view).say(text)),
          })
        : wordsAt(view).text('board.announcement.ply', {
            player: playerAt(whose),
            text: sentence(wordsAt(view).say(text)),
          });
    }),
  );
}

/** Whose turn it is now, or how the game ended. */
function turnOf(view: MatchView): string {
  const { state } = view;
  if (state.kind === 'over') {
    return [state.headline, state.reason]
      .map((each) => sentence(wordsAt(view).say(each)))
      .join(' ');
  }
  return isComputing(view) && state.decision === undefined ? '' : sentence(turnInWords(view));
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ');
}
