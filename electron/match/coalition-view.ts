import type { Seat } from '../../engine/game.ts';
import { coalitionInWords, coalitionMoveInWords } from '../../engine/solver/coalition-words.ts';
import type { CoalitionAnalysis } from '../../engine/solver/coalition-analysis.ts';
import type { CoalitionView } from '../api/analysis-view.ts';

/** The view of the certain results of a position of three players, and of its moves. */
export function coalitionView(analysis: CoalitionAnalysis<string>, mover: Seat): CoalitionView {
  const { outWins, players, kingmaker, moves } = analysis;
  return {
    players,
    kingmaker,
    sentences: coalitionInWords(analysis, kingmaker ? mover : undefined),
    moves: moves.map((each) => ({
      ...each,
      text: coalitionMoveInWords(each.players, mover, outWins),
    })),
  };
}
