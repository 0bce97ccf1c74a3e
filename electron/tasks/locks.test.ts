import { beforeEach, expect, test, vi } from 'vitest';
import { parseTask } from '../../engine/task/parse-task.ts';
import type { Task } from '../../engine/task/task.ts';
import type { RequestName } from '../api/requests.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { refusalOf } from '../ipc/testing.ts';
import { withLocks } from './locks.ts';

let running: Task | undefined;
const answered = vi.fn(() => null);
const names: readonly RequestName[] = [
  'analyse',
  'history',
  'explore',
  'exploreAtRandom',
  'stateMap',
  'matchOnMap',
  'review',
  'atlasPoint',
  'guide',
  'undo',
  'newMatch',
  'startWithRules',
  'lesson',
  'bePerson',
  'promoteVariation',
  'deleteVariation',
  'play',
];
const handlers = withLocks(
  Object.fromEntries(names.map((name) => [name, answered])) as unknown as Handlers,
  () => running,
);
const ask = (name: RequestName, payload: object = { game: 'chopsticks' }): unknown =>
  (handlers[name] as (payload: object) => unknown)(payload);
const refusalTo = (name: RequestName, payload?: object): string =>
  refusalOf(() => ask(name, payload));

function taskWith(heads: string): Task {
  const parsed = parseTask(`[Task "Test"]\n${heads}\n[Game "chopsticks"]\n\n*\n`);
  return parsed.ok ? parsed.value : expect.fail(parsed.error.code);
}

beforeEach(() => {
  running = undefined;
});

test('nothing is locked without a task', () => {
  for (const name of names) expect(ask(name)).toBeNull();
});

test.each<[string, readonly RequestName[], string]>([
  ['no-analysis', names.slice(0, 8), 'No analysis: the task “Test” wants it so until'],
  ['no-hints', ['guide'], 'No hints: the task “Test”'],
  ['no-undo', ['undo', 'promoteVariation', 'deleteVariation'], 'No taking back, one try each'],
])('%s locks what gives it, and nothing else', (lock, locked, sentence) => {
  running = taskWith(`[Options "${lock}"]\n`);
  for (const name of names) {
    if (locked.includes(name)) expect(refusalTo(name), name).toContain(sentence);
    else if (name !== 'bePerson') expect(ask(name), name).toBeNull();
  }
});

test('games and computers that a task closes can’t be played', () => {
  running = taskWith('[Games "summation-duel"]\n[Computers "easy"]\n');
  for (const name of ['newMatch', 'startWithRules', 'explore', 'lesson'] as const) {
    expect(refusalTo(name)).toContain('“Test” keeps this game closed');
  }
  const against = (difficulty: string) => ({
    game: 'summation-duel',
    players: [{ kind: 'person' }, { kind: 'computer', difficulty }],
  });
  expect(ask('newMatch', against('easy'))).toBeNull();
  expect(refusalTo('newMatch', against('hard'))).toContain('keeps this computer closed');
});

test('another person, who isn’t bound by it, comes only after it', () => {
  running = taskWith('');
  expect(refusalTo('bePerson', { id: null })).toContain('Hand it in or break it off first');
});
