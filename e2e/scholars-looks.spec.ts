import { layoutOf, outside, overlaps } from './boxes.ts';
import type { Board } from './board.ts';
import { expect, testOnShared as test, twoPersons } from './app.ts';
import { inEverySize, isAccessibleInEveryTheme } from './looks.ts';
import { choices, wholeGame, withMouse } from './scholars-table.ts';

test.use({ config: { ...twoPersons, game: 'scholars-game' } });

test('is accessible; nothing overlaps or is cut off', async ({ program, board, configFile }) => {
  test.slow();
  const { page } = board;
  for (const [step] of wholeGame.slice(0, 5)) await withMouse(board, step);
  await board.stands(5);
  await isAccessibleInEveryTheme(page, configFile, 'a decision');
  await choices(board).getByRole('button').first().click();
  await board.stands(6);
  await program.press('CmdOrCtrl+I');
  await expect(board.analysis.getByRole('listitem').first()).toBeVisible();
  await isAccessibleInEveryTheme(page, configFile, 'board with analysis');
  await program.press('CmdOrCtrl+I');

  await board.undo();
  await inEverySize(program, configFile, async (look) => {
    await board.goToMove(5);
    await look('decide', () => layoutFaults(board));

    await board.goToMove(1);
    await board.pickUp('left', 'Player 2');
    await look('picked-up', () => layoutFaults(board));
    await board.strike('Player 1', 'left');
    await look('choices', () => layoutFaults(board));

    await board.goToMove(3);
    await page.keyboard.press('r');
    await look('redistribute', () => layoutFaults(board));
  });
});

/** Finds layout faults of the board, a sentence each. */
async function layoutFaults({ page }: Board): Promise<string[]> {
  const layout = await layoutOf(page, {
    hand: '[data-hand]',
    plate: '.plate',
    badge: '.place > .badge',
    choices: '.chooser',
    option: '.chooser button',
  });
  const { hand, plate, badge, choices: open, option } = layout.boxes;
  return [
    ...layout.scrolls,
    ...layout.sideways,
    ...outside(layout, [...hand, ...plate, ...badge, ...open, ...option]),
    ...overlaps(badge, badge),
    ...overlaps(plate, badge),
    ...overlaps(option, option),
    ...overlaps(open, hand),
    ...overlaps(open, badge),
  ];
}
