import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { viewAfter } from '../../table/testing.ts';
import { Choices } from './choices.svelte.ts';
import SplitChooser from './SplitChooser.svelte';

afterEach(cleanup);

/** Player 2 to move, with 0 and 3. */
const oneHandOut = viewAfter({ moves: ['B-C', 'B-C', 'B-D', 'B-C', 'A-D'] });

function renderChooser(view: MatchViewOf<'chopsticks'>, hint?: string) {
  const onplay = vi.fn();
  const choices = new Choices(() => view);
  choices.openSplits();
  const place = { at: 'top', heading: 180 } as const;
  const { container } = render(SplitChooser, {
    view,
    choices,
    seat: 1,
    place,
    hint,
    ratings: new Map(),
    onplay,
  });
  return { onplay, choices, container };
}

const spoken = () =>
  screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent.trim());

test('every split is spoken, hand by hand', () => {
  renderChooser(oneHandOut);
  expect(screen.getByRole('group', { name: 'Split the hands' })).toBeTruthy();
  expect(spoken()).toEqual(['1 left, 2 right', '2 left, 1 right', 'Cancel']);
});

test('halves are spoken as halves', () => {
  const view = viewAfter({
    settings: { stumps: true },
    moves: ['B-C', 'B-C', 'B-D'],
  });
  renderChooser(view);
  expect(spoken()).toEqual(['½ left, ½ right', 'Cancel']);
});

test('the chosen split is played', async () => {
  const { onplay } = renderChooser(oneHandOut);
  await fireEvent.click(screen.getByRole('button', { name: '2 left, 1 right' }));
  expect(onplay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ notation: '03-21' }));
});

test('passing is among the options if the rules allow it', async () => {
  const { onplay } = renderChooser(viewAfter({ settings: { passEquivalentTransfers: true } }));
  await fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
  expect(onplay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ notation: '--' }));
});

test('the first option has the focus, arrow keys cycle, and the focused one is shown on the hands', async () => {
  const { choices } = renderChooser(oneHandOut);
  const [first, second, cancel] = screen.getAllByRole('button');
  expect(document.activeElement).toBe(first);
  expect(choices.preview?.notation).toBe('03-12');
  await fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
  expect(choices.preview?.notation).toBe('03-21');
  await fireEvent.keyDown(second as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cancel);
  expect(choices.preview).toBeUndefined();
  await fireEvent.keyDown(cancel as HTMLElement, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(first);
});

test('the splits of the opponent are shown as the viewer sees them', () => {
  const { container } = renderChooser(oneHandOut);
  const seen = [...container.querySelectorAll('[data-side]')].map(
    (hand) => `${hand.getAttribute('data-side') ?? ''} ${hand.textContent.trim()}`,
  );
  expect(seen).toEqual(['right 2', 'left 1', 'right 1', 'left 2']);
});

test('the split of a hint is marked', () => {
  renderChooser(oneHandOut, '03-21');
  const marked = screen.getAllByRole('button').filter(({ className }) => /hinted/.test(className));
  expect(marked.map((button) => button.getAttribute('aria-label'))).toEqual(['2 left, 1 right']);
});

test('Cancel closes the list', async () => {
  const { choices, onplay } = renderChooser(oneHandOut);
  await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(choices.splitting).toBe(false);
  expect(onplay).not.toHaveBeenCalled();
});
