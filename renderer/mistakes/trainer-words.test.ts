import { expect, test } from 'vitest';
import { saying } from '../../words/testing.ts';
import { mistakesTable, playedOf, promptOf } from './trainer-words.ts';

const task = {
  from: 'match',
  best: 1,
  worth: 0.5,
  chance: false,
  similar: false,
  mirrored: false,
  playedText: saying('Left hand strikes their right'),
} as unknown as Parameters<typeof promptOf>[0];

test('the task says where the mistake was made', () => {
  const [puzzle, lesson] = (['puzzle', 'lesson'] as const).map((from) => ({ ...task, from }));
  expect([puzzle, lesson].map((each) => each && promptOf(each))).toEqual([
    'You went wrong here in a puzzle. Find a move that keeps the win.',
    'You went wrong here in a lesson. Find a move that keeps the win.',
  ]);
});

test('the task and the move of the match say if both are seen in a mirror', () => {
  expect([promptOf(task), playedOf(task)]).toEqual([
    'You went wrong here in a match. Find a move that keeps the win.',
    'In the match: Left hand strikes their right',
  ]);
  const mirrored = { ...task, mirrored: true };
  expect([promptOf(mirrored), playedOf(mirrored)]).toEqual([
    'You went wrong here in a match, with left and right swapped. Find a move that keeps the win.',
    'In the match, seen in a mirror: Left hand strikes their right',
  ]);
});

test('mistakes are saved as a table', () => {
  const made = { ...task, game: { id: 'chopsticks' }, position: '11-11', played: ['A-C'] };
  expect(mistakesTable([made])).toEqual([
    ['Game', 'Position', 'Move', 'What it does', 'Value', 'Value of the best move'],
    ['Chopsticks', '11-11', 'A-C', 'Left hand strikes their right', 0.5, 1],
  ]);
});
