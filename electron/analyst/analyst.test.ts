import { EventEmitter, getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { message } from '../../words/message.ts';
import { failureOf, type Analyst } from './analyst.ts';
import { SupervisedAnalyst, type Thread } from './supervised-analyst.ts';
import type { FromWorker, Task, ToWorker } from './tasks.ts';

interface FakeThread extends Thread {
  readonly heard: ToWorker[];
  readonly say: (message: FromWorker) => void;
  readonly die: (reason: Error | undefined) => void;
  terminated: boolean;
}

function setUp(): { analyst: Analyst; threads: FakeThread[] } {
  const threads: FakeThread[] = [];
  const analyst = new SupervisedAnalyst(() => {
    const events = new EventEmitter();
    const thread: FakeThread = {
      heard: [],
      terminated: false,
      postMessage: (message) => void thread.heard.push(message),
      on: (event, listener) => void events.on(event, listener as () => void),
      terminate: () => (thread.terminated = true),
      say: (message) => events.emit('message', message),
      die: (reason) => {
        if (reason !== undefined) events.emit('error', reason);
        events.emit('exit', 1);
      },
    };
    threads.push(thread);
    return thread;
  });
  return { analyst, threads };
}

const task: Extract<Task, { wanted: 'move' }> = {
  wanted: 'move',
  game: 'chopsticks',
  settings: {},
  position: {},
  difficulty: 'hard',
  seed: 1,
};

test('each question gets its own answer, in whichever order they come', async () => {
  const { analyst, threads } = setUp();
  const one = analyst.ask(task);
  const other = analyst.ask(task);
  const [thread] = threads;
  thread?.say({ id: 2, answer: 'B-D' });
  thread?.say({ id: 1, answer: 'A-C' });
  expect(await Promise.all([one, other])).toEqual(['A-C', 'B-D']);
  expect(threads).toHaveLength(1);
});

test('what can’t be answered is an error that says why', async () => {
  const { analyst, threads } = setUp();
  const asked = analyst.ask(task);
  threads[0]?.say({ id: 1, error: 'Nobody is to move.' });
  await expect(asked).rejects.toThrow('Nobody is to move.');
});

test('a failure’s reason is a message if there is one, else the system’s words', async () => {
  const { analyst, threads } = setUp();
  const failures = [analyst.ask(task), analyst.ask(task)].map((asked) => asked.catch(failureOf));
  const reason = message('game.too-many-positions', { positions: 7 });
  threads[0]?.say({ id: 1, error: reason });
  threads[0]?.say({ id: 2, error: 'No memory.' });
  expect(await Promise.all(failures)).toEqual([reason, 'No memory']);
});

test('a thread that dies is replaced, and asked again what was waiting', async () => {
  const { analyst, threads } = setUp();
  const asked = analyst.ask(task);
  threads[0]?.die(new Error('out of memory'));
  expect(threads).toHaveLength(2);
  expect(threads[1]?.heard).toEqual([{ id: 1, task }]);
  threads[1]?.say({ id: 1, answer: 'A-C' });
  expect(await asked).toBe('A-C');
});

test('a question that kills two threads is given up, and the next one is heard', async () => {
  const { analyst, threads } = setUp();
  const asked = analyst.ask(task);
  threads[0]?.die(new Error('out of memory'));
  threads[1]?.die(new Error('out of memory'));
  await expect(asked).rejects.toThrow('out of memory');
  const next = analyst.ask(task);
  threads[2]?.say({ id: 2, answer: 'A-C' });
  expect(await next).toBe('A-C');
});

test.each([
  [undefined, 'match.calculation-broke-off'],
  [
    Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }),
    'match.calculation-too-large',
  ],
] as const)('two threads that die of %s are reported in words', async (reason, code) => {
  const { analyst, threads } = setUp();
  const failed = analyst.ask(task).catch(failureOf);
  threads[0]?.die(reason);
  threads[1]?.die(reason);
  expect(await failed).toEqual(message(code));
});

