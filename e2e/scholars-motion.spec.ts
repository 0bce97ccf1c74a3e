import type { Page } from '@playwright/test';
import { expect, testOnShared as test, inNotation } from './app.ts';
import { choice, openAfter, stands, wholeGame, withMouse } from './scholars-table.ts';
import type { Board } from './board.ts';
import { resumeMotion } from './paused-motion.ts';

const game = 'scholars-game';

/** Pauses animations that start from now on at a share of their duration. */
function stopAt(page: Page, share: number): Promise<void> {
  return page.evaluate((part) => {
    const animate = Reflect.get<Element, 'animate'>(Element.prototype, 'animate');
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      // An animation that only keeps time ends at once, if it is due.
      const moves = (how[0] as Keyframe[]).length > 0;
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      const whole = window as unknown as { whole: number };
      if (moves) {
        whole.whole = Number(duration);
        animation.pause();
        animation.currentTime = Number(duration) * part;
      } else if (Number(duration) > whole.whole * part) animation.pause();
      return animation;
    };
  }, share);
}

/** The current places of all hands. */
function places(page: Page): Promise<DOMRect[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-hand]')].map(
      (hand) => hand.getBoundingClientRect().toJSON() as DOMRect,
    ),
  );
}

async function eliminateBoth(board: Board): Promise<void> {
  await board.pickUp('left', 'Player 1');
  await board.strike('Player 2', 'right');
  await choice(board, 'Put both out').click();
  await stands(board, wholeGame.length, '2×5r,5r');
}

test.describe('full motion', () => {
  test.use({ config: { ...inNotation, game, appearance: { motion: 'full', notation: true } } });

  test('two targets are struck one after the other', async ({ board }) => {
    // Everything except the last move, which puts both hands out.
    await openAfter(board, wholeGame.length - 1);
    await expect.poll(() => board.page.evaluate(() => document.getAnimations().length)).toBe(0);
    const atRest = await places(board.page);
    await stopAt(board.page, 0.5);
    await eliminateBoth(board);
    await expect(board.hand('Player 2', 'left')).toHaveAccessibleName(/out$/);
    await expect(board.hand('Player 2', 'right')).toHaveAccessibleName(/rock, 5$/);
    expect(await places(board.page), 'a hand is on its way').not.toEqual(atRest);

    await resumeMotion(board.page);
    await expect(board.hand('Player 2', 'right')).toHaveAccessibleName(/out$/);
    // Then the winner's hands cheer.
    const later = async () => {
      await resumeMotion(board.page);
      return places(board.page);
    };
    await expect.poll(later).toEqual(atRest);
  });

  test('a new view during an animation ends it', async ({ board }) => {
    const first = wholeGame[0]?.[0];
    const transform = wholeGame[1]?.[0];
    if (first === undefined || transform === undefined) throw new Error('The game is too short.');
    await withMouse(board, first);
    await board.stands(1);
    await expect.poll(() => board.page.evaluate(() => document.getAnimations().length)).toBe(0);
    const atRest = await places(board.page);
    await stopAt(board.page, 0.2);
    await withMouse(board, transform);
    await board.stands(2);
    expect(await places(board.page)).not.toEqual(atRest);
    await expect(board.hand('Player 2', 'right')).toHaveAccessibleName(/1 finger$/);
    await board.undo();
    await board.stands(1);
    await expect.poll(() => places(board.page)).toEqual(atRest);
  });
});

test.describe('motion off', () => {
  test.use({ config: { ...inNotation, game } });

  test('nothing moves', async ({ board }) => {
    for (const [index, [step, notation]] of wholeGame.slice(0, 4).entries()) {
      await withMouse(board, step);
      await stands(board, index + 1, notation);
      expect(await board.page.evaluate(() => document.getAnimations().length)).toBe(0);
    }
  });
});
