import { expect } from '@playwright/test';
import type { Action, World } from '../action.ts';
import { isComputing, isCovered, type Facts } from '../facts.ts';
import { expectUnchanged } from '../standing.ts';
import { uncover } from '../elsewhere/page-actions.ts';
import { chooseFromMenu, freePoint, press } from '../pointing.ts';

const panelOf = ({ page }: World) => page.locator('[data-part=review]');

/**
 * Waits for the result of the review, or the reason why there is none. What it says of Digit Conquest it proves afterwards,
 * which takes half a minute where nothing else runs.
 */
async function awaitFound(world: World): Promise<void> {
  const panel = panelOf(world);
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('progressbar', { name: 'Review' })).toHaveCount(0, {
    timeout: 60_000,
  });
}

async function openReview(world: World): Promise<string> {
  const byKey = world.dice.percent(60);
  if (byKey) await world.program.press('CmdOrCtrl+Shift+V');
  else await chooseFromMenu(world, /^Review of the match/);
  await awaitFound(world);
  return byKey ? 'by its keys' : 'from the menu';
}

async function pressIfOffered(world: World, name: string): Promise<string> {
  const button = panelOf(world).getByRole('button', { name, exact: true });
  // At the first mistake there is no previous one, and so on.
  if ((await button.count()) === 0 || (await button.isDisabled())) return `no ${name}`;
  return `${name}, ${await press(world, button)}`;
}

/** Tries a move if the review shows a mistake; otherwise a move would continue the match. */
async function tryMove(world: World): Promise<string> {
  const placed = panelOf(world).locator('.lost');
  if ((await placed.count()) === 0) return 'nothing to try here';
  const clicked: string[] = [];
  while (clicked.length < 3) {
    const { offers }: Facts = await world.glance();
    const cards = offers.filter(
      (offer) => offer.onTable && offer.enabled && freePoint(offer) !== undefined,
    );
    const offer = cards.length === 0 ? undefined : world.dice.pick(cards);
    const point = offer && freePoint(offer);
    if (offer === undefined || point === undefined) break;
    await world.page.mouse.click(point.x, point.y);
    clicked.push(offer.name);
  }
  return clicked.join(' → ');
}

/** The actions within a review, none of which continues the match. */
const actions: readonly ((world: World) => Promise<string>)[] = [
  (world) => pressIfOffered(world, 'Previous mistake'),
  (world) => pressIfOffered(world, 'Next mistake'),
  (world) => pressIfOffered(world, 'Show why'),
  (world) => pressIfOffered(world, 'Back to the match'),
  tryMove,
  tryMove,
  async ({ page, dice }) => {
    const keys = ['Shift+PageUp', 'Shift+PageUp', 'Shift+PageDown', 'PageUp', 'PageDown', 'Home'];
    const pressed = Array.from({ length: 1 + dice.below(4) }, () => dice.pick(keys));
    for (const key of pressed) await page.keyboard.press(key);
    return pressed.join(' ');
  },
  async (world) => {
    const [width, height] = world.dice.pick([
      [800, 600],
      [640, 520],
    ] as const);
    await world.program.resize(width, height);
    return `to ${width} × ${height}`;
  },
];

async function leave(world: World): Promise<string> {
  if (world.dice.percent(50)) {
    const button = panelOf(world).getByRole('button', { name: 'Leave the review' });
    const how = await press(world, button);
    await expect(panelOf(world)).toBeHidden();
    return how;
  }
  await expect(async () => {
    if (await panelOf(world).isVisible()) await world.page.keyboard.press('Escape');
    await expect(panelOf(world)).toBeHidden({ timeout: 500 });
  }, 'Escape leads out of the review').toPass({ timeout: 20_000 });
  return 'by Escape';
}

async function reviewMatch(world: World): Promise<string> {
  const done = [await openReview(world)];
  await world.hold();
  const times = 1 + world.dice.below(6);
  for (let time = 0; time < times; time++) {
    done.push(await world.dice.pick(actions)(world));
    await world.hold();
  }
  done.push(await leave(world));
  await expect(async () => expectUnchanged(world.facts, await world.look())).toPass({
    timeout: 20_000,
  });
  return done.join('; ');
}

async function retry(world: World): Promise<string> {
  const done = [await openReview(world), await pressIfOffered(world, 'Retry your mistakes')];
  const facts = await world.hold();
  const again = world.page.getByRole('button', { name: 'Show solution' });
  if (!facts.atTable && (await again.count()) > 0) {
    done.push(await press(world, again));
    await world.hold();
    await world.page.keyboard.press('n');
    await world.hold();
  }
  await uncover(world);
  await world.look();
  done.push(await leave(world));
  return done.join('; ');
}

const canReview = (facts: Facts): boolean => !isCovered(facts) && !isComputing(facts);

/** Reviews the match on the table and leaves it unchanged. */
export const review: readonly Action[] = [
  {
    name: 'review the match on the table',
    weight: 4,
    possible: (facts) => canReview(facts) && facts.view.history.length > 0,
    act: reviewMatch,
  },
  {
    name: 'try the mistakes of the match again',
    weight: 2,
    possible: (facts) => canReview(facts) && facts.view.history.length > 0,
    act: retry,
  },
];
