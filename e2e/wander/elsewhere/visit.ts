import { expect } from '@playwright/test';
import type { World } from '../action.ts';
import { chooseFromMenu } from '../pointing.ts';
import { choose } from '../choose.ts';
import { isCovered, type Facts } from '../facts.ts';
import { mayContinueAlone, expectUnchanged } from '../standing.ts';
import { everywhere, uncover } from './page-actions.ts';
import type { Place } from './place.ts';

/** The most actions of a visit. */
const most = 5;

/** Opens a page, acts there, and comes back to the match, which must be unchanged. */
export async function visit(world: World, place: Place): Promise<string> {
  const done: string[] = [];
  try {
    await wander(world, place, done);
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    throw new Error(`${done.join('; ')}: ${failed}`, { cause: error });
  }
  return done.join('; ');
}

async function wander(world: World, place: Place, done: string[]): Promise<void> {
  const { dice } = world;
  let before = world.facts;
  done.push(await goTo(world, place));
  let facts = await world.hold();
  const times = 1 + dice.below(most);
  for (let time = 0; time < times && !facts.atTable; time++) {
    const action = choose([...everywhere, ...place.actions], { ...world, facts }, dice);
    const words = await action.act({ ...world, facts });
    done.push(`${action.name}, ${words}`);
    facts = await rest(world);
    const began =
      facts.view.gameNumber !== before.view.gameNumber && action.begins?.test(words) === true;
    if (began) before = facts;
    else expectUntouched(before, facts);
  }
  if (!facts.atTable) done.push(await comeBack(world));
  expectUntouched(before, await world.look());
}

/** Closes everything that opened in the meantime. */
async function rest(world: World): Promise<Facts> {
  const facts = await world.hold();
  if (!isCovered(facts)) return facts;
  await uncover(world);
  return world.hold();
}

async function goTo(world: World, { keys, item }: Place): Promise<string> {
  const byKey = world.dice.percent(65);
  if (byKey) await world.program.press(keys);
  else await chooseFromMenu(world, item);
  await expect.poll(async () => (await world.glance()).atTable, 'the page is shown').toBe(false);
  return byKey ? keys : 'from the menu';
}

/** Returns to the table by Escape, as often as needed, or by its key. */
async function comeBack(world: World): Promise<string> {
  const { dice, page } = world;
  if (dice.percent(50)) return 'back';
  const times = 1 + dice.below(3);
  for (let time = 0; time < times; time++) await page.keyboard.press('Escape');
  await world.glance();
  return `back by ${times} × Escape`;
}

/** Expects the match to be unchanged. */
function expectUntouched(before: Facts, after: Facts): void {
  expectUnchanged(before, after);
  if (mayContinueAlone(before)) return;
  expect(after.view.revision, 'nothing should have been done to the match').toBe(
    before.view.revision,
  );
}
