import { allOf, message, type Message } from '../../words/message.ts';
import { difficultyInWords } from '../capabilities/computer-players.ts';
import { findGame } from '../games.ts';
import { knownRung } from '../puzzles/ladder.ts';
import { mostCounted } from '../puzzles/wording.ts';
import type { TaskItem, TaskItemOf } from './task.ts';

/** What is to be done in an item, without its game and its question. */
export function titleOf(item: TaskItem): Message {
  switch (item.kind) {
    case 'move':
      return message('task-item.move');
    case 'puzzle':
      return goalOf(item);
    case 'puzzles': {
      const { pack, from, to } = item;
      return message('task-item.puzzles', { pack, from, to, count: to - from + 1 });
    }
    case 'lesson': {
      const lesson = findGame(item.game)?.lessons?.find(({ id }) => id === item.lesson);
      return message('task-item.lesson', {
        title: lesson === undefined ? item.lesson : { code: lesson.title },
      });
    }
    case 'match': {
      const computers = item.players.flatMap((player) =>
        player.kind === 'computer' ? difficultyInWords(player.difficulty) : [],
      );
      return message('task-item.match', { computers: allOf(computers), goal: item.goal });
    }
  }
}

/** What a puzzle of the ladder asks; of any other, only that it is one: it isn't solved yet. */
function goalOf({ game, settings, position = '' }: TaskItemOf<'puzzle'>): Message {
  const { kind, moves = 0 } = knownRung({ game, settings, position }) ?? {};
  const goal = kind === 'win' && moves > mostCounted ? 'keep' : (kind ?? 'solve');
  return message('task-item.puzzle', { goal, moves });
}
