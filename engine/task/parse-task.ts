import { anyOf, message, type Message, type Value } from '../../words/message.ts';
import { difficultyNames, difficultyOf } from '../capabilities/computer-players.ts';
import { games } from '../games.ts';
import { positionOf } from '../match/match.ts';
import type { SeatedMatch } from '../match/seated-match.ts';
import type { PlacedTag } from '../records/header.ts';
import { lineAndColumn, Misplaced } from '../records/misplaced.ts';
import { parseDuel } from '../records/parse-duel.ts';
import { Tokens } from '../records/tokens.ts';
import { failure, success, type Result } from '../result.ts';
import { differingSettings } from '../settings/settings.ts';
import { parseWholeNumber } from '../settings/whole-number.ts';
import { largestSeed } from '../random.ts';
import { checkedItem } from './check-item.ts';
import {
  longestInstructions,
  longestQuestion,
  longestTask,
  longestTaskName,
  matchGoals,
  mostItems,
  mostMinutes,
  mostParts,
  taskLocks,
} from './limits.ts';
import { partsOfTask } from './parts.ts';
import type { Task, TaskItem } from './task.ts';

/** Whether the first record of a text has the tag of a task, whatever else is wrong with it. */
export function isTask(text: string): boolean {
  const tokens = new Tokens(text);
  try {
    for (;;) {
      const token = tokens.next();
      if (token.kind === 'tag' && token.name === 'Task') return true;
      if (token.kind !== 'tag' && token.kind !== 'comment') return false;
    }
  } catch (error) {
    if (error instanceof Misplaced) return false;
    throw error;
  }
}

/** Reads a task from `.duel` text (`docs/duel-format.md`). The reason of a failure names its line and the cure. */
export function parseTask(text: string): Result<Task> {
  // Security, held by task.test.ts: A task that is too long is not read.
  if (text.length > longestTask) {
    return failure(message('task.too-long', { most: longestTask }));
  }
  const parsed = parseDuel(text);
  if (!parsed.ok) return parsed;
  try {
    return success(taskOf(parsed.value));
  } catch (error) {
    if (!(error instanceof TagProblem)) throw error;
    const place = lineAndColumn(text, placeOfTag(text, error));
    return failure(message('duel.at', { ...place, problem: error.problem }));
  }
}

/** A problem with a tag of a record, or with the record as a whole. */
class TagProblem extends Error {
  readonly problem: Message;
  readonly record: number;
  readonly tag: string | undefined;

  constructor(problem: Message, record: number, tag?: string) {
    super(problem.code);
    this.problem = problem;
    this.record = record;
    this.tag = tag;
  }
}

/** Where a tag of a record is in the text; the record's first tag if it has none of that name. */
function placeOfTag(text: string, { record, tag }: TagProblem): number {
  const tags = headsOf(text).filter((head) => head.some(({ name }) => name === 'Game'))[record];
  return (tags?.find(({ name }) => name === tag) ?? tags?.[0])?.at ?? 0;
}

/** The tags of a text that can be read, by the heads that they are in. */
function headsOf(text: string): readonly (readonly PlacedTag[])[] {
  const tokens = new Tokens(text);
  const heads: PlacedTag[][] = [];
  let isInHead = false;
  for (let token = tokens.next(); token.kind !== 'end'; token = tokens.next()) {
    if (token.kind === 'comment') continue;
    if (token.kind === 'tag') {
      if (!isInHead) heads.push([]);
      heads.at(-1)?.push(token);
    }
    isInHead = token.kind === 'tag';
  }
  return heads;
}

function taskOf(records: readonly SeatedMatch[]): Task {
  if (records.length > mostItems) {
    throw new TagProblem(message('task.too-many-items', { most: mostItems }), mostItems);
  }
  const items = records.map(itemOf);
  const parts = partsOfTask({ items }).length;
  if (parts > mostParts) {
    throw new TagProblem(message('task.too-many-parts', { parts, most: mostParts }), 0);
  }
  return { ...headOf(new Tags(records[0], 0)), items };
}

/** The free tags of a record, as a task reads them. */
class Tags {
  readonly #record: number;
  readonly #tags: NonNullable<SeatedMatch['tags']>;

  constructor(table: SeatedMatch | undefined, record: number) {
    this.#tags = table?.tags ?? [];
    this.#record = record;
  }

