import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { VerdictView } from '../../electron/api/exercises.ts';
import type { PuzzleView, SolverView } from '../../electron/api/puzzles.ts';
import { message } from '../../words/message.ts';
import { saying } from '../../words/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';
import { outcomeInWords } from './outcome-words.ts';
import { PuzzlesPage } from './puzzles-page.svelte.ts';
import { dayInWords, today } from './today.ts';

const solver: SolverView = {
  rating: 1200,
  within: 600,
  provisional: true,
  solved: 0,
  failed: 0,
  streak: 0,
  bestStreak: 0,
  solvedToday: 0,
  dailyStreak: 0,
  daily: null,
};

function puzzle(number: number, more: Partial<PuzzleView> = {}): PuzzleView {
  return {
    id: `p${number}`,
    game: { id: 'chopsticks' },
    settings: {},
    position: '1112',
    kind: 'draw',
    questions: [`Question ${number}`, 'And now?'].map(saying),
    rating: 1300,
    solvedBy: saying('Medium'),
    day: null,
    number,
    counted: false,
    erred: false,
    over: false,
    ...more,
  };
}

let asked: { name: string; payload: Record<string, unknown> }[];
let open: PuzzleView | null;
let verdict: VerdictView;
/** The solver's figures after a rated try. */
let rated: SolverView;
/** Answers that wait until the test releases them. */
let held: (() => void)[] | undefined;
/** The name of the request whose answers wait. */
let slow: string;
/** The name of a request that is refused. */
let refused: string | undefined;
let problems: string[];
let page: PuzzlesPage;

const answers: Readonly<Record<string, (payload: Record<string, unknown>) => unknown>> = {
  puzzles: () => ({
    packs: [
      { name: 'all', label: saying('All'), game: null, themes: ['win', 'only-move'] },
      { name: 'chopsticks/usual', label: saying('Usual'), game: 'chopsticks', themes: ['win'] },
    ],
    chosen: { pack: 'all', theme: 'only-move' },
    solver,
    best: { streak: 0, storm: 0 },
    open,
  }),
  openPuzzle: ({ which }) =>
    which === 'daily' ? puzzle(9, { day: '2026-11-22' }) : puzzle((open?.number ?? 0) + 1),
  judge: () => verdict,
  solution: () => ({ moves: ['A-C', 'A-C', 'B-C'], said: saying('The solution: A-C, B-C.') }),
  ratePuzzle: () => rated,
  practiceView: ({ position, moves }) =>
    viewAfter({
      position: position as string,
      moves: moves as string[],
      players: [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }],
    }),
};

