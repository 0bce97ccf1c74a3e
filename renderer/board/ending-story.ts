import type { HistoryView } from '../../electron/api/analysis-view.ts';
import { pliesOf, type MatchView } from '../../electron/api/match-view.ts';
import { playerAt } from '../../words/message.ts';
import { wordsAt } from '../players/naming.ts';
import { currentRow } from '../table/move-rows.ts';

/** The seat that is ahead, if any. */
type Ahead = number | 'nobody';

/**
 * Tells in up to two sentences how a match between two players was decided.
 *
 * @param values - of all its positions.
 * @returns an empty list if a value is unknown, or if the values don't explain the end, for example
 * after the leading player resigned.
 */
export function storyOf(view: MatchView, values: HistoryView['values']): readonly string[] {
  const { state } = view;
  const plies = pliesOf(view);
  if (state.kind !== 'over' || view.players.length !== 2 || values.length < plies.length) return [];
  const known = plies.map((_, at) => aheadAt(values[at]));
  const ahead = known.filter((each) => each !== undefined);
  if (ahead.length < known.length || ahead.length === 0) return [];
  return state.outcome.kind === 'win'
    ? storyOfWin(view, ahead, state.outcome.winner)
    : storyOfDraw(view, ahead);
}

function storyOfWin(view: MatchView, ahead: readonly Ahead[], winner: number): readonly string[] {
  const words = wordsAt(view);
  const gaps = { winner: playerAt(winner), loser: playerAt(1 - winner) };
  const before = ahead.findLastIndex((each) => each !== winner);
  if (before === -1) return [words.text('board.result.story.led', gaps)];
  if (before === ahead.length - 1) return [];
  // Without chance, only a move of the loser can have lost the game.
  const isGivenAway = pliesOf(view)[before]?.seat === 1 - winner;
  const number = numberOf(view, before);
  const stood = beforeTurning(ahead.slice(0, before + 1));
  return [
    isGivenAway
      ? words.text('board.result.story.given-away', { ...gaps, number })
      : words.text('board.result.story.turned', { ...gaps, number }),
    words.say({
      code: `board.result.story.${stood}`,
      values: gaps,
    }),
  ];
}

/** Who was ahead before the deciding ply, and whether the lead had changed before. */
function beforeTurning(ahead: readonly Ahead[]) {
  const isSteady = ahead.every((each) => each === ahead[0]);
  if (ahead.at(-1) === 'nobody') return isSteady ? 'level-before' : 'level-again';
  return isSteady ? 'behind' : 'behind-again';
}

function storyOfDraw(view: MatchView, ahead: readonly Ahead[]): readonly string[] {
  const words = wordsAt(view);
  const last = ahead.findLastIndex((each) => each !== 'nobody');
  const who = ahead[last];
  if (who === undefined || who === 'nobody') return [words.text('board.result.story.level')];
  const gaps = { player: playerAt(who), number: numberOf(view, last) };
  return [words.text('board.result.story.missed', gaps)];
}

/** The number of the first decision of a ply's turn, as a review names it. */
function numberOf(view: MatchView, ply: number): number {
  const plies = pliesOf(view);
  let first = ply;
  while (first > 0 && plies[first - 1]?.seat === plies[ply]?.seat) first--;
  return currentRow({ ...view, at: first + 1 })?.number ?? 0;
}

function aheadAt(known: HistoryView['values'][number] | undefined): Ahead | undefined {
  if (known?.value == null) return undefined;
  const { score } = known.value;
  if (score === 0.5) return 'nobody';
  return score > 0.5 ? known.seat : 1 - known.seat;
}