  problem(problem: Message, tag?: string): TagProblem {
    return new TagProblem(problem, this.#record, tag);
  }

  bad(name: string, value: string, allowed: Value): TagProblem {
    return this.problem(message('duel.bad-value', { name, value, allowed }), name);
  }

  /** The text of a tag. @throws TagProblem if there are two, or it is too long. */
  text(name: string, longest: number): string | undefined {
    const [first, second] = this.#tags.filter((tag) => tag.name === name);
    if (second !== undefined) throw this.problem(message('duel.second-tag', { name }), name);
    const value = first?.value;
    if (value !== undefined && value.length > longest) {
      throw this.problem(message('task.long-tag', { name, most: longest }), name);
    }
    return value;
  }

  /** The words of a tag, each of which is known. @throws TagProblem */
  words<Word extends string>(
    name: string,
    known: (word: string) => Word | undefined,
    allowed: readonly string[],
  ): Word[] | undefined {
    const text = this.text(name, longestList);
    return text?.split(/\s+/).flatMap((word) => {
      if (word === '') return [];
      const found = known(word);
      if (found === undefined) throw this.bad(name, word, anyOf(allowed));
      return found;
    });
  }
}

/** The most letters of a list of words. */
const longestList = 500;

function headOf(tags: Tags): Omit<Task, 'items'> {
  const name = tags.text('Task', longestTaskName)?.trim();
  if (name === undefined || name === '') throw tags.problem(message('task.no-name'), 'Task');
  const minutes = tags.text('Minutes', longestList);
  const limit = minutes === undefined ? undefined : parseWholeNumber(minutes, 1, mostMinutes);
  if (minutes !== undefined && limit === undefined) {
    throw tags.bad('Minutes', minutes, message('duel.range', { min: 1, max: mostMinutes }));
  }
  const ids: readonly string[] = games.map(({ id }) => id);
  const open = tags.words('Games', (word) => ids.find((id) => id === word), ids);
  // The programs that a teacher has added aren't there on other machines.
  const ours = (word: string) => (word.startsWith('program:') ? undefined : difficultyOf(word));
  const computers = tags.words('Computers', ours, difficultyNames);
  const folder = tags.text('ResultFolder', longestList);
  // Security, held by task.test.ts: A task names no folder but one of a disk or of a network of files.
  if (folder !== undefined && (/^\w{2,}:/.test(folder) || !/^([\\/]|\w:[\\/])/.test(folder))) {
    throw tags.problem(message('task.bad-folder', { folder }), 'ResultFolder');
  }
  return {
    name,
    instructions: tags.text('Instructions', longestInstructions) ?? '',
    locks:
      tags.words('Options', (word) => taskLocks.find((each) => each === word), taskLocks) ?? [],
    ...(limit !== undefined && { minutes: limit }),
    ...(open && { games: open }),
    ...(computers && { computers }),
    ...(folder !== undefined && { folder }),
  };
}

const goals = ['move', 'puzzle', ...matchGoals] as const;

function itemOf(table: SeatedMatch, record: number): TaskItem {
  const tags = new Tags(table, record);
  const { game } = table;
  const question = tags.text('Question', longestQuestion) ?? '';
  const lesson = tags.text('Lesson', longestList);
  const puzzles = tags.text('Puzzles', longestList);
  const said = tags.text('Goal', longestList);
  const goal = goals.find((each) => each === said);
  if (said !== undefined && goal === undefined) throw tags.bad('Goal', said, anyOf(goals));
  const [one, other] = Object.entries({ Lesson: lesson, Puzzles: puzzles, Goal: said }).flatMap(
    ([name, text]) => (text === undefined ? [] : name),
  );
  if (one !== undefined && other !== undefined) {
    throw tags.problem(message('task.two-kinds', { one, other }), other);
  }
  const checked = checkedItem(
    lesson === undefined
      ? puzzles === undefined
        ? placedItem(table, question, goal)
        : { kind: 'puzzles', game, question, ...rangeIn(tags, puzzles) }
      : { kind: 'lesson', game, question, lesson },
  );
  if (!checked.ok) throw tags.problem(checked.error, one);
  return checked.value;
}

/** The item of a record with a position: where its place is, after the moves before it. */
function placedItem(
  { game, match, players, seed }: SeatedMatch,
  question: string,
  goal: (typeof goals)[number] | undefined,
): TaskItem {
  const { rules, settings } = match;
  const position = positionOf(match);
  const shared = {
    game,
    question,
    settings: differingSettings(games.find(({ id }) => id === game)?.settings ?? [], settings),
    position: rules.formatPosition(position),
    first: rules.mover(position),
  };
  const isMatch = players.some(({ kind }) => kind === 'computer');
  const wanted = goal ?? (isMatch ? 'win' : 'move');
  if (wanted === 'move' || wanted === 'puzzle') return { kind: wanted, ...shared };
  return {
    kind: 'match',
    ...shared,
    players: [...players],
    goal: wanted,
    ...(seed !== undefined && { seed }),
  };
}

/** The pack, the seed and the numbers of a range of puzzles. @throws TagProblem */
function rangeIn(tags: Tags, text: string) {
  const [, pack = '', seed = '', from = '', to = from] =
    /^([\w-]+) seed (\d+) numbers (\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const read = {
    seed: parseWholeNumber(seed, 0, largestSeed),
    from: parseWholeNumber(from, 1, 1_000_000),
    to: parseWholeNumber(to, 1, 1_000_000),
  };
  if (read.seed === undefined || read.from === undefined || read.to === undefined) {
    throw tags.bad('Puzzles', text, message('task.range-form'));
  }
  return { pack, seed: read.seed, from: read.from, to: read.to };
}