test('what only waited while another question killed threads is answered all the same', async () => {
  const { analyst, threads } = setUp();
  const fatal = analyst.ask(task);
  const harmless = analyst.ask(task);
  for (const thread of [0, 1]) {
    threads[thread]?.say({ begun: 1 });
    threads[thread]?.die(new Error('out of memory'));
  }
  await expect(fatal).rejects.toThrow('out of memory');
  threads[2]?.say({ id: 2, answer: 'A-C' });
  expect(await harmless).toBe('A-C');
});

test('what nobody needs any more is cancelled, in the thread too', async () => {
  const { analyst, threads } = setUp();
  const leave = new AbortController();
  const asked = analyst.ask(task, leave.signal);
  leave.abort();
  await expect(asked).rejects.toThrow('cancelled');
  expect(threads[0]?.heard.at(-1)).toEqual({ cancelled: 1 });
  await expect(analyst.ask(task, leave.signal)).rejects.toThrow('cancelled');
  expect(threads[0]?.heard).toHaveLength(2);
});

test('what was answered is forgotten by the signal that could have cancelled it', async () => {
  const { analyst, threads } = setUp();
  const { signal } = new AbortController();
  const answers = [analyst.ask(task, signal), analyst.ask(task, signal)];
  expect(getEventListeners(signal, 'abort')).toHaveLength(2);
  threads[0]?.say({ id: 1, answer: 'A-C' });
  threads[0]?.say({ id: 2, error: message('game.over') });
  await Promise.allSettled(answers);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a thread that ends with the program is not replaced', () => {
  const { analyst, threads } = setUp();
  analyst.ask(task).catch(() => undefined);
  analyst.close();
  expect(threads[0]?.terminated).toBe(true);
  threads[0]?.die(new Error('terminated'));
  expect(threads).toHaveLength(1);
});

describe('what is cancelled while the thread works on it', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function cancelled() {
    const { analyst, threads } = setUp();
    const needless = new AbortController();
    const dropped = analyst.ask(task, needless.signal).catch(() => 'dropped');
    const needed = analyst.ask(task);
    threads[0]?.say({ begun: 1 });
    needless.abort();
    return { threads, dropped, needed };
  }

  test('is left to the thread that leaves it', async () => {
    const { threads, dropped, needed } = cancelled();
    expect(threads[0]?.heard.at(-1)).toEqual({ cancelled: 1 });
    await vi.advanceTimersByTimeAsync(900);
    threads[0]?.say({ left: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    threads[0]?.say({ begun: 2 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(threads).toHaveLength(1);
    threads[0]?.say({ id: 2, answer: 'A-C' });
    expect([await dropped, await needed]).toEqual(['dropped', 'A-C']);
  });

  test('costs the thread its place where it goes on, and what waits is asked of another', async () => {
    const { threads, needed } = cancelled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(threads[0]?.terminated).toBe(true);
    expect(threads[1]?.heard).toEqual([{ id: 2, task }]);
    threads[0]?.say({ id: 2, answer: 'B-D' });
    threads[1]?.say({ id: 2, answer: 'A-C' });
    expect(await needed).toBe('A-C');
  });

  test('is noticed, too, where the thread has just begun it', async () => {
    const { analyst, threads } = setUp();
    const needless = new AbortController();
    analyst.ask(task, needless.signal).catch(() => undefined);
    needless.abort();
    threads[0]?.say({ begun: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(threads[0]?.terminated).toBe(true);
    expect(threads).toHaveLength(1);
  });

  test('does not end what somebody still waits for, however long that takes', async () => {
    const { analyst, threads } = setUp();
    const needless = new AbortController();
    void analyst.ask(task);
    analyst.ask(task, needless.signal).catch(() => undefined);
    threads[0]?.say({ begun: 1 });
    needless.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(threads[0]?.terminated).toBe(false);
  });
});
