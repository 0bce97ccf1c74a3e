import type { GameId, MatchView } from '../../electron/api/match-view.ts';
import type { TableProps } from '../table/game-screen.ts';
import type { Board } from './board.svelte.ts';

/** What the table shows and where its moves go; the getters read state. */
export type OnTable = Required<
  Pick<
    TableProps<GameId>,
    'hint' | 'plan' | 'ratings' | 'chances' | 'saying' | 'firstMoves' | 'onplay'
  >
> & { readonly view: MatchView | undefined };

const noRatings: OnTable['ratings'] = new Map();

/** The match, with its values unless the user or a class is to predict them first. */
export function matchOnTable({ analysing, guess, guiding, services, teaching }: Board): OnTable {
  const { match } = services;
  const isSecret = () => guiding.asked !== undefined || guess.isSecret;
  return {
    get view() {
      return match.view;
    },
    get hint() {
      return guess.isSecret ? undefined : (analysing.hint ?? guiding.drawn);
    },
    get plan() {
      return this.hint === guiding.drawn ? guiding.plan : [];
    },
    get ratings() {
      return isSecret() ? noRatings : analysing.ratings;
    },
    get chances() {
      return isSecret() ? noRatings : analysing.chances;
    },
    get saying() {
      return isSecret() ? null : (analysing.analysis?.saying ?? null);
    },
    get firstMoves() {
      return teaching.on;
    },
    onplay: (move) => match.play(move),
  };
}

/** The position under review, with the match's values until a move is tried. */
export function reviewOnTable(board: Board): OnTable {
  const { review } = board;
  const match = matchOnTable(board);
  return {
    get view() {
      return review.table;
    },
    get hint() {
      return review.hint;
    },
    plan: [],
    get ratings() {
      return review.away ? noRatings : match.ratings;
    },
    chances: noRatings,
    saying: null,
    firstMoves: false,
    onplay: (move) => void review.play(move),
  };
}
