import { expect, still, testOnShared as test } from './app.ts';

// With suicide, splits are possible from the first move.
test.use({ config: { ...still, players: ['person', 'person'], chopsticks: { suicide: true } } });

test('dragging a hand onto another strikes it', async ({ board }) => {
  await board.drag(board.hand('Player 1', 'left'), board.hand('Player 2', 'right'));
  await board.stands(1);
  await board.holds('Player 2', 1, 2);
  await board.drag(board.hand('Player 2', 'right'), board.hand('Player 1', 'right'));
  await board.stands(2);
  await board.holds('Player 1', 1, 3);
});

test('dragging a hand onto the player’s other hand opens the splits', async ({ board }) => {
  await board.drag(board.hand('Player 1', 'left'), board.hand('Player 1', 'right'));
  await expect(board.splits).toBeVisible();
  await board.wayToSplit('0 and 2').click();
  await board.stands(1);
  await board.holds('Player 1', 0, 2);
});

test('a carried hand shows what it would do, and goes back when dropped elsewhere', async ({
  board,
}) => {
  const hand = board.hand('Player 1', 'left');
  const before = await hand.boundingBox();
  await board.carry(hand);
  await expect(board.hand('Player 2', 'left')).toHaveAccessibleName(/would hold 2$/);
  await expect(board.hand('Player 2', 'right')).toHaveAccessibleName(/would hold 2$/);
  await board.letGo();

  await board.drag(hand, board.topBar);
  expect(await hand.boundingBox()).toEqual(before);
  await expect(hand).toHaveAttribute('aria-pressed', 'false');
  await board.stands(0);
});

test('a hand that may not move can’t be dragged', async ({ board }) => {
  const hand = board.hand('Player 2', 'left');
  const before = await hand.boundingBox();
  await board.carry(hand);
  expect(await hand.boundingBox()).toEqual(before);
  await board.letGo();
  await board.stands(0);
});
