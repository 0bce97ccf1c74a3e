import type { Locator, Page } from '@playwright/test';
import type { Board } from './board.ts';
import { expect, still, testOnShared as test, twoPersons } from './app.ts';
import { shortcuts } from './program.ts';
import { numberCard } from './card-tables.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 800, height: 600 },
  { width: 640, height: 700 },
] as const;

const summation = { ...twoPersons, game: 'summation-duel', 'summation-duel': { bestOf: 3 } };

/** The eight turns of the rule book's example, in which the first player loses. */
const example = [6, 9, 10, 8, 7, 5, 4, 1];

async function playExample(board: Board): Promise<void> {
  for (const [index, number] of example.entries()) {
    await numberCard(board, number).click();
    await board.stands(index + 1);
  }
  await expect(board.gameOver).toBeVisible();
}

/** Whether the whole element is visible within the list that scrolls it, and in the window. */
function isInSight(row: Locator): Promise<boolean> {
  return row.evaluate((element) => {
    const list = element.closest('ol, ul')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    const shown = element.checkVisibility({ visibilityProperty: true });
    return shown && list !== undefined && top >= list.top - 1 && bottom <= list.bottom + 1;
  });
}

/** The places of the parts of the side panel. */
function placesOf(page: Page): Promise<unknown> {
  return page
    .locator('aside [data-part]')
    .evaluateAll((parts) =>
      parts.map((part) => [part.ariaLabel, JSON.stringify(part.getBoundingClientRect())]),
    );
}

test.describe('two people', () => {
  test.use({ config: twoPersons });

  test('the focus stays on the page when a smaller window hides the focused element', async ({
    program,
    board,
  }) => {
    const { page } = board;
    await program.resize(1280, 900);
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await program.press('CmdOrCtrl+I');
    const row = board.moves.getByRole('listitem').getByRole('button');
    await row.focus();
    await program.resize(800, 600);
    await expect(row).toBeHidden();
    await expect(page.locator(':focus')).toHaveCount(1);
  });
});

test.describe('with analysis', () => {
  test.use({ config: { ...twoPersons, chopsticks: { suicide: true } } });

  test('the current move stays visible, and nothing jumps', async ({ program, board }) => {
    test.slow();
    await program.press('CmdOrCtrl+I');
    for (let round = 0; round < 3; round++) {
      await board.attack('Player 1', 'left', 'Player 2', 'left');
      await board.attack('Player 2', 'right', 'Player 1', 'right');
    }
    await expect(board.analysis.locator('.sentence')).toBeVisible();
    const current = board.moves.locator('[aria-current=step]');
    const moves = board.page.getByRole('tab', { name: 'Moves' });
    // It may be hidden behind the moves.
    const analysis = board.page.locator('section[aria-label="Analysis"]');
    for (const { width, height } of sizes) {
      await program.resize(width, height);
      // In a narrow window the panel is a drawer.
      if (!(await board.page.locator('aside').isVisible())) await program.press('CmdOrCtrl+B');
      if (await moves.isVisible()) await moves.click();
      await expect.poll(() => isInSight(current), `${width}×${height}`).toBe(true);

      const before = await placesOf(board.page);
      await board.page.getByRole('button', { name: 'To the first move' }).click();
      expect(await placesOf(board.page), `${width}×${height}`).toEqual(before);
      await expect(analysis).toHaveAttribute('aria-busy', 'false');
      expect(await placesOf(board.page), `${width}×${height}`).toEqual(before);
      await board.page.getByRole('button', { name: 'To the last move' }).click();
      await board.stands(6);
    }
  });

  test('a move played from the list leaves the focus in the list', async ({ program, board }) => {
    await program.press('CmdOrCtrl+I');
    await board.analysis.getByRole('button').first().focus();
    await board.page.keyboard.press('Enter');
    await board.stands(1);
    await expect(
      board.analysis.locator(':focus').or(board.analysis.and(board.page.locator(':focus'))),
    ).toBeVisible();
  });
});

