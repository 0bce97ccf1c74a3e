import { expect, test } from './app.ts';
const shots='/tmp/lead-table/';
for (const [game, motion] of [['chopsticks','full'],['scholars-game','off'],['digit-conquest','off'],['summation-duel','reduced']] as const) {
  test.describe(game, () => {
    test.use({ config: { start: 'table', game, players: ['person','person'], appearance: { motion, theme: game==='chopsticks' ? 'dark':'light' } } });
    test('shot '+game, async ({ board, program }) => {
      await program.resize(game === 'digit-conquest' ? 800 : 1280, game === 'digit-conquest' ? 600 : 800);
      await expect(board.page.locator('.finger')).toBeVisible();
      await board.page.waitForTimeout(700);
      await board.page.screenshot({ path: `${shots}teach-${game}.png` });
    });
  });
}
