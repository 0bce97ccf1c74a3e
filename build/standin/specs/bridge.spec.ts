import { expect } from '@playwright/test';
import type * as Electron from 'electron';
import { firstPage, standin, test } from './harness.ts';

const isFocused = ({ BrowserWindow }: typeof Electron) => BrowserWindow.getFocusedWindow() !== null;

test('opens the program at its own address', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  await expect(page.getByRole('heading', { name: 'Sample' })).toBeVisible();
  await expect(page).toHaveURL('app://bundle/index.html');
  await expect(page).toHaveTitle('Sample');
  expect(await page.evaluate(() => [location.origin, isSecureContext])).toEqual([
    'app://bundle',
    true,
  ]);
  // The frame and the menu bar take space from the window.
  const [width, height] = await page.evaluate(() => [innerWidth, innerHeight] as const);
  expect(width).toBeLessThanOrEqual(640);
  expect(height).toBeLessThan(480);
  await expect.poll(() => app.evaluate(isFocused)).toBe(true);
  const display = await app.evaluate(({ screen }) => screen.getPrimaryDisplay().bounds);
  const seenByPage = await page.evaluate(() => ({ width: screen.width, height: screen.height }));
  expect(display).toMatchObject(seenByPage);
  const facts = await app.evaluate(({ app: main }) => ({
    version: main.getVersion(),
    electron: process.versions.electron,
    marker: process.env.DIGIT_DUELS_STANDIN,
  }));
  expect(facts).toMatchObject({ version: '1.2.3', ...(standin && { marker: '1' }) });
  expect(facts.electron).toMatch(/^\d+\.\d+\.\d+$/);
});

test('passes values, dates, maps and errors between the processes', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  const answer = await page.evaluate(async () => {
    const greeting = await window.api.greet('world', new Map([['k', 5n]]));
    const { table, when } = greeting as { table: Map<string, bigint>; when: Date };
    return {
      ...greeting,
      table: [...table].map(([key, value]) => [key, String(value)]),
      when: when instanceof Date && when.getTime(),
      bytes: [...(greeting.bytes as Uint8Array)],
    };
  });
  expect(answer).toEqual({
    text: 'hello world',
    from: 'app://bundle/index.html',
    table: [['k', '5']],
    when: 86_400_000,
    bytes: [1, 2, 3],
  });
  const failure = await page.evaluate(() =>
    window.api.fail().catch((error: unknown) => (error as Error).message),
  );
  expect(failure).toBe("Error invoking remote method 'fail': TypeError: no luck");
  await page.evaluate(() => window.api.tick(2));
  await expect(page.locator('#ticks li')).toHaveText([
    '{"tick":0,"when":"1970-01-01T00:00:00.000Z"}',
    '{"tick":1,"when":"1970-01-01T00:00:00.001Z"}',
  ]);
  expect(await page.evaluate(() => window.ticks[0]?.when instanceof Date)).toBe(true);
  await page.evaluate(() => window.off());
  await page.evaluate(() => window.api.tick(1));
  await expect(page.locator('#ticks li')).toHaveCount(2);
});

test('exposes the preload’s API before the first script, and nothing else', async ({ launch }) => {
  const app = await launch();
  const page = await firstPage(app);
  const facts = await page.evaluate(() => ({
    early: window.early,
    sum: window.api.add(2, 3),
    frozen: Object.isFrozen(window.api),
    others: ['leaked', 'require', 'process', 'standinPage'].filter((name) => name in window),
  }));
  expect(facts).toEqual({ early: 'object', sum: 5, frozen: true, others: [] });
  const thrown = await page.evaluate(() => {
    try {
      return window.api.explode();
    } catch (error) {
      return error instanceof Error && `${error.name}: ${error.message}`;
    }
  });
  // Only the message of an error is passed.
  expect(thrown).toBe('Error: too far');
});

test('refuses values that can’t be cloned, such as proxies', async ({ launch }) => {
  const page = await firstPage(await launch());
  const answers = await page.evaluate(async () => {
    const ask = async (value: unknown) => {
      try {
        return await window.api.echo(value);
      } catch (error) {
        return (error as Error).message;
      }
    };
    const proxies = [
      new Proxy({}, {}),
      { deep: [new Proxy([1], {})] },
      [{ f: () => 1 }, new Proxy({}, {})],
    ];
    const others = [{ f: () => 1 }, new WeakMap(), { plain: [1, { two: 2 }] }];
    const uncopied = window.api.uncopied().catch((error: unknown) => (error as Error).message);
    return [await Promise.all([...proxies, ...others].map(ask)), await uncopied];
  });
  const refused = 'An object could not be cloned.';
  expect(answers).toEqual([
    [...Array<string>(5).fill(refused), { plain: [1, { two: 2 }] }],
    `Error invoking remote method 'uncopied': Error: ${refused}`,
  ]);
});

test('releases a listener once neither world can call it', async ({ launch }) => {
  const page = await firstPage(await launch());
  await page.evaluate(() => {
    const there = (): void => undefined;
    window.api.onTick(there);
    const takenAway = (): WeakRef<object> => {
      // It references its remover, and the remover references it from the other world: a cycle through
      // both.
      const gone = (): void => stop();
      const stop = window.api.onTick(gone);
      stop();
      return new WeakRef(gone);
    };
    window.listeners = { gone: takenAway(), there: new WeakRef(there) };
  });
  const left = async () => {
    await page.requestGC();
    return page.evaluate(() => {
      const { gone, there } = window.listeners;
      return [gone, there].map((each) => each.deref() !== undefined);
    });
  };
  await expect.poll(left).toEqual([false, true]);
});
