import { expect, still, testOnShared as test, twoPersons } from './app.ts';
import type { Board } from './board.ts';
import { layoutOf, outside, overlaps } from './boxes.ts';
import { setLook } from './looks.ts';

const usual = [
  { width: 1280, height: 800, text: 100 },
  { width: 800, height: 600, text: 100 },
] as const;

const large = { width: 800, height: 600, text: 200 } as const;
const smallest = { width: 640, height: 520, text: 100 } as const;
const huge = { width: 1920, height: 1080, text: 100 } as const;

/**
 * Probes each hand's drawing at nine by nine points, and lists those where a click would reach something
 * else, a sentence each.
 */
function unreachablePoints(board: Board): Promise<string[]> {
  return board.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-hand]')].flatMap((hand) => {
      const { x, y, width, height } = hand.getBoundingClientRect();
      const { a, b } = new DOMMatrix(getComputedStyle(hand).transform);
      const { offsetWidth: across, offsetHeight: along } = hand;
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

/** The hands at the top and the bottom that don't take clicks everywhere on 22×22 pixels around their middle. */
function smallTargets({ page }: Board): Promise<readonly string[]> {
  return page.locator('.seat:is(.top, .bottom) [data-hand]').evaluateAll((hands) => {
    const takes = (hand: Element, right: number, down: number): boolean => {
      const { x, y, width, height } = hand.getBoundingClientRect();
      const at = { x: x + width / 2 + right, y: y + height / 2 + down };
      return hand.contains(document.elementFromPoint(at.x, at.y));
    };
    const steps = [-11, 0, 11];
    return hands
      .filter((hand) => steps.some((right) => steps.some((down) => !takes(hand, right, down))))
      .map((hand) => hand.getAttribute('aria-label') ?? '');
  });
}

/** Finds layout faults of a table, a sentence each. */
async function layoutFaults(board: Board, players: number): Promise<string[]> {
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);
  const layout = await layoutOf<string>(board.page, {
    hand: '[data-hand]',
    plate: '.plate',
    badge: '.place > .badge',
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`mark of ${name}`, `section.seat[aria-label="${name}"] :is(.plate, .badge, .badge > *)`],
        [`hand beside ${name}`, `[data-hand]:not([aria-label^="${name}:"])`],
      ]),
    ),
  });
  const boxes = (kind: string) => layout.boxes[kind] ?? [];
  const [badges, plates] = [boxes('badge'), boxes('plate')];
  return [
    ...(await unreachablePoints(board)),
    // A player's plate and numbers must not cover another player's hands.
    ...names.flatMap((name) => overlaps(boxes(`mark of ${name}`), boxes(`hand beside ${name}`))),
    ...outside(layout, [...boxes('hand'), ...plates, ...badges]),
    ...overlaps(badges, badges),
    ...overlaps(plates, badges),
    ...overlaps(plates, plates),
  ];
}

/** Finds values of the analysis that overlap something, a sentence each. */
async function valueFaults(board: Board): Promise<string[]> {
  await expect(board.page.locator('.rating').first()).toBeVisible();
  const layout = await layoutOf(board.page, {
    value: '.rating',
    number: '.place :is(.hand-badge, .pill)',
    plate: '.plate',
  });
  const { value, number, plate } = layout.boxes;
  return [
    ...overlaps(value, number),
    ...overlaps(value, value),
    ...overlaps(value, plate),
    ...overlaps(number, number),
    ...outside(layout, [...value, ...number]),
  ];
}

/** Expects the opponents' hands in an arc above the user's own, which are the largest. */
async function liesInAnArc(board: Board, size: string): Promise<void> {
  const layout = await layoutOf(board.page, {
    own: '.bottom [data-hand]',
    other: '.seat:not(.bottom) [data-hand]',
    opponent: '.seat:not(.bottom) > .hands',
    number: '.place > .badge',
  });
  const { own, other, opponent, number } = layout.boxes;
  const long = (box: (typeof own)[0]) => Math.max(box.width, box.height);
  const middle = (box: (typeof own)[0]) => box.y + box.height / 2;
  const [least, highest] = [Math.min(...own.map(long)), Math.min(...own.map(middle))];
  expect.soft(Math.max(...other.map(long)), size).toBeLessThan(least);
  expect.soft(Math.max(...opponent.map(middle)), size).toBeLessThan(highest);
  const toEdge = number.map((box) => Math.min(box.x, layout.width - box.x - box.width));
  expect.soft(Math.min(...toEdge), size).toBeGreaterThanOrEqual(8);
}

