import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { appWith, renderIn } from '../app/testing.ts';
import Library from './Library.svelte';
import { fakeLibrary, keptMatch } from './testing.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the list of matches, coming from home. */
function show() {
  const app = appWith();
  const { notices, router } = app.services;
  router.go('home');
  router.go('library');
  renderIn(app, Library, {});
  return { notices, router, undo: () => app.services.commands.run('undo') };
}

const three = [
  keptMatch('one', { title: 'First' }),
  keptMatch('two', { title: 'Second', won: true }),
  keptMatch('three', { title: 'Third', comment: 'Close' }),
];
const row = (name: RegExp) => screen.findByRole('row', { name });
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(screen.getByRole('grid'), { key, ...more });
const chosen = () =>
  screen
    .getAllByRole('row')
    .filter((each) => each.getAttribute('aria-selected') === 'true')
    .map((each) => within(each).getAllByRole('gridcell')[2]?.textContent.trim().split(' ')[0]);

test('each match shows its game, players, rules, result, length and date', async () => {
  fakeLibrary(three);
  show();
  const cells = within(await row(/Second/)).getAllByRole('gridcell');
  expect(cells.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())).toEqual([
    '',
    expect.stringMatching(/^Chopsticks/),
    'Second You – Computer',
    'Standard rules',
    'You won',
    '9',
    '1 min',
    expect.stringContaining('Jan 2, 1970'),
    'Open',
  ]);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('4');
  expect(screen.getByText('Comment: Close')).toBeTruthy();
});

test('an imported match says so', async () => {
  fakeLibrary([{ ...keptMatch('one', { title: 'First' }), imported: true }]);
  show();
  expect((await row(/First/)).textContent).toContain('· opened from a file');
});

test('keys move between rows, choose, and open', async () => {
  const main = fakeLibrary(three);
  const { router } = show();
  await row(/First/);
  await press('End');
  expect(chosen()).toEqual(['Third']);
  await press('ArrowUp', { shiftKey: true });
  await vi.waitFor(() => expect(chosen()).toEqual(['Second', 'Third']));
  await press('Home', { ctrlKey: true });
  await press(' ');
  expect(chosen()).toEqual(['First', 'Second', 'Third']);
  await press('ArrowDown');
  await press('Enter');
  expect(main.payloads('openMatch')).toEqual([{ id: 'two' }]);
  await fireEvent.keyDown(screen.getByRole('grid'), { key: 'Escape' });
  expect(router.page).toBe('home');
});

test('a click on a checkbox chooses a match in addition, and keys continue from there', async () => {
  fakeLibrary(three);
  show();
  await fireEvent.click(await row(/First/));
  const mark = within(await row(/Third/)).getAllByRole('gridcell')[0]?.firstElementChild;
  if (mark == null) throw new RangeError('There is no box.');
  await fireEvent.click(mark);
  expect(chosen()).toEqual(['First', 'Third']);
  expect(document.activeElement).toBe(screen.getByRole('grid'));
  await press('ArrowUp');
  expect(chosen()).toEqual(['Second']);
});

test('a title is edited in place, and Escape keeps the old one', async () => {
  const main = fakeLibrary(three);
  const { router } = show();
  await row(/First/);
  await press('ArrowDown');
  for (const [key, title] of [
    ['Escape', 'Never'],
    ['Enter', 'The final'],
  ] as const) {
    await press('F2');
    const field = screen.getByRole('textbox', { name: 'Title' });
    expect(document.activeElement).toBe(field);
    await fireEvent.input(field, { target: { value: title } });
    await fireEvent.keyDown(field, { key });
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')));
  }
  await row(/The final/);
  expect(main.payloads('renameMatch')).toEqual([{ id: 'two', title: 'The final' }]);
  expect(router.page).toBe('library');
});

test('deleted matches can be restored, however many', async () => {
  const main = fakeLibrary(three);
  const { undo } = show();
  await row(/First/);
  await press('a', { ctrlKey: true });
  await vi.waitFor(() => expect(chosen()).toHaveLength(3));
  await press('Delete');
  expect(await screen.findByText('No matches yet')).toBeTruthy();
  expect(
    await screen.findByText(
      '3 matches deleted. You can undo this until you quit. Their files are kept for 30 days.',
    ),
  ).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await row(/Third/)).toBeTruthy();
  expect(await screen.findByText('3 matches restored.')).toBeTruthy();
  expect(main.payloads('restoreMatches')).toEqual([{ ids: ['one', 'two', 'three'] }]);
  await vi.waitFor(() => expect(chosen()).toHaveLength(3));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')));
  undo();
  expect(main.payloads('restoreMatches'), 'there is nothing more to undo').toHaveLength(1);
});

