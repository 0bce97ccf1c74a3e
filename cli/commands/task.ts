import fs from 'node:fs';
import type { Command } from 'commander';
import { resultsOfClass } from '../../engine/learner/class-results.ts';
import { puzzleMaker } from '../../engine/puzzles/puzzle-maker.ts';
import { parseTask } from '../../engine/task/parse-task.ts';
import { partsOf, puzzleOfPart } from '../../engine/task/parts.ts';
import type { Task } from '../../engine/task/task.ts';
import { titleOf } from '../../engine/task/title.ts';
import { csvRow } from '../../storage/files/csv.ts';
import { isLink, textOfLink } from '../../storage/files/link.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { classRows } from '../../storage/tasks/class-rows.ts';
import { readResultFolder, type ResultsOfTask } from '../../storage/tasks/result-folder.ts';
import { gameName } from '../../words/game-words.ts';
import { listed, message } from '../../words/message.ts';
import type { Words } from '../../words/say.ts';
import { aligned } from '../aligned.ts';
import { textOfRecord } from '../records.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';

/** `task FILE`: what a task asks, after a check that all of it can be done. */
export function addTask(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  program
    .command('task')
    .description(words.text('cli.task.description'))
    .argument(`<${words.text('cli.placeholder.file')}>`, words.text('cli.task.file'))
    .action(async (named: string) => {
      const text = await textOfRecord(named, terminal);
      const unpacked = isLink(text) ? textOfLink(text, 1) : { ok: true as const, value: text };
      const task = unpacked.ok ? parseTask(unpacked.value) : unpacked;
      if (!task.ok) throw refused(named, task.error);
      refuseImpossible(named, task.value);
      print(task.value, terminal);
    });
}

/** `results FOLDER`: the table of a class, for each task of which results are there. */
export function addResults(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  program
    .command('results')
    .description(words.text('cli.results.description'))
    .argument(`<${words.text('cli.placeholder.folder')}>`, words.text('cli.results.folder'))
    .option('--csv', words.text('cli.results.csv'))
    .action((folder: string, { csv }: { readonly csv?: true }) => {
      const { tasks, problems } = folderOf(folder);
      for (const problem of problems) terminal.warn(problem);
      if (tasks.length === 0) throw new UserError(message('cli.results.none', { folder }), 1);
      for (const each of tasks) {
        const rows = classRows(each).map((row) =>
          row.map((cell) => (typeof cell === 'object' ? words.say(cell) : cell)),
        );
        if (csv) terminal.print(...rows.map((row) => csvRow([each.task.name, ...row])));
        else printTable(each, rows, terminal);
      }
    });
}

function refused(file: string, problem: UserError['reason']): UserError {
  return new UserError(message('cli.records.refused', { file, problem }));
}

function folderOf(folder: string) {
  try {
    // A file would be read as a folder that can't be.
    fs.accessSync(folder);
    return readResultFolder(folder);
  } catch (error) {
    throw refused(folder, message('cli.records.unreadable', { reason: fileReason(error) }));
  }
}

/** @throws UserError naming the item whose puzzle can't be made. */
function refuseImpossible(file: string, { items }: Task): void {
  const puzzles = puzzleMaker();
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'puzzle' && item.kind !== 'puzzles') continue;
    try {
      for (let part = 0; part < partsOf(item); part++) puzzles.make(puzzleOfPart(item, part));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw refused(file, message('task.no-puzzle', { item: index + 1 }));
    }
  }
}

function print(task: Task, terminal: Terminal): void {
  const { words } = terminal;
  const { name, instructions, locks, minutes, games, computers, folder, items } = task;
  const allowed = [
    ...locks.map((lock) => words.text(`task-lock.${lock}`)),
    ...(minutes === undefined ? [] : [words.text('task-lock.minutes', { minutes })]),
    ...(games ? [words.text('task-lock.games', { games: listed(games) })] : []),
    ...(computers ? [words.text('task-lock.computers', { computers: listed(computers) })] : []),
    ...(folder === undefined ? [] : [words.text('task-lock.folder', { folder })]),
  ];
  terminal.print(
    name,
    ...instructions.split('\n').filter((line) => line !== ''),
    ...allowed.map((line) => `- ${line}`),
    '',
    ...items.flatMap((item, index) => [
      `${index + 1}. ${gameName(words, item.game)}: ${words.say(titleOf(item))}`,
      ...('position' in item ? [`   ${item.position ?? ''}`] : []),
      ...(item.question === '' ? [] : [`   ${item.question}`]),
    ]),
  );
}

function printTable(
  { task, results }: ResultsOfTask,
  rows: readonly (readonly (string | number)[])[],
  terminal: Terminal,
): void {
  const { words } = terminal;
  const weak = resultsOfClass(
    task,
    results.map(({ progress }) => progress),
  )
    .filter(({ tried, atOnce }) => atOnce < tried)
    .sort((one, other) => one.atOnce / one.tried - other.atOnce / other.tried)
    .slice(0, mostWeak);
  terminal.print(
    task.name,
    ...aligned(rows.map((row) => row.map(String))),
    ...weak.map((part) => words.text('task-table.weak', weakness(part, words))),
    '',
  );
}

/** The most exercises to name that the class got wrong. */
const mostWeak = 5;

function weakness(
  { item, part, tried, atOnce, wrong }: ReturnType<typeof resultsOfClass>[number],
  words: Words,
) {
  const [most] = wrong;
  const said =
    most === undefined
      ? ''
      : words.text('task-table.most-tried', { moves: most.moves.join(' '), pupils: most.pupils });
  return { item: item + 1, part: part + 1, tried, wrong: tried - atOnce, most: said };
}
