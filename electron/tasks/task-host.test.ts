import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { taskProgress } from '../../engine/learner/tasks.ts';
import { findGame } from '../../engine/games.ts';
import { formatTask } from '../../engine/task/format-task.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { openJournal, type Journal } from '../../storage/journal/journal.ts';
import { parseResult } from '../../storage/tasks/result-file.ts';
import type { Message } from '../../words/message.ts';
import { inEnglish } from '../../words/testing.ts';
import type { TaskPartView } from '../api/tasks.ts';
import { Refusal } from '../ipc/refusal.ts';
import { refusalOf } from '../ipc/testing.ts';
import { machine, promptAnalyst } from './testing.ts';

inFolders();
const analyst = promptAnalyst();
let clock = Date.UTC(2026, 10, 26, 9);
let journal: Journal;
let pupil: ReturnType<typeof machine>;

/** As after a start of the program. */
function start(name = ''): void {
  journal = openJournal(folder, () => expect.fail());
  pupil = machine(journal, folder, { analyst, name, now: () => (clock += 1000) });
}
beforeEach(() => {
  start();
});

const items =
  '[Game "chopsticks"]\n[Position "0312"]\n[Question "Find it."]\n\n*\n\n' +
  '[Game "chopsticks"]\n[Puzzles "usual seed 1 numbers 1-2"]\n\n*\n\n' +
  '[Game "summation-duel"]\n[Lesson "pairs"]\n\n*\n\n' +
  '[Game "chopsticks"]\n[Position "0103"]\n[Player2Type "easy"]\n[Goal "end"]\n\n*\n';

/** A match at whose start neither side is about to win. */
const unequal = items.replace('"0103"', '"1211"');

function taskWith(heads: string, of = items) {
  const parsed = parseTask(`[Task "Two wins"]\n${heads}\n${of}`);
  return parsed.ok ? parsed.value : expect.fail(inEnglish(parsed.error));
}

async function refused(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Refusal ? inEnglish(error.reason) : expect.fail(String(error));
}

const begin = (name = 'Ann') => pupil.ask('beginTask', { at: pupil.at(), pupil: name });
const outcomes = () => pupil.tasks.view?.parts.map(({ outcome }) => outcome);
const lines = () => journal.lines.filter(({ what }) => what.startsWith('task'));

/** Plays a match to its end. @returns why it couldn't be saved, if it couldn't. */
async function playOut(practice: number, first = 'B-D'): Promise<Message | undefined> {
  let move = first;
  for (let turn = 0; turn < 60; turn++) {
    const tried = await pupil.ask('try', { practice, moves: [move], at: pupil.at() });
    if (tried.over) return tried.notKept;
    const { view, notKept } = await pupil.ask('computerMove', { practice });
    if (view.state.kind === 'over') return notKept;
    move = view.moves[0]?.notation ?? expect.fail();
  }
  return expect.fail('no end');
}

