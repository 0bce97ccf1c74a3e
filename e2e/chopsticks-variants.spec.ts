import { expect, still, testOnShared as test } from './app.ts';
import type { Board } from './board.ts';

const two = { ...still, players: ['person', 'person'] } as const;

const picked = (board: Board, name: string) =>
  board.page.getByRole('button', { name: new RegExp(`^${name}`), pressed: true });

test.describe('self-attack', () => {
  test.use({ config: { ...two, chopsticks: { selfAttack: true, start: '1311' } } });

  test('a hand dragged onto the player’s other hand asks whether to strike or to split', async ({
    board,
  }) => {
    await board.drag(board.hand('Player 1', 'left'), board.hand('Player 1', 'right'));
    const asked = board.page.getByRole('group', { name: 'Strike or split?' });
    await asked.getByRole('button', { name: /^Strike: / }).click();
    await board.stands(1);
    await board.holds('Player 1', 1, 4);
    // 1 and 1 can't be split, so there is no choice.
    await board.drag(board.hand('Player 2', 'right'), board.hand('Player 2', 'left'));
    await board.stands(2);
    await board.holds('Player 2', 2, 1);
  });

  test('one hand strikes the other by keyboard', async ({ board }) => {
    const { keyboard } = board.page;
    await board.hand('Player 1', 'right').focus();
    await keyboard.press('Enter');
    await expect(picked(board, 'Player 1: Right hand')).toBeFocused();
    await keyboard.press('ArrowLeft');
    await expect(board.hand('Player 1', 'left')).toHaveAccessibleName(/would hold 4$/);
    await keyboard.press('Enter');
    await expect(board.page.getByRole('button', { name: /^Strike: / })).toBeFocused();
    await keyboard.press('Enter');
    await board.stands(1);
    await board.holds('Player 1', 4, 3);
  });
});

test.describe('integers and self-adding', () => {
  const rules = { integers: true, selfAdd: true, start: '2311' };
  test.use({ config: { ...two, chopsticks: rules } });

  test('a hand is turned over by mouse, and takes a finger more by keyboard', async ({ board }) => {
    await board.pickUp('left', 'Player 1');
    await board.page.getByRole('button', { name: /^Turn over: left hand, 2 becomes −2/ }).click();
    await board.stands(1);
    await expect(board.hand('Player 1', 'left')).toHaveAccessibleName(/hand, −2 fingers/);

    await board.pickUp('right', 'Player 2');
    await board.page.keyboard.press('+');
    await board.stands(2);
    await board.holds('Player 2', 1, 2);

    // −2 and 2 add up to nothing for the struck hand.
    await board.attack('Player 1', 'left', 'Player 2', 'right');
    await board.stands(3);
    await expect(board.hand('Player 2', 'right')).toHaveAccessibleName(/hand, out$/);
    await board.page.keyboard.press('-');
    await expect(board.page.getByRole('status')).toContainText('First pick up a hand.');
  });
});

test.describe('three hands', () => {
  const rules = { hands: 3, fingers: 7, multipleTransfers: true, start: '034111' };
  test.use({ config: { ...two, chopsticks: rules } });

  test('fingers are split among all of them, and the middle one is struck', async ({ board }) => {
    const { keyboard } = board.page;
    const hand = (who: number, which: string) =>
      board.page.getByRole('button', { name: `Player ${who}: ${which} hand` });
    await keyboard.press('s');
    const confirm = board.splits.getByRole('button', { name: 'Split like this' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await board.splits.getByRole('button', { name: 'Fewer on your right hand' }).click();
    await board.splits.getByRole('button', { name: 'Fewer on your middle hand' }).click();
    await expect(board.splits.getByRole('status')).toHaveText('Still to give: 2.');
    const more = board.splits.getByRole('button', { name: 'More on your left hand' });
    await more.focus();
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await expect(hand(1, 'Left')).toHaveAccessibleName(/out, would hold 2$/);
    await confirm.click();
    await board.stands(1);
    await expect(hand(1, 'Left')).toHaveAccessibleName(/2 fingers$/);
    await expect(hand(1, 'Right')).toHaveAccessibleName(/3 fingers$/);

    await hand(2, 'Left').click();
    await hand(1, 'Middle').click();
    await board.stands(2);
    await expect(hand(1, 'Middle')).toHaveAccessibleName(/3 fingers$/);

    await hand(1, 'Right').focus();
    await keyboard.press('Enter');
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await board.stands(3);
    await expect(board.page.getByRole('button', { name: /^Player 2: .* 4 fingers$/ })).toHaveCount(
      1,
    );
  });
});

test.describe('cherry bomb', () => {
  test.use({
    config: { ...two, chopsticks: { cherryBomb: true, deathAttack: true, start: '1312' } },
  });

  test('the struck hand is out, the striker keeps one finger, and the hand that is out is struck again', async ({
    board,
  }) => {
    await board.attack('Player 1', 'right', 'Player 2', 'right');
    await board.stands(1);
    await board.holds('Player 1', 1, 1);
    await board.holds('Player 2', 1, 0);
    await board.attack('Player 2', 'left', 'Player 1', 'left');
    await board.stands(2);
    await board.pickUp('right', 'Player 1');
    await expect(board.hand('Player 2', 'right')).toHaveAccessibleName(/hand, out, would hold 1$/);
    await board.strike('Player 2', 'right');
    await board.holds('Player 2', 1, 1);
  });
});
