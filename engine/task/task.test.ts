import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { games } from '../games.ts';
import { puzzlePacks } from '../puzzles/pack-list.ts';
import { checkedItem } from './check-item.ts';
import { formatTask } from './format-task.ts';
import { longestTask, matchGoals, mostItems, taskLocks } from './limits.ts';
import { isTask, parseTask } from './parse-task.ts';
import { partsOfTask } from './parts.ts';
import type { Task, TaskItem } from './task.ts';

const lessons = games.flatMap(({ id: game, lessons = [] }) =>
  lessons.map(({ id }) => ({ game, lesson: id })),
);
const words = fc.string({ unit: 'binary', maxLength: 30 });
const place = fc.constantFrom(
  { game: 'chopsticks', settings: { swaps: true }, position: '1212', first: 1 },
  { game: 'chopsticks', settings: {}, first: 0 },
  { game: 'summation-duel', settings: {}, first: 1 },
  { game: 'digit-conquest', settings: { target: 20 }, first: 0 },
);
const range = fc.record({
  named: fc.constantFrom(...puzzlePacks),
  seed: fc.nat(),
  from: fc.integer({ min: 1, max: 1000 }),
  count: fc.integer({ min: 1, max: 20 }),
});

const item: fc.Arbitrary<TaskItem> = fc
  .tuple(
    words,
    fc.oneof(
      fc.tuple(fc.constantFrom('move' as const, 'puzzle' as const), place),
      fc.tuple(fc.constant('match' as const), place, fc.constantFrom(...matchGoals)),
      fc.tuple(fc.constant('lesson' as const), fc.constantFrom(...lessons)),
      fc.tuple(fc.constant('puzzles' as const), range),
    ),
  )
  .map(([question, [kind, of, goal]]): TaskItem => {
    if ('lesson' in of) return { kind: 'lesson', question, ...of };
    if ('named' in of) {
      const { named, seed, from, count } = of;
      const pack = named.name.split('/')[1] ?? '';
      return {
        kind: 'puzzles',
        question,
        game: named.game,
        pack,
        seed,
        from,
        to: from + count - 1,
      };
    }
    if (kind !== 'match') return { kind: kind as 'move', question, ...of };
    const players = [
      { kind: 'computer' as const, difficulty: 'easy' as const, name: undefined },
      { kind: 'person' as const, name: undefined },
    ];
    return { kind, question, ...of, players, goal, seed: 7 };
  })
  .map((item) => {
    const checked = checkedItem(item);
    if (!checked.ok) throw new Error(inEnglish(checked.error));
    return checked.value;
  });

const task: fc.Arbitrary<Task> = fc
  .record({
    name: words.map((name) => `A${name}b`),
    instructions: words,
    locks: fc.subarray([...taskLocks]),
    minutes: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
    games: fc.option(
      fc.subarray(
        games.map(({ id }) => id as string),
        { minLength: 1 },
      ),
      {
        nil: undefined,
      },
    ),
    computers: fc.constantFrom(undefined, ['easy' as const, 'errs-1-in-7' as const]),
    folder: fc.constantFrom(undefined, '/media/class 7b', 'S:\\class', '\\\\school\\class'),
    items: fc.array(item, { minLength: 1, maxLength: 5 }),
  })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)))
  .map((all) => all as unknown as Task);

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(task, (written) => {
      const text = formatTask(written);
      expect(isTask(text)).toBe(true);
      expect(parseTask(text)).toEqual({ ok: true, value: written });
      const again = parseTask(text.replaceAll('\n', '\r\n'));
      expect(again).toEqual({ ok: true, value: written });
    }),
    { numRuns: 60 },
  );
});

const head = '[Task "Two wins"]\n\n';
const record = '[Game "chopsticks"]\n[Position "1212"]\n[Question "Find it."]\n\n*\n';

function read(text: string): Task {
  const parsed = parseTask(text);
  if (!parsed.ok) throw new Error(inEnglish(parsed.error));
  return parsed.value;
}

test('what a person writes by hand is read, with what is left out', () => {
  const { name, locks, items } = read(
    `${head}${record}\n[Game "chopsticks"]\n[Player2Type "hard"]\n[Ply "1"]\n\n1. A-C 2. A-D *\n\n` +
      '[Game "chopsticks"]\n[Puzzles "usual seed 3 numbers 4-6"]\n\n*\n',
  );
  expect([name, locks]).toEqual(['Two wins', []]);
  expect(items[0]).toMatchObject({ kind: 'move', question: 'Find it.', position: '1212' });
  expect(items[1]).toMatchObject({ kind: 'match', goal: 'win', first: 1, position: '1211' });
  expect(items[2]).toMatchObject({ kind: 'puzzles', seed: 3, from: 4, to: 6 });
  expect(partsOfTask({ items })).toHaveLength(5);
});

