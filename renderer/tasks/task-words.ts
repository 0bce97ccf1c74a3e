import { difficultyInWords } from '../../electron/api/computer-players.ts';
import type { TaskView } from '../../electron/api/tasks.ts';
import { gameName } from '../../words/game-words.ts';
import { listed } from '../../words/message.ts';
import { words } from '../words.svelte.ts';

/** What a task takes away while it runs, a sentence each. */
export function optionsInWords({
  locks,
  minutes,
  games,
  computers,
}: Pick<TaskView, 'locks' | 'minutes' | 'games' | 'computers'>) {
  return [
    ...locks.map((lock) => words().text(`task-lock.${lock}`)),
    ...(minutes === null ? [] : [words().text('task-lock.minutes', { minutes })]),
    ...(games === null
      ? []
      : [
          words().text('task-lock.games', {
            games: listed(games.map((game) => gameName(words(), game))),
          }),
        ]),
    ...(computers === null
      ? []
      : [
          words().text('task-lock.computers', {
            computers: listed(computers.map((each) => words().say(difficultyInWords(each)))),
          }),
        ]),
  ];
}

/** Seconds as minutes and seconds: `4:07`. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
