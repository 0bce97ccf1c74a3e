import { dailyPuzzle } from '../../engine/puzzles/daily.ts';
import { dayIn } from '../../engine/learner/moment.ts';
import { beatenAlone } from '../../engine/learner/matches.ts';
import { mistakesPractised } from '../../engine/learner/mistakes.ts';
import { nextStep } from '../../engine/learner/next-step.ts';
import { pathsOf } from '../../engine/learner/path.ts';
import { puzzleProgress } from '../../engine/learner/puzzles.ts';
import { fileReason } from '../../storage/files/reason.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import { message } from '../../words/message.ts';
import type { progressRequests } from '../api/progress.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { MistakeDeck } from './mistake-deck.ts';

/**
 * Answers the requests about all that a learner did.
 *
 * @param startAfresh - makes the pages anew, which hold what they have shown.
 */
export function progressHandlers(
  journal: Journal,
  mistakes: Pick<MistakeDeck, 'due'>,
  startAfresh: () => void,
): Handlers<keyof typeof progressRequests> {
  return {
    path({ at }) {
      const paths = journal.after(pathsOf);
      const beaten = journal.after(beatenAlone);
      const day = dayIn(at);
      const opened = journal.after(puzzleProgress).open.get(day);
      const daily = { game: dailyPuzzle(day).game, tried: opened?.tried === true };
      const practised = mistakesPractised(journal.lines, day);
      const today = { at, due: mistakes.due(), practised, daily };
      return {
        next: nextStep(paths, today),
        games: paths.games.map((path) => ({
          ...path,
          next: nextStep(paths, today, path.game),
          beaten: beaten.get(path.game) ?? null,
        })),
        isDailyDone: opened?.done === true,
      };
    },
    forgetProgress() {
      try {
        journal.forget(new Date());
      } catch (error) {
        throw new Refusal(message('forget.failed', { reason: fileReason(error) }));
      }
      startAfresh();
      return null;
    },
  };
}