test('a file of matches is no task, and neither is what only mentions one', () => {
  for (const text of [record, '{[Task "x"]}\n[Game "chopsticks"]\n\n*', '', '[Task', '{']) {
    expect(isTask(text), text).toBe(false);
  }
});

const item3 = (tag: string): string => `${head}${record}\n[Game "chopsticks"]\n${tag}\n\n*\n`;

test.each([
  [record, /Line 1, column 1: The task has no name: write one/],
  ['[Task "  "]\n\n' + record, /Line 1, column 1: The task has no name/],
  [`[Task "${'x'.repeat(101)}"]\n${record}`, /Line 1, .*Task has at most 100 letters: shorten it/],
  [`[Task "${'x'.repeat(10_000)}"]\n${record}`, /Line 1, .*can’t have more than 1,000 letters/],
  [head + record.repeat(mostItems + 1), /Line 503, .*at most 100 items: split it/],
  [head + record + ' '.repeat(longestTask), /at most 100,000 letters: split it/],
  [head + '[Options "no-hints no-fun"]\n' + record, /Options can’t be “no-fun”. Allowed: no-hints/],
  [head + '[Minutes "0"]\n' + record, /Line 3, .*Minutes can’t be “0”. Allowed: 1 to 1440/],
  [head + '[Games "chess"]\n' + record, /Games can’t be “chess”/],
  [head + '[Computers "easy deep"]\n' + record, /Computers can’t be “deep”/],
  [head + '[Computers "program:0123abcd"]\n' + record, /Computers can’t be “program:0123abcd”/],
  [
    head + '[ResultFolder "https://evil.example/x"]\n' + record,
    /Line 3, .*no address of a web page/,
  ],
  [head + '[ResultFolder "file:///etc"]\n' + record, /write a folder with its whole path/],
  [head + '[ResultFolder "../up"]\n' + record, /write a folder with its whole path/],
  [item3('[Lesson "nothing"]'), /Line 10, .*no lesson “nothing”/],
  [item3('[Puzzles "odd seed 1 numbers 1-2"]'), /no puzzles “odd”/],
  [item3('[Puzzles "usual 1-2"]'), /Allowed: a pack, a seed and numbers/],
  [item3('[Puzzles "usual seed 1 numbers 9-2"]'), /write the smaller one first/],
  [item3('[Puzzles "usual seed 1 numbers 1-900"]'), /at most 50 puzzles: split it/],
  [item3('[Goal "win"]'), /Line 10, .*name a computer/],
  [item3('[Player2Type "program:0123abcd"]'), /Line 9, .*can’t have a program of yours/],
  [item3('[Goal "lose"]'), /Goal can’t be “lose”/],
  [item3('[Goal "move"]\n[Lesson "first"]'), /exclude each other/],
  [item3('[Question "a"]\n[Question "b"]'), /Line 10, .*more than one tag “Question”/],
  [item3('[Position "0011"]'), /Choose an earlier position/],
  [item3('[Position "99"]'), /Line 10/],
])('what can’t be a task is refused with its place and the cure: %#', (text, sentence) => {
  const parsed = parseTask(text);
  expect(parsed.ok ? 'read' : inEnglish(parsed.error)).toMatch(sentence);
});

test('a task that was cut within a tag is refused with the place; otherwise it lacks only what was cut', () => {
  const text = `${head}[Minutes "5"]\n${record}\n[Game "chopsticks"]\n[Position "0312"]\n\n*\n`;
  const { items } = read(text);
  for (let length = 0; length < text.length; length++) {
    const cut = text.slice(0, length);
    const parsed = parseTask(cut);
    if (parsed.ok) {
      const whole = parsed.value.items.slice(0, -1);
      expect(cut).toMatch(/[\]*]\n*$/);
      expect(whole, cut).toEqual(items.slice(0, cut.split('[Game').length - 2));
    } else expect(inEnglish(parsed.error), cut).toMatch(/^Line \d+, column \d+: .|no match/);
  }
});

test('a thousand items and exercises without number are too many', () => {
  const long = '[Game "chopsticks"]\n[Puzzles "usual seed 1 numbers 1-50"]\n\n*\n\n';
  const refused = [parseTask(head + record.repeat(1000)), parseTask(head + long.repeat(7))];
  expect(refused.map((each) => (each.ok ? '' : inEnglish(each.error)))).toEqual([
    expect.stringMatching(/at most 100 items/),
    expect.stringMatching(/350 exercises together, and a task has at most 300/),
  ]);
});