for (const [players, hands] of [
  [2, 2],
  [3, 2],
  [5, 2],
  [6, 2],
  [2, 4],
  [4, 4],
  [6, 3],
] as const) {
  test.describe(`${players} players with ${hands} hands each`, () => {
    // With it, hands can be split after the first move.
    const rules = { players, hands, suicide: players === 6 && hands === 2 };
    test.use({ config: { ...still, players: Array(players).fill('person'), chopsticks: rules } });

    test('every hand can be clicked wherever it is drawn, and nothing overlaps it', async ({
      program,
      board,
      configFile,
    }) => {
      const { page } = board;
      if (hands === 2) {
        // Makes the hands at the bottom targets, too.
        await board.attack('Player 1', 'left', 'Player 2', 'left');
        await board.stands(1);
      }
      for (const { width, height, text } of [...usual, smallest, hands === 2 ? large : huge]) {
        if (text !== 100) await setLook(page, configFile, 'light', text);
        await program.resize(width, height);
        const size = `${width}×${height}, text ${text}%`;
        if (players > 2 && text === 100) await liesInAnArc(board, size);
        expect.soft(await layoutFaults(board, players), size).toEqual([]);
        await page.locator(`[data-hand="${hands === 2 ? 1 : 0}-1"]`).click();
        expect.soft(await layoutFaults(board, players), `${size}, picked up`).toEqual([]);
        await page.keyboard.press('Escape');
        if (!rules.suicide || text !== 100) continue;
        const before = await layoutOf(page, { plate: '.plate' });
        await board.openSplits();
        const { boxes } = await layoutOf(page, { plate: '.plate' });
        expect.soft(boxes, `${size}, splits open`).toEqual(before.boxes);
        await page.keyboard.press('Escape');
      }
    });
  });
}

test.describe('the smallest window', () => {
  const computers = ['person', ...(Array(4).fill('computer') as 'computer'[])];
  test.use({ config: { ...still, players: computers, chopsticks: { players: 5 }, first: 1 } });

  test('hands at the sides stay on the table, below names of two lines, and the others take clicks however small', async ({
    program,
    board,
  }) => {
    await program.resize(640, 520);
    const { boxes } = await layoutOf(board.page, { table: 'main', hand: '[data-hand]' });
    const bottom = boxes.table.map(({ y, height }) => y + height)[0] ?? 0;
    expect(boxes.hand.filter(({ y, height }) => y + height > bottom + 1)).toEqual([]);
    // A page enlarged to 200%. It has its own size again once the debugger leaves.
    const session = await board.page.context().newCDPSession(board.page);
    const metrics = { width: 320, height: 256, deviceScaleFactor: 2, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    expect(await smallTargets(board)).toEqual([]);
    await session.detach();
  });
});

for (const game of ['chopsticks', 'scholars-game']) {
  test.describe(`analysis of ${game}`, () => {
    test.use({ config: { ...twoPersons, game } });

    test('no value overlaps a number', async ({ program, board, configFile }) => {
      await board.pickUp('left', 'Player 1');
      await board.strike('Player 2', 'left');
      await board.stands(1);
      await program.press('CmdOrCtrl+I');
      for (const { width, height, text } of [...usual, large]) {
        if (text !== 100) await setLook(board.page, configFile, 'light', text);
        await program.resize(width, height);
        const size = `${width}×${height}, text ${text}%`;
        expect.soft(await valueFaults(board), `${size}, at rest`).toEqual([]);
        await board.pickUp('left', 'Player 2');
        expect.soft(await valueFaults(board), `${size}, picked up`).toEqual([]);
        await board.page.keyboard.press('Escape');
      }
    });
  });
}