test.describe('the plot', () => {
  test.use({ config: twoPersons });

  test('disappears at once with a new game, and so does the analysis', async ({
    program,
    board,
  }) => {
    await program.press('CmdOrCtrl+I');
    await board.attack('Player 1', 'left', 'Player 2', 'left');
    await expect(board.page.locator('aside .point')).toHaveCount(2);
    // As soon as the title changes, no point of the old game may remain.
    const left = board.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const title = document.querySelector('h1');
          new MutationObserver(() =>
            resolve(document.querySelectorAll('aside .point').length),
          ).observe(title as Node, { childList: true, characterData: true, subtree: true });
        }),
    );
    await board.page.evaluate(() =>
      window.digitDuels.request('newMatch', {
        game: 'summation-duel',
        settings: {},
        players: [
          { kind: 'person', name: 'Player 1' },
          { kind: 'person', name: 'Player 2' },
        ],
        first: 0,
      }),
    );
    expect(await left).toBe(0);
    await expect(board.analysis).toBeHidden();
  });
});

test.describe('the end of a game', () => {
  test.use({ config: summation });

  test('is said once on the table, takes no room from its cards, and leads to the moves and the next game', async ({
    program,
    board,
  }) => {
    const { page } = board;
    const next = board.gameOver.getByRole('button', { name: 'Next game' });
    await playExample(board);
    await expect(next).toBeFocused();
    await expect(board.gameOver).toContainText('Player 1: 0 · Player 2: 1');
    await expect(board.announced.last()).toHaveText(/Player 2 wins! The total is exactly 50\.$/);
    await expect(page.locator('#app').getByText('Player 2 wins!', { exact: true })).toHaveCount(1);
    for (const panel of ['shown', 'hidden']) {
      for (const { width, height } of sizes) {
        await program.resize(width, height);
        await expect(board.gameOver).toBeInViewport({ ratio: 1 });
        const heightOfCards = async () =>
          Math.round((await page.locator('main .cards').boundingBox())?.height ?? 0);
        const atEnd = await heightOfCards();
        await page.keyboard.press('PageUp');
        await expect(board.gameOver).toBeHidden();
        expect(atEnd, `${width}×${height}, panel ${panel}`).toBe(await heightOfCards());
        await page.keyboard.press('PageDown');
        await expect(next).toBeVisible();
        const [cards, words, actions] = await Promise.all(
          ['.cards', '.result > .words', '.result > .actions'].map(async (part) => {
            const box = await page.locator(`main ${part}`).boundingBox();
            if (box === null) throw new Error(`There is no ${part}.`);
            return box;
          }),
        );
        for (const part of [words, actions]) {
          const above =
            part !== undefined && cards !== undefined && part.y + part.height <= cards.y;
          expect(above, `${width}×${height}, panel ${panel}`).toBe(true);
        }
      }
      if (panel === 'shown') await program.press('CmdOrCtrl+B');
    }
    await program.press('CmdOrCtrl+B');
    await program.resize(1280, 800);

    await board.gameOver.getByRole('button', { name: 'Review' }).click();
    await expect(board.gameOver).toBeHidden();
    // The moves begin before the first mistake.
    await board.stands(4);
    await board.moves.getByRole('button', { name: 'One move back' }).click();
    await board.stands(3);
    await page.getByRole('button', { name: 'Leave the review' }).click();
    await page.keyboard.press('End');
    await board.stands(8);
    await next.focus();
    await page.keyboard.press('Enter');
    await board.says('Game 2 of 3');
    await expect(page.locator('main')).toBeFocused();
    await expect(board.announced.filter({ hasText: 'Game 2.' })).toHaveCount(1);
    await expect(board.announced.last()).toHaveText('Player 1 to move.');
  });
});

