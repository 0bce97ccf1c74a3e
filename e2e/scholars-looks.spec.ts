import { layoutOf, outside, overlaps } from './boxes.ts';
import type { Board } from './board.ts';
import { expect, testOnShared as test, twoPersons } from './app.ts';
import { setLook, inEverySize, hasNoAccessibilityFaults, layoutThemes, themes } from './looks.ts';
import { choices, wholeGame, withMouse } from './scholars-table.ts';

test.use({ config: { ...twoPersons, game: 'scholars-game' } });

for (const theme of layoutThemes) {
  test(`nothing overlaps or is cut off, ${theme}`, async ({ program, board, configFile }) => {
    test.slow();
    for (const [step] of wholeGame.slice(0, 5)) await withMouse(board, step);
    await board.stands(5);
    await inEverySize(program, configFile, theme, async (look) => {
      await board.goToMove(5);
      await look('decide', () => layoutFaults(board));

      await board.goToMove(1);
      await board.pickUp('left', 'Player 2');
      await look('picked-up', () => layoutFaults(board));
      await board.strike('Player 1', 'left');
      await look('choices', () => layoutFaults(board));

      await board.goToMove(3);
      await board.page.keyboard.press('r');
      await look('redistribute', () => layoutFaults(board));
    });
  });
}

for (const theme of themes) {
  test(`has no accessibility faults, ${theme}`, async ({ program, board, configFile }) => {
    await setLook(board.page, configFile, theme);
    for (const [step] of wholeGame.slice(0, 5)) await withMouse(board, step);
    await board.stands(5);
    await hasNoAccessibilityFaults(board.page, 'a decision');
    await choices(board).getByRole('button').first().click();
    await board.stands(6);
    await program.press('CmdOrCtrl+I');
    await expect(board.analysis.getByRole('listitem').first()).toBeVisible();
    await hasNoAccessibilityFaults(board.page, 'board with analysis');
    await program.press('F1');
    await expect(board.page.getByRole('dialog')).toBeVisible();
    await hasNoAccessibilityFaults(board.page, 'rules');
  });
}

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
