import type { Page } from '@playwright/test';
import { layoutOf, outside, overlaps } from './boxes.ts';
import type { Board } from './board.ts';
import { expect, testOnShared as test, twoPersons } from './app.ts';
import { inEverySize, isAccessibleInEveryTheme, lookAt, setLook, textSizes } from './looks.ts';

test.use({ config: twoPersons });

test('the board is accessible; nothing overlaps or is cut off', async ({
  program,
  board,
  configFile,
}) => {
  test.slow();
  await isAccessibleInEveryTheme(board.page, configFile, 'board');
  await board.attack('Player 1', 'left', 'Player 2', 'left');
  await board.stands(1);
  await program.press('CmdOrCtrl+I');
  await expect(board.analysis.getByRole('listitem').first()).toBeVisible();
  await board.pickUp('left', 'Player 2');
  await isAccessibleInEveryTheme(board.page, configFile, 'board with analysis');
  await board.strike('Player 1', 'left');
  await program.press('CmdOrCtrl+I');

  await board.attack('Player 1', 'left', 'Player 2', 'left');
  await board.attack('Player 2', 'right', 'Player 1', 'right');
  await board.stands(4);
  await inEverySize(program, configFile, async (look) => {
    await look('board', () => layoutFaults(board));
    await board.pickUp('left', 'Player 1');
    await look('picked-up', () => layoutFaults(board));
    await board.openSplits();
    await look('splits', async () => {
      const layout = await layoutOf(board.page, {
        splits: '.chooser',
        hand: '[data-hand]',
        number: '.place .hand-badge',
      });
      const { splits, hand, number } = layout.boxes;
      return [...outside(layout, splits), ...overlaps(splits, hand), ...overlaps(splits, number)];
    });
    await board.page.keyboard.press('Escape');
  });
});

test('the preferences are accessible, and nothing overlaps', async ({ program, configFile }) => {
  const { page } = await program.openPreferences();
  await isAccessibleInEveryTheme(page, configFile, 'preferences');
  for (const textSize of textSizes) {
    await setLook(page, configFile, 'light', textSize);
    await lookAt(page, `preferences-${textSize}`, () => crowded(page));
  }
});

/** Finds layout faults of the board, a sentence each. */
async function layoutFaults({ page }: Board): Promise<string[]> {
  const layout = await layoutOf(page, {
    hand: '[data-hand]',
    plate: '.plate',
    badge: '.hand-badge',
    button: '.page > header button',
    words: '.page > header :is(h1, p)',
  });
  const { hand, plate, badge, button, words } = layout.boxes;
  return [
    ...layout.scrolls,
    ...layout.sideways,
    ...outside(layout, [...hand, ...plate, ...badge, ...button, ...words]),
    ...overlaps(hand, hand),
    ...overlaps(badge, badge),
    ...overlaps(plate, badge),
    ...overlaps(hand, plate),
    ...overlaps(button, words),
    ...overlaps(button, button),
  ];
}

/** Finds layout faults of the preferences, a sentence each. */
async function crowded(page: Page): Promise<string[]> {
  const layout = await layoutOf(page, {
    control: ':is(input[type=radio], [role=radio], [role=switch])',
    label: 'label',
  });
  const { control, label } = layout.boxes;
  return [...layout.sideways, ...overlaps(control, label), ...overlaps(control, control)];
}