test.describe('a screen reader', () => {
  test.use({ config: { ...still, players: ['person', 'person'], game: 'digit-conquest' } });

  test('announces moves, an undo, a hint and the position, and is given the shortcuts', async ({
    program,
    board,
  }) => {
    const { announced } = board;
    for (let move = 0; move < 3; move++) {
      const said = await announced.count();
      await board.page.keyboard.press('a');
      await board.stands(2 * move + 3);
      expect(await announced.count()).toBe(said + 1);
      await expect(announced.last()).toHaveText(
        /^Player \d: Adds \d.* Player \d: Draws \d\. Player \d to move\.$/,
      );
    }
    await board.undo();
    await expect(announced.last()).toHaveText(/^Back: after move 2\. .* Player 1 to move\.$/);
    await program.press('CmdOrCtrl+H');
    await expect(announced.last()).toHaveText(/^Hint: .*\.$/, { timeout: 30_000 });
    await program.press('CmdOrCtrl+Shift+P');
    await expect(announced.last()).toHaveText(/^Player 1: \d+ points?\. .* Player 1 to move\.$/);

    // Shortcuts are in tooltips and in the accessibility tree.
    const undo = board.topBar.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('title', /^Undo \((Ctrl\+|⌘)Z\)/);
    await expect(undo).toHaveAttribute('aria-keyshortcuts', /^(Control|Meta)\+Z$/);
    await board.topBar.getByRole('button', { name: 'Menu' }).click();
    const item = await board.menuItem('Read the position');
    await expect(item).toHaveAttribute('aria-keyshortcuts', /^(Control|Meta)\+Shift\+P$/);
    await expect(item).toContainText(/Ctrl\+Shift\+P|⇧⌘P/);
  });
});

test.describe('a match of two', () => {
  test.use({ config: twoPersons });

  test('shows twenty-five moves beside the analysis, and beside a review', async ({
    program,
    board,
  }) => {
    await program.resize(1280, 800);
    // The analysis gives room to the moves once they need it.
    await board.page.evaluate(
      (text) => window.digitDuels.request('openRecordText', { text, name: 'long.duel' }),
      `[Game "chopsticks"]\n[suicide "true"]\n[repetition "0"]\n\n${'11-02 11-02 02-11 02-11 '.repeat(4)}*`,
    );
    await expect.poll(() => board.movesListed()).toBe(16);
    const room = () =>
      board.moves.evaluate((section) => {
        const list = section.querySelector('ol');
        const row = list?.querySelector('button');
        if (!list || !row) return 0;
        const { clientHeight } = list;
        return 2 * Math.floor(clientHeight / row.getBoundingClientRect().height);
      });
    await program.press('CmdOrCtrl+I');
    await expect(board.analysis.getByRole('listitem').first()).toBeVisible();
    expect(await room()).toBeGreaterThanOrEqual(25);

    await program.press('CmdOrCtrl+Shift+V');
    const review = board.page.locator('[data-part=review]');
    await expect(review.locator('[data-part=plot]')).toBeVisible();
    expect(await room()).toBeGreaterThanOrEqual(25);
    // Only the list scrolls.
    const over = await review.evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    expect(over).toBeLessThanOrEqual(1);
  });
});

test.describe('a class that guesses', () => {
  test.use({ config: twoPersons });

  test('is asked in large letters, its hands are typed in, and the key of analysis shows what is right', async ({
    program,
    board,
  }) => {
    const { page } = board;
    await program.press('CmdOrCtrl+Shift+9');
    const panel = page.getByRole('complementary', { name: 'Let the class guess' });
    const hands = (letter: string) =>
      panel.getByRole('spinbutton', { name: `Hands for ${letter}` });
    await expect(hands('A')).toBeFocused();
    await page.keyboard.type('7');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('12');
    await page.keyboard.press('Tab');
    await expect(hands('C')).toBeFocused();
    await expect(panel.getByLabel('right')).toHaveCount(0);
    await expect(page.getByText('12 of 19 hands were right.')).toHaveCount(0);
    await program.press(shortcuts.analysis);
    await expect(panel.getByRole('listitem').nth(1).getByLabel('right')).toBeVisible();
    await expect(panel.getByRole('status')).toContainText('12 of 19 hands were right.');

    // A letter is read from eight metres if it is as high as 1.25% of a wall two metres wide: Source Sans' capitals are 66% of its size.
    const least = await page.evaluate(() => {
      const read = 'section.seat .plate, section.seat [data-hand] b, aside h2, aside li';
      const sizes = [...document.querySelectorAll(read)].map((each) =>
        Number.parseFloat(getComputedStyle(each).fontSize),
      );
      return { found: sizes.length, share: (0.66 * Math.min(...sizes)) / innerWidth };
    });
    expect(least.found).toBeGreaterThan(5);
    expect(least.share).toBeGreaterThan(0.0125);

    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });
});
