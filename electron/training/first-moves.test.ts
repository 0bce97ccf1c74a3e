import { expect, test } from 'vitest';
import { firstMovesHandlers } from './first-moves.ts';
import { openJournal } from '../../storage/journal/journal.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

inFolders();

const nobody = () => undefined;

const started = () => firstMovesHandlers(openJournal(folder, nobody));

test('first moves are recorded once per game', async () => {
  const { firstMoves, firstMovesMade } = started();
  expect(await firstMoves(undefined, nobody)).toEqual([]);
  await firstMovesMade({ game: 'chopsticks' }, nobody);
  await firstMovesMade({ game: 'chopsticks' }, nobody);
  expect(await started().firstMoves(undefined, nobody)).toEqual(['chopsticks']);
});

test('an unknown game has no first moves', async () => {
  await expect(async () => started().firstMovesMade({ game: 'go' }, nobody)).rejects.toThrow();
});
