import { tick } from 'svelte';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { MatchViewOf, PositionOf } from '../../electron/api/match-view.ts';
import { ShownPosition } from './shown-position.svelte.ts';
import { viewAfter } from './testing.ts';

type Position = PositionOf<'chopsticks'>;

/** The fake animations of an act's stages; the first one is its flight. */
let running: { onfinish: () => void; cancel: () => void }[] = [];
const hand = {
  animate: () => {
    const animation = { onfinish: () => undefined, cancel: vi.fn() };
    running.push(animation);
    return animation;
  },
} as unknown as HTMLElement;

beforeEach(() => (running = []));

function follow(first: MatchViewOf<'chopsticks'>) {
  const shown = new ShownPosition(
    first,
    ({ position }) => ({
      flights: [{ element: hand, keyframes: [], duration: 100 }],
      stages: [{ at: 60, position }],
    }),
    () => ['tap'],
  );
  const seen: Position[] = [];
  onTestFinished(
    $effect.root(() => {
      $effect.pre(() => void seen.push(shown.position));
    }),
  );
  return { shown, seen };
}

const start = viewAfter();
const played = viewAfter({ moves: ['A-C'] });

test('hands change when they touch, and so does the shown view', async () => {
  const { shown, seen } = follow(start);
  shown.follow(played, 'full');
  await tick();
  expect(seen.at(-1)).toEqual(start.position);
  expect(shown.view).toBe(start);
  running[1]?.onfinish();
  await tick();
  expect(seen.at(-1)).toEqual(played.position);
  expect(shown.view).toBe(played);
});

test('a view that arrives during a move finishes it at once', () => {
  const { shown } = follow(start);
  shown.follow(played, 'full');
  const [flight] = running;
  const next = viewAfter({ moves: ['A-C', 'A-C'] });
  shown.follow(next, 'off');
  expect(flight?.cancel).toHaveBeenCalledOnce();
  expect(shown.position).toEqual(next.position);
  expect(shown.view).toBe(next);
});

test('nothing follows an animation whose table leaves the page', () => {
  const { shown } = follow(start);
  shown.follow(played, 'full');
  shown.end();
  for (const { cancel } of running) expect(cancel).toHaveBeenCalledOnce();
  expect(shown.acting).toBe(false);
});

test('the first moves of another match are not animated', () => {
  const { shown } = follow(start);
  shown.follow({ ...played, gameNumber: 1 }, 'full');
  expect(running).toEqual([]);
  expect(shown.position).toEqual(played.position);
});

test('a jump is not animated', () => {
  const { shown } = follow(played);
  shown.follow(viewAfter({ moves: ['A-C'], at: 0 }), 'full');
  expect(running).toEqual([]);
  expect(shown.position).toEqual(start.position);
});
