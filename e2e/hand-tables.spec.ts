import { expect, still, testOnShared as test, twoPersons } from './app.ts';
import type { Board } from './board.ts';
import { boxesOf, outside, overlaps, type Box } from './boxes.ts';
import { dress } from './looks.ts';

const sizes = [
  { width: 1280, height: 800, text: 100 },
  { width: 800, height: 600, text: 100 },
  { width: 1920, height: 1080, text: 100 },
  { width: 1024, height: 768, text: 100 },
  { width: 1280, height: 800, text: 200 },
  { width: 800, height: 600, text: 200 },
] as const;

/**
 * Points of every hand's drawing, nine by nine over its box as it lies on the table, that lead to
 * something else, in words.
 */
function unanswered(board: Board): Promise<string[]> {
  return board.hands.evaluateAll((hands) =>
    hands.flatMap((hand) => {
      const { x, y, width, height } = hand.getBoundingClientRect();
      const { a, b } = new DOMMatrix(getComputedStyle(hand).transform);
      const { offsetWidth: across, offsetHeight: along } = hand as HTMLElement;
      const steps = Array.from({ length: 9 }, (_, step) => (step + 0.5) / 9 - 0.5);
      const missed = steps.flatMap((u) =>
        steps.flatMap((v) => {
          const [right, down] = [u * across, v * along];
          const at = {
            x: x + width / 2 + a * right - b * down,
            y: y + height / 2 + b * right + a * down,
          };
          const found = document.elementFromPoint(at.x, at.y);
          return hand.contains(found) ? [] : [found?.className ?? 'nothing'];
        }),
      );
      const name = hand.getAttribute('aria-label') ?? '';
      return missed.length === 0
        ? []
        : [`${name}: ${missed.length} points lead to ${missed[0] ?? ''}`];
    }),
  );
}

/** Plates and numbers that lie over a hand of somebody else, in words. */
async function covering(board: Board, players: number): Promise<string[]> {
  const found: string[] = [];
  for (let number = 1; number <= players; number++) {
    const seat = board.page.locator(`section.seat[aria-label="Player ${number}"]`);
    const others = board.hands.and(
      board.page.locator(`button:not([aria-label^="Player ${number}:"])`),
    );
    const hands = await boxesOf(others, 'hand');
    const marks: Box[] = [
      ...(await boxesOf(seat.locator('.plate'), 'plate')),
      ...(await boxesOf(seat.locator('.badge, .badge > *'), 'badge')),
    ];
    found.push(...overlaps(marks, hands));
  }
  return found;
}

/** What lies over or out of something that it must not, in words. */
async function misplaced(board: Board, players: number): Promise<string[]> {
  const hands = await boxesOf(board.hands, 'hand');
  const plates = await boxesOf(board.plates, 'plate');
  const badges = await boxesOf(board.page.locator('.place > .badge'), 'badge');
  return [
    ...(await unanswered(board)),
    ...(await covering(board, players)),
    ...(await outside(board.page, [...hands, ...plates, ...badges])),
    ...overlaps(badges, badges),
    ...overlaps(plates, badges),
    ...overlaps(plates, plates),
  ];
}

for (const players of [2, 3, 4, 5, 6]) {
  test.describe(`${players} players`, () => {
    test.use({
      config: { ...still, players: Array(players).fill('person'), chopsticks: { players } },
    });

    test('every hand answers wherever it is drawn, and nothing lies over it', async ({
      program,
      board,
      configFile,
    }) => {
      // So that the hands at the bottom are among those that can be struck.
      await board.attack('Player 1', 'left', 'Player 2', 'left');
      await board.stands(1);
      for (const { width, height, text } of sizes) {
        await dress(board.page, configFile, 'light', text);
        await program.resize(width, height);
        const size = `${width}×${height}, text ${text}%`;
        expect.soft(await misplaced(board, players), size).toEqual([]);
        await board.pickUp('left', 'Player 2');
        expect.soft(await misplaced(board, players), `${size}, picked up`).toEqual([]);
        await board.page.keyboard.press('Escape');
      }
    });
  });
}

for (const [players, hands] of [
  [2, 4],
  [3, 3],
  [4, 4],
  [6, 3],
] as const) {
  test.describe(`${players} players with ${hands} hands each`, () => {
    const config = {
      ...still,
      players: Array(players).fill('person'),
      chopsticks: { players, hands },
    };
    test.use({ config });

    test('every hand answers wherever it is drawn', async ({ program, board }) => {
      for (const [width, height] of [
        [1280, 800],
        [800, 600],
        [640, 520],
        [1920, 1080],
      ] as const) {
        await program.resize(width, height);
        expect.soft(await misplaced(board, players), `${width}×${height}`).toEqual([]);
        await board.page.locator('[data-hand="0-1"]').click();
        const size = `${width}×${height}, picked up`;
        expect.soft(await misplaced(board, players), size).toEqual([]);
        await board.page.keyboard.press('Escape');
      }
    });
  });
}

test.describe('a table of six', () => {
  const players = Array(6).fill('person') as 'person'[];
  const rules = { players: 6, suicide: true };
  test.use({ config: { ...still, players, chopsticks: rules, first: 1 } });

  test('opening the ways to split moves nobody else', async ({ program, board }) => {
    for (const [width, height] of [
      [1280, 800],
      [800, 600],
    ] as const) {
      await program.resize(width, height);
      const before = await boxesOf(board.plates, 'plate');
      await board.openSplits();
      expect(await boxesOf(board.plates, 'plate'), `${width}×${height}`).toEqual(before);
      await board.page.keyboard.press('Escape');
    }
  });
});

test.describe('the smallest window', () => {
  const computers = ['person', ...(Array(4).fill('computer') as 'computer'[])];
  test.use({ config: { ...still, players: computers, chopsticks: { players: 5 }, first: 1 } });

  test('hands at the sides lie on the table, below names of two lines', async ({
    program,
    board,
  }) => {
    await program.resize(640, 520);
    const table = await boxesOf(board.page.locator('main'), 'table');
    const hands = await boxesOf(board.hands, 'hand');
    const bottom = table.map(({ y, height }) => y + height)[0] ?? 0;
    expect(hands.filter(({ y, height }) => y + height > bottom + 1)).toEqual([]);
  });
});

for (const game of ['chopsticks', 'scholars-game']) {
  test.describe(`analysis of ${game}`, () => {
    test.use({ config: { ...twoPersons, game } });

    test('no value lies over a number', async ({ program, board, configFile }) => {
      await board.pickUp('left', 'Player 1');
      await board.strike('Player 2', 'left');
      await board.stands(1);
      await program.press('CmdOrCtrl+I');
      for (const { width, height, text } of sizes) {
        await dress(board.page, configFile, 'light', text);
        await program.resize(width, height);
        for (const what of ['at rest', 'picked up']) {
          if (what === 'picked up') await board.pickUp('left', 'Player 2');
          const values = board.page.locator('.rating');
          await expect(values.first()).toBeVisible();
          const rated = await boxesOf(values, 'value');
          const numbers = await boxesOf(
            board.page.locator('.place .hand-badge, .place .pill'),
            'number',
          );
          const plates = await boxesOf(board.plates, 'plate');
          expect
            .soft(
              [
                ...overlaps(rated, numbers),
                ...overlaps(rated, rated),
                ...overlaps(rated, plates),
                ...overlaps(numbers, numbers),
                ...(await outside(board.page, [...rated, ...numbers])),
              ],
              `${width}×${height}, text ${text}%, ${what}`,
            )
            .toEqual([]);
        }
        await board.page.keyboard.press('Escape');
      }
    });
  });
}
