import type { Action, World } from '../action.ts';
import { isPersonsTurn, type Facts, type Offer } from '../facts.ts';
import { freePoint } from '../pointing.ts';

/** The buttons that cancel a choice. */
const leaving = /^(Cancel|Back)$/;

/**
 * The keys of tables; those that continue a move are listed twice, so that they are pressed more often.
 */
const keys: Readonly<Record<string, readonly string[]>> = {
  chopsticks: ['s', 'p', '+', '-'],
  'scholars-game': ['r', 'f', 'w'],
  'digit-conquest': ['a', 's', 'd', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  'summation-duel': ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
};
const everywhere = ['Tab', 'Shift+Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const goingOn = ['Enter', 'Enter', 'Space'];

/** The next click: with a hand picked up, usually an opponent's hand or an open choice. */
function nextClick({ offers }: Facts, { dice }: World): Offer | undefined {
  const clickable = offers.filter(
    (offer) =>
      offer.onTable && offer.enabled && !leaving.test(offer.name) && freePoint(offer) !== undefined,
  );
  const picked = clickable.some((offer) => offer.picked);
  const targets = picked ? clickable.filter(({ own }) => !own) : [];
  const choices = targets.length > 0 && dice.percent(85) ? targets : clickable;
  return choices.length === 0 ? undefined : dice.pick(choices);
}

async function playByMouse(world: World): Promise<string> {
  const clicks: string[] = [];
  let { facts } = world;
  const { at } = facts.view;
  while (clicks.length < 5 && isPersonsTurn(facts) && facts.view.at === at) {
    const next = nextClick(facts, world);
    const point = next && freePoint(next);
    if (next === undefined || point === undefined) break;
    await world.page.mouse.click(point.x, point.y);
    clicks.push(next.name);
    facts = await world.look();
  }
  return clicks.length === 0 ? 'nothing could be clicked' : clicks.join(' → ');
}

async function clickOnce(world: World): Promise<string> {
  const next = nextClick(world.facts, world);
  const point = next && freePoint(next);
  if (next === undefined || point === undefined) return 'nothing could be clicked';
  await world.page.mouse.click(point.x, point.y);
  return next.name;
}

async function playByKeys(world: World): Promise<string> {
  const { dice, page, facts } = world;
  const pressed: string[] = [];
  const own = keys[facts.view.game.id] ?? [];
  let now = facts;
  while (pressed.length < 8 && isPersonsTurn(now) && now.view.at === facts.view.at) {
    const kind = dice.below(10);
    const key = dice.pick(kind < 4 ? everywhere : kind < 7 ? goingOn : own);
    // On a button of the top bar or in the list, Enter has another effect.
    const apart = /^(button “(New game|Undo|Analysis|Menu|\d+ .*)”|input)/.test(
      now.focus?.name ?? '',
    );
    if (goingOn.includes(key) && apart) continue;
    await page.keyboard.press(key);
    pressed.push(key);
    now = await world.look();
  }
  return pressed.join(' ');
}

function isOwn({ own, enabled, kind }: Offer): boolean {
  return own && enabled && kind === 'hand';
}

async function drag(world: World): Promise<string> {
  const { dice, page, facts } = world;
  const from = dice.pick(facts.offers.filter((offer) => isOwn(offer) && freePoint(offer)));
  const targets = facts.hands.filter(({ label }) => label !== from.name);
  const onto = dice.pick(targets);
  const target = page.locator(`[data-hand="${onto.seat}-${onto.hand}"]`);
  const [start, end] = [freePoint(from), await target.boundingBox()];
  if (start === undefined || end === null) return 'nothing could be dragged';
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 9, start.y + 9, { steps: 2 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 3 });
  await page.mouse.up();
  return `${from.name} onto ${onto.label}`;
}

export const moves: readonly Action[] = [
  { name: 'play by mouse', weight: 30, possible: isPersonsTurn, act: playByMouse },
  { name: 'click once', weight: 6, possible: isPersonsTurn, act: clickOnce },
  { name: 'play by keys', weight: 16, possible: isPersonsTurn, act: playByKeys },
  {
    name: 'drag a hand',
    weight: 6,
    possible: (facts) =>
      isPersonsTurn(facts) && facts.offers.some((offer) => isOwn(offer) && freePoint(offer)),
    act: drag,
  },
  {
    name: 'put down',
    weight: 2,
    possible: (facts) =>
      isPersonsTurn(facts) && facts.offers.some(({ name, picked }) => picked || leaving.test(name)),
    async act({ page }) {
      await page.keyboard.press('Escape');
      return 'Escape';
    },
  },
];
