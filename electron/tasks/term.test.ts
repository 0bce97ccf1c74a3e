import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { pick, seededRandom } from '../../engine/random.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { openJournal } from '../../storage/journal/journal.ts';
import { journalOf } from '../../storage/journal/testing.ts';
import { TournamentFolder } from '../../storage/tournaments/tournament-folder.ts';
import type { TournamentView } from '../api/tournaments.ts';
import type { SaveFile } from '../saving/save-file.ts';
import { withoutComputers } from '../tournaments/testing.ts';
import { hostTournaments } from '../tournaments/tournament-handlers.ts';
import { classHost } from './class-host.ts';
import { machine, promptAnalyst } from './testing.ts';

inFolders();

const nobody = () => undefined;
const pupils = Array.from({ length: 30 }, (_, index) =>
  index === 6 ? '=HYPERLINK("x"), Öz' : `Pupil ${index + 1}`,
);

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
  for (const [index, name] of pupils.entries()) {
    const data = path.join(folder, `machine ${index}`);
    const isKilled = index === 2 || index === 19;
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

const at = '2026-11-26T10:00:00.000+01:00';

/** The program on the machine of the tournament, as after a start. */
function hall() {
  const { handlers } = hostTournaments({
    folder: new TournamentFolder(folder),
    rulesSet: () => ({}),
    play: () => expect.fail(),
    ...withoutComputers,
  });
  const ask = <Name extends keyof typeof handlers>(
    name: Name,
    payload: Parameters<(typeof handlers)[Name]>[0],
  ) => handlers[name](payload as never, nobody) as TournamentView;
  return { ask };
}

/** A result to enter at a table. */
interface Entered {
  readonly what: 'result';
  readonly at: string;
  readonly round: number;
  readonly table: number;
  readonly won: readonly [number, number];
}

/** Makes a module of the tournaments' folder that Node can run. @returns its address. */
async function builtFolder(): Promise<string> {
  const entry = path.join(import.meta.dirname, '../../storage/tournaments/tournament-folder.ts');
  const outDir = path.join(folder, 'built');
  const options = { ssr: entry, outDir, rolldownOptions: { output: { entryFileNames: 'a.mjs' } } };
  await build({ configFile: false, logLevel: 'error', ssr: { noExternal: true }, build: options });
  return pathToFileURL(path.join(outDir, 'a.mjs')).href;
}

/**
 * Enters results in a process of its own that is killed while it does.
 *
 * @param built - see {@link builtFolder}.
 * @returns how many of them it had entered by its own account.
 */
async function enteredUntilKilled(
  built: string,
  id: string,
  results: readonly Entered[],
): Promise<number> {
  const code = `
    const { setTimeout } = await import('node:timers/promises');
    const { TournamentFolder } = await import(${JSON.stringify(built)});
    const [data, id, results] = process.argv.slice(1);
    for (const line of JSON.parse(results)) {
      if (!new TournamentFolder(data).add(id, [line]).ok) process.exit(1);
      process.stdout.write('.');
    }
    await setTimeout(60_000);`;
  const given = [folder, id, JSON.stringify(results)];
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, '--', ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let entered = 0;
  child.stdout.on('data', (dots: Buffer) => {
    entered += dots.length;
    if (entered >= results.length / 2) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(child.signalCode).toBe('SIGKILL');
  return Math.min(entered, results.length);
}

/** A line of a tournament's file, as the other program reads it. */
interface FileLine {
  readonly what: string;
  readonly player?: { readonly name: string };
  readonly pairings?: readonly (readonly [number, number | null])[];
  readonly round?: number;
  readonly table?: number;
  readonly won?: readonly [number, number];
}

/** The standings that another program makes of the file, without ours. */
function standingsIn(file: string): string[] {
  const { lines } = JSON.parse(fs.readFileSync(file, 'utf8')) as { lines: readonly FileLine[] };
  const names = lines.flatMap(({ player }) => player?.name ?? []);
  const rounds = lines.flatMap(({ pairings }) => (pairings ? [pairings] : []));
  const won = new Map(lines.map((line) => [`${line.round} ${line.table}`, line.won]));
  /** By player: against whom, null for nobody, and for how many points. */
  const met = names.map((): [number | null, number][] => []);
  for (const [round, pairings] of rounds.entries()) {
    for (const [table, [first, second]] of pairings.entries()) {
      const [one, other] = won.get(`${round} ${table}`) ?? [1, 0];
      met[first]?.push([second, one]);
      if (second !== null) met[second]?.push([first, other]);
    }
  }
  const points = met.map((all) => all.reduce((sum, [, own]) => sum + own, 0));
  const buchholz = met.map((all, own) =>
    all.reduce((sum, [other]) => sum + (points[other ?? own] ?? 0), 0),
  );
  const figures = names.map((_, own) => {
    const tied = names.flatMap((_, other) =>
      points[other] === points[own] && buchholz[other] === buchholz[own] ? [other] : [],
    );
    const among = (one: number) => (met[one] ?? []).filter(([other]) => tied.includes(other ?? -1));
    const haveMet = tied.every((one) => among(one).length === tied.length - 1);
    const direct = haveMet ? among(own).reduce((sum, [, each]) => sum + each, 0) : 0;
    const wins = (met[own] ?? []).filter(([other, each]) => other !== null && each === 1).length;
    return [points[own] ?? 0, buchholz[own] ?? 0, direct, wins];
  });
  const sortKey = (own: number) => (figures[own] ?? []).map((each) => each * 2 + 100).join();
  const order = names
    .map((_, own) => own)
    .sort((one, other) => {
      const [a, b] = [sortKey(one), sortKey(other)];
      return a === b ? one - other : a < b ? 1 : -1;
    });
  return order.map((own) => {
    const rank = 1 + names.filter((_, other) => sortKey(other) > sortKey(own)).length;
    return [rank, names[own], ...(figures[own] ?? [])].join();
  });
}

test('and its tournament: thirty-one in a Swiss of five rounds, killed twice, one late, one gone, one result corrected', async () => {
  const random = seededRandom(11);
  const built = await builtFolder();
  const rules = {
    name: 'Term',
    game: 'chopsticks',
    system: 'swiss',
    rounds: 5,
    bestOf: 1,
  } as const;
  const { id } = hall().ask('beginTournament', { at, ...rules, players: pupils, computers: [] });
  const gone = 4;
  for (let round = 0; round < rules.rounds; round++) {
    const { ask } = hall();
    const paired = ask('pairRound', { id, at }).rounds[round] ?? expect.fail();
    const results = paired.flatMap(({ second }, table): Entered[] => {
      const own = pick(random, [0, 0.5, 1]);
      return second === null ? [] : [{ what: 'result', at, round, table, won: [own, 1 - own] }];
    });
    const isKilled = round === 1 || round === 3;
    const entered = isKilled ? await enteredUntilKilled(built, id, results) : 0;
    const after = hall().ask('tournament', { id }).rounds[round] ?? [];
    for (const { table, won } of results.slice(0, entered)) expect(after[table]?.won).toEqual(won);
    for (const { what: _, ...result } of results.slice(entered)) {
      hall().ask('setResult', { id, ...result, won: [...result.won] });
    }
    if (round === 0) ask('enterTournament', { id, at, name: 'Late' });
    if (round === 1) ask('setResult', { id, at, round: 0, table: 2, won: [0.5, 0.5] });
    if (round === 2) ask('leaveTournament', { id, at, entrant: gone });
  }
  const { rounds, rows, players } = hall().ask('tournament', { id });
  expect(players).toHaveLength(31);
  expect(
    rows.map(({ rank, entrant, points, buchholz, direct, wins }) =>
      [rank, players[entrant]?.name, points, buchholz, direct, wins].join(),
    ),
  ).toEqual(standingsIn(path.join(folder, 'tournaments', `${id}.json`)));
  const pairs = rounds
    .flat()
    .map(({ first, second }) => [first, second ?? first].toSorted((a, b) => a - b).join());
  expect(new Set(pairs).size, 'no two met twice, nobody was left over twice').toBe(pairs.length);
  const there = rounds.map((pairings) =>
    pairings.flatMap(({ first, second }) => (second === null ? [first] : [first, second])),
  );
  expect(there.map((all) => all.length)).toEqual([30, 31, 31, 30, 30]);
  expect(there.map((all) => all.includes(gone))).toEqual([true, true, true, false, false]);
});
