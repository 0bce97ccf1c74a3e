import { plyInWords } from '../../engine/decision/notation.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { answerOf, type Puzzle } from '../../engine/puzzles/puzzle.ts';
import { mostOnSheet } from '../../engine/puzzles/sheet-levels.ts';
import { puzzlesOfSheet } from '../../engine/puzzles/sheet.ts';
import { questionOf } from '../../engine/puzzles/wording.ts';
import { message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { SheetPuzzleView } from '../api/puzzles.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownRules, seenAt } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { MadePuzzles } from './made-puzzles.ts';

/** Answers the request for puzzles on paper. */
export function puzzleSheetHandlers(analyst: Analyst): Handlers<'puzzleSheet'> {
  // Another number of puzzles on a page asks for the same ones.
  const made = new MadePuzzles(analyst, mostOnSheet);
  return {
    async puzzleSheet({ theme, ...asked }) {
      const chosen = puzzlesOfSheet({ ...asked, theme: theme ?? undefined });
      if (chosen.length === 0) throw new Refusal(message('puzzles.no-pack', { pack: asked.pack }));
      const puzzles = await Promise.all(chosen.map((each) => made.get(each)));
      return puzzles.map(onSheet);
    },
  };
}

function onSheet(puzzle: Puzzle): SheetPuzzleView {
  const known = knownRules(puzzle);
  const { position, solution } = exerciseOfPuzzle(puzzle, 0);
  const [step] = puzzle.steps;
  if (step === undefined) throw new RangeError('A puzzle has a step.');
  const { moves: line, message: better, why } = solution();
  return {
    seen: seenAt(known, position),
    question: questionOf(puzzle, step),
    answer: {
      text: plyInWords(known.rules, position, answerOf(step).moves),
      line,
      why: why ?? better ?? null,
    },
  };
}
