import { expect } from '@playwright/test';
import { shortcuts } from '../../program.ts';
import type { World } from '../action.ts';
import { freePoint } from '../pointing.ts';
import { isCovered, type Facts } from '../facts.ts';
import { resize } from '../resize.ts';
import type { PageAction } from './place.ts';

/** Buttons that open a system dialog or another window, or delete permanently. */
const never = /^(Open a file|Export|Copy|Preferences|Recent files|Reset)/;

/** Buttons that start a match, open one, or delete the one on the table. */
const begins = /(^|→ )(Play|Continue|Open|Delete)/;

/** Keys that act on the match on the table and do nothing on another page. */
const ofMatch = [
  shortcuts.undo,
  shortcuts.redo,
  shortcuts.analysis,
  shortcuts.hint,
  'CmdOrCtrl+B',
  'CmdOrCtrl+R',
  'CmdOrCtrl+T',
  'CmdOrCtrl+D',
  'CmdOrCtrl+Shift+D',
  'CmdOrCtrl+Shift+R',
  'CmdOrCtrl+K',
  'CmdOrCtrl+Shift+K',
  'CmdOrCtrl+G',
  'CmdOrCtrl+Shift+N',
  'CmdOrCtrl+Shift+P',
  'CmdOrCtrl+Shift+M',
  'CmdOrCtrl+Shift+S',
] as const;

/** Closes everything over the page with Escape. */
export async function uncover(world: World): Promise<void> {
  await expect(async () => {
    if (!isCovered(await world.glance())) return;
    await world.page.keyboard.press('Escape');
    expect(isCovered(await world.glance())).toBe(false);
  }, 'what lies over the page should close').toPass({ timeout: 20_000 });
}

async function clickOne(world: World, { offers }: Facts): Promise<string | undefined> {
  const free = offers.filter(
    (offer) => offer.enabled && freePoint(offer) !== undefined && !never.test(offer.name),
  );
  if (free.length === 0) return undefined;
  const offer = world.dice.pick(free);
  const point = freePoint(offer);
  if (point !== undefined) await world.page.mouse.click(point.x, point.y);
  return offer.name;
}

async function clickAround(world: World): Promise<string> {
  const clicked: string[] = [];
  let { facts } = world;
  const times = 1 + world.dice.below(3);
  while (clicked.length < times && !facts.atTable) {
    const name = await clickOne(world, facts);
    if (name === undefined) break;
    clicked.push(name);
    facts = await world.glance();
  }
  await uncover(world);
  return clicked.length === 0 ? 'nothing' : clicked.join(' → ');
}

/** Runs in the page: waits until scrolling has ended, or for the time it would take. */
function scrollEnds(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('scrollend', () => resolve(), { once: true, capture: true });
    setTimeout(resolve, 400);
  });
}

/** Presses some of the keys of a page. */
export function keys(offered: readonly string[], weight: number, mayBegin?: RegExp): PageAction {
  return {
    name: 'press keys',
    weight,
    possible: () => true,
    ...(mayBegin && { begins: mayBegin }),
    async act(world) {
      const pressed = Array.from({ length: 1 + world.dice.below(5) }, () =>
        world.dice.pick(offered),
      );
      const done: string[] = [];
      for (const key of pressed) {
        // Pressing a button may have led to the table, where letters play.
        if (pressing.has(done.at(-1) ?? '') && (await world.hold()).atTable) break;
        await world.page.keyboard.press(key);
        done.push(key);
      }
      await uncover(world);
      return done.join(' ');
    },
  };
}

/** The keys that press the focused button. */
const pressing: ReadonlySet<string> = new Set(['Enter', 'Space']);

/** The actions of every page. */
export const everywhere: readonly PageAction[] = [
  { name: 'click', weight: 12, possible: () => true, begins, act: clickAround },
  {
    name: 'press what is of the match',
    weight: 4,
    possible: () => true,
    async act(world) {
      const pressed = Array.from({ length: 1 + world.dice.below(3) }, () =>
        world.dice.pick(ofMatch),
      );
      for (const key of pressed) await world.program.press(key);
      return pressed.join(' ');
    },
  },
  {
    name: 'scroll',
    weight: 3,
    possible: () => true,
    async act({ page, dice }) {
      const { width, height } = await page.evaluate(() => ({
        width: innerWidth,
        height: innerHeight,
      }));
      await page.mouse.move(dice.below(width), dice.below(height));
      const by = dice.pick([-300, 300, 300, 1000]);
      await page.mouse.wheel(0, by);
      await page.evaluate(scrollEnds);
      return `by ${by}`;
    },
  },
  resize,
  keys(['Tab', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'], 3),
  {
    name: 'read what lies over it',
    weight: 2,
    possible: () => true,
    async act(world) {
      const key = world.dice.pick(['F1', 'Shift+F1', shortcuts.keys]);
      if (key === shortcuts.keys) await world.page.keyboard.press(key);
      else await world.program.press(key);
      await expect.poll(async () => isCovered(await world.glance()), key).toBe(true);
      await uncover(world);
      return key;
    },
  },
];
