import type { Page } from '@playwright/test';
import type { Board } from './board.ts';
import { expect, testOnShared as test, twoPersons } from './app.ts';
import { resumeMotion } from './paused-motion.ts';

/** The outlines of all hands on the table, as drawn now. */
function drawing(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const paths = document.querySelectorAll('[data-hand] path');
    // A hand at rest has no light around it.
    return [...paths]
      .filter((path) => path.closest('.glow, .ring') === null)
      .map((path) => path.getAttribute('d'));
  });
}

/** The current places of all hands. */
function places(page: Page): Promise<DOMRect[]> {
  return page.evaluate(() => {
    const hands = document.querySelectorAll('[data-hand]');
    return [...hands].map((hand) => hand.getBoundingClientRect().toJSON() as DOMRect);
  });
}

/** Counts the animations that start from now on. */
function countMovements(page: Page): Promise<void> {
  return page.evaluate(() => {
    const movements = { count: 0 };
    Object.assign(window, { movements });
    document.addEventListener('transitionrun', () => movements.count++);
    const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...how) {
      movements.count++;
      return animate.apply(this, how);
    };
  });
}

function movementsOf(page: Page): Promise<number> {
  return page.evaluate(
    () => (window as unknown as { movements: { count: number } }).movements.count,
  );
}

/** Pauses every strike that starts from now on at a share of its duration, by default its middle. */
function stopStrikes(page: Page, share = 0.5): Promise<void> {
  return page.evaluate((part) => {
    const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      animation.currentTime = Number(duration) * part;
      return animation;
    };
  }, share);
}

/** Records every outline of a hand from now on. */
function recordDrawings(page: Page): Promise<void> {
  return page.evaluate(() => {
    const drawings: (string | null)[] = [];
    Object.assign(window, { drawings });
    const note = () => {
      const paths = document.querySelectorAll('[data-hand] path');
      drawings.push(...[...paths].map((path) => path.getAttribute('d')));
    };
    const changes = { subtree: true, childList: true, attributeFilter: ['d'] };
    new MutationObserver(note).observe(document.body, changes);
  });
}

function drawingsOf(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => (window as unknown as { drawings: (string | null)[] }).drawings);
}

/** The duration of the longest current animation (ms). */
function longestMovement(page: Page): Promise<number> {
  return page.evaluate(() => {
    const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
    return Math.max(...timings.map((timing) => Number(timing?.duration)));
  });
}

async function playAMove(board: Board): Promise<void> {
  await board.attack('Player 1', 'left', 'Player 2', 'left');
  await board.stands(1);
}

test.describe('motion off', () => {
  test.use({ config: twoPersons });

  test('nothing moves, and every change is immediate', async ({ board }) => {
    await countMovements(board.page);
    const still = () => board.page.evaluate(() => document.getAnimations().length);
    await playAMove(board);
    expect(await board.fingersOf('Player 2')).toEqual([2, 1]);
    expect(await still()).toBe(0);
    await board.pickUp('left', 'Player 2');
    expect(await still()).toBe(0);
    await board.undo();
    expect(await still()).toBe(0);
    await board.topBar.getByRole('button', { name: 'New game' }).click();
    await expect(board.newGameDialog).toBeVisible();
    expect(await still()).toBe(0);
    expect(await movementsOf(board.page)).toBe(0);
  });
});

test.describe('reduced motion', () => {
  test.use({ config: { ...twoPersons, appearance: { motion: 'reduced' } } });

  test('hands stay in place, and each drawing fades into the next', async ({ board }) => {
    const before = await drawing(board.page);
    const atRest = await places(board.page);
    await recordDrawings(board.page);
    await stopStrikes(board.page);
    await playAMove(board);
    await expect(board.hand('Player 1', 'left')).toHaveCSS('opacity', '0.6');
    expect(await places(board.page)).toEqual(atRest);
    expect(await drawing(board.page), 'fingers in the middle of the fade').toEqual(before);
    expect(await longestMovement(board.page)).toBe(80);

    await resumeMotion(board.page);
    await board.holds('Player 2', 2, 1);
    await expect(board.hand('Player 1', 'left')).toHaveCSS('opacity', '1');
    expect(await places(board.page)).toEqual(atRest);
    await expect.poll(async () => (await drawing(board.page)).length).toBe(before.length);
    const after = await drawing(board.page);
    expect(after).not.toEqual(before);
    const between = (await drawingsOf(board.page)).filter(
      (outline) => !before.includes(outline) && !after.includes(outline),
    );
    expect(between, 'fingers on their way').toEqual([]);
  });
});

