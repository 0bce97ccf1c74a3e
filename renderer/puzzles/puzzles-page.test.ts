import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PuzzleTry, PuzzleView, SolverView } from '../../electron/api/puzzle-view.ts';
import { viewAfter } from '../table/testing.ts';
import { outcomeInWords } from './outcome-words.ts';
import { PuzzlesPage } from './puzzles-page.svelte.ts';
import { dayInWords, today } from './today.ts';

const solver: SolverView = {
  ...{ rating: 1200, within: 600, solved: 0, failed: 0, streak: 0, bestStreak: 0 },
  ...{ solvedToday: 0, dailyStreak: 0, daily: null },
};

function puzzle(number: number, more: Partial<PuzzleView> = {}): PuzzleView {
  return {
    ...{ id: `p${number}`, game: { id: 'chopsticks', name: 'Chopsticks' }, settings: {} },
    ...{
      position: '1112',
      kind: 'draw',
      questions: [`Question ${number}`, 'And now?'],
      rating: 1300,
    },
    ...{ solvedBy: 'Medium', day: null, number, counted: false, over: false },
    ...more,
  };
}

let asked: { name: string; payload: Record<string, unknown> }[];
let open: PuzzleView | null;
let tries: PuzzleTry[];
/** Answers that wait until the test lets them come. */
let held: (() => void)[] | undefined;
/** The request whose answers wait. */
let slow: string;
/** What is refused, by the name of the request. */
let refused: string | undefined;
let problems: string[];
let page: PuzzlesPage;

const answers: Readonly<Record<string, (payload: Record<string, unknown>) => unknown>> = {
  puzzles: () => ({
    packs: [
      { name: 'all', label: 'All', game: null, kinds: ['win', 'draw'] },
      { name: 'chopsticks/usual', label: 'Usual', game: 'chopsticks', kinds: ['win'] },
    ],
    ...{ chosen: { pack: 'all', kind: 'draw' }, solver, open },
  }),
  openPuzzle: ({ which }) =>
    which === 'daily' ? puzzle(9, { day: '2026-11-22' }) : puzzle((open?.number ?? 0) + 1),
  tryPuzzle: () => tries.shift(),
  puzzleSolution: () => ({
    moves: ['A-C', 'A-C', 'B-C'],
    solver: { ...solver, failed: 1 },
    told: 'The solution: A-C, B-C.',
  }),
  practiceView: ({ position, moves }) =>
    viewAfter({
      position: position as string,
      moves: moves as string[],
      players: [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }],
    }),
};

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  problems = [];
  tries = [];
  held = undefined;
  slow = 'tryPuzzle';
  refused = undefined;
  open = puzzle(1);
  vi.stubGlobal('digitDuels', {
    request: (name: string, payload: Record<string, unknown>) => {
      asked.push({ name, payload });
      const value = answers[name]?.(payload);
      const reply = name === refused ? { ok: false, error: 'No.' } : { ok: true, value };
      if (name !== slow || held === undefined) return Promise.resolve(reply);
      const waiting = held;
      return new Promise((resolve) => waiting.push(() => resolve(reply)));
    },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  page = new PuzzlesPage((problem) => problems.push(problem));
  await page.load('en');
});

const passes = () => vi.advanceTimersByTimeAsync(5000);
const payloads = (name: string) =>
  asked.filter((each) => each.name === name).map(({ payload }) => payload);

async function play(move: string): Promise<void> {
  void page.play(move);
  await passes();
}

test('the puzzle that lies open goes on, and the first one is opened where none does', async () => {
  expect([page.phase, page.puzzle?.id, page.question]).toEqual(['asked', 'p1', 'Question 1']);
  open = null;
  const fresh = new PuzzlesPage(() => undefined);
  await fresh.load('en');
  expect(payloads('openPuzzle')).toMatchObject([{ which: 'next', pack: 'all', kind: 'draw' }]);
  expect(fresh.phase).toBe('asked');
});

