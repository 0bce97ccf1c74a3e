import fs from 'node:fs';
import path from 'node:path';
import { cleanup, fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { difficultyInWords, namedComputers } from '../../electron/api/computer-players.ts';
import { seededRandom } from '../../engine/random.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import { classHost } from '../../electron/tasks/class-host.ts';
import { taskMaker } from '../../electron/tasks/task-maker.ts';
import { machine } from '../../electron/tasks/testing.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { journalOf } from '../../storage/journal/testing.ts';
import { linesOf, taskCalled, writtenResult } from '../../storage/tasks/testing.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain } from '../library/testing.ts';
import type { App } from '../app/app.ts';
import Tasks from './Tasks.svelte';

inFolders();
let app: App;
let pupil: ReturnType<typeof machine>;
const saveFile = vi.fn(() => Promise.resolve('/chosen'));

beforeEach(() => {
  saveFile.mockClear();
  const outgoing = { copy: vi.fn(), saveFile, dragOut: { write: vi.fn() } };
  pupil = machine(journalOf(), folder, {
    changed: (view) => {
      app.services.tasks.view = view;
    },
  });
  fakeMain({
    ...pupil.handlers,
    ...taskMaker(
      folder,
      outgoing,
      seededRandom(1),
      (text) => pupil.tasks.open(text, 'it'),
      () => expect.fail(),
    ),
    ...classHost(outgoing, () => Promise.resolve(folder)),
    lessons: () => ({ lessons: [] }),
  });
  app = appWith({ config: { appearance: { motion: 'off', pace: 'fast' } } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A control by its name. Testing Library's search by role takes seconds where many hands are drawn. */
const named = <Found extends HTMLElement>(kind: string, name: string): Promise<Found> =>
  vi.waitFor(() => {
    const all = [...document.querySelectorAll<Found>(kind)];
    const nameOf = (each: Found) =>
      each.getAttribute('aria-label') ??
      document.querySelector(`label[for="${each.id}"]`)?.textContent ??
      each.textContent;
    return all.find((each) => nameOf(each).trim() === name) ?? expect.fail(`${kind} ${name}`);
  });
const click = async (name: string) => fireEvent.click(await named('button', name));
const type = async (name: string, value: string) => {
  const field = await named<HTMLInputElement>('input', name);
  await fireEvent.input(field, { target: { value } });
  await fireEvent.change(field);
};
const items = () => document.querySelectorAll('ol > li');

test('a task is made, reordered by keys and by dragging, and tried, as a pupil sees it', async () => {
  renderIn(app, Tasks, {});
  await click('Make a task');
  await type('Name', 'Two wins');
  await click('Match');
  for (const count of [1, 2, 3]) {
    await click('Add');
    await vi.waitFor(() => expect(items()).toHaveLength(count));
  }
  await type('Question of item 1', 'First?');
  await click('Move item 1 down');
  const second = () => named<HTMLInputElement>('input', 'Question of item 2');
  await vi.waitFor(async () => expect((await second()).value).toBe('First?'));
  await click('Remove item 3');
  await vi.waitFor(() => expect(items()).toHaveLength(2));
  const [above, below] = items();
  if (above === undefined || below === undefined) return expect.fail('two items');
  await fireEvent.dragStart(below);
  await fireEvent.drop(above);
  const first = () => named<HTMLInputElement>('input', 'Question of item 1');
  await vi.waitFor(async () => expect((await first()).value, 'dragged up').toBe('First?'));
  await click('Save the task…');
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  app.services.notices.savedFile = '/chosen';
  await type('Question of item 2', 'Second?');
  await vi.waitFor(() => expect(app.services.notices.savedFile, 'the work goes on').toBe(''));
  await click('Try it');
  expect(await screen.findByText('Two wins')).toBeTruthy();
  expect(screen.getByText('2 items')).toBeTruthy();
  expect(screen.getByText(/Second\?/)).toBeTruthy();
  await click('Close');
  expect((await second()).value, 'back where it is made').toBe('Second?');
});

test('a task without an item isn’t saved, which is said until one is added', async () => {
  renderIn(app, Tasks, {});
  await click('Make a task');
  await click('Save the task…');
  await vi.waitFor(() =>
    expect(app.services.notices.problem).toMatch(/^The task has no items yet/),
  );
  await click('Match');
  await click('Add');
  await vi.waitFor(() => expect(items()).toHaveLength(1));
  expect(app.services.notices.problem).toBe('');
});

test('computers are closed like games, but not all, and pupils read which remain', async () => {
  renderIn(app, Tasks, {});
  await click('Make a task');
  await type('Name', 'Two wins');
  await click('Match');
  await click('Add');
  await vi.waitFor(() => expect(items()).toHaveLength(1));
  for (const name of namedComputers.slice(1)) {
    const label = `Computer “${inEnglish(difficultyInWords(name))}” remains open`;
    await fireEvent.click(await named('button', label));
    await vi.waitFor(async () =>
      expect((await named('button', label)).getAttribute('aria-checked')).toBe('false'),
    );
  }
  await click('Computer “easy” remains open');
  await click('Try it');
  expect(await screen.findByText('Only these computers: easy')).toBeTruthy();
  pupil.open(taskCalled('Another'));
  await screen.findByText('Another');
  await click('Close');
  expect(await screen.findByText('Do a task'), 'that one wasn’t only tried').toBeTruthy();
});

test('whoever works with keys alone is led on by the focus, and back', async () => {
  renderIn(app, Tasks, {});
  const focused = (name: string) =>
    vi.waitFor(async () =>
      expect(document.activeElement).toBe(await named('button, input, textarea', name)),
    );
  await click('Make a task');
  await focused('Name');
  await click('Tasks');
  await focused('Make a task');
  await click('Results of a class');
  await focused('Choose a folder…');
  await click('Tasks');
  await focused('Results of a class');
  pupil.open(taskCalled('Two wins'));
  await focused('Your name');
  await click('Close');
  await focused('Open a task…');
});

test('the time left is shown, and what happens at its end', async () => {
  renderIn(app, Tasks, {});
  pupil.open(taskCalled('Two wins', '[Minutes "5"]\n'));
  expect(await screen.findByText('5 minutes for all, then it can only be handed in')).toBeTruthy();
  await type('Your name', 'Ann');
  await click('Start');
  expect(await screen.findByText(/^5 minutes left, then/)).toBeTruthy();
  for (const [seconds, said] of [
    [125, /^2 minutes left/],
    [50, /^Less than a minute left/],
    [-5, /^The time is up\. .* hand it in\.$/],
  ] as const) {
    const { view } = app.services.tasks;
    if (view) app.services.tasks.view = { ...view, endsAt: Date.now() + seconds * 1000 };
    expect(await screen.findByText(said)).toBeTruthy();
  }
  expect(await named('button', 'Hand in')).toBeTruthy();
});

test('a guest is told that the work won’t be kept, and anyone can say who is playing', async () => {
  const people = [
    { id: 'a', name: 'Ann', colour: 'blue' },
    { id: 'b', name: 'Ben', colour: 'teal' },
  ] as const;
  app.services.people.view = { people, here: null };
  renderIn(app, Tasks, {});
  pupil.open(taskCalled('Two wins'));
  expect(await screen.findByText(/^A guest is playing: this work is forgotten/)).toBeTruthy();
  await click('Guest is playing: change');
  expect(app.services.dialogs.isOpen('who')).toBe(true);
  app.services.people.view = { people, here: 'a' };
  await click('Start as Ann');
  expect(await screen.findByText('Item 1 of 2')).toBeTruthy();
  expect(pupil.tasks.view?.pupil).toBe('Ann');
});

test('a task is begun with a name, tried, handed in and saved', async () => {
  renderIn(app, Tasks, {});
  pupil.open(taskCalled('Two wins', '[Options "no-solutions"]\n[Instructions "Think first."]\n'));
  expect(await screen.findByText('Think first.')).toBeTruthy();
  expect(screen.getByText('No solutions until the end')).toBeTruthy();
  await type('Your name', 'Ann');
  await click('Start');
  expect(await screen.findByText('Item 1 of 2')).toBeTruthy();
  const buttons = () =>
    [...document.querySelectorAll('button')].map((each) => each.textContent.trim());
  expect(buttons()).not.toContain('Show solution');
  expect(buttons().filter((each) => /^\d[ab]?$/.test(each))).toEqual(['1', '2a', '2b']);
  await click('Item 2, exercise 2: not tried yet');
  expect(await screen.findByText('Exercise 2 of 2')).toBeTruthy();
  await click('Hand in');
  expect(await screen.findByText(/^Items 1, 2a,.* 2b are still open\.$/)).toBeTruthy();
  expect(pupil.tasks.view?.state, 'asked first').toBe('running');
  const isMain = async (name: string) =>
    (await named('button', name)).classList.contains('primary');
  expect([await isMain('Keep working'), await isMain('Hand in now')]).toEqual([true, false]);
  await click('Hand in now');
  expect(await screen.findByText('0 of 3 solved.')).toBeTruthy();
  expect([await isMain('Save the result…'), await isMain('Close')]).toEqual([true, false]);
  await click('Close');
  expect(await screen.findByText('Close without saving the result?')).toBeTruthy();
  await click('Cancel');
  await click('Save the result…');
  await vi.waitFor(() => expect(fs.readdirSync(folder)).toContain('Ann - Two wins.duel'), 9000);
  await vi.waitFor(async () => expect(await isMain('Close')).toBe(true));
  expect(await isMain('Save the result…')).toBe(false);
  await vi.waitFor(async () => {
    await click('Close');
    expect(screen.queryByText('Do a task')).not.toBeNull();
  });
});

/** Opens a task with one item. */
function openTask(item: string): void {
  const parsed = parseTask(`[Task "One"]\n\n${item}\n*\n`);
  if (!parsed.ok) throw new Error(inEnglish(parsed.error));
  pupil.open(parsed.value);
}

test('a puzzle says what it asks, before it starts and at the table', async () => {
  renderIn(app, Tasks, {});
  openTask('[Game "scholars-game"]\n[Goal "puzzle"]\n[Position "x 2/3 4p"]\n');
  expect(await screen.findByText(/Win in 2 moves\./)).toBeTruthy();
  await type('Your name', 'Ann');
  await click('Start');
  expect(await screen.findByText('Your move: win in 2 moves.')).toBeTruthy();
  await click('Break off');
  openTask('[Game "scholars-game"]\n[Goal "puzzle"]\n[Position "x 2/3 4p"]\n');
  await click('Continue as Ann: 0 of 1 exercise done');
  expect(await screen.findByText('Your move: win in 2 moves.')).toBeTruthy();
});

test('a right answer is called right, with what it did', async () => {
  renderIn(app, Tasks, {});
  openTask('[Game "chopsticks"]\n[Position "0104"]\n');
  await type('Your name', 'Ann');
  await click('Start');
  for (const hand of ['0-1', '1-1']) {
    await vi.waitFor(() =>
      fireEvent.click(document.querySelector(`[data-hand="${hand}"]`) ?? expect.fail(hand)),
    );
  }
  const said = await vi.waitFor(() => document.querySelector('.outcome') ?? expect.fail());
  const [headline, ...sentences] = [...said.querySelectorAll('strong, span')];
  expect(headline?.textContent).toBe('Solved on the first try.');
  expect(sentences.map(({ textContent }) => textContent).join(' ')).toMatch(/win/);
});

test('an exercise names the rules that differ, above the table', async () => {
  renderIn(app, Tasks, {});
  openTask('[Game "chopsticks"]\n[fingers "7"]\n[Position "0234"]\n');
  const before = await vi.waitFor(() => document.querySelector('.rules') ?? expect.fail());
  expect(before.textContent, 'before it starts').toMatch(/\b7\b/);
  await type('Your name', 'Ann');
  await click('Start');
  const rule = await vi.waitFor(() => document.querySelector('.rule') ?? expect.fail('no rule'));
  expect(rule.textContent).toMatch(/\b7\b/);
  await click('What does this rule mean?');
  expect(app.services.dialogs.isOpen('rules')).toBe(true);
});

test('the key for the next exercise hands nothing in, even at the last one', async () => {
  renderIn(app, Tasks, {});
  const two = taskCalled('Two wins');
  pupil.open({ ...two, items: two.items.slice(0, 1) });
  await type('Your name', 'Ann');
  await click('Start');
  expect(await screen.findByText('Item 1 of 1')).toBeTruthy();
  const table = await named<HTMLElement>('section', 'Table of the task');
  await vi.waitFor(() => expect(table.getAttribute('aria-busy')).toBe('false'));
  await fireEvent.keyDown(table, { key: 'n' });
  expect(document.querySelector('[aria-keyshortcuts=N]')).toBeNull();
  expect(pupil.tasks.view?.state).toBe('running');
});

test('a folder of results is a table, with what the class got wrong', async () => {
  const task = taskCalled('Two wins');
  for (const [pupil, wrong] of [
    ['Ann', [0]],
    ['Ben', [0, 1]],
  ] as const) {
    const file = path.join(folder, `${pupil}.duel`);
    const asked = { game: 'chopsticks', settings: {}, position: '0312', asks: 'threat' } as const;
    const lines = linesOf(task, pupil, wrong).map((line) =>
      line.what === 'task-item' && line.item === 0 ? { ...line, place: asked } : line,
    );
    fs.writeFileSync(file, writtenResult(pupil, task, lines));
  }
  fs.writeFileSync(path.join(folder, 'bad.duel'), '%result {}');
  renderIn(app, Tasks, {});
  await click('Results of a class');
  await click('Choose a folder…');
  expect(await screen.findByText(/bad\.duel can’t be used/)).toBeTruthy();
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(
    rows.map((row) => [...row.children].slice(0, 5).map((cell) => cell.textContent.trim())),
  ).toEqual([
    ['Ann', '3/3', '2', '4', '0:17'],
    ['Ben', '3/3', '1', '5', '0:22'],
  ]);
  expect(screen.getByText('0 of 2 found it at once.')).toBeTruthy();
  expect(screen.getByText('What does the opponent threaten?')).toBeTruthy();
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    'Player 1: left hand, 1 finger; right hand, 2 fingers. Player 2: left hand, out; right hand, 3 fingers',
  );
  await click('Export…');
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
});