test('matches that can’t be deleted are reported and stay', async () => {
  const main = fakeLibrary(three, 'two');
  const { notices, undo } = show();
  await row(/First/);
  await press('a', { ctrlKey: true });
  await vi.waitFor(() => expect(chosen()).toHaveLength(3));
  await press('Delete');
  expect(await screen.findByText(/^Match deleted/)).toBeTruthy();
  expect(notices.problem).toBe('The match can’t be deleted.');
  undo();
  expect(main.payloads('restoreMatches')).toEqual([{ ids: ['one'] }]);
});

test('a comment that can’t be saved is not lost', async () => {
  fakeLibrary(three, 'one');
  show();
  await row(/First/);
  await press('F2', { shiftKey: true });
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await fireEvent.input(field, { target: { value: 'Long thought about' } });
  await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  expect(await screen.findByText('The match can’t be changed.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe(
    'Long thought about',
  );
});

test('the chosen matches can be exported, or all that the filter found', async () => {
  const main = fakeLibrary(three);
  show();
  await row(/First/);
  await press('ArrowDown');
  await press('e', { ctrlKey: true });
  expect(main.payloads('exportMatches'), 'the key of the menu').toEqual([]);
  await press('E', { ctrlKey: true, shiftKey: true });
  await vi.waitFor(() => expect(main.payloads('exportMatches')).toHaveLength(1));
  await press('a', { ctrlKey: true });
  await vi.waitFor(() => expect(chosen()).toHaveLength(3));
  await press('c', { ctrlKey: true });
  await vi.waitFor(() => expect(main.payloads('exportMatches')).toHaveLength(2));
  expect(main.payloads('exportMatches')).toEqual([
    { ids: ['two'], to: 'file' },
    { filter: {}, sort: { by: 'changed', descending: true }, to: 'clipboard' },
  ]);
});

test('a dragged row takes the other chosen ones along, and one that isn’t chosen goes alone', async () => {
  const main = fakeLibrary(three);
  show();
  await fireEvent.dragStart(await row(/Second/));
  expect(chosen()).toEqual(['Second']);
  await press('ArrowDown', { shiftKey: true });
  await vi.waitFor(() => expect(chosen()).toEqual(['Second', 'Third']));
  await fireEvent.dragStart(await row(/Third/));
  await vi.waitFor(() => expect(main.payloads('startDrag')).toHaveLength(2));
  await fireEvent.pointerUp(window);
  expect(main.payloads('exportMatches')).toEqual([
    { ids: ['two'], to: 'drag' },
    { ids: ['two', 'three'], to: 'drag' },
  ]);
});

test('the mouse selects text in the title of a row instead of dragging it', async () => {
  fakeLibrary(three);
  show();
  const dragged = (await row(/First/)).getAttribute('draggable');
  await press('F2');
  const field = screen.getByRole('textbox', { name: 'Title' });
  expect(dragged).toBe('true');
  expect(field.closest('[role=row]')?.getAttribute('draggable')).toBeNull();
});

test('if nothing is found, a button shows all matches again', async () => {
  fakeLibrary(three);
  const { router } = show();
  await row(/First/);
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await fireEvent.input(search, { target: { value: 'nobody' } });
  expect(await screen.findByRole('heading', { name: 'No match found' })).toBeTruthy();
  await fireEvent.keyDown(search, { key: 'Escape' });
  expect(router.page).toBe('library');
  expect(screen.queryByRole('grid')).toBeNull();
  const [first] = screen.getAllByRole('button', { name: 'Show all' });
  if (first !== undefined) await fireEvent.click(first);
  expect(await row(/First/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('');
  await fireEvent.keyDown(search, { key: 'Escape' });
  expect(router.page, 'there is nothing left to be cleared').toBe('home');
});

test('what was typed as a day and is none is said beside the field, and goes with all filters', async () => {
  fakeLibrary(three);
  show();
  await row(/First/);
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'Sec' } });
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
  await fireEvent.change(from, { target: { value: 'tomorrow' } });
  expect(screen.getByRole('alert').textContent).toContain('tomorrow');
  expect(from.value).toBe('tomorrow');
  await fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(from.value).toBe('');
});
