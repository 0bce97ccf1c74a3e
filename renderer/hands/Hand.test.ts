// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Hand from './Hand.svelte';

afterEach(cleanup);

const LEFT = { side: 'left', view: 'palm', motion: 'off' } as const;

/** The lines of a drawing, without its glow, which a still drawing lacks. */
function drawn(container: HTMLElement): (string | null)[] {
  return [...container.querySelectorAll('path')]
    .filter((path) => path.closest('.glow, .ring') === null)
    .map((path) => path.getAttribute('d'));
}

/** Waits as long as a busy machine may take; the movement itself is shorter. */
async function comesToShow(container: HTMLElement, expected: (string | null)[]): Promise<void> {
  await vi.waitFor(() => expect(drawn(container)).toEqual(expected), { timeout: 4000 });
}

test.each([
  [{ value: 3 }, 'Left hand, 3 fingers'],
  [{ value: 1 }, 'Left hand, 1 finger'],
  [{ value: 0.5 }, 'Left hand, ½ finger'],
  [{ value: 2.5 }, 'Left hand, 2½ fingers'],
  [{ value: 4, posture: 'paper' as const }, 'Left hand, paper, 4'],
  [{ value: 3, posture: 'double-scissors' as const }, 'Left hand, double scissors, 3'],
  [{ value: 0, state: 'dead' as const }, 'Left hand, out'],
  [{ value: 1, state: 'zombie' as const }, 'Left hand, zombie, 1 finger'],
])('a hand says what it holds: %o', (props, name) => {
  render(Hand, { ...LEFT, ...props });
  expect(screen.getByRole('img', { name })).toBeTruthy();
});

test('a hand named by something else has no name of its own', () => {
  const { container } = render(Hand, { ...LEFT, value: 2, label: '' });
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('the cuff shows what five fingers can’t', async () => {
  const { container, rerender } = render(Hand, { ...LEFT, value: 5 });
  expect(container.querySelectorAll('circle')).toHaveLength(0);
  expect(container.querySelector('title')).toBeNull();
  await rerender({ value: 8 });
  expect(container.querySelectorAll('circle')).toHaveLength(3);
  expect(container.querySelector('title')?.textContent).toContain(
    'Each dot on its cuff is one more.',
  );
  await rerender({ value: 7.5 });
  expect(container.querySelector('title')?.textContent).toContain('the small one a part');
  await rerender({ value: 14 });
  expect(container.textContent).toContain('+9');
});

test.each(['full', 'reduced', 'off'] as const)(
  'motion %s: a change ends at the drawing of a new hand',
  async (motion) => {
    const fresh = render(Hand, { ...LEFT, value: 4.5 });
    const expected = drawn(fresh.container);
    fresh.unmount();

    const changing = render(Hand, { ...LEFT, motion, value: 1 });
    await changing.rerender({ value: 4.5 });
    await comesToShow(changing.container, expected);
  },
);

test('the fingers are moving with full motion, and in place at once without', async () => {
  const moving = render(Hand, { ...LEFT, motion: 'full', value: 1 });
  const before = drawn(moving.container);
  await moving.rerender({ value: 4 });
  expect(drawn(moving.container)).toEqual(before);
  moving.unmount();

  const still = render(Hand, { ...LEFT, motion: 'off', value: 1 });
  await still.rerender({ value: 4 });
  expect(drawn(still.container)).not.toEqual(before);
});

test('a change during a movement wins', async () => {
  const fresh = render(Hand, { ...LEFT, value: 2 });
  const expected = drawn(fresh.container);
  fresh.unmount();

  const { container, rerender } = render(Hand, { ...LEFT, motion: 'full', value: 1 });
  const first = drawn(container);
  await rerender({ value: 5 });
  await waitFor(() => expect(drawn(container)).not.toEqual(first));
  await rerender({ value: 2 });
  await comesToShow(container, expected);
});

test('a hand turned over shows its other side, with a minus on its cuff', () => {
  const turned = render(Hand, { ...LEFT, value: -3 });
  const [shown, minus] = [drawn(turned.container), turned.container.querySelectorAll('.minus')];
  expect(minus).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Left hand, −3 fingers' })).toBeTruthy();
  turned.unmount();
  const palm = render(Hand, { ...LEFT, value: 3 });
  expect(drawn(palm.container)).not.toEqual(shown);
  expect(palm.container.querySelector('.minus')).toBeNull();
});

test('the cuff shows what the five fingers of a hand turned over can’t', () => {
  const { container } = render(Hand, { ...LEFT, value: -7 });
  expect(container.textContent).toContain('−2');
});
