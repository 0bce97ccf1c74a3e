import { beforeEach, describe, expect, test } from 'vitest';
import type { TaskLock } from '../../engine/task/limits.ts';
import type { GameStanding } from '../../engine/tournament/tournament.ts';
import { mainEndOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { seededRandom } from '../../engine/random.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import type { Task } from '../../engine/task/task.ts';
import { atlasRequests } from '../api/atlas.ts';
import { backupRequests } from '../api/backup.ts';
import { explorerRequests } from '../api/explorer.ts';
import { peopleRequests } from '../api/people.ts';
import { playingProgramRequests } from '../api/playing-programs.ts';
import { programRequests } from '../api/program.ts';
import { recordRequests } from '../api/records.ts';
import { requestNames, type RequestName } from '../api/requests.ts';
import { reviewRequests } from '../api/reviews.ts';
import { savedViewRequests } from '../api/saved-views.ts';
import { taskRequests } from '../api/tasks.ts';
import { tournamentRequests } from '../api/tournaments.ts';
import type { PracticeStart } from '../api/practice.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { refusalOf } from '../ipc/testing.ts';
import { newMatch } from '../match/new-match.ts';
import { tableOf, twoPersons, wonGame } from '../match/testing.ts';
import { refusePractice, refuseSolution, withLocks } from './locks.ts';

let running: Task | undefined;
let table: SeatedMatch;
let standing: GameStanding;
const tournaments = {
  standingOf: () => standing,
  counts: ({ match }: SeatedMatch) => standing === 'open' && mainEndOf(match) === undefined,
};
const locked = (kiosk: boolean) =>
  withLocks(
    Object.fromEntries(requestNames.map((name) => [name, () => null])) as unknown as Handlers,
    { kiosk, running: () => running, table: () => table, tournaments },
  );
let handlers: Handlers;
const ask = (name: RequestName, payload: object = { game: 'chopsticks' }): unknown =>
  (handlers[name] as (payload: object) => unknown)(payload);
const refusalTo = (name: RequestName, payload?: object): string =>
  refusalOf(() => ask(name, payload));
/** What any task locks: it would take away what was done. */
const takesAway = ['forgetProgress', 'deletePerson', 'chooseBackup', 'restoreBackup'];
const refused = (): readonly RequestName[] =>
  requestNames.filter((name) => {
    try {
      return ask(name) !== null;
    } catch {
      return true;
    }
  });

function taskWith(heads: string): Task {
  const parsed = parseTask(`[Task "Test"]\n${heads}\n[Game "chopsticks"]\n\n*\n`);
  return parsed.ok ? parsed.value : expect.fail(parsed.error.code);
}

beforeEach(() => {
  standing = 'none';
  handlers = locked(false);
  running = undefined;
  table = tableOf(twoPersons, wonGame.slice(0, 2));
});

test('nothing is locked without a task', () => {
  expect(refused()).toEqual([]);
  expect(() => refusePractice(undefined, 'retry', 'chopsticks')).not.toThrow();
  expect(() => refuseSolution(undefined, 'puzzle')).not.toThrow();
});

test('during a game that counts, no position that a page chooses is practised', () => {
  for (const of of ['mistake', 'retry'] as const) {
    expect(refusalOf(() => refusePractice(undefined, of, 'chopsticks', true))).toContain('counts');
    expect(refusalOf(() => refuseSolution(undefined, of, true))).toContain('counts');
  }
  expect(() => refusePractice(undefined, 'puzzle', 'chopsticks', true)).not.toThrow();
  expect(() => refuseSolution(undefined, 'puzzle', true)).not.toThrow();
});

const reads = (group: object): readonly string[] =>
  Object.keys(group).filter((name) => !name.startsWith('leave') && !name.startsWith('copy'));

/** What gives it away, whichever page it is for. */
const gives: Readonly<Record<TaskLock, readonly string[]>> = {
  'no-analysis': [
    ...reads(explorerRequests),
    ...reads(reviewRequests),
    ...reads(atlasRequests),
    'analyse',
    'prove',
    'history',
    'matchMistakes',
  ],
  'no-hints': ['guide', 'letComputerPlayOn'],
  'no-solutions': ['puzzleSheet'],
  'no-undo': ['undo', 'promoteVariation', 'deleteVariation'],
};

const sentences: Readonly<Record<TaskLock, string>> = {
  'no-analysis': 'No analysis: the task “Test” wants it so until',
  'no-hints': 'No hints: the task “Test”',
  'no-solutions': 'No solutions until the end: the task “Test”',
  'no-undo': 'No taking back, one try each',
};

describe.each(Object.entries(gives) as [TaskLock, string[]][])('%s', (lock, names) => {
  test('locks every request that gives it, and nothing else', () => {
    running = taskWith(`[Options "${lock}"]\n`);
    expect(refused().toSorted()).toEqual([...names, ...takesAway].toSorted());
    for (const name of names) {
      expect(refusalTo(name as RequestName), name).toContain(sentences[lock]);
    }
  });
});

test('a game of a tournament locks what would help in it until it is over, beside what a task locks', () => {
  standing = 'open';
  const locked = [...gives['no-analysis'], ...gives['no-hints'], ...gives['no-undo']];
  const names = [...locked, 'swapSeats', 'restart'] as readonly RequestName[];
  expect(refused().toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    expect(refusalTo(name), name).toContain('This game counts for a tournament: until it is over');
  }
  running = taskWith('[Options "no-hints"]\n');
  expect(refusalTo('guide')).toContain('the task “Test”');
  expect(refusalTo('undo')).toContain('tournament');
  running = undefined;
  table = tableOf(twoPersons, wonGame);
  expect(refused()).toEqual([]);
  standing = 'counted';
  expect(refused()).toEqual([]);
  const { match, ...rest } = tableOf(twoPersons, wonGame.slice(0, 2));
  table = { ...rest, match: { ...match, adjudication: { kind: 'draw' } } };
  expect(refused(), 'an agreed draw stays').toEqual(['undo']);
});

test('practice of a position that a page chooses is no way around the exercises of the task', () => {
  const opens = (lock: string, of: PracticeStart['of']) => {
    try {
      refusePractice(taskWith(`[Options "${lock}"]\n`), of, 'chopsticks');
      return true;
    } catch {
      return false;
    }
  };
  for (const of of ['mistake', 'retry'] as const) {
    const locks = ['no-analysis', 'no-hints', 'no-solutions', 'no-undo'];
    expect(locks.filter((lock) => opens(lock, of))).toEqual(['no-hints']);
  }
  expect(opens('no-solutions', 'puzzle')).toBe(true);
});

test('solutions are kept back wherever they are asked for', () => {
  const [noHints, noSolutions] = ['no-hints', 'no-solutions'].map((lock) =>
    taskWith(`[Options "${lock}"]\n`),
  );
  const refusal = (task: Task | undefined, of: PracticeStart['of']) =>
    refusalOf(() => refuseSolution(task, of));
  expect(refusal(noHints, 'lesson')).toContain('No hints');
  expect(() => refuseSolution(noHints, 'puzzle')).not.toThrow();
  for (const of of ['puzzle', 'mistake', 'retry'] as const) {
    expect(refusal(noSolutions, of)).toContain('No solutions');
  }
});

test('a backup, and all else that would take away what was done, waits for any task', () => {
  running = taskWith('');
  expect(refused().toSorted()).toEqual(takesAway.toSorted());
  for (const name of takesAway) {
    expect(refusalTo(name as RequestName)).toContain('Hand it in or break it off first');
  }
});

test('a match from a position that the user sets up is no way around, however it came to the table', () => {
  const position = '0312';
  const setUp = newMatch(
    { game: 'chopsticks', players: [{ kind: 'person' }, { kind: 'person' }], first: 0, position },
    seededRandom(1),
  );
  const locks = ['no-analysis', 'no-hints', 'no-solutions', 'no-undo'];
  const closing = locks.filter((lock) => {
    running = taskWith(`[Options "${lock}"]\n`);
    table = tableOf(twoPersons);
    expect(ask('newMatch')).toBeNull();
    expect(ask('play')).toBeNull();
    table = setUp;
    const closed = (['play', 'restart', 'stepComputers', 'swapSeats'] as const).filter((name) => {
      try {
        return ask(name) !== null;
      } catch {
        return true;
      }
    });
    expect([0, 4]).toContain(closed.length);
    return closed.length > 0;
  });
  expect(closing).toEqual(['no-analysis', 'no-solutions', 'no-undo']);
  expect(refusalTo('newMatch', { game: 'chopsticks', position })).toBe(
    'The task “Test” keeps matches from a position of your own closed until it is handed in or broken off.',
  );
  expect(ask('newMatch')).toBeNull();
});

test('a move before the last one takes back', () => {
  running = taskWith('[Options "no-undo"]\n');
  expect(ask('play')).toBeNull();
  table = tableOf(twoPersons, wonGame.slice(0, 2), 1);
  expect(refusalTo('play')).toContain('No taking back');
  expect(refusalTo('letComputerPlayOn')).toContain('No taking back');
});

test('games and computers that a task closes can’t be played', () => {
  running = taskWith('[Games "summation-duel"]\n[Computers "easy"]\n');
  for (const name of ['newMatch', 'startWithRules', 'explore', 'stateMap', 'lesson'] as const) {
    expect(refusalTo(name)).toContain('“Test” keeps this game closed');
  }
  const against = (difficulty: string) => ({
    game: 'summation-duel',
    players: [{ kind: 'person' }, { kind: 'computer', difficulty }],
  });
  expect(ask('newMatch', against('easy'))).toBeNull();
  expect(refusalTo('newMatch', against('hard'))).toContain('keeps this computer closed');
});

test('nor on, however their match came to the table, nor practised', () => {
  running = taskWith('[Games "summation-duel"]\n[Computers "easy"]\n');
  for (const name of ['play', 'letComputerPlayOn', 'nextRound', 'restart'] as const) {
    expect(refusalTo(name, {})).toContain('keeps this game closed');
  }
  for (const of of ['puzzle', 'lesson', 'path', 'mistake'] as const) {
    expect(refusalOf(() => refusePractice(running, of, 'chopsticks'))).toContain('closed');
  }
  expect(() => refusePractice(running, 'task', 'chopsticks')).not.toThrow();
  expect(() => refusePractice(running, 'puzzle', 'summation-duel')).not.toThrow();
});

describe('in a kiosk', () => {
  /** What is about files, other people and the system, except for what visitors need. */
  const groups = {
    ...recordRequests,
    ...savedViewRequests,
    ...peopleRequests,
    ...playingProgramRequests,
    ...programRequests,
    ...backupRequests,
    ...tournamentRequests,
    ...taskRequests,
  };
  const needed: readonly RequestName[] = [
    'plyToDraw',
    'people',
    'playingPrograms',
    'leaveKiosk',
    'task',
  ];

  beforeEach(() => {
    handlers = locked(true);
  });

  test('visitors get no file, no other window and none of the people', () => {
    const closed = Object.keys(groups).filter((name) => !needed.some((each) => each === name));
    expect(refused()).toEqual(expect.arrayContaining(closed));
    for (const name of ['saveRecord', 'runCommand', 'bePerson', 'exportMatches'] as const) {
      expect(refusalTo(name)).toBe('That isn’t available while visitors play.');
    }
  });

  test('they play, learn and explore', () => {
    const open = [
      ...needed,
      'newMatch',
      'play',
      'undo',
      'analyse',
      'explore',
      'beginPractice',
      'try',
    ];
    expect(refused().filter((name) => open.includes(name))).toEqual([]);
  });
});
