import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchView } from '../../electron/api.ts';
import { viewAfter, type Situation } from '../table/testing.ts';
import BoardPage from './BoardPage.svelte';

/** What is being acted out; it ends when the test says so. */
let moving: { finish: () => void }[] = [];
const listeners = new Map<string, (payload: unknown) => void>();

function animate(): Animation {
  const animation = new EventTarget() as Animation;
  const running = { finish: () => animation.dispatchEvent(new Event('finish')) };
  animation.addEventListener('finish', (event) =>
    animation.onfinish?.(event as AnimationPlaybackEvent),
  );
  animation.cancel = () => (moving = moving.filter((other) => other !== running));
  moving.push(running);
  return animation;
}

beforeEach(() => {
  moving = [];
  vi.stubGlobal('digitDuels', {
    request: () => new Promise(() => undefined),
    on(name: string, listener: (payload: unknown) => void) {
      listeners.set(name, listener);
      return () => undefined;
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  Element.prototype.animate = animate;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

async function show(view: MatchView, revision: number): Promise<void> {
  listeners.get('view')?.({ ...view, revision });
  await tick();
}

async function comeToRest(): Promise<void> {
  for (const { finish } of moving.splice(0)) finish();
  await tick();
}

test.each<[string, Situation]>([
  [
    'the strike',
    { settings: { fingers: 3, suddenDeath: 'instant' }, moves: ['A-C', 'A-C', 'A-D'] },
  ],
  ['the digit', { game: 'digit-conquest', settings: { target: 5 }, moves: ['?5', '+5'] }],
  ['the number', { game: 'summation-duel', settings: { target: 5 }, moves: ['+5'] }],
])('a game is over when %s that ends it has been acted out', async (_, situation) => {
  const moves = situation.moves ?? [];
  render(BoardPage);
  await show(viewAfter({ ...situation, moves: moves.slice(0, -1) }), 1);
  await comeToRest();
  const over = viewAfter(situation);
  expect(over.state.kind).toBe('over');
  await show(over, 2);
  expect(moving.length, 'what moves').toBeGreaterThan(0);
  expect(screen.queryByRole('region', { name: 'Game over' })).toBeNull();
  expect(screen.queryByText('won')).toBeNull();
  await comeToRest();
  expect(screen.getByText('won')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Game over' }));
});

test('what is over already is shown so at once', async () => {
  render(BoardPage);
  await show(viewAfter({ game: 'summation-duel', settings: { target: 5 }, moves: ['+5'] }), 1);
  expect(screen.getByRole('region', { name: 'Game over' })).toBeTruthy();
});
