import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { AtlasPointView, AtlasView } from '../../electron/api/atlas.ts';
import { drawing } from '../../electron/api/drawing.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { saying } from '../../words/testing.ts';
import { fakeMain, slowAnswers } from '../library/testing.ts';
import Atlas from './Atlas.svelte';
import { AtlasPage } from './atlas-page.svelte.ts';
import { findRows, rulesAt, withRule } from './atlas-rows.ts';

const off = (rule: string) => [
  { value: false, rule: saying(`${rule}: off`) },
  { value: true, rule: saying(rule) },
];
const view: AtlasView = {
  game: { id: 'chopsticks' },
  axes: [
    { values: [5, 10, 2].map((value) => ({ value, rule: saying(String(value)) })) },
    { values: off('Misère') },
    { values: off('Swaps') },
  ],
  points: ['000', '100', '200', '010', '011', '110'].join(''),
  figures: {
    start: [0, -5, 4, 8, 0, -9],
    longest: [6, 7, 3, 12, -1, 9],
    reachable: [171, 2709, 4, 180, 200, 3000],
    win: [42, 0, 2, 0, 0, 0],
    lose: [18, 0, 2, 0, 0, 0],
    critical: [78, 1, 0, 5, 0, 7],
  },
  combinations: 9,
};
const point: AtlasPointView = {
  settings: { fingers: 5, misere: false },
  command: 'npm run cli -- solve chopsticks',
  neighbours: [
    { axis: 0, value: 1, row: 1 },
    { axis: 1, value: 1, row: 3 },
    { axis: 2, value: 1, row: 0 },
    { axis: 2, value: 0, row: null },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(answers = {}) {
  const main = fakeMain({
    atlas: () => view,
    atlasPoint: () => point,
    copyAtlasCommand: () => null,
    ...answers,
  });
  const app = appWith();
  const atlas = app.services.kept('atlas', () => new AtlasPage());
  renderIn(app, Atlas, {});
  await vi.waitFor(() => expect(screen.queryByText(/Reading the atlas/)).toBeNull());
  return { main, atlas };
}

test('games are filtered and sorted', () => {
  const rules = [{ axis: 1, value: 1, has: true }];
  const by = { by: 'start', descending: false } as const;
  expect(findRows(view, { rules: [] }, by)).toEqual([2, 3, 0, 4, 5, 1]);
  expect(findRows(view, { rules }, by)).toEqual([3, 4, 5]);
  expect(findRows(view, { rules, value: 'lose' }, by)).toEqual([5]);
  expect(findRows(view, { rules, size: 0 }, { ...by, descending: true })).toEqual([4, 3]);
  expect(findRows(view, { rules: [{ axis: 2, value: 1, has: false }], size: 0 }, by)).toEqual([
    3, 0,
  ]);
  expect(findRows(view, { rules: [] }, { by: 'size', descending: false })).toEqual([
    2, 0, 3, 4, 1, 5,
  ]);
  expect(rulesAt(view, 4)).toEqual(['Misère', 'Swaps']);
});

test('if two values of one setting are required, the last one counts', () => {
  const [three, four] = [
    { axis: 1, value: 2, has: true },
    { axis: 1, value: 3, has: true },
  ];
  const lacks = { axis: 1, value: 1, has: false };
  const other = { axis: 2, value: 1, has: true };
  expect(withRule([three, lacks, other], four)).toEqual([lacks, other, four]);
  expect(withRule([lacks], { ...lacks, value: 2 })).toHaveLength(2);
  expect(withRule([three], { ...three, has: false })).toEqual([{ ...three, has: false }]);
});

test('the plot filters by size, and says its shares', async () => {
  const { atlas } = await show();
  const column = screen.getByRole('button', { name: /^10 fingers: 0(\.0)?% won/ });
  await fireEvent.click(column);
  expect(atlas.found).toEqual([1, 5]);
  expect(atlas.row).toBe(1);
  expect(column.getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(column);
  expect(atlas.found).toHaveLength(6);
});

test('the plot is one stop of the Tab key, and arrow keys go from size to size', async () => {
  await show();
  const columns = screen.getAllByRole('button', { name: /^\d+ fingers:/ });
  expect(columns.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  columns[0]?.focus();
  for (const key of ['ArrowRight', 'End', 'ArrowRight']) {
    await fireEvent.keyDown(document.activeElement ?? document.body, { key });
  }
  expect(document.activeElement).toBe(columns[2]);
  expect(columns.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test('a new order is announced', async () => {
  await show();
  const fingers = screen.getByRole('columnheader', { name: 'Fingers' });
  const press = () => fireEvent.click(within(fingers).getByRole('button'));
  await press();
  expect(screen.getByText('Sorted by Fingers, ascending.')).toBeTruthy();
  expect(fingers.getAttribute('aria-sort')).toBe('ascending');
  await press();
  expect(screen.getByText('Sorted by Fingers, descending.')).toBeTruthy();
  expect(fingers.getAttribute('aria-sort')).toBe('descending');
});

test('a game lists its neighbours by one rule, and can be opened, played and copied', async () => {
  const { atlas, main } = await show();
  const changes = await screen.findByRole('list', { name: 'What one rule changes' });
  const names = within(changes)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Misère: Win in 4 moves', '10: Lose in 2 moves']);
  expect(screen.getByText(/1 rule changes nothing at all here: Swaps\./)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Copy the command' }));
  expect(main.payloads('copyAtlasCommand')).toEqual([{ point: '000' }]);
  expect(await screen.findByText('Copied.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(main.payloads('newMatch')).toMatchObject([
    { game: view.game.id, settings: point.settings },
  ]);
  await fireEvent.click(within(changes).getByRole('button', { name: /^Misère/ }));
  expect(atlas.row).toBe(3);
});

test('keys move through the list, and Enter plays', async () => {
  const { atlas, main } = await show();
  const grid = screen.getByRole('grid');
  await fireEvent.keyDown(grid, { key: 'End' });
  expect(atlas.active).toBe(5);
  await fireEvent.keyDown(grid, { key: 'ArrowUp' });
  expect(atlas.active).toBe(4);
  await fireEvent.keyDown(grid, { key: 'Home' });
  await vi.waitFor(() => expect(atlas.point?.row).toBe(atlas.row));
  await fireEvent.keyDown(grid, { key: 'Enter' });
  expect(main.payloads('newMatch')).toHaveLength(1);
});

test('if nothing is found, a button shows all games again', async () => {
  const { atlas } = await show();
  atlas.find({ size: 2, rules: [{ axis: 1, value: 1, has: true }] });
  const [, inTheList] = await vi.waitFor(() => {
    const buttons = screen.getAllByRole('button', { name: 'Show all' });
    expect(buttons).toHaveLength(2);
    return buttons;
  });
  if (inTheList === undefined) throw new RangeError('Nothing is offered.');
  await fireEvent.click(inTheList);
  expect(atlas.found).toHaveLength(6);
});

test('an atlas that can’t be read is reported, and can be loaded again', async () => {
  let broken = true;
  await show({
    atlas() {
      if (broken) throw new Error('The atlas can’t be read: it is damaged.');
      return view;
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('it is damaged');
  broken = false;
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid')).toBeTruthy();
});

test('the atlas is loaded once', async () => {
  const { main, atlas } = await show();
  await atlas.load();
  expect(main.payloads('atlas')).toHaveLength(1);
});

test('a game that can’t be loaded is no problem once another one is shown', async () => {
  const { later, come } = slowAnswers();
  const { atlas } = await show();
  fakeMain({
    atlasPoint: ({ point: wanted }: { point: string }) =>
      later(() => {
        if (wanted === '100') throw new Error('It can’t be read.');
        return point;
      }),
  });
  void atlas.look(1);
  void atlas.look(3);
  await come(1, 0);
  expect([atlas.refusal.sentence, atlas.point?.row]).toEqual(['', 3]);
});

/** Chooses a line of the menu of a button that saves. */
async function save(name: string, as: string): Promise<void> {
  const button = screen.getByRole('button', { name: `Save “${name}” as a file` });
  await fireEvent.pointerDown(button, { button: 0, pointerType: 'mouse' });
  await fireEvent.click(await screen.findByRole('menuitem', { name: as }));
}

test('what is listed is saved as a table, and the plot as a picture with its data', async () => {
  const file = () => ({ file: '/chosen' });
  const { main, atlas } = await show({ saveTable: file, savePlot: file });
  atlas.find({ value: 'lose' });
  await save('Games of the atlas', 'Table (CSV)');
  await vi.waitFor(() => expect(main.payloads('saveTable')).toHaveLength(1));
  const [games] = main.payloads('saveTable') as { name: string; table: string }[];
  expect(games?.name).toBe('Games of the atlas');
  expect(JSON.parse(games?.table ?? '')).toEqual([
    ['Fingers', 'Rules', 'First player', 'Moves to the end', 'Longest', 'Positions', 'Critical'],
    [10, '', 'First player loses', 2, 4, 2709, 1],
    [10, 'Misère', 'First player loses', 4, 5, 3000, 7],
  ]);
  await save('Who wins, by fingers', 'Picture (SVG)');
  await vi.waitFor(() => expect(main.payloads('savePlot')).toHaveLength(1));
  const [plot] = main.payloads('savePlot') as { as: string; drawing: string; table: string }[];
  expect(plot?.as).toBe('svg');
  expect(drawing.safeParse(JSON.parse(plot?.drawing ?? '')).success).toBe(true);
  expect(JSON.parse(plot?.table ?? '')).toEqual([
    ['Fingers', 'First player wins', 'Draw', 'First player loses'],
    [2, 1, 0, 0],
    [5, 1, 2, 0],
    [10, 0, 0, 2],
  ]);
});
