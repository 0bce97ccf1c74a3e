import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { puzzleMaker } from '../../engine/puzzles/puzzle-maker.ts';
import { seededRandom } from '../../engine/random.ts';
import { isTask, parseTask } from '../../engine/task/parse-task.ts';
import { puzzleOfPart } from '../../engine/task/parts.ts';
import type { Task, TaskItem } from '../../engine/task/task.ts';
import { textOfLink } from '../../storage/files/link.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import type { TaskDraft } from '../api/tasks.ts';
import { refusalOf } from '../ipc/testing.ts';
import type { Message } from '../../words/message.ts';
import { inEnglish } from '../../words/testing.ts';
import type { SaveFile } from '../saving/save-file.ts';
import { taskMaker } from './task-maker.ts';

inFolders();
const copy = vi.fn((_text: string) => Promise.resolve());
const saveFile = vi.fn<SaveFile>(() => Promise.resolve('/chosen'));
const open = vi.fn<(text: string) => void>();
const report = vi.fn<(problem: Message) => void>();
let maker: ReturnType<typeof taskMaker>;

/** As after a start of the program. */
function start(): void {
  const outgoing = { copy, saveFile, dragOut: { write: vi.fn() } };
  maker = taskMaker(folder, outgoing, seededRandom(1), open, report);
}
beforeEach(() => {
  report.mockClear();
  start();
});

const nobody = () => undefined;
const draft = () => maker.taskDraft(undefined, nobody) as TaskDraft;
const keep = (task: Partial<Task>) =>
  maker.keepTaskDraft({ task: { ...draft().task, ...task } }, nobody) as TaskDraft;
const move: TaskItem = {
  kind: 'move',
  game: 'chopsticks',
  question: 'Find it.',
  settings: { suicide: false },
  position: '0312',
  first: 0,
};
const file = () => path.join(folder, 'task.duel');

test('what is made is kept as a task, from one start to the next', () => {
  expect(draft()).toMatchObject({ task: { name: '', items: [] } });
  keep({ items: [move] });
  keep({ name: ' Two wins ', locks: ['no-hints'] });
  expect(isTask(fs.readFileSync(file(), 'utf8'))).toBe(true);
  start();
  const { task, items } = draft();
  expect(task).toMatchObject({ name: 'Two wins', locks: ['no-hints'] });
  expect(task.items).toMatchObject([{ position: '0312', settings: {} }]);
  expect(items).toMatchObject([
    { seen: { game: { id: 'chopsticks' } }, parts: 1, question: 'Find it.' },
  ]);
  keep({ items: [] });
  start();
  expect(draft().task).toMatchObject({ name: 'Two wins', locks: ['no-hints'], items: [] });
  keep({ name: '', locks: [] });
  expect(fs.existsSync(file())).toBe(false);
});

test('an item that can’t be done is refused by its number, and what was there stays', () => {
  keep({ items: [move] });
  expect(refusalOf(() => keep({ items: [move, { ...move, position: '0000' }] }))).toMatch(
    /^Item 2: /,
  );
  expect(draft().task.items).toHaveLength(1);
});

test('it is saved, copied as a link if that is short, and tried', async () => {
  expect(refusalOf(() => maker.tryTaskDraft(undefined, nobody))).toContain('no items yet');
  keep({ items: [move], name: 'Two wins' });
  await maker.exportTaskDraft({ to: 'file' }, nobody);
  expect(saveFile.mock.lastCall?.[0]).toMatchObject({ offered: { name: 'Two wins' }, as: 'task' });
  const text = String(saveFile.mock.lastCall?.[0].content);
  expect(parseTask(text)).toEqual({ ok: true, value: draft().task });
  await maker.exportTaskDraft({ to: 'clipboard' }, nobody);
  expect(textOfLink(copy.mock.lastCall?.[0] ?? '', 1)).toEqual({ ok: true, value: text });
  void maker.tryTaskDraft(undefined, nobody);
  expect(open).toHaveBeenCalledExactlyOnceWith(text);
  keep({
    instructions: Array.from({ length: 900 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(
      '',
    ),
  });
  await expect(maker.exportTaskDraft({ to: 'clipboard' }, nobody)).rejects.toThrow(
    'task.long-link',
  );
});

test('puzzles of a level are as hard as it says, and can be items', () => {
  const at = (level: number) =>
    maker.puzzlesOfLevel(
      { game: 'chopsticks', level, isStandard: false, count: 5 },
      nobody,
    ) as TaskItem[];
  expect(keep({ items: at(0.5) }).items).toHaveLength(5);
  expect(at(0)).not.toEqual(at(1));
});

test('puzzles of a level can keep to the standard rules; each is one of the player to move, and says its goal', () => {
  for (const isStandard of [true, false]) {
    const wanted = { game: 'chopsticks', level: 0.5, isStandard, count: 20 };
    const items = maker.puzzlesOfLevel(wanted, nobody) as TaskItem[];
    expect(items).toHaveLength(20);
    const others = items.filter((item) => 'settings' in item && Object.keys(item.settings).length);
    expect(others.length === 0).toBe(isStandard);
    for (const { title } of keep({ items: items.slice(0, 3) }).items) {
      expect(inEnglish(title)).not.toBe('Solve the puzzle.');
    }
    const under = puzzleMaker();
    for (const item of items) {
      if (item.kind === 'puzzle') expect(() => under.make(puzzleOfPart(item, 0))).not.toThrow();
    }
  }
});

test('each file that can’t be read is kept beside, and reported once', () => {
  const broken = ['go', 'chess'].map((game) => `[Task "x"]\n[Game "${game}"]\n`);
  for (const text of broken) {
    fs.writeFileSync(file(), text);
    expect(draft().task.items).toEqual([]);
    expect(draft().task.items).toEqual([]);
  }
  const kept = fs.readdirSync(folder).filter((name) => name.startsWith('task.invalid-'));
  expect(kept.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).sort()).toEqual(
    broken.toSorted(),
  );
  const said = report.mock.calls.map(([problem]) => inEnglish(problem));
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/can’t be read, and is kept as task\.invalid-.*\.duel: Line 2, /);
});
