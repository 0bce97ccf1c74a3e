import type { Locator } from '@playwright/test';
import { expect, testOnShared as test, twoPersons } from './app.ts';
import type { Board } from './board.ts';
import { boxesOf, outside, overlaps, scrolls, scrollsSideways } from './boxes.ts';
import { action, numberCard, digitToPick, toss } from './card-tables.ts';
import { dress, inEverySize, keepsNobodyOut, themes } from './looks.ts';

for (const theme of themes) {
  test.describe(`Digit Conquest, ${theme}`, () => {
    test.use({ config: { ...twoPersons, game: 'digit-conquest', first: 'random' } });

    test('everything has its place', async ({ program, board, configFile }) => {
      test.slow();
      for (const [index, key] of ['a', 'a', 's', 'a'].entries()) {
        await board.page.keyboard.press(key);
        // Each move brings the next draw with it.
        await board.stands(2 * index + 3);
      }
      await inEverySize(program, configFile, theme, async (look) => {
        await board.goToMove(1);
        await expect(toss(board)).toBeVisible();
        await look('conquest-toss', () => misplaced(board));
        await board.goToMove(9);
        await expect(toss(board)).toBeHidden();
        await action(board, /Add/).hover();
        await look('conquest-digit', () => misplaced(board));
      });
    });

    test('nothing keeps anybody out', async ({ program, board, configFile }) => {
      await dress(board.page, configFile, theme);
      await keepsNobodyOut(board.page, 'the toss');
      await board.page.keyboard.press('a');
      await board.stands(3);
      await program.press('CmdOrCtrl+I');
      await expect(action(board, /wins/)).toHaveCount(2, { timeout: 30_000 });
      await keepsNobodyOut(board.page, 'a digit with analysis');
    });
  });

  test.describe(`the open deck, ${theme}`, () => {
    test.use({
      config: {
        ...twoPersons,
        game: 'digit-conquest',
        first: 'random',
        'digit-conquest': { draw: 'choice', target: 10 },
      },
    });

    test('everything has its place', async ({ program, board, configFile }) => {
      test.slow();
      // Adding 5 to 8 would pass 10, and the other one has nothing to lose.
      for (const [index, key] of ['9', 'a', '1', 's', '5'].entries()) {
        await board.page.keyboard.press(key);
        await board.stands(index + 1);
      }
      await inEverySize(program, configFile, theme, async (look) => {
        await board.goToMove(4);
        await expect(digitToPick(board, 9)).toBeVisible();
        await look('open-deck', () => misplaced(board));
        await board.goToMove(5);
        await expect(action(board, /Discard/)).toBeVisible();
        await look('discard', () => misplaced(board));
      });
      await program.press('CmdOrCtrl+I');
      await inEverySize(program, configFile, theme, async (look) => {
        await board.goToMove(4);
        await expect(digitToPick(board, 9)).toHaveAccessibleName(/left, (Win|Draw|Lose)/);
        await look('open-deck-analysis', () => misplaced(board));
      });
      await keepsNobodyOut(board.page, 'a discard');
      await board.undo();
      await keepsNobodyOut(board.page, 'the open deck');
    });
  });

  test.describe(`Summation Duel, ${theme}`, () => {
    test.use({ config: { ...twoPersons, game: 'summation-duel', first: 'random' } });

    test('everything has its place', async ({ program, board, configFile }) => {
      test.slow();
      for (const [index, number] of [6, 9, 10].entries()) {
        await numberCard(board, number).click();
        await board.stands(index + 1);
      }
      await inEverySize(program, configFile, theme, async (look) => {
        await board.goToMove(3);
        await numberCard(board, 4).hover();
        await look('summation', () => misplaced(board));
      });
      await program.press('CmdOrCtrl+I');
      await inEverySize(program, configFile, theme, async (look) => {
        await expect(numberCard(board, 8)).toContainText('legend');
        await look('summation-analysis', () => misplaced(board));
      });
      await program.press('CmdOrCtrl+I');
      await board.newGame();
      await inEverySize(program, configFile, theme, async (look) => {
        await expect(toss(board)).toBeVisible();
        await look('summation-toss', () => misplaced(board));
      });
    });

    test('nothing keeps anybody out', async ({ program, board, configFile }) => {
      await dress(board.page, configFile, theme);
      await keepsNobodyOut(board.page, 'the toss');
      for (const number of [6, 9, 10]) await numberCard(board, number).click();
      await board.stands(3);
      await program.press('CmdOrCtrl+I');
      await expect(numberCard(board, 8)).toContainText('legend');
      await keepsNobodyOut(board.page, 'numbers with analysis');
    });
  });
}

/** Which elements have more in them than there is room for, in words. */
function tooTight(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map((element) => `“${element.textContent.trim()}” has too little room`),
  );
}

/** Whether the digits of an open deck lie in more than one row, in words. */
async function wrapped(digits: Locator): Promise<string[]> {
  const rows = await digits.evaluateAll((all) =>
    all.map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  return new Set(rows).size > 1 ? ['the open deck lies in more than one row'] : [];
}

/** What lies where it must not on a card table, in words. */
async function misplaced({ page, plates, topBar }: Board): Promise<string[]> {
  const main = page.getByRole('main');
  const people = await boxesOf(plates, 'plate');
  const numbers = await boxesOf(main.locator('.points, .total'), 'points');
  const tracks = await boxesOf(main.getByRole('meter'), 'track');
  const tosses = await boxesOf(main.locator('.toss'), 'toss');
  const notes = await boxesOf(main.getByRole('status'), 'note');
  const cards = await boxesOf(main.locator('[data-pile], [data-digit], [data-number]'), 'card');
  const actions = await boxesOf(main.getByRole('group').getByRole('button'), 'action');
  const counts = await boxesOf(main.getByRole('listitem'), 'count');
  const said = await boxesOf(main.locator('[data-told]'), 'what was done');
  const scores = await boxesOf(main.locator('.score'), 'score');
  const bar = await boxesOf(topBar, 'bar');
  const inTheMiddle = [tosses, cards, actions, counts];
  return [
    ...(await scrolls(page)),
    ...(await scrollsSideways(page)),
    ...(await wrapped(main.locator('[data-digit]'))),
    ...(await tooTight(main.locator('.plate, .action, .number, .words'))),
    ...(await outside(page, [
      ...[...people, ...numbers, ...tracks, ...tosses, ...cards, ...scores],
      ...[...notes, ...said, ...actions, ...counts],
    ])),
    ...overlaps(people, numbers),
    ...overlaps(people, tracks),
    ...overlaps(numbers, tracks),
    ...overlaps(scores, [...said, ...notes, ...tosses, ...cards, ...actions, ...counts]),
    ...overlaps(said, [...cards, ...notes, ...tosses, ...numbers, ...tracks]),
    ...overlaps(bar, [...people, ...scores, ...said, ...cards]),
    ...overlaps(tosses, numbers),
    ...overlaps(tosses, notes),
    ...inTheMiddle.flatMap((some, index) =>
      inTheMiddle.slice(index).flatMap((others) => overlaps(some, others)),
    ),
  ];
}