describe('a task', () => {
  test('is offered, begun with a name, tried, broken off, continued after a restart, and handed in', async () => {
    pupil.open(taskWith(''));
    expect(pupil.tasks.view).toMatchObject({ name: 'Two wins', state: 'offered', pupil: null });
    expect(await refused(pupil.begin(0))).toBe('No task is open. Open its file first.');
    await begin();
    const practice = await pupil.begin(0);
    expect(await pupil.move(practice, 'B-C')).toBe('wrong');
    start();
    expect(pupil.tasks.view, 'killed').toMatchObject({ state: 'running', pupil: 'Ann' });
    expect(await pupil.move(await pupil.begin(0), 'B-D')).toBe('right');
    expect(outcomes()?.[0]).toBe('after-wrong');
    expect(await refused(pupil.begin(0))).toContain('This exercise is over');
    await pupil.ask('leaveTask', { at: pupil.at() });
    expect(pupil.tasks.view).toBeNull();
    pupil.open(taskWith(''));
    expect(pupil.tasks.view).toMatchObject({
      state: 'offered',
      known: [{ name: 'Ann', begun: { done: 1, isHandedIn: false } }],
    });
    await begin();
    expect(outcomes()?.[0]).toBe('after-wrong');
    expect(await pupil.ask('handInTask', { at: pupil.at() })).toMatchObject({ state: 'handed-in' });
    expect(pupil.tasks.running).toBeUndefined();
    const [progress] = taskProgress(lines()).values();
    expect(progress).toMatchObject({ sittings: 2, isOpen: false });
  });

  test('saves a result that is read again, which ends with the hand-in', async () => {
    pupil.open(taskWith(''));
    await begin('A/nn: "=1"');
    await pupil.move(await pupil.begin(0), 'B-C');
    await pupil.ask('handInTask', { at: pupil.at() });
    const saved = await pupil.ask('saveTaskResult', { first: 'own' });
    const file = path.join(folder, 'A nn =1 - Two wins.duel');
    expect(saved).toEqual({ kind: 'saved', file });
    const parsed = parseResult(fs.readFileSync(file, 'utf8'));
    expect(parsed.ok && parsed.value).toMatchObject({
      pupil: 'A/nn: "=1"',
      isChanged: false,
      task: taskWith(''),
      lines: [
        { did: 'begun' },
        { item: 0, outcome: 'wrong', tried: ['B-C'], place: { position: '0312' } },
        { did: 'handed-in' },
      ],
    });
    expect(await pupil.move(await pupil.begin(0), 'B-D'), 'looked at later').toBe('right');
    expect(lines()).toHaveLength(3);
  });

  test('has puzzles, lessons and matches, each with its own end', async () => {
    pupil.open(taskWith(''));
    await begin();
    const [, puzzle] = pupil.tasks.view?.parts ?? [];
    expect(puzzle).toMatchObject({ item: 1, part: 0, shows: true });
    const shown = await pupil.ask('showSolution', {
      practice: await pupil.begin(1),
      at: pupil.at(),
    });
    expect([shown.outcome, outcomes()?.[1]]).toEqual(['shown', 'shown']);
    const lesson = findGame('summation-duel')?.lessons?.find(({ id }) => id === 'pairs');
    const step = lesson?.steps.findIndex(({ wanted }) => wanted !== 'any') ?? -1;
    const wanted = lesson?.steps[step]?.wanted ?? [];
    expect(await pupil.move(await pupil.begin(2, step), wanted[0] ?? '')).toBe('right');
    expect(journal.lines.filter(({ what }) => what === 'lesson-step')).toHaveLength(1);
    await playOut(await pupil.begin(3));
    expect(outcomes()?.at(-1)).toBe('right');
  });

  test('keeps one pupil’s work apart from another’s', async () => {
    pupil.open(taskWith(''));
    await begin('Ann');
    await pupil.move(await pupil.begin(0), 'B-C');
    await pupil.ask('leaveTask', { at: pupil.at() });
    pupil.open(taskWith(''));
    await begin('Ben');
    expect(outcomes()?.[0]).toBeNull();
    expect(refusalOf(() => pupil.open(taskWith('[Minutes "5"]\n')))).toContain(
      'The task “Two wins” isn’t handed in',
    );
  });

  test('is broken off when another person comes, and can be continued', async () => {
    pupil.open(taskWith(''));
    await begin();
    const anns = journal;
    pupil.come(openJournal(path.join(folder, 'other'), () => expect.fail()));
    expect([anns.lines.at(-1), pupil.tasks.running]).toMatchObject([{ did: 'left' }, undefined]);
    pupil.come(anns);
    pupil.open(taskWith(''));
    await begin();
    expect(pupil.tasks.view).toMatchObject({ state: 'running', pupil: 'Ann' });
  });

  test('offers the name of who is at the machine', () => {
    start('Ann');
    pupil.open(taskWith(''));
    expect(pupil.tasks.view?.known).toEqual([{ name: 'Ann', begun: null }]);
  });
});

describe('a match of a task', () => {
  const last = () => pupil.tasks.view?.parts.at(-1);
  const first = async (practice: number) =>
    pupil.ask('try', { practice, moves: ['B-D'], at: pupil.at() });

  test('that is won after a lost one isn’t won at the first try', async () => {
    pupil.open(taskWith(''));
    await begin();
    const [{ task } = expect.fail('none')] = taskProgress(journal.lines).values();
    const lost = {
      what: 'task-item',
      at: pupil.at(),
      task,
      pupil: 'Ann',
      item: 3,
      part: 0,
    } as const;
    journal.add({ ...lost, outcome: 'wrong', tried: ['B-D'] });
    await playOut(await pupil.begin(3));
    expect(last()).toMatchObject({ outcome: 'after-wrong', tries: 2 });
  });

  const again = async () =>
    pupil.ask('beginPractice', { of: 'task', item: 3, part: 0, afresh: true });
  const opened = async () => pupil.ask('beginPractice', { of: 'task', item: 3, part: 0 });

  test('continues where it was left: while the computer thinks, on another day, after a restart', async () => {
    pupil.open(taskWith('[Options "no-undo"]\n', unequal));
    await begin();
    await first(await pupil.begin(3));
    start();
    const { gameNumber: practice, state, at } = await opened();
    expect([state.kind, at]).toEqual(['computer', 1]);
    const { view } = await pupil.ask('computerMove', { practice });
    await pupil.ask('leaveTask', { at: pupil.at() });
    clock += 86_400_000;
    start();
    pupil.open(taskWith('[Options "no-undo"]\n', unequal));
    await begin();
    const continued = await opened();
    expect(continued.notation).toBe(view.notation);
    await playOut(continued.gameNumber, continued.moves[0]?.notation);
    expect(last()).toMatchObject({ outcome: 'right', tries: 1 });
    const [progress] = taskProgress(lines()).values();
    expect(progress?.parts.get('3.0')?.seconds).toBeLessThan(100);
  });

  test('starts afresh only if it has more than one try', async () => {
    for (const [options, refusal] of [
      ['', undefined],
      ['[Options "no-undo"]\n', 'one try each'],
    ] as const) {
      start();
      pupil.open(taskWith(options, unequal));
      await begin(`Ann${options}`);
      const before = (await opened()).notation;
      await first(await pupil.begin(3));
      if (refusal === undefined) expect((await again()).notation).toBe(before);
      else expect(await refused(again())).toContain(refusal);
      await pupil.ask('leaveTask', { at: pupil.at() });
    }
  });

  test('that isn’t over when the task is handed in has come to less than its goal', async () => {
    pupil.open(taskWith('', unequal));
    await begin();
    await first(await pupil.begin(3));
    await pupil.ask('handInTask', { at: pupil.at() });
    expect(last()).toMatchObject({ outcome: 'wrong', tries: 1 });
    await pupil.ask('saveTaskResult', { first: 'own' });
    const text = fs.readFileSync(path.join(folder, 'Ann - Two wins.duel'), 'utf8');
    expect(parseResult(text)).toMatchObject({ ok: true, value: { isChanged: false } });
  });

  test('ends with the time', async () => {
    pupil.open(taskWith('[Minutes "5"]\n'));
    await begin();
    const practice = await pupil.begin(3);
    clock += 5 * 60_000;
    expect(await refused(first(practice))).toContain('are over');
  });

  test('stands even if its end can’t be saved, and says so', async () => {
    pupil.open(taskWith(''));
    await begin();
    const practice = await pupil.begin(3);
    vi.spyOn(journal, 'add').mockImplementation(() => {
      throw new Error('No space left.');
    });
    const notKept = await playOut(practice);
    expect(inEnglish(notKept ?? expect.fail())).toContain('No space left');
  });
});