const right: VerdictView = { kind: 'right', said: null, why: null, reply: ['A-C'] };

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  problems = [];
  rated = solver;
  held = undefined;
  slow = 'openPuzzle';
  refused = undefined;
  open = puzzle(1);
  vi.stubGlobal('digitDuels', {
    request: (name: string, payload: Record<string, unknown>) => {
      asked.push({ name, payload });
      const value = answers[name]?.(payload);
      const reply = name === refused ? { ok: false, error: saying('No.') } : { ok: true, value };
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
  await page.load();
});

const passes = () => vi.advanceTimersByTimeAsync(10_000);
const payloads = (name: string) =>
  asked.filter((each) => each.name === name).map(({ payload }) => payload);

async function play(move: string): Promise<void> {
  void page.session.play(move);
  await passes();
}

test('an open puzzle continues, and without one the first is opened', async () => {
  expect([page.session.phase, page.puzzle?.id, page.question]).toEqual([
    'asked',
    'p1',
    'Question 1',
  ]);
  open = null;
  const fresh = new PuzzlesPage(() => undefined);
  await fresh.load();
  expect(payloads('openPuzzle')).toMatchObject([
    { which: 'next', pack: 'all', theme: 'only-move' },
  ]);
  expect(fresh.session.phase).toBe('asked');
});

test('a wrong move is shown with its reply and its effect on the rating', async () => {
  verdict = { kind: 'wrong', why: null, said: saying('That loses.'), reply: ['A-C'] };
  rated = { ...solver, rating: 1150 };
  await play('A-C');
  expect(payloads('ratePuzzle')).toMatchObject([{ id: 'p1', outcome: 'wrong' }]);
  const outcome = outcomeInWords(page);
  expect(outcome).toMatchObject({ kind: 'wrong', headline: 'That loses.' });
  expect(outcome?.sentences).toHaveLength(2);
  expect(outcome?.sentences[1]).toContain('1150');
});

test('a right move is answered, the next one is asked, and a solved puzzle counts', async () => {
  verdict = right;
  await play('A-C');
  expect([page.session.phase, page.question]).toEqual(['asked', 'And now?']);
  expect(outcomeInWords(page)).toMatchObject({
    kind: 'right',
    headline: 'Right so far. Keep going.',
  });
  expect(outcomeInWords(page)?.sentences).toHaveLength(1);
  verdict = { ...right, reply: [] };
  rated = { ...solver, streak: 1 };
  await play('A-C');
  expect(outcomeInWords(page)).toEqual({
    kind: 'right',
    headline: 'Solved on the first try.',
    sentences: [],
  });
  expect(page.solver?.streak).toBe(1);
});

test('the solution is in words once it has been shown', async () => {
  void page.session.show();
  await passes();
  expect(outcomeInWords(page)).toMatchObject({
    headline: 'That was the solution.',
    sentences: ['The solution: A-C, B-C.'],
  });
  expect(payloads('ratePuzzle')).toMatchObject([{ outcome: 'shown' }]);
});

test('a late rating changes nothing about the next puzzle', async () => {
  [slow, held] = ['ratePuzzle', []];
  verdict = { kind: 'wrong', why: null, said: saying('That loses.'), reply: [] };
  rated = { ...solver, rating: 1150 };
  await play('A-C');
  await page.next();
  held[0]?.();
  await passes();
  expect([page.puzzle?.id, page.change, page.solver?.rating]).toEqual(['p2', 0, 1150]);
});

test.each(['openPuzzle', 'practiceView'])(
  'if another puzzle can’t be opened for %s, the open one continues',
  async (request) => {
    verdict = right;
    await play('A-C');
    refused = request;
    const opened = page.openDaily();
    expect(page.waiting).toBe(true);
    await opened;
    refused = undefined;
    expect([problems.join('') + page.session.practice.problem, page.waiting]).toEqual([
      'No.',
      false,
    ]);
    expect([page.puzzle?.id, page.question]).toEqual(['p1', 'And now?']);
  },
);

test('a pack without the chosen kind offers puzzles of any kind', async () => {
  await page.choosePack('chopsticks/usual');
  expect(payloads('openPuzzle').at(-1)).toMatchObject({ pack: 'chopsticks/usual', theme: null });
  await page.chooseTheme('win');
  expect(page.chosen).toEqual({ pack: 'chopsticks/usual', theme: 'win' });
});

test('a pack and a kind chosen in quick succession are both chosen, whichever answer comes first', async () => {
  [slow, held] = ['openPuzzle', []];
  void page.choosePack('chopsticks/usual');
  expect(page.chosen).toEqual({ pack: 'chopsticks/usual', theme: null });
  void page.chooseTheme('win');
  expect(payloads('openPuzzle').at(-1)).toMatchObject({ pack: 'chopsticks/usual', theme: 'win' });
  for (const come of held.reverse()) {
    come();
    await passes();
    expect(page.chosen).toEqual({ pack: 'chopsticks/usual', theme: 'win' });
  }
  expect([page.session.phase, problems]).toEqual(['asked', []]);
});

test('a pack stays chosen if the puzzle of the day is opened before it arrives', async () => {
  [slow, held] = ['openPuzzle', []];
  void page.choosePack('chopsticks/usual');
  void page.openDaily();
  for (const come of held) come();
  await passes();
  expect([page.puzzle?.day, page.chosen.pack]).toEqual(['2026-11-22', 'chopsticks/usual']);
});

test('a refused choice is no problem after another choice', async () => {
  [slow, held, refused] = ['openPuzzle', [], 'openPuzzle'];
  void page.choosePack('chopsticks/usual');
  refused = undefined;
  void page.chooseTheme('win');
  for (const come of held.reverse()) come();
  await passes();
  expect([problems, page.session.phase]).toEqual([[], 'asked']);
  expect(page.chosen).toEqual({ pack: 'chopsticks/usual', theme: 'win' });
});

test('a page that loads late doesn’t reset the choice', async () => {
  [slow, held] = ['puzzles', []];
  void page.load();
  await page.choosePack('chopsticks/usual');
  held[0]?.();
  await passes();
  expect(page.chosen.pack).toBe('chopsticks/usual');
});

test('the question is in the chosen language', async () => {
  open = puzzle(1, { questions: [message('puzzles.question.draw', { player: { seat: 0 } })] });
  await page.load();
  const asked = page.question;
  speak('de');
  onTestFinished(() => speak('en'));
  expect([asked, page.question]).toEqual([
    'Your move: the only move that holds the draw.',
    'Du bist am Zug: der einzige Zug, der das Remis hält.',
  ]);
});

test('if no puzzle of another choice is available, the old choice stays', async () => {
  refused = 'openPuzzle';
  await page.choosePack('chopsticks/usual');
  expect([problems, page.session.phase, page.chosen]).toEqual([
    ['No.'],
    'asked',
    { pack: 'all', theme: 'only-move' },
  ]);
});

test('the daily puzzle is that of the local date', async () => {
  vi.setSystemTime(new Date(2026, 10, 22, 23, 30));
  expect(today()).toBe('2026-11-22');
  await page.openDaily();
  expect(payloads('openPuzzle').at(-1)).toEqual({ which: 'daily', day: '2026-11-22' });
  expect(page.puzzle?.day).toBe('2026-11-22');
  expect(dayInWords('2026-11-22', 'de')).toBe('22. November');
});
