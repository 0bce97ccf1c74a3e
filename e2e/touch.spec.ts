import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, testOnShared as test, twoPersons } from './app.ts';
import { crowding } from './crowding.ts';

test.use({ config: twoPersons });

/** Emulates touch input in a page during an action. */
async function withFingers(page: Page, action: (fingers: CDPSession) => Promise<void>) {
  const fingers = await page.context().newCDPSession(page);
  const touched = (enabled: boolean) =>
    fingers.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
  await touched(true);
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  try {
    await action(fingers);
  } finally {
    await touched(false);
    await fingers.detach();
  }
}

async function middleOf(hand: Locator): Promise<{ x: number; y: number }> {
  const box = await hand.boundingBox();
  if (box === null) throw new Error('There is no such hand.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a finger taps two hands in turn, and drags a hand onto another', async ({ board }) => {
  await withFingers(board.page, async (fingers) => {
    const touch = (type: 'touchStart' | 'touchMove', at: { x: number; y: number }) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
    const lift = () =>
      fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

    for (const who of ['Player 1', 'Player 2']) {
      await touch('touchStart', await middleOf(board.hand(who, 'left')));
      await lift();
    }
    await board.holds('Player 2', 2, 1);

    const from = await middleOf(board.hand('Player 2', 'left'));
    const to = await middleOf(board.hand('Player 1', 'right'));
    await touch('touchStart', from);
    for (const share of [0.1, 0.4, 0.7, 1]) {
      await touch('touchMove', {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
    }
    await lift();
    await board.holds('Player 1', 1, 3);
  });
});

test('every touch target is large enough', async ({ program, board }) => {
  const { page } = board;
  await withFingers(page, async () => {
    await program.resize(800, 600);
    const pages = ['CmdOrCtrl+Shift+T', 'CmdOrCtrl+Shift+H', 'CmdOrCtrl+U', 'CmdOrCtrl+1'];
    for (const keys of [...pages, 'CmdOrCtrl+4', 'CmdOrCtrl+L', 'CmdOrCtrl+Shift+L']) {
      await program.press(keys);
      const heading = await page.locator('h1').first().textContent();
      expect.soft(await crowding(page, 44), heading ?? '').toEqual([]);
    }
  });
});