test('a wrong move is answered on the table, and taken back to try again', async () => {
  tries = [
    { verdict: 'wrong', fault: 'That loses.', reply: ['A-C'], solver: { ...solver, rating: 1150 } },
  ];
  await play('A-C');
  expect(page.phase).toBe('wrong');
  expect(page.practice.moves).toEqual(['A-C', 'A-C']);
  const outcome = outcomeInWords(page);
  expect(outcome).toMatchObject({ kind: 'wrong', headline: 'That loses.' });
  expect(outcome?.sentences).toHaveLength(2);
  expect(outcome?.sentences[1]).toContain('1150');
  await page.again();
  expect([page.phase, page.practice.moves]).toEqual(['asked', []]);
  tries = [{ verdict: 'solved', solver: { ...solver, rating: 1150 }, told: '' }];
  await play('B-C');
  expect(outcomeInWords(page)).toEqual({ kind: 'right', headline: 'Solved.', sentences: [] });
});

test('a right move is answered, and the next one is asked', async () => {
  tries = [{ verdict: 'right', reply: ['A-C'] }];
  await play('A-C');
  expect([page.phase, page.step, page.question]).toEqual(['asked', 1, 'And now?']);
  expect(outcomeInWords(page)).toMatchObject({ kind: 'right' });
  tries = [
    { verdict: 'unfinished' },
    { verdict: 'solved', solver: { ...solver, streak: 1 }, told: '' },
  ];
  await play('A-C');
  expect(page.phase).toBe('asked');
  await play('A-C');
  expect(payloads('tryPuzzle').map(({ step, moves }) => [step, moves])).toEqual([
    [0, ['A-C']],
    [1, ['A-C']],
    [1, ['A-C', 'A-C']],
  ]);
  expect(page.solver?.streak).toBe(1);
  await page.again();
  expect(page.phase, 'what is solved stays so').toBe('solved');
});

test('nothing is played twice while a move is judged', async () => {
  held = [];
  tries = [{ verdict: 'solved', solver, told: '' }];
  await play('A-C');
  await play('B-C');
  expect(page.practice.moves).toEqual(['A-C']);
  held[0]?.();
  await passes();
  expect(page.phase).toBe('solved');
});

test('what is judged for a puzzle that was left changes nothing of the next one', async () => {
  held = [];
  tries = [{ verdict: 'solved', solver: { ...solver, solved: 7 }, told: '' }];
  await play('A-C');
  await page.next();
  held[0]?.();
  await passes();
  expect([page.phase, page.puzzle?.id, page.practice.moves]).toEqual(['asked', 'p2', []]);
});

test('the solution plays itself, and can be seen again', async () => {
  void page.showSolution();
  await passes();
  expect([page.phase, page.practice.moves]).toEqual(['shown', ['A-C', 'A-C', 'B-C']]);
  expect(outcomeInWords(page)?.headline).toBe('That was the solution.');
  await page.again();
  expect(page.phase).toBe('shown');
  void page.showSolution();
  expect(page.phase).toBe('showing');
  await passes();
  expect(page.phase).toBe('shown');
});

test('a solution that can’t be had leaves the puzzle as it was', async () => {
  tries = [{ verdict: 'unfinished' }];
  await play('A-C');
  expect(page.begun).toBe(true);
  refused = 'puzzleSolution';
  await page.showSolution();
  expect([problems, page.phase, page.erred, page.begun]).toEqual([['No.'], 'asked', false, true]);
  refused = undefined;
  await page.again();
  expect([page.begun, page.practice.moves]).toEqual([false, []]);
});

test.each(['openPuzzle', 'practiceView'])(
  'where another puzzle can’t be had for %s, the one that lies open goes on',
  async (request) => {
    tries = [{ verdict: 'right', reply: ['A-C'] }];
    await play('A-C');
    refused = request;
    const opened = page.openDaily();
    expect(page.phase).toBe('loading');
    await page.play('A-C');
    expect(payloads('tryPuzzle'), 'it can’t be played meanwhile').toHaveLength(1);
    await opened;
    expect([problems, page.phase, page.puzzle?.id]).toEqual([['No.'], 'asked', 'p1']);
    expect([page.step, page.question]).toEqual([1, 'And now?']);
  },
);

