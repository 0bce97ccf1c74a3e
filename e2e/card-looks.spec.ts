import type { Page } from '@playwright/test';
import { expect, testOnShared as test, twoPersons } from './app.ts';
import type { Board } from './board.ts';
import { layoutOf, outside, overlaps, type Box } from './boxes.ts';
import { action, numberCard, digitToPick, toss } from './card-tables.ts';
import { inEverySize, isAccessibleInEveryTheme } from './looks.ts';

test.describe('Digit Conquest', () => {
  test.use({ config: { ...twoPersons, game: 'digit-conquest', first: 'random' } });

  test('is accessible; nothing overlaps or is cut off', async ({ program, board, configFile }) => {
    test.slow();
    const { page } = board;
    await isAccessibleInEveryTheme(page, configFile, 'the toss');
    await page.keyboard.press('a');
    await board.stands(3);
    await program.press('CmdOrCtrl+I');
    await expect(action(board, /wins/)).toHaveCount(2, { timeout: 30_000 });
    await isAccessibleInEveryTheme(page, configFile, 'a digit with analysis');
    await program.press('CmdOrCtrl+I');

    for (const [index, key] of ['a', 's', 'a'].entries()) {
      await page.keyboard.press(key);
      // Each move also causes the next draw.
      await board.stands(2 * index + 5);
    }
    await inEverySize(program, configFile, async (look) => {
      await board.goToMove(1);
      await expect(toss(board)).toBeVisible();
      await look('conquest-toss', () => layoutFaults(board));
      await board.goToMove(9);
      await expect(toss(board)).toBeHidden();
      await action(board, /Add/).hover();
      await look('conquest-digit', () => layoutFaults(board));
    });
  });
});

test.describe('the open deck', () => {
  test.use({
    config: {
      ...twoPersons,
      game: 'digit-conquest',
      first: 'random',
      'digit-conquest': { draw: 'choice', target: 10 },
    },
  });

  test('is accessible; nothing overlaps or is cut off', async ({ program, board, configFile }) => {
    test.slow();
    // Adding 5 to 8 would exceed 10, and Player 2 has nothing to lose.
    for (const [index, key] of ['9', 'a', '1', 's', '5'].entries()) {
      await board.page.keyboard.press(key);
      await board.stands(index + 1);
    }
    await program.press('CmdOrCtrl+I');
    await isAccessibleInEveryTheme(board.page, configFile, 'a discard');
    await board.goToMove(4);
    await isAccessibleInEveryTheme(board.page, configFile, 'the open deck');
    await inEverySize(program, configFile, async (look) => {
      await expect(digitToPick(board, 9)).toHaveAccessibleName(/left, (Win|Draw|Lose)/);
      await look('open-deck-analysis', () => layoutFaults(board));
    });
    await program.press('CmdOrCtrl+I');
    await inEverySize(program, configFile, async (look) => {
      await board.goToMove(4);
      await expect(digitToPick(board, 9)).toBeVisible();
      await look('open-deck', () => layoutFaults(board));
      await board.goToMove(5);
      await expect(action(board, /Discard/)).toBeVisible();
      await look('discard', () => layoutFaults(board));
    });
  });
});

test.describe('Summation Duel', () => {
  test.use({ config: { ...twoPersons, game: 'summation-duel', first: 'random' } });

  test('is accessible; nothing overlaps or is cut off', async ({ program, board, configFile }) => {
    test.slow();
    await isAccessibleInEveryTheme(board.page, configFile, 'the toss');
    await inEverySize(program, configFile, async (look) => {
      await expect(toss(board)).toBeVisible();
      await look('summation-toss', () => layoutFaults(board));
    });

    for (const [index, number] of [6, 9, 10].entries()) {
      await numberCard(board, number).click();
      await board.stands(index + 1);
    }
    await inEverySize(program, configFile, async (look) => {
      await numberCard(board, 4).hover();
      await look('summation', () => layoutFaults(board));
    });
    await program.press('CmdOrCtrl+I');
    await inEverySize(program, configFile, async (look) => {
      await expect(numberCard(board, 8)).toContainText('legend');
      await look('summation-analysis', () => layoutFaults(board));
    });
    await isAccessibleInEveryTheme(board.page, configFile, 'numbers with analysis');
  });
});

/** Finds elements whose content doesn't fit, a sentence each. */
function overflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(.plate, .action, .number, .words)')]
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map((element) => `“${element.textContent.trim()}” has too little room`),
  );
}

/** Finds an open deck whose digits need more than one row, a sentence each. */
function wrapped(digits: readonly Box[]): string[] {
  const rows = new Set(digits.map(({ y }) => Math.round(y)));
  return rows.size > 1 ? ['the open deck lies in more than one row'] : [];
}

/** Finds faults in the layout of a card table, a sentence each. */
async function layoutFaults({ page }: Board): Promise<string[]> {
  const layout = await layoutOf(page, {
    plate: '.plate',
    points: 'main :is(.points, .total)',
    track: 'main [role=meter]',
    toss: 'main .toss',
    note: 'main [role=status]',
    digit: 'main [data-digit]',
    card: 'main :is([data-pile], [data-digit], [data-number])',
    action: 'main [role=group] button',
    count: 'main li',
    sentence: 'main [data-sentence]',
    score: 'main .score',
    bar: '.page > header',
  });
  const { plate, points, track, toss, note, digit, card, action: act, count } = layout.boxes;
  const { sentence, score, bar } = layout.boxes;
  const inTheMiddle = [toss, card, act, count];
  return [
    ...layout.scrolls,
    ...layout.sideways,
    ...wrapped(digit),
    ...(await overflowingElements(page)),
    ...outside(layout, [
      ...plate,
      ...points,
      ...track,
      ...toss,
      ...card,
      ...score,
      ...note,
      ...sentence,
      ...act,
      ...count,
    ]),
    ...overlaps(plate, points),
    ...overlaps(plate, track),
    ...overlaps(points, track),
    ...overlaps(score, [...sentence, ...note, ...toss, ...card, ...act, ...count]),
    ...overlaps(sentence, [...card, ...note, ...toss, ...points, ...track]),
    ...overlaps(bar, [...plate, ...score, ...sentence, ...card]),
    ...overlaps(toss, points),
    ...overlaps(toss, note),
    ...inTheMiddle.flatMap((some, index) =>
      inTheMiddle.slice(index).flatMap((others) => overlaps(some, others)),
    ),
  ];
}
