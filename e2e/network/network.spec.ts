import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../app.ts';
import { Program } from '../program.ts';
import { listen, type Listeners } from './listeners.ts';
import { prepare, ways } from './ways.ts';

const names = Object.keys(ways);

/** Ways that reach the network on every system if nothing is done against them. */
const certain = ['stun:', 'turn:', 'turn: over TCP', 'candidate by UDP', 'stylesheet', 'img'];

/** Tries all ways at once in a real page; resolves when all attempts have ended. */
async function tryAll(page: Page, listeners: Listeners): Promise<void> {
  await page.evaluate(prepare);
  await Promise.all(
    names.map((name) => {
      const host = '127.0.0.1';
      const port = listeners.port(name);
      const at = (where: string): string => `http://${where}:${port}/`;
      const target = JSON.stringify({ host, port, url: at(host), named: at('localhost') });
      const way = `(async ({ host, port, url, named }) => void (await (${ways[name]})))(${target})`;
      // What is refused, or unknown to the browser, throws.
      return page.evaluate(`${way}.catch(() => undefined)`);
    }),
  );
}

test('no page reaches the network, whatever it tries', async ({ start }) => {
  const listeners = await listen(names);
  const program = await start();
  // The content security policy reports what it refuses.
  program.forgive(/./);
  await tryAll(program.board.page, listeners);
  // Its processes are gone, so nothing can follow.
  await program.end();
  expect(listeners.arrived).toEqual({});
  listeners.close();
});

test('what a page sends is counted if nothing keeps it from the network', async ({ userData }) => {
  const listeners = await listen(names);
  const program = await Program.start(userData, [], {
    required: path.join(import.meta.dirname, 'without-measures.cjs'),
    bypassCSP: true,
  });
  const tried = tryAll(program.board.page, listeners).catch(() => undefined);
  const expected = [...certain, ...listeners.multicast];
  await expect.poll(() => Object.keys(listeners.arrived)).toEqual(expect.arrayContaining(expected));
  await program.end();
  await tried;
  listeners.close();
});
