import { allOf, message, type Message } from '../../words/message.ts';
import { difficultyInWords } from '../capabilities/computer-players.ts';
import { findGame } from '../games.ts';
import type { TaskItem } from './task.ts';

/** What is to be done in an item, without its game and its question. */
export function titleOf(item: TaskItem): Message {
  switch (item.kind) {
    case 'move':
    case 'puzzle':
      return message(`task-item.${item.kind}`);
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
