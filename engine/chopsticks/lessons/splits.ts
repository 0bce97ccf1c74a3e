import type { Lesson } from '../../lessons/lesson.ts';

/** When a split saves a hand, and when it only gives a turn away. */
export const splitsLesson: Lesson = {
  id: 'splits',
  title: 'lessons-chopsticks.splits.title',
  summary: 'lessons-chopsticks.splits.summary',
  finish: 'lessons-chopsticks.splits.finish',
  steps: [
    {
      id: 'last-hand',
      position: '0211',
      task: 'lessons-chopsticks.splits.last-hand.task',
      wanted: ['02-11'],
      done: 'lessons-chopsticks.splits.last-hand.done',
      tries: [
        {
          moves: ['B-C', 'B-D'],
          said: 'lessons-chopsticks.splits.last-hand.strike',
          value: 'lose',
          answer: ['B-D'],
        },
      ],
      claim: {
        value: 'draw',
      },
    },
    {
      id: 'one-finger',
      position: '0301',
      task: 'lessons-chopsticks.splits.one-finger.task',
      wanted: ['03-12'],
      done: 'lessons-chopsticks.splits.one-finger.done',
      tries: [
        {
          moves: ['B-D'],
          said: 'lessons-chopsticks.splits.one-finger.strike',
          value: 'lose',
          answer: ['B-D'],
        },
      ],
      claim: {
        value: 'draw',
      },
    },
    {
      id: 'which',
      position: '0433',
      task: 'lessons-chopsticks.splits.which.task',
      wanted: ['04-22'],
      done: 'lessons-chopsticks.splits.which.done',
      tries: [
        {
          moves: ['04-13'],
          said: 'lessons-chopsticks.splits.which.three',
          value: 'lose',
        },
        {
          moves: ['B-C', 'B-D'],
          said: 'lessons-chopsticks.splits.which.strike',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
      },
    },
    {
      id: 'no-greed',
      position: '0424',
      task: 'lessons-chopsticks.splits.no-greed.task',
      wanted: ['04-13', '04-22'],
      done: 'lessons-chopsticks.splits.no-greed.done',
      tries: [
        {
          moves: ['B-C', 'B-D'],
          said: 'lessons-chopsticks.splits.no-greed.greedy',
          value: 'lose',
          answer: ['B-D'],
        },
      ],
      claim: {
        value: 'draw',
      },
    },
    {
      id: 'strike-first',
      position: '2233',
      task: 'lessons-chopsticks.splits.strike-first.task',
      wanted: ['A-C'],
      done: 'lessons-chopsticks.splits.strike-first.done',
      tries: [
        {
          moves: ['22-13'],
          said: 'lessons-chopsticks.splits.strike-first.split',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
        anyWay: true,
      },
    },
    {
      id: 'both-fine',
      position: '0223',
      task: 'lessons-chopsticks.splits.both-fine.task',
      wanted: ['B-D', '02-11'],
      done: 'lessons-chopsticks.splits.both-fine.done',
      tries: [
        {
          moves: ['B-C'],
          said: 'lessons-chopsticks.splits.both-fine.wrong-hand',
          value: 'lose',
          answer: ['B-D'],
        },
      ],
      claim: {
        value: 'draw',
      },
    },
    {
      id: 'alone',
      position: '0324',
      task: 'lessons-chopsticks.splits.alone.task',
      wanted: ['03-12'],
      done: 'lessons-chopsticks.splits.alone.done',
      tries: [
        {
          moves: ['B-C', 'B-D'],
          said: 'lessons-chopsticks.splits.alone.strike',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
      },
    },
  ],
};
