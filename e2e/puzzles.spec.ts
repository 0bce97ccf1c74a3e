import type { Page } from '@playwright/test';
import { expect, test, twoPersons } from './app.ts';
import { numberCard } from './card-tables.ts';
import { inEveryLook } from './looks.ts';

test.use({ config: { ...twoPersons, start: 'home' } });

const noon = new Date('2026-12-19T12:00:00');

const question = (page: Page) => page.getByRole('heading', { level: 3 });
const outcome = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ }).last();
const figure = (page: Page, label: string) =>
  page.getByRole('definition').and(page.locator(`dt:text-is("${label}") + dd`));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The elements that scroll sideways in a window of 640×512 that is enlarged to 200% (WCAG 1.4.10). The page itself doesn't. */
async function sideways(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const metrics = { width: 320, height: 256, deviceScaleFactor: 2, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, 'what is wider than the window').toBeLessThanOrEqual(0);
  return page.locator('*').evaluateAll((elements) =>
    elements
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

async function choose(page: Page, what: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: what }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('the daily puzzle of a fixed date is solved by keyboard, and the streak stays after a restart', async ({
  start,
}) => {
  const program = await start();
  const { page } = program.board;
  await page.clock.setFixedTime(noon);
  await program.press('CmdOrCtrl+2');
  await expect(page.locator('.table button:focus'), 'the first one is asked').toBeVisible();
  await expect(page.getByText(/^Chopsticks\./)).toBeVisible();
  await expect(page.getByText('still a guess')).toBeVisible();
  await button(page, 'Daily puzzle, December 19').focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveText('Your move: find the move that wins more often.');
  await expect(page.getByText('Digit Conquest. Standard rules.')).toBeVisible();
  await expect(
    page.locator('.table button:focus'),
    'the keyboard waits on the table',
  ).toBeVisible();
  await page.keyboard.press('a');
  await expect(outcome(page)).toContainText('Solved on the first try.');
  await expect(outcome(page)).toContainText(/That wins .* of the games/);
  await expect(figure(page, 'Streak')).toHaveText('1');
  await expect(page.getByText('Today’s is solved.')).toBeVisible();
  await expect(button(page, 'Another puzzle')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Another puzzle')).toBeHidden();
  const asked = await question(page).textContent();
  const rating = await figure(page, 'Rating').textContent();
  await program.end();

  const again = await start();
  await again.board.page.clock.setFixedTime(noon);
  await again.press('CmdOrCtrl+2');
  await expect(question(again.board.page)).toHaveText(asked ?? '');
  await expect(figure(again.board.page, 'Streak')).toHaveText('1');
  await expect(figure(again.board.page, 'Solved today')).toHaveText('1');
  await expect(figure(again.board.page, 'Rating')).toHaveText(rating ?? '');
  await expect(again.board.page.getByText('Today’s is solved.')).toBeVisible();
  expect(await sideways(again.board.page), 'a window enlarged to 200% scrolls one way').toEqual([]);
});

test('a missed puzzle is in the history and can be retried, and its position explored', async ({
  program,
  board,
}) => {
  const { page } = board;
  await program.press('CmdOrCtrl+2');
  await expect(question(page)).toBeVisible();
  const asked = await question(page).textContent();
  await button(page, 'Show solution').click();
  await expect(outcome(page)).toContainText('That was the solution.');
  await expect(outcome(page), 'letters belong to notation').not.toContainText(/[AB]-[CD]/);
  await button(page, 'Another puzzle').click();
  await expect(button(page, 'Another puzzle')).toBeHidden();
  const rating = await figure(page, 'Rating').textContent();
  const entry = page.getByRole('button', { name: /^Try again: Chopsticks/ });
  await expect(entry).toHaveCount(1);
  await entry.click();
  await expect(question(page)).toHaveText(asked ?? '');
  await button(page, 'Show solution').click();
  await expect(outcome(page)).toContainText('That was the solution.');
  await expect(figure(page, 'Rating'), 'only the first try counts').toHaveText(rating ?? '');
  await button(page, 'Explore this position').click();
  await expect(page.getByRole('heading', { name: 'Explorer', level: 1 })).toBeVisible();
});

test('a streak ends with the first mistake, a storm with the time, and both keep the best result', async ({
  program,
  board,
}) => {
  const { page } = board;
  await program.press('CmdOrCtrl+2');
  await expect(question(page)).toBeVisible();
  await program.resize(800, 600);
  await button(page, 'Streak: until the first mistake').click();
  await expect(page.getByText('Streak, puzzle 1')).toBeInViewport();
  await button(page, 'Show solution').click();
  await expect(page.getByText('The streak is over: none solved.')).toBeInViewport();
  await expect(button(page, 'New streak')).toBeInViewport();
  await expect(button(page, 'Show it again')).toBeVisible();
  await expect(button(page, 'Another puzzle'), 'the run is over').toBeHidden();
  await button(page, 'Back to the puzzles').click();
  await page.clock.install();
  await button(page, 'Storm: three minutes').click();
  await expect(page.getByText('Storm, puzzle 1')).toBeVisible();
  await expect(figure(page, 'Time left')).toHaveText(/^[23]:\d\d$/);
  await page.clock.runFor(181_000);
  await expect(page.getByText('The storm is over: none solved.')).toBeInViewport();
});

test('a puzzle is solved by mouse after wrong moves, and another given up and shown, in every look', async ({
  program,
  board,
  configFile,
}) => {
  const { page } = board;
  await page.clock.setFixedTime(noon);
  await board.topBar.getByRole('button', { name: 'Home' }).click();
  await button(page, 'Learn').click();
  await page.getByRole('button', { name: /^Puzzles/ }).click();
  await choose(page, 'Game and rules', 'Summation Duel: Standard rules');
  await choose(page, 'Theme', 'A certain win');
  await expect(question(page)).toContainText('Your move: win in');
  const tried: number[] = [];
  const done = button(page, 'Another puzzle');
  const again = button(page, 'Try again');
  for (let number = 1; number <= 10 && !(await done.isVisible()); number++) {
    const card = numberCard(board, number);
    if (/used/.test((await card.getAttribute('aria-label')) ?? (await card.innerText()))) continue;
    await card.click();
    await expect(outcome(page)).toContainText(/lose|Right|Solved/);
    await expect(again.or(done).or(numberCard(board, number)).first()).toBeVisible();
    if (!(await again.isVisible())) continue;
    tried.push(number);
    await expect(outcome(page)).toContainText(/[Tt]he computer (can win|has an answer)|goes past/);
    await again.click();
    await expect(again).toBeHidden();
  }
  await expect(outcome(page)).toContainText('Solved');
  await expect(figure(page, 'Solved today'), 'at once or after all').toHaveText('1');

  await choose(page, 'Game and rules', 'Chopsticks: May put a hand out by splitting');
  await expect(page.getByText('A split may put out one of your own hands')).toBeVisible();
  await page.keyboard.press('Escape');
  await program.press('CmdOrCtrl+2');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('l');
  await expect(outcome(page)).toContainText('That was the solution.');
  await expect(figure(page, 'Streak')).toHaveText('0');
  await expect(button(page, 'Show it again')).toBeVisible();
  await inEveryLook(program, configFile, 'puzzles');
  await page.keyboard.press('n');
  await expect(button(page, 'Show solution')).toBeVisible();
  await expect(button(page, 'Another puzzle')).toBeHidden();
});
