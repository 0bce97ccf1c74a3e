// Measures how long the animation of a match takes in the dialog that makes it, and how long the page stands still
// meanwhile. The match is one of Digit Conquest, whose table is drawn from more elements than others.
import { requesting, standstills, withFolder, withProgram } from './standstill.mjs';

const person = { kind: 'person' };

/** A match that lasts longer than its animation. */
const match = {
  game: 'digit-conquest',
  settings: { target: 200 },
  players: [person, person],
  first: 0,
};

const moves = 31;

/** How often the animation is made. */
const times = 3;

/** Makes the animation of a match and measures how long that takes. */
export async function benchFilm() {
  /** @type {import('./table.mjs').Row[]} */
  const rows = [];
  await withFolder((userData) =>
    withProgram(userData, async (app, page) => {
      await page.evaluate(plays);
      const dialog = page.getByRole('dialog');
      for (let time = 0; time < times; time++) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('menuitem', { name: 'Game', exact: true }).hover();
        await page.getByRole('menuitem', { name: 'Share…' }).click();
        await dialog.getByRole('radio', { name: 'Animation' }).click();
        await standstills(app, page);
        const since = performance.now();
        await dialog.getByRole('button', { name: 'Make the animation' }).click();
        await dialog.getByRole('progressbar').waitFor();
        await dialog.getByRole('progressbar').waitFor({ state: 'detached', timeout: 0 });
        rows.push({
          'took (ms)': Math.round(performance.now() - since),
          animation: await dialog.locator('.picture').textContent(),
          ...(await standstills(app, page)),
        });
        await page.keyboard.press('Escape');
      }
    }),
  );
  return { animation: rows };
}

/** Starts a match and plays as many moves. */
const plays = `(async () => {
  let moves = 0;
  const played = new Promise((resolve) => {
    const stop = digitDuels.on('view', ({ head: { revision, moves: [first] } }) => {
      if (moves++ < ${moves}) {
        void digitDuels.request('play', { revision, move: first.notation });
        return;
      }
      stop();
      resolve();
    });
  });
  await ${requesting('newMatch', match)};
  await played;
})()`;
