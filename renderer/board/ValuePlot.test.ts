import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { tick, type ComponentProps } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { HistoryView } from '../../electron/api/analysis-view.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';
import ValuePlot from './ValuePlot.svelte';
import { chanceOf, drawn, unproven, winIn, type Value } from '../../engine/analysis/value.ts';

afterEach(() => {
  cleanup();
  speak('en');
});

const conquest = { game: 'digit-conquest' as const, moves: ['?7', '+7', '?5', '+5', '?2'] };
const values: HistoryView['values'] = [0, 0, 1, 1, 0, 0].map((seat, at) => ({
  seat,
  value: at % 2 === 0 ? null : chanceOf(0.6, true),
}));
/** Gives every position the same value. */
const all = (value: Value) => values.map(({ seat }) => ({ seat, value }));
const probabilities = true;

/** Draws the plot in the program. */
function plotted(props: ComponentProps<typeof ValuePlot>) {
  const { rerender, ...rest } = renderIn(appWith(), ValuePlot, props);
  const change = (changes: Partial<typeof props>) =>
    rerender({ given: (props = { ...props, ...changes }) });
  return { ...rest, change };
}

test('the plot is one stop of the Tab key, and says the moment and its value', () => {
  plotted({
    view: viewAfter({ ...conquest, at: 3 }),
    values,
    probabilities,
    onselect: vi.fn(),
  });
  expect(within(screen.getByRole('region')).getAllByRole('button')).toEqual([
    screen.getByRole('button', { name: /^Save/ }),
  ]);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    'After move 1: Player 1’s winning chance is 40.0%',
  );
});

test('an estimate is called an estimate', async () => {
  const view = viewAfter({ ...conquest, at: 3 });
  const estimated = values.map((each) => ({
    ...each,
    value: each.value && { ...each.value, exact: false },
  }));
  const { change } = plotted({
    view,
    values: estimated,
    probabilities,
    onselect: vi.fn(),
  });
  const said = () => screen.getByRole('slider').getAttribute('aria-valuetext');
  expect(said()).toBe('After move 1: Player 1’s winning chance is about 40.0%');
  expect(screen.getByRole('region').textContent).toContain('stimate');
  await change({ values: all(unproven), probabilities: false });
  expect(said()).toBe('After move 1: a draw, as far as the computer can see');
  await change({ values: all(drawn) });
  expect(screen.getByRole('region').textContent).not.toContain('stimate');
});

test('keys go from move to move and skip the draws between', async () => {
  const onselect = vi.fn();
  plotted({
    view: viewAfter({ ...conquest, at: 3 }),
    values,
    probabilities,
    onselect,
  });
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown']) {
    await fireEvent.keyDown(screen.getByRole('slider'), { key });
  }
  expect(onselect.mock.calls).toEqual([1, 5, 1, 5, 1].map((at) => [{ path: [], at }]));
});

test('its arrow keys don’t move anything else', async () => {
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  plotted({
    view: viewAfter(conquest),
    values,
    probabilities,
    onselect: vi.fn(),
  });
  await fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft' });
  window.removeEventListener('keydown', heard);
  expect(heard).not.toHaveBeenCalled();
});

test('a value that is not known yet keeps its place', () => {
  plotted({
    view: viewAfter(conquest),
    values: [],
    probabilities,
    onselect: vi.fn(),
  });
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('After move 2');
});

test('its text changes with the language', async () => {
  plotted({
    view: viewAfter({ ...conquest, at: 3 }),
    values,
    probabilities,
    onselect: vi.fn(),
  });
  expect(screen.getByRole('region', { name: 'Advantage' })).toBeTruthy();
  speak('de');
  await tick();
  expect(screen.getByRole('region', { name: 'Vorteil' }).textContent).toContain('▲ Spieler 1');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    'Nach Zug 1: Die Gewinnchance von Spieler 1 beträgt 40,0\u00a0%',
  );
});

test('the plot shows the moves to the end on request, but not if values are probabilities', async () => {
  const view = viewAfter({ moves: ['A-C', 'B-D'] });
  const solved = [0, 1, 0].map((seat) => ({ seat, value: winIn(3) }));
  const { change, container } = plotted({
    view,
    values: solved,
    probabilities: false,
    onselect: vi.fn(),
  });
  const choice = screen.getByRole('button', { name: 'Moves to the win' });
  expect(choice.getAttribute('aria-pressed')).toBe('false');
  const line = () => container.querySelector('polyline')?.getAttribute('points');
  const before = line();
  await fireEvent.click(choice);
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  expect(line()).not.toBe(before);
  await fireEvent.click(choice);
  expect(line()).toBe(before);
  await change({ view: viewAfter(conquest), values, probabilities });
  expect(screen.queryByRole('button', { name: 'Moves to the win' })).toBeNull();
});
