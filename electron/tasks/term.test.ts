import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pick, seededRandom } from '../../engine/random.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { openJournal } from '../../storage/journal/journal.ts';
import { journalOf } from '../../storage/journal/testing.ts';
import type { SaveFile } from '../saving/save-file.ts';
import { classHost } from './class-host.ts';
import { machine, promptAnalyst } from './testing.ts';

inFolders();

/** The moves of each item that are right and wrong. */
const asked = [
  { position: '0312', right: 'B-D', wrong: ['B-C', '03-12', '03-21'] },
  { position: '2313', right: 'B-D', wrong: ['A-C'] },
];

function taskOf(number: number) {
  const items = asked.map(({ position }) => `[Game "chopsticks"]\n[Position "${position}"]\n\n*\n`);
  const parsed = parseTask(`[Task "Week ${number}"]\n\n${items.join('\n')}`);
  return parsed.ok ? parsed.value : expect.fail(parsed.error.code);
}

/** A line of a result, as the other program reads it. */
interface TestLine {
  readonly what: string;
  readonly did?: string;
  readonly pupil: string;
  readonly item?: number;
  readonly outcome?: string;
}

/** The table that another program makes of the texts in a folder, without ours. */
function tableOf(results: string, name: string): Map<string, string> {
  const rows = new Map<string, string>();
  for (const file of fs.readdirSync(results)) {
    const text = fs.readFileSync(path.join(results, file), 'utf8');
    if (!text.includes(`[Task "${name}"]`)) continue;
    const lines = [...text.matchAll(/^%line (.*)$/gm)].map(
      ([, json = '']) => JSON.parse(json) as TestLine,
    );
    const figures = asked.map((_, item) => {
      const tried = lines.filter((line) => line.what === 'task-item' && line.item === item);
      const solved = tried.some(({ outcome }) => /right|after-wrong/.test(outcome ?? '')) ? 1 : 0;
      return [solved, tried.length];
    });
    const sum = (at: number) => figures.reduce((all, each) => all + (each[at] ?? 0), 0);
    const first = tried(lines);
    const opened = lines.filter(({ did }) => did === 'begun' || did === 'resumed').length;
    const handedIn = lines.some(({ did }) => did === 'handed-in') ? 'yes' : 'no';
    const pupil = lines[0]?.pupil ?? expect.fail();
    rows.set(pupil, [sum(0), sum(1), first, opened, handedIn, 'no', ...figures.flat()].join());
  }
  return rows;
}

function tried(lines: readonly TestLine[]): number {
  return asked.filter((_, item) => {
    const [first] = lines.filter((line) => line.what === 'task-item' && line.item === item);
    return first?.outcome === 'right';
  }).length;
}

test('a term: thirty pupils, three tasks, machines that are killed twice, and one folder', async () => {
  const random = seededRandom(7);
  const analyst = promptAnalyst();
  const results = path.join(folder, 'results');
  fs.mkdirSync(results);
  const tasks = [1, 2, 3].map(taskOf);
  for (let number = 1; number <= 30; number++) {
    const data = path.join(folder, `machine ${number}`);
    const name = number === 7 ? '=HYPERLINK("x"), Öz' : `Pupil ${number}`;
    const isKilled = number === 3 || number === 20;
    const journal = isKilled ? openJournal(data, () => expect.fail()) : journalOf();
    let pupil = machine(journal, results, { analyst });
    for (const [week, task] of tasks.entries()) {
      pupil.open(task);
      await pupil.ask('beginTask', { at: pupil.at(), pupil: name });
      for (const [item, { right, wrong }] of asked.entries()) {
        const practice = await pupil.begin(item);
        for (let mistakes = random.below(3); mistakes > 0; mistakes--) {
          expect(await pupil.move(practice, pick(random, wrong))).toBe('wrong');
        }
        // Two machines are killed between a wrong try and the right one; the disk has half a line more.
        const killsNow = isKilled && item === 1 && week === 1;
        if (killsNow) {
          fs.appendFileSync(path.join(data, 'people/1/journal.jsonl'), '{"what":"task-it');
          pupil = machine(
            openJournal(data, () => undefined),
            results,
            { analyst },
          );
          expect(pupil.tasks.view).toMatchObject({ state: 'running', pupil: name });
        }
        if (random.below(10) > 0) {
          const again = killsNow ? await pupil.begin(item) : practice;
          expect(await pupil.move(again, right)).toBe('right');
        }
      }
      await pupil.ask('handInTask', { at: pupil.at() });
      await pupil.ask('saveTaskResult', { first: 'own' });
      await pupil.ask('closeTask');
    }
  }
  let csv = '';
  const saveFile: SaveFile = ({ content }) => {
    csv = String(content);
    return Promise.resolve('/chosen');
  };
  const teacher = classHost(
    { copy: () => expect.fail(), saveFile, dragOut: { write: () => expect.fail() } },
    () => Promise.resolve(results),
  );
  const nobody = () => undefined;
  const view = (await teacher.chooseResults(undefined, nobody)) ?? expect.fail();
  expect(view.problems).toEqual([]);
  expect(
    view.tasks
      .map(({ name, rows }) => `${name}: ${rows.length}`)
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual([1, 2, 3].map((week) => `Week ${week}: 30`));
  for (const { id, name, rows, parts } of view.tasks) {
    const other = tableOf(results, name);
    await teacher.exportResults({ id, to: 'file' }, nobody);
    const exported = csv.trim().split('\r\n').slice(1);
    for (const [index, row] of rows.entries()) {
      const { items, solved, tries, atOnce, sittings, handedIn, isChanged } = row;
      const yes = (is: boolean) => (is ? 'yes' : 'no');
      const figures = [solved, tries, atOnce, sittings, yes(handedIn), yes(isChanged)];
      expect(
        [...figures, ...items.flatMap((item) => [item.solved, item.tries])].join(),
        row.pupil,
      ).toBe(other.get(row.pupil));
      const cells = exported[index]
        ?.split(',')
        .slice(-13)
        .filter((_, at) => ![2, 9, 12].includes(at));
      expect(cells?.join()).toBe(other.get(row.pupil));
    }
    expect(exported.some((line) => line.startsWith(`"'=HYPERLINK(""x""), Öz",`))).toBe(true);
    for (const [item, { atOnce, tried: count }] of parts.entries()) {
      const all = [...other.values()].map((row) => row.split(',').slice(6 + 2 * item));
      expect(count).toBe(all.filter(([, tries]) => tries !== '0').length);
      expect(atOnce).toBeLessThanOrEqual(all.filter(([solved]) => solved === '1').length);
    }
  }
});
