import type { Lesson } from '../../lessons/lesson.ts';

/** The player who is a turn ahead wins: when to strike at once. */
export const tempoLesson: Lesson = {
  id: 'tempo',
  title: 'lessons-chopsticks.tempo.title',
  summary: 'lessons-chopsticks.tempo.summary',
  finish: 'lessons-chopsticks.tempo.finish',
  steps: [
    {
      id: 'now',
      position: '2303',
      task: 'lessons-chopsticks.tempo.now.task',
      wanted: ['A-D', 'B-D'],
      done: 'lessons-chopsticks.tempo.now.done',
      tries: [
        {
          moves: ['23-14'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'two-turns',
      position: '3312',
      task: 'lessons-chopsticks.tempo.two-turns.task',
      wanted: ['A-D'],
      done: 'lessons-chopsticks.tempo.two-turns.done',
      tries: [
        {
          moves: ['A-C'],
          said: 'lessons-chopsticks.tempo.two-turns.other',
          value: 'draw',
        },
        {
          moves: ['33-24'],
          said: 'lessons-chopsticks.tempo.two-turns.split',
          value: 'draw',
        },
      ],
      reply: ['B-D'],
      claim: {
        value: 'win',
        plies: 3,
      },
    },
    {
      id: 'end-it',
      position: '3312',
      before: ['A-D', 'B-D'],
      task: 'lessons-chopsticks.tempo.end-it.task',
      wanted: ['B-D'],
      done: 'lessons-chopsticks.tempo.end-it.done',
      tries: [
        {
          moves: ['A-D'],
          said: 'lessons-chopsticks.tempo.end-it.short',
          value: 'draw',
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'race',
      position: '3333',
      task: 'lessons-chopsticks.tempo.race.task',
      wanted: ['A-C'],
      done: 'lessons-chopsticks.tempo.race.done',
      tries: [
        {
          moves: ['33-24'],
          said: 'lessons-chopsticks.tempo.race.split',
          value: 'draw',
        },
      ],
      claim: {
        value: 'win',
        plies: 5,
      },
    },
    {
      id: 'stop-them',
      position: '3344',
      task: 'lessons-chopsticks.tempo.stop-them.task',
      wanted: ['A-C'],
      done: 'lessons-chopsticks.tempo.stop-them.done',
      tries: [
        {
          moves: ['33-24'],
          said: 'lessons-chopsticks.tempo.stop-them.split',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
        anyWay: true,
      },
    },
    {
      id: 'bigger',
      position: '3334',
      task: 'lessons-chopsticks.tempo.bigger.task',
      wanted: ['A-D'],
      done: 'lessons-chopsticks.tempo.bigger.done',
      tries: [
        {
          moves: ['A-C'],
          said: 'lessons-chopsticks.tempo.bigger.smaller',
          value: 'draw',
        },
        {
          moves: ['33-24'],
          said: 'lessons-chopsticks.tempo.bigger.split',
          value: 'draw',
        },
      ],
      claim: {
        value: 'win',
        plies: 5,
      },
    },
    {
      id: 'alone',
      position: '3323',
      task: 'lessons-chopsticks.tempo.alone.task',
      wanted: ['A-C'],
      done: 'lessons-chopsticks.tempo.alone.done',
      tries: [
        {
          moves: ['A-D'],
          said: 'lessons-chopsticks.tempo.alone.bigger',
          value: 'draw',
        },
        {
          moves: ['33-24'],
          said: 'lessons-chopsticks.tempo.alone.split',
          value: 'draw',
        },
      ],
      claim: {
        value: 'win',
        plies: 5,
      },
    },
  ],
};