test('a pack without the kind that was chosen gives puzzles of any kind', async () => {
  await page.choosePack('chopsticks/usual');
  expect(payloads('openPuzzle').at(-1)).toMatchObject({ pack: 'chopsticks/usual', kind: null });
  await page.chooseKind('win');
  expect(page.chosen).toEqual({ pack: 'chopsticks/usual', kind: 'win' });
});

test('a pack and a kind that are chosen in a row are both chosen, whichever answer comes first', async () => {
  [slow, held] = ['openPuzzle', []];
  void page.choosePack('chopsticks/usual');
  expect(page.chosen).toEqual({ pack: 'chopsticks/usual', kind: null });
  void page.chooseKind('win');
  expect(payloads('openPuzzle').at(-1)).toMatchObject({ pack: 'chopsticks/usual', kind: 'win' });
  for (const come of held.reverse()) {
    come();
    await passes();
    expect(page.chosen).toEqual({ pack: 'chopsticks/usual', kind: 'win' });
  }
  expect([page.phase, problems]).toEqual(['asked', []]);
});

test('a pack stays chosen where the puzzle of the day is opened before it came', async () => {
  [slow, held] = ['openPuzzle', []];
  void page.choosePack('chopsticks/usual');
  void page.openDaily();
  for (const come of held) come();
  await passes();
  expect([page.puzzle?.day, page.chosen.pack]).toEqual(['2026-11-22', 'chopsticks/usual']);
});

test('a choice that was refused once another one was made is no problem any more', async () => {
  [slow, held, refused] = ['openPuzzle', [], 'openPuzzle'];
  void page.choosePack('chopsticks/usual');
  refused = undefined;
  void page.chooseKind('win');
  for (const come of held.reverse()) come();
  await passes();
  expect([problems, page.phase]).toEqual([[], 'asked']);
  expect(page.chosen).toEqual({ pack: 'chopsticks/usual', kind: 'win' });
});

test('a language that was asked for late takes no choice back', async () => {
  [slow, held] = ['puzzles', []];
  void page.load('de');
  await page.choosePack('chopsticks/usual');
  held[0]?.();
  await passes();
  expect(page.chosen.pack).toBe('chopsticks/usual');
});

test('the language that was asked for last is spoken, whichever answer comes last', async () => {
  [slow, held] = ['puzzles', []];
  void page.load('de');
  open = puzzle(1, { questions: ['Frage 1'] });
  void page.load('fr');
  for (const come of held.reverse()) come();
  await passes();
  expect(page.question).toBe('Frage 1');
});

test('a try that is begun while the last one is taken back is not taken back with it', async () => {
  tries = [{ verdict: 'unfinished' }, { verdict: 'unfinished' }];
  await play('A-C');
  [slow, held] = ['practiceView', []];
  void page.again();
  void page.play('B-C');
  for (const come of held.reverse()) come();
  await passes();
  expect(payloads('tryPuzzle').at(-1)).toMatchObject({ moves: ['A-C', 'B-C'] });
  expect([page.begun, page.practice.moves]).toEqual([true, ['A-C', 'B-C']]);
});

test('nothing can be tried while another puzzle is waited for, though the last try is taken back', async () => {
  tries = [{ verdict: 'wrong', fault: 'That loses.', reply: [], solver }];
  await play('A-C');
  [slow, held] = ['practiceView', []];
  void page.again();
  [slow] = ['openPuzzle'];
  void page.openDaily();
  held[0]?.();
  await passes();
  expect(page.phase).toBe('loading');
});

test('what was chosen before stays chosen where no puzzle of another choice can be had', async () => {
  refused = 'openPuzzle';
  await page.choosePack('chopsticks/usual');
  expect([problems, page.phase, page.chosen]).toEqual([
    ['No.'],
    'asked',
    { pack: 'all', kind: 'draw' },
  ]);
});

test('the daily puzzle is that of the date where the person is', async () => {
  vi.setSystemTime(new Date(2026, 10, 22, 23, 30));
  expect(today()).toBe('2026-11-22');
  await page.openDaily();
  expect(payloads('openPuzzle').at(-1)).toEqual({ which: 'daily', day: '2026-11-22' });
  expect(page.puzzle?.day).toBe('2026-11-22');
  expect(dayInWords('2026-11-22', 'de')).toBe('22. November');
});
