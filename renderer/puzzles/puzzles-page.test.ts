import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { now } from '../../electron/api/day.ts';
import type { Player } from '../../electron/api/match-view.ts';
import type { TryView } from '../../electron/api/practice.ts';
import type { PuzzleView, SolverView } from '../../electron/api/puzzles.ts';
import { message } from '../../words/message.ts';
import { saying } from '../../words/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';
import { PuzzlesPage } from './puzzles-page.svelte.ts';
import { dayInWords } from './day-in-words.ts';

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
    isAgain: false,
    game: { id: 'chopsticks' },
    settings: {},
    lesson: null,
    kind: 'draw',
    questions: [`Question ${number}`, 'And now?'].map(saying),
    rating: 1300,
    found: 0.4,
    day: null,
    number,
    unrated: false,
    erred: false,
    over: false,
    ...more,
  };
}

let asked: { name: string; payload: Record<string, unknown> }[];
let open: PuzzleView | null;
/** The verdict on every try, and its reply. */
let verdict: TryView['verdict'];
let reply: string[];
/** Whether a try ends the puzzle. */
let over: boolean;
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
    best: [],
    open,
  }),
  openPuzzle: ({ which }) =>
    which === 'daily' ? puzzle(9, { day: '2026-11-22' }) : puzzle((open?.number ?? 0) + 1),
  beginPractice: () => tableAfter([]),
  try: ({ moves }) => {
    const line = [...(moves as string[]), ...reply];
    const views = line.map((_, index) => tableAfter(line.slice(0, index + 1)));
    const outcome = verdict.kind === 'wrong' ? 'wrong' : over ? 'right' : null;
    return { views, verdict, over, ...decided(outcome) };
  },
  showSolution: () => ({
    views: [['A-C'], ['A-C', 'A-C'], ['A-C', 'A-C', 'B-C']].map(tableAfter),
    move: 'A-C',
    said: saying('The solution: A-C, B-C.'),
    why: null,
    ...decided('shown'),
  }),
};

function decided(outcome: TryView['outcome']) {
  const { id, game, kind, rating } = puzzle(open?.number ?? 0);
  const tried = { id, game, kind, rating, solved: outcome === 'right', day: '2026-11-22' };
  return { outcome, ...(outcome !== null && { puzzle: { solver: rated, tried } }) };
}

const players: Player[] = [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }];

function tableAfter(moves: string[]) {
  return viewAfter({ position: '1112', moves, players });
}

const right: TryView['verdict'] = { kind: 'right', said: null, why: null };
const wrong: TryView['verdict'] = { kind: 'wrong', said: saying('That loses.'), why: null };

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  problems = [];
  rated = solver;
  held = undefined;
  slow = 'openPuzzle';
  refused = undefined;
  open = puzzle(1);
  reply = ['A-C'];
  over = false;
  vi.stubGlobal('digitDuels', {
    request: (name: string, payload: Record<string, unknown>) => {
      asked.push({ name, payload });
      const value = answers[name]?.(payload);
      const answer = name === refused ? { ok: false, error: saying('No.') } : { ok: true, value };
      if (name !== slow || held === undefined) return Promise.resolve(answer);
      const waiting = held;
      return new Promise((resolve) => waiting.push(() => resolve(answer)));
    },
    on: () => () => undefined,
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
  verdict = wrong;
  rated = { ...solver, rating: 1150, provisional: false };
  const at = now();
  await play('A-C');
  expect(payloads('try')).toMatchObject([{ moves: ['A-C'], at }]);
  expect(page.tried).toMatchObject([{ id: 'p1', solved: false }]);
  const outcome = page.outcome;
  expect(outcome).toMatchObject({ kind: 'wrong', headline: 'That loses.' });
  expect(outcome?.sentences).toHaveLength(2);
  expect(outcome?.sentences[1]).toContain('1150');
});

test('a right move is answered, the next one is asked, and a solved puzzle counts', async () => {
  verdict = right;
  await play('A-C');
  expect([page.session.phase, page.question]).toEqual(['asked', 'And now?']);
  expect(page.outcome).toMatchObject({
    kind: 'right',
    headline: 'Right so far. Keep going.',
  });
  expect(page.outcome?.sentences).toHaveLength(1);
  [reply, over] = [[], true];
  rated = { ...solver, streak: 1 };
  await play('A-C');
  expect(page.outcome).toEqual({
    kind: 'right',
    headline: 'Solved on the first try.',
    sentences: [],
  });
  expect(page.solver?.streak).toBe(1);
});

test('a puzzle that was tried before isn’t solved on the first try', async () => {
  page.puzzle = { ...(page.puzzle as NonNullable<typeof page.puzzle>), unrated: true };
  verdict = right;
  [reply, over] = [[], true];
  await play('A-C');
  expect(page.outcome?.headline).toBe('Solved.');
});

test('the solution is in words once it has been shown', async () => {
  void page.session.show();
  await passes();
  expect(page.outcome).toMatchObject({
    headline: 'That was the solution.',
    sentences: ['The solution: A-C, B-C.'],
  });
  expect(page.tried).toMatchObject([{ id: 'p1', solved: false }]);
});

test('in a storm, the solution stays until the next puzzle is asked for', async () => {
  await page.startRun('storm');
  const { id } = page.puzzle ?? {};
  void page.session.show();
  await passes();
  expect([page.puzzle?.id, page.session.phase, page.run.number]).toEqual([id, 'shown', 1]);
  await page.nextOfRun();
  expect(payloads('openPuzzle').at(-1)).toEqual({
    which: 'run',
    pack: 'all',
    mode: 'storm',
    number: 1,
  });
});

test('a late rating changes nothing about the next puzzle', async () => {
  [slow, held] = ['try', []];
  verdict = wrong;
  rated = { ...solver, rating: 1150 };
  await play('A-C');
  await page.next();
  held[0]?.();
  await passes();
  expect([page.puzzle?.id, page.change, page.solver?.rating]).toEqual(['p2', 0, 1150]);
});

test.each(['openPuzzle', 'beginPractice'])(
  'if another puzzle can’t be opened for %s, the open one continues',
  async (request) => {
    verdict = right;
    await play('A-C');
    refused = request;
    const opened = page.openDaily();
    expect(page.waiting).toBe(true);
    await opened;
    refused = undefined;
    expect([problems.join('') + page.session.practice.refusal.sentence, page.waiting]).toEqual([
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
    'Your move: find a move that holds the draw.',
    'Du bist am Zug: Finde einen Zug, der das Remis hält.',
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

test('a page that stays open over midnight is of the new day', async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 23, 59, 40));
  await page.load();
  expect([page.day, payloads('puzzles').length]).toEqual(['2026-11-21', 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([page.day, payloads('puzzles').length]).toEqual(['2026-11-22', 3]);
  expect(page.puzzle?.id, 'the open puzzle stays').toBe('p1');
  page.leave();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(payloads('puzzles')).toHaveLength(3);
});

test('the daily puzzle is that of the local date', async () => {
  vi.setSystemTime(new Date(2026, 10, 22, 23, 30));
  expect(now()).toMatch(/^2026-11-22T23:30:00/);
  await page.load();
  expect(page.isDailyWaiting).toBe(true);
  await page.openDaily();
  expect(page.isDailyWaiting).toBe(false);
  expect(payloads('openPuzzle').at(-1)).toEqual({ which: 'daily', at: now(), day: null });
  expect(page.puzzle?.day).toBe('2026-11-22');
  expect(dayInWords('2026-11-22', 'de')).toBe('22. November');
});