test.describe('full motion', () => {
  test.use({ config: { ...twoPersons, appearance: { motion: 'full' } } });

  test('a hand strikes, and fingers and turn change when it touches', async ({ board }) => {
    const before = await drawing(board.page);
    const atRest = await places(board.page);
    await stopStrikes(board.page);
    await playAMove(board);
    expect(await places(board.page), 'a hand is on its way').not.toEqual(atRest);
    expect(await drawing(board.page), 'fingers before the hands touch').toEqual(before);
    await board.says('Player 1 to move');
    await expect(board.plates.filter({ hasText: 'to move' })).toHaveText(/Player 1/);
    await expect(board.badges).toHaveText(['1', '1', '1', '1']);

    await resumeMotion(board.page);
    await board.says('Player 2 to move');
    await expect(board.plates.filter({ hasText: 'to move' })).toHaveText(/Player 2/);
    await board.holds('Player 2', 2, 1);
    await expect.poll(() => places(board.page)).toEqual(atRest);
    await expect.poll(() => drawing(board.page)).not.toEqual(before);
  });

  test('a dragged hand strikes from where it is dropped', async ({ board }) => {
    const hand = board.hand('Player 1', 'left');
    const atRest = await places(board.page);
    await board.carry(hand);
    const target = await board.hand('Player 2', 'right').boundingBox();
    if (target === null) throw new Error('There is nothing to strike.');
    await board.page.mouse.move(target.x + target.width / 2, target.y + target.width);
    const carried = await hand.boundingBox();
    await stopStrikes(board.page, 0);
    await board.letGo();
    await board.stands(1);
    const begins = await hand.boundingBox();
    expect(begins?.x).toBeCloseTo(carried?.x ?? NaN, 0);
    expect(begins?.y).toBeCloseTo(carried?.y ?? NaN, 0);

    await resumeMotion(board.page);
    await board.holds('Player 2', 1, 2);
    await expect.poll(() => places(board.page)).toEqual(atRest);
  });

  test('a hand dropped beside all others returns to its place', async ({ board }) => {
    const hand = board.hand('Player 1', 'left');
    const atRest = await places(board.page);
    await board.carry(hand);
    const carried = await places(board.page);
    await stopStrikes(board.page, 0);
    await board.letGo();
    expect(await places(board.page)).toEqual(carried);
    await resumeMotion(board.page);
    await expect.poll(() => places(board.page)).toEqual(atRest);
    await board.stands(0);
  });

  test('a new view in the middle of a strike ends it', async ({ board }) => {
    const before = await drawing(board.page);
    const atRest = await places(board.page);
    await stopStrikes(board.page);
    await playAMove(board);
    expect(await places(board.page)).not.toEqual(atRest);
    await board.undo();
    await board.stands(0);
    await board.holds('Player 2', 1, 1);
    await expect.poll(() => places(board.page)).toEqual(atRest);
    await expect.poll(() => drawing(board.page)).toEqual(before);
  });

  test('interrupted by a move and by looking back, it ends as it would without animations', async ({
    program,
    board,
  }) => {
    const preferences = await program.openPreferences();
    await preferences.choose('Motion', 'Off');
    await expect(board.page.locator('html')).toHaveAttribute('data-motion', 'off');
    await board.page.bringToFront();
    await playAMove(board);
    const expected = await drawing(board.page);

    await preferences.choose('Motion', 'Full');
    await expect(board.page.locator('html')).toHaveAttribute('data-motion', 'full');
    await board.page.bringToFront();
    await board.newGame();
    await stopStrikes(board.page);
    await playAMove(board);
    await board.attack('Player 2', 'right', 'Player 1', 'right');
    await board.stands(2);
    await board.goToMove(1);
    await expect.poll(() => drawing(board.page)).toEqual(expected);
  });
});
