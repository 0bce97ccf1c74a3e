import type { Locator } from '@playwright/test';
import type { Board } from './board.ts';
import { expect, still, testOnShared as test, twoPersons } from './app.ts';
import { layoutOf, outside, overlaps } from './boxes.ts';
import { openAfter } from './scholars-table.ts';

/** The names of the hands where the arrow starts and ends. */
async function endsOf(board: Board): Promise<string[]> {
  const shaft = board.page.locator('.hint .arrow path');
  await expect(shaft.first()).toBeAttached();
  return shaft.first().evaluate((path) => {
    const line = path as SVGPathElement;
    const matrix = line.getScreenCTM();
    const head = path.parentElement?.querySelector('polygon')?.points[0];
    return [line.getPointAtLength(0), head].map((point) => {
      const at = point && matrix && new DOMPoint(point.x, point.y).matrixTransform(matrix);
      const found = at && document.elementFromPoint(at.x, at.y)?.closest('[data-hand]');
      return found?.getAttribute('aria-label')?.replace(/ hand.*/, '') ?? 'no hand';
    });
  });
}

/** Asks for a hint and reads what the table shows. */
async function hint(board: Board): Promise<string> {
  const words: Locator = board.page
    .getByRole('status')
    .locator('[aria-hidden=true]')
    .filter({ hasText: /\S/ });
  await board.choose('Hint');
  await expect(words).toBeVisible();
  return (await words.innerText()).trim();
}

/** What a screen reader has announced about the hint. */
const heard = async (board: Board) =>
  (await board.announced.filter({ hasText: /^Hint/ }).last().textContent()) ?? '';

const capital = (word = '') => word.charAt(0).toUpperCase() + word.slice(1);

for (const players of [2, 4, 6]) {
  test.describe(`${players} players`, () => {
    test.use({
      config: { ...still, players: Array(players).fill('person'), chopsticks: { players } },
    });

    test('a hint points from the striking hand to the struck one, is announced, and stands beside its arrow, over no hand', async ({
      program,
      board,
    }) => {
      expect(await hint(board)).toBe('Strike: 1 → 2');
      const strike = /^Hint: (left|right) hand strikes (?:their |(.+)’s )?(left|right)/i;
      const [, hand, whose = 'Player 2', target] = strike.exec(await heard(board)) ?? [];
      expect(await endsOf(board)).toEqual([
        `Player 1: ${capital(hand)}`,
        `${whose}: ${capital(target)}`,
      ]);
      for (const [width, height] of [
        [640, 520],
        [800, 600],
        [1280, 800],
      ] as const) {
        await program.resize(width, height);
        const layout = await layoutOf(board.page, {
          words: '.note .said',
          hand: '[data-hand]',
          arrow: '.hint .arrow',
        });
        const { words, hand, arrow } = layout.boxes;
        const found = [...overlaps(words, hand), ...outside(layout, words)];
        expect.soft(found, `${width}×${height}`).toEqual([]);
        const [said, line] = [words[0], arrow[0]];
        if (said === undefined || line === undefined) throw new Error('There is no hint.');
        const apart = Math.max(
          line.x - said.x - said.width,
          said.x - line.x - line.width,
          line.y - said.y - said.height,
          said.y - line.y - line.height,
        );
        expect.soft(apart, `${width}×${height}`).toBeLessThan(24);
      }
      await board.playAnything('Player 1');
      await expect(board.page.locator('.hint')).toHaveCount(0);
    });
  });
}

test.describe('a hint with motion off', () => {
  test.use({ config: twoPersons });

  test('appears at once, and leaves the ways to split in the middle', async ({ board }) => {
    await board.attack('Player 1', 'left', 'Player 2', 'right');
    await board.attack('Player 2', 'right', 'Player 1', 'left');
    await hint(board);
    await expect(board.page.locator('.hint')).toHaveCSS('animation-name', 'none');
    await expect(board.page.locator('.hint .arrow path')).toHaveCSS('animation-name', 'none');
    await board.openSplits();
    const { boxes } = await layoutOf(board.page, { chooser: '.chooser', table: 'main > .table' });
    const [chooser = 0, table = -1] = [boxes.chooser, boxes.table].map(
      ([box]) => box && box.x + box.width / 2,
    );
    expect(Math.abs(chooser - table)).toBeLessThan(1);
    await expect(board.page.locator('.hint')).toHaveCount(0);
  });
});

test.describe('The Scholar’s Game', () => {
  test.use({ config: { ...twoPersons, game: 'scholars-game' } });

  test('a hint points and says what happens next, and its choice is marked among the choices', async ({
    board,
  }) => {
    expect(await hint(board)).toBe('Add 1: 1 becomes 2, scissors');
    const adding = /^Hint: (left|right) hand adds 1 to (left|right) hand/i;
    const [, hand, target] = adding.exec(await heard(board)) ?? [];
    expect(await endsOf(board)).toEqual([
      `Player 1: ${capital(hand)}`,
      `Player 2: ${capital(target)}`,
    ]);

    await openAfter(board, 5);
    expect(await hint(board)).toMatch(/^Make the left hand (rock|paper)$/);
    await expect(board.page.locator('.chooser .hinted')).toHaveCount(1);
  });
});

test.describe('reduced motion', () => {
  test.use({ config: { ...twoPersons, appearance: { motion: 'reduced' } } });

  test('an arrow fades in without being drawn', async ({ board }) => {
    await hint(board);
    await expect(board.page.locator('.hint')).toHaveCSS('animation-duration', '0.08s');
    await expect(board.page.locator('.hint .arrow path')).toHaveCSS('animation-name', 'none');
  });
});
