import type { World } from '../action.ts';
import { keys } from './page-actions.ts';
import type { PageAction } from './place.ts';

const mapOf = ({ page }: World) => page.getByRole('listbox', { name: 'The map' });

async function clickPosition(world: World): Promise<string> {
  const nodes = mapOf(world).locator('[data-node]');
  const count = await nodes.count();
  if (count === 0) return 'there is no map';
  const node = nodes.nth(world.dice.below(count));
  const [map, target] = [await mapOf(world).boundingBox(), await node.boundingBox()];
  const name = (await node.getAttribute('aria-label')) ?? '';
  if (map === null || target === null) return 'it is gone';
  const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
  const inside = x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height;
  if (!inside) return `${name} is out of sight`;
  await world.page.mouse.click(x, y);
  return name;
}

async function moveAround(world: World): Promise<string> {
  const { page, dice } = world;
  const map = (await mapOf(world).count()) === 0 ? null : await mapOf(world).boundingBox();
  if (map === null) return 'there is no map';
  const [x, y] = [map.x + dice.below(map.width), map.y + dice.below(map.height)];
  await page.mouse.move(x, y);
  if (dice.percent(50)) {
    const turn = dice.pick([-400, -100, 100, 400]);
    await page.mouse.wheel(0, turn);
    return `wheel ${turn}`;
  }
  const [dx, dy] = [dice.below(200) - 100, dice.below(200) - 100];
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 3 });
  await page.mouse.up();
  return `drag by ${dx}, ${dy}`;
}

/** The actions on the state map of a game. */
export const stateMap: readonly PageAction[] = [
  { name: 'click a position', weight: 6, possible: () => true, act: clickPosition },
  { name: 'zoom or drag', weight: 4, possible: () => true, act: moveAround },
  keys(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Backspace', 'Home', 'End'], 6),
  keys(['+', '-', '0', 'Shift+ArrowLeft', 'Shift+ArrowDown', 'Enter'], 3, /Enter/),
];
