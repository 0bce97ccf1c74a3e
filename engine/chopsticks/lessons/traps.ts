import type { Lesson } from '../../lessons/lesson.ts';

/** Strikes that look good and lose. */
export const trapsLesson: Lesson = {
  id: 'traps',
  title: 'lessons-chopsticks.traps.title',
  summary: 'lessons-chopsticks.traps.summary',
  finish: 'lessons-chopsticks.traps.finish',
  steps: [
    {
      id: 'bait',
      position: '1233',
      task: 'lessons-chopsticks.traps.bait.task',
      wanted: ['A-C'],
      done: 'lessons-chopsticks.traps.bait.done',
      tries: [
        {
          moves: ['B-C'],
          said: 'lessons-chopsticks.traps.bait.bait',
          value: 'lose',
          answer: ['B-D'],
        },
      ],
      claim: {
        value: 'draw',
        anyWay: true,
      },
    },
    {
      id: 'bait-again',
      position: '1333',
      task: 'lessons-chopsticks.traps.bait-again.task',
      wanted: ['A-C', '13-22'],
      done: 'lessons-chopsticks.traps.bait-again.done',
      tries: [
        {
          moves: ['B-C'],
          said: 'lessons-chopsticks.traps.bait-again.bait',
          value: 'lose',
          answer: ['B-D'],
        },
      ],
      claim: {
        value: 'draw',
        anyWay: true,
      },
    },
    {
      id: 'feeding',
      position: '1213',
      task: 'lessons-chopsticks.traps.feeding.task',
      wanted: ['A-C', 'A-D', 'B-D'],
      done: 'lessons-chopsticks.traps.feeding.done',
      tries: [
        {
          moves: ['B-C'],
          said: 'lessons-chopsticks.traps.feeding.fed',
          value: 'lose',
          answer: ['A-D'],
        },
      ],
      claim: {
        value: 'draw',
        anyWay: true,
      },
    },
    {
      id: 'big-pair',
      position: '1134',
      task: 'lessons-chopsticks.traps.big-pair.task',
      wanted: ['A-D'],
      done: 'lessons-chopsticks.traps.big-pair.done',
      tries: [
        {
          moves: ['A-C'],
          said: 'lessons-chopsticks.traps.big-pair.two-fours',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
        anyWay: true,
      },
    },
    {
      id: 'only-one',
      position: '1234',
      task: 'lessons-chopsticks.traps.only-one.task',
      wanted: ['B-C'],
      done: 'lessons-chopsticks.traps.only-one.done',
      tries: [
        {
          moves: ['A-D', 'B-D'],
          said: 'lessons-chopsticks.traps.only-one.four',
          value: 'lose',
          answer: ['B-D'],
        },
        {
          moves: ['A-C'],
          said: 'lessons-chopsticks.traps.only-one.feeds',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
      },
    },
    {
      id: 'strong-too',
      position: '1413',
      task: 'lessons-chopsticks.traps.strong-too.task',
      wanted: ['A-C', 'A-D', 'B-D', '14-23'],
      done: 'lessons-chopsticks.traps.strong-too.done',
      tries: [
        {
          moves: ['B-C'],
          said: 'lessons-chopsticks.traps.strong-too.small',
          value: 'lose',
          answer: ['B-D'],
        },
      ],
      claim: {
        value: 'draw',
        anyWay: true,
      },
    },
    {
      id: 'alone',
      position: '1434',
      task: 'lessons-chopsticks.traps.alone.task',
      wanted: ['B-C', '14-23'],
      done: 'lessons-chopsticks.traps.alone.done',
      tries: [
        {
          moves: ['A-D', 'B-D'],
          said: 'lessons-chopsticks.traps.alone.four',
          value: 'lose',
          answer: ['B-D'],
        },
        {
          moves: ['A-C'],
          said: 'lessons-chopsticks.traps.alone.feeds',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
        anyWay: true,
      },
    },
  ],
};
