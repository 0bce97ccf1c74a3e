import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Board } from '../board.ts';
import { action } from '../card-tables.ts';
import { expect, test } from '../app.ts';
import { setLook, themes } from '../looks.ts';
import { Film } from './film.ts';

const folder = path.join(import.meta.dirname, '../../docs/motion');

test.use({
  config: { start: 'table', players: ['person', 'person'], appearance: { motion: 'full' } },
});

interface Shot {
  readonly name: string;
  readonly game?: string;
  /** The starting hands, in notation. */
  readonly position?: string;
  readonly acted: (board: Board, film: Film) => Promise<void>;
}

const strike = (board: Board): Promise<void> => board.hand('Player 2', 'left').click();

const cases: readonly Shot[] = [
  {
    name: 'strike',
    position: '2112',
    async acted(board, film) {
      await board.hand('Player 1', 'left').click();
      await film.begin();
      await strike(board);
      await film.frames(15);
    },
  },
  {
    name: 'drag',
    position: '2112',
    async acted(board, film) {
      const [from, to] = [
        await middleOf(board.page, '0-0'),
        await middleOf(board.page, '1-0'),
      ] as const;
      await film.begin();
      await board.page.mouse.move(from.x, from.y);
      await board.page.mouse.down();
      for (let step = 1; step <= 8; step++) {
        const share = step / 8;
        const x = from.x + (to.x - from.x) * share;
        await board.page.mouse.move(x, from.y + (to.y - from.y) * share);
        await film.frames(1);
      }
      // A screenshot makes Chromium report where the pointer of the display is.
      await board.page.mouse.move(to.x, to.y);
      await board.page.mouse.up();
      await film.frames(15);
    },
  },
  {
    name: 'out',
    position: '4132',
    async acted(board, film) {
      await board.hand('Player 1', 'right').click();
      await film.begin();
      await strike(board);
      await film.frames(15);
    },
  },
  {
    name: 'split',
    position: '4112',
    async acted(board, film) {
      await board.page.keyboard.press('s');
      await film.begin();
      await board.page.locator('.chooser button').first().click();
      await film.frames(15);
    },
  },
  {
    name: 'deal',
    game: 'digit-conquest',
    async acted(board, film) {
      await film.begin();
      await action(board, /^Add/).click();
      await film.frames(23);
    },
  },
  {
    name: 'win',
    position: '0401',
    async acted(board, film) {
      await board.hand('Player 1', 'right').click();
      await film.begin();
      await board.page.locator('[data-hand^="1-"][aria-disabled="false"]').click();
      await film.frames(39);
    },
  },
];

for (const theme of themes) {
  for (const { name, game = 'chopsticks', position, acted } of cases) {
    test(`${name}, ${theme}`, async ({ program, board, configFile }) => {
      const { page } = board;
      await program.resize(960, 640);
      await setLook(page, configFile, theme);
      const film = await Film.of(page);
      await board.isThere();
      await page.evaluate(
        async ([id, stands]) => {
          const begun = await window.digitDuels.request('newMatch', {
            game: id,
            settings: {},
            first: 0,
            players: [{ kind: 'person' }, { kind: 'person' }],
            ...(stands !== undefined && { position: stands }),
          });
          if (!begun.ok) throw new Error(`No match could begin: ${JSON.stringify(begun)}`);
          await window.digitDuels.request('firstMovesMade', { game: id });
        },
        [game, position] as const,
      );
      await page.reload();
      await board.isThere();
      await page.clock.runFor(3000);
      await expect(board.plates.first()).toBeVisible();
      await acted(board, film);
      writeFileSync(path.join(folder, `${name}-${theme}.webp`), await film.strip());
    });
  }
}

async function middleOf(page: Page, hand: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-hand="${hand}"]`).boundingBox();
  if (box === null) throw new Error(`There is no hand ${hand}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
