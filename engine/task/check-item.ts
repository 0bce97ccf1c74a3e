import { message } from '../../words/message.ts';
import { programIn } from '../capabilities/computer-players.ts';
import type { Rules } from '../game.ts';
import { findGame } from '../games.ts';
import { puzzlePacks } from '../puzzles/pack-list.ts';
import { failure, success, type Result } from '../result.ts';
import { differingSettings, parseSettings, type Settings } from '../settings/settings.ts';
import { mostPuzzles } from './limits.ts';
import type { TaskItem, TaskItemOf } from './task.ts';

/** The items that have a position. */
type PlacedItem = TaskItemOf<'move' | 'puzzle' | 'match'>;

/** A position with its rules. */
export interface TaskPlace {
  readonly settings: Settings;
  readonly rules: Rules<unknown, unknown>;
  readonly position: unknown;
}

/** The position of an item, or why there is none. */
export function placeOfItem(item: PlacedItem): Result<TaskPlace> {
  const game = findGame(item.game);
  if (game === undefined) return failure(message('match.unknown-game', { game: item.game }));
  const { settings, problems } = parseSettings(game, item.settings);
  const [problem] = problems;
  if (problem !== undefined) return failure(problem.message);
  const rules = game.rules(settings);
  const first = Math.min(item.first, rules.seats - 1);
  const position =
    item.position === undefined
      ? success(rules.start(first))
      : rules.parsePosition(item.position, first);
  if (!position.ok) return position;
  if (rules.turn(position.value).kind === 'over') return failure(message('task.over'));
  return success({ settings, rules, position: position.value });
}

/** The item as it is written: with the settings that differ, and the position only if it isn't the start. Or what is wrong with it. */
export function checkedItem(item: TaskItem): Result<TaskItem> {
  switch (item.kind) {
    case 'lesson':
      return checkedLesson(item);
    case 'puzzles':
      return checkedPuzzles(item);
    default:
      return checkedPlace(item);
  }
}

function checkedPlace(item: PlacedItem): Result<TaskItem> {
  const place = placeOfItem(item);
  if (!place.ok) return place;
  const { rules, settings, position } = place.value;
  const { position: _, ...rest } = item;
  const first = Math.min(item.first, rules.seats - 1);
  const notation = rules.formatPosition(position);
  const isStart = notation === rules.formatPosition(rules.start(first));
  const written = {
    ...rest,
    first,
    settings: differingSettings(findGame(item.game)?.settings ?? [], settings),
    ...(!isStart && { position: notation }),
  };
  if (written.kind !== 'match') return success(written);
  const { seed: given, ...match } = written;
  const seats = match.players.length;
  if (seats !== rules.seats) {
    return failure(message('task.seats', { seats: rules.seats, players: seats }));
  }
  const kinds = new Set(match.players.map(({ kind }) => kind));
  if (kinds.size < 2) return failure(message('task.no-opponent'));
  if (match.players.some((player) => player.kind === 'computer' && programIn(player.difficulty))) {
    return failure(message('task.program'));
  }
  const hasSeed = given !== undefined && rules.chance !== undefined;
  return success({ ...match, ...(hasSeed && { seed: given }) });
}

function checkedLesson(item: TaskItemOf<'lesson'>): Result<TaskItem> {
  const lessons = findGame(item.game)?.lessons ?? [];
  return lessons.some(({ id }) => id === item.lesson)
    ? success(item)
    : failure(message('task.no-lesson', { lesson: item.lesson, game: item.game }));
}

function checkedPuzzles(item: TaskItemOf<'puzzles'>): Result<TaskItem> {
  const { pack, game, from, to } = item;
  if (!puzzlePacks.some(({ name }) => name === `${game}/${pack}`)) {
    return failure(message('task.no-pack', { pack, game }));
  }
  if (to < from) return failure(message('task.range', { from, to }));
  return to - from >= mostPuzzles
    ? failure(message('task.too-many-puzzles', { most: mostPuzzles }))
    : success(item);
}
