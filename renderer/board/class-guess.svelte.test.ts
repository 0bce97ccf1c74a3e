import { afterEach, expect, test, vi } from 'vitest';
import type { AnalysisView, Value } from '../../electron/api/analysis-view.ts';
import { wholeUpdate } from '../../electron/api/testing.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { chanceOf, drawn, lossIn, winIn } from '../../engine/analysis/value.ts';
import { saying } from '../../words/testing.ts';
import { heldMain } from '../library/testing.ts';
import { Services } from '../services/services.svelte.ts';
import { viewAfter } from '../table/testing.ts';
import { Board } from './board.svelte.ts';
import { matchOnTable } from './on-table.ts';

afterEach(() => vi.unstubAllGlobals());

const rated = (move: string, value: Value, essential = true): AnalysisView['moves'][number] => ({
  move,
  text: saying(move),
  played: { move: { kind: 'pass' }, after: viewAfter().position },
  value,
  essential,
});

const won: AnalysisView = {
  revision: 1,
  value: winIn(3),
  probabilities: false,
  canBeDrawn: true,
  moves: [
    rated('B-C', winIn(3)),
    rated('B-D', winIn(3), false),
    rated('A-D', winIn(3)),
    rated('A-C', winIn(5)),
    rated('13', lossIn(2)),
  ],
  saying: null,
};

const at = (revision: number): MatchView => ({ ...viewAfter(), revision, guided: true });

/** A board on which a class guesses, with what analysis finds. */
async function guessing(analysis: AnalysisView) {
  const main = heldMain();
  const board = new Board(new Services());
  board.services.match.follow(wholeUpdate(at(1)));
  board.guess.toggle();
  await main.answer('analyse', analysis);
  return { main, board, guess: board.guess };
}

const right = (guess: Board['guess']) =>
  guess.answers.filter((answer) => answer.right).map(({ letter }) => letter);

test('the guide keeps its advice from a class that guesses, also from a screen reader', async () => {
  const { main, board, guess } = await guessing(won);
  const { announcer } = board.services;
  const before = [saying('Strike.')];
  await main.answer('guide', {
    revision: 1,
    after: null,
    before,
    here: null,
    move: 'A-C',
    plan: [],
    told: true,
  });
  const advised = () => announcer.said.filter(({ text }) => text === 'Strike.').length;
  expect(advised()).toBe(0);
  guess.answerShown = true;
  expect(advised(), 'with the answer').toBe(1);
  guess.answerShown = false;
  guess.toggle();
  expect(advised(), 'only once').toBe(1);
});

test('a class is asked for the result, and its hands are counted', async () => {
  const { guess } = await guessing(won);
  expect(guess.answers.map(({ letter, result }) => [letter, result])).toEqual([
    ['A', 'Win'],
    ['B', 'Draw'],
    ['C', 'Lose'],
  ]);
  expect(right(guess)).toEqual(['A']);
  guess.count('A', 7);
  guess.count('B', 12);
  for (const wrong of [100, -1, 1.5, Number.NaN]) guess.count('B', wrong);
  expect(guess.counted).toEqual({ all: 19, right: 7 });
});

test('moves are lettered in an order that says nothing, and only the best are right', async () => {
  const { guess } = await guessing(won);
  guess.count('A', 3);
  guess.question = 'move';
  expect(guess.answers.map(({ rated }) => rated?.move)).toEqual(['13', 'A-C', 'A-D', 'B-C']);
  expect(right(guess)).toEqual(['C', 'D']);
  expect(guess.counted.all).toBe(0);
});

test.each([
  [chanceOf(0.501, true), 'More than half'],
  [chanceOf(0.5, true), 'Half'],
  [chanceOf(0.499, true), 'Less than half'],
])('a chance is a half, or more or less', async (value, expected) => {
  const { guess } = await guessing({ ...won, probabilities: true, value });
  expect(guess.answers.find((answer) => answer.right)?.result).toBe(expected);
});

test('a game without draws offers none', async () => {
  const { guess } = await guessing({ ...won, canBeDrawn: false });
  expect(guess.answers.map(({ result }) => result)).toEqual(['Win', 'Lose']);
});

test('values stay secret on the table until the answer is shown, by the key of analysis, too', async () => {
  const { board, guess } = await guessing(won);
  const { ratings } = { ratings: () => matchOnTable(board).ratings.size };
  expect([board.analysisShown, ratings()]).toEqual([false, 0]);
  board.toggleAnalysis();
  expect(guess.answerShown).toBe(true);
  expect([board.analysisShown, ratings()]).toEqual([true, won.moves.length]);
  board.toggleAnalysis();
  expect([board.analysisShown, ratings()]).toEqual([false, 0]);
});

test('the guide’s move and plan stay secret, too', async () => {
  const main = heldMain();
  const board = new Board(new Services());
  board.services.match.follow(wholeUpdate(at(1)));
  const move = { number: 1, seat: 0, move: { kind: 'pass' }, before: viewAfter().position };
  const advice = { revision: 1, after: null, before: [], here: null };
  await main.answer('guide', { ...advice, move: 'A-C', plan: [move] });
  const shown = () => [matchOnTable(board).hint, matchOnTable(board).plan.length];
  expect(shown()).toEqual(['A-C', 1]);
  board.guess.toggle();
  await main.answer('analyse', won);
  expect(shown()).toEqual([undefined, 0]);
});

test('the next position is a new question; analysis is off again after the last', async () => {
  const { main, board, guess } = await guessing(won);
  guess.count('A', 7);
  board.toggleAnalysis();
  board.services.match.follow(wholeUpdate(at(2)));
  expect(guess.isSecret).toBe(true);
  await main.answer('analyse', { ...won, revision: 2, value: drawn });
  expect(right(guess)).toEqual(['B']);
  expect(guess.counted.all).toBe(0);
  board.escape();
  expect([guess.isOpen, board.analysing.on]).toEqual([false, false]);
});

test('analysis that was on before stays on', async () => {
  const main = heldMain();
  const board = new Board(new Services());
  board.services.match.follow(wholeUpdate(at(1)));
  board.toggleAnalysis();
  board.guess.toggle();
  await main.answer('analyse', won);
  board.guess.toggle();
  expect(board.analysing.on).toBe(true);
});
