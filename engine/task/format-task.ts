import { gameOf } from '../games.ts';
import { startMatch, type Tag } from '../match/match.ts';
import type { Player } from '../match/players.ts';
import type { SeatedMatch } from '../match/seated-match.ts';
import { formatDuel, formatTags } from '../records/format-duel.ts';
import { placeOfItem } from './check-item.ts';
import { defaultSettings } from '../settings/settings.ts';
import type { Task, TaskItem } from './task.ts';

/**
 * Writes a task as `.duel` text: its tags, then a record for each item.
 *
 * @param task - with items as `checkedItem` returns them.
 * @throws RangeError if an item isn't valid.
 */
export function formatTask(task: Task): string {
  const { name, instructions, locks, minutes, games, computers, folder, items } = task;
  const head = tags({
    Task: name,
    Instructions: instructions,
    Options: locks.join(' '),
    Minutes: minutes === undefined ? '' : String(minutes),
    Games: games?.join(' ') ?? '',
    Computers: computers?.join(' ') ?? '',
    ResultFolder: folder ?? '',
  });
  return `${formatTags(head)}\n${formatDuel(items.map(recordOf))}`;
}

/** The tags that have a text; a task always has its name. */
function tags(texts: Readonly<Record<string, string>>): Tag[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    value === '' && name !== 'Task' ? [] : { name, value },
  );
}

/** The record of an item. */
function recordOf(item: TaskItem): SeatedMatch {
  const { game, question } = item;
  switch (item.kind) {
    case 'lesson':
      return { ...emptyRecord(game), tags: tags({ Question: question, Lesson: item.lesson }) };
    case 'puzzles': {
      const { pack, seed, from, to } = item;
      const puzzles = `${pack} seed ${seed} numbers ${from}-${to}`;
      return { ...emptyRecord(game), tags: tags({ Question: question, Puzzles: puzzles }) };
    }
    default: {
      const place = placeOfItem(item);
      if (!place.ok) throw new RangeError(place.error.code);
      const { rules, settings, position } = place.value;
      const isMatch = item.kind === 'match';
      return {
        game,
        first: item.first,
        players: isMatch ? item.players : persons(rules.seats),
        ...(isMatch && item.seed !== undefined && { seed: item.seed }),
        match: startMatch(rules, settings, item.first, position),
        tags: tags({ Question: question, Goal: isMatch ? item.goal : item.kind }),
      };
    }
  }
}

/** A record that names nothing but its game. */
function emptyRecord(id: string): Omit<SeatedMatch, 'tags'> {
  const game = gameOf(id);
  const settings = defaultSettings(game.settings);
  const rules = game.rules(settings);
  return {
    game: id,
    first: 0,
    players: persons(rules.seats),
    match: startMatch(rules, settings, 0),
  };
}

function persons(seats: number): Player[] {
  return Array.from({ length: seats }, () => ({ kind: 'person' }));
}
