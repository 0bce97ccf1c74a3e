import { expect, test } from 'vitest';
import { namedComputers } from '../../engine/capabilities/computer-players.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { message } from '../../words/message.ts';
import { inEnglishAndGerman } from '../../words/testing.ts';
import { puzzleView } from './puzzle-view.ts';

const open = {
  pack: 'all',
  theme: null,
  seed: 1,
  number: 0,
  day: null,
  place: null,
  counted: false,
  erred: false,
  done: false,
} as unknown as Parameters<typeof puzzleView>[0];

test.each(namedComputers)(
  'the difficulty of a puzzle that the computer %s solves is one sentence',
  (solver) => {
    const puzzle = {
      pack: 'all',
      game: 'chopsticks',
      settings: {},
      kind: 'draw',
      ending: [],
      steps: [{ position: '1111', ways: [] }],
      grade: { solver, remoteness: null, meanLoss: 0, rating: 819 },
    } as Puzzle;
    const { rating, solvedBy } = puzzleView(open, puzzle);
    const said = inEnglishAndGerman(message('puzzles.page.rated', { rating, solver: solvedBy }));
    expect(said).toEqual([
      expect.stringMatching(
        /^Difficulty 819: it can be solved by (the|a) [a-z ]*computer[a-z, ]*\.$/,
      ),
      expect.stringMatching(
        /^Schwierigkeit 819: lösbar für (den|einen) [a-z ]*Computer[\p{L} ,]*\.$/u,
      ),
    ]);
  },
);
