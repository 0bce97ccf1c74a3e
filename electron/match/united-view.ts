import type { Seat } from '../../engine/game.ts';
import { unitedInWords, unitedMoveInWords } from '../../engine/united-words.ts';
import type { UnitedAnalysis } from '../../engine/united.ts';
import type { Message } from '../../words/message.ts';
import type { UnitedView } from '../api/analysis-view.ts';

/** Puts into words what is certain of a position of three players and of its moves. */
export function unitedView(
  analysis: UnitedAnalysis<string>,
  mover: Seat,
  say: (told: Message) => string,
): UnitedView {
  const { outWins, players, kingmaker, moves } = analysis;
  return {
    players,
    kingmaker,
    sentences: unitedInWords(analysis, kingmaker ? mover : undefined).map(say),
    moves: moves.map((each) => ({
      ...each,
      text: say(unitedMoveInWords(each.players, mover, outWins)),
    })),
  };
}