describe('an option is kept to by the program, whatever a page asks', () => {
  const partOf = (item: number): TaskPartView | undefined =>
    pupil.tasks.view?.parts.find((part) => part.item === item);

  test('no solutions and no hints, until it is handed in', async () => {
    pupil.open(taskWith('[Options "no-hints no-solutions"]\n'));
    await begin();
    expect([partOf(0)?.shows, partOf(2)?.shows]).toEqual([false, false]);
    for (const item of [0, 1, 2]) {
      const practice = await pupil.begin(item);
      expect(await refused(pupil.ask('showSolution', { practice, at: pupil.at() }))).toContain(
        'the task “Two wins” wants it so until it is handed in',
      );
    }
    await pupil.ask('handInTask', { at: pupil.at() });
    expect(partOf(0)?.shows).toBe(true);
    const shown = await pupil.ask('showSolution', {
      practice: await pupil.begin(0),
      at: pupil.at(),
    });
    expect(shown.move).not.toBeNull();
  });

  test('one try each', async () => {
    pupil.open(taskWith('[Options "no-undo"]\n'));
    await begin();
    const practice = await pupil.begin(0);
    expect(await pupil.move(practice, 'B-C')).toBe('wrong');
    expect(await refused(pupil.move(practice, 'B-D'))).toContain('one try each');
    expect(partOf(0)?.isOpen).toBe(false);
    expect(await refused(pupil.begin(0))).toContain('has had its one try');
  });

  test('the time, which goes on while it is broken off', async () => {
    pupil.open(taskWith('[Minutes "5"]\n'));
    const { endsAt } = await begin();
    const practice = await pupil.begin(0);
    expect(endsAt).toBe(Date.parse(journal.lines[0]?.at ?? '') + 5 * 60_000);
    await pupil.ask('leaveTask', { at: pupil.at() });
    clock += 5 * 60_000;
    pupil.open(taskWith('[Minutes "5"]\n'));
    await begin();
    expect(await refused(pupil.begin(0))).toBe('The 5 minutes for this task are over. Hand it in.');
    expect(await refused(pupil.move(practice, 'B-D'))).toContain('are over');
  });

  test('a folder that the task names is only offered, and only if the pupil wants it', async () => {
    const elsewhere = path.join(folder, 'elsewhere');
    pupil.open(taskWith(`[ResultFolder "${elsewhere.replaceAll('\\', '\\\\')}"]\n`));
    await begin();
    await pupil.ask('handInTask', { at: pupil.at() });
    for (const first of ['own', 'named'] as const) await pupil.ask('saveTaskResult', { first });
    expect(fs.existsSync(elsewhere)).toBe(false);
  });
});

test('a text that is no task, and one that is too much, are refused with a sentence', () => {
  expect(refusalOf(() => pupil.tasks.open('[Task "x"]\n[Game "go"]\n\n*', 'x.duel'))).toContain(
    'x.duel',
  );
  const thousand = formatTask(taskWith('')) + items.repeat(250);
  expect(refusalOf(() => pupil.tasks.open(thousand, 'x.duel'))).toContain('at most 100 items');
  const long = formatTask(taskWith('')).replace('Two wins', 'x'.repeat(10_000));
  expect(refusalOf(() => pupil.tasks.open(long, 'x.duel'))).toContain('1,000 letters');
});
