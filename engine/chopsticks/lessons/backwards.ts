import type { Lesson } from '../../lessons/lesson.ts';

/** A long win, read from its end. */
export const backwardsLesson: Lesson = {
  id: 'backwards',
  title: 'lessons-chopsticks.backwards.title',
  summary: 'lessons-chopsticks.backwards.summary',
  finish: 'lessons-chopsticks.backwards.finish',
  steps: [
    {
      id: 'one',
      position: '4402',
      task: 'lessons-chopsticks.backwards.one.task',
      wanted: ['A-D'],
      done: 'lessons-chopsticks.backwards.one.done',
      tries: [],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'two',
      position: '4413',
      task: 'lessons-chopsticks.backwards.two.task',
      wanted: ['A-D'],
      done: 'lessons-chopsticks.backwards.two.done',
      tries: [
        {
          moves: ['A-C'],
          said: 'lessons-chopsticks.backwards.two.slower',
          value: 'win',
        },
      ],
      reply: ['B-D'],
      claim: {
        value: 'win',
        plies: 3,
      },
    },
    {
      id: 'three',
      position: '4424',
      task: 'lessons-chopsticks.backwards.three.task',
      wanted: ['A-D'],
      done: 'lessons-chopsticks.backwards.three.done',
      tries: [
        {
          moves: ['A-C'],
          said: 'lessons-chopsticks.backwards.three.slower',
          value: 'win',
        },
      ],
      claim: {
        value: 'win',
        plies: 5,
      },
    },
    {
      id: 'three-again',
      position: '4434',
      task: 'lessons-chopsticks.backwards.three-again.task',
      wanted: ['A-D'],
      done: 'lessons-chopsticks.backwards.three-again.done',
      tries: [
        {
          moves: ['A-C'],
          said: 'lessons-chopsticks.backwards.three-again.slower',
          value: 'win',
        },
      ],
      claim: {
        value: 'win',
        plies: 5,
      },
    },
    {
      id: 'middle',
      position: '4444',
      before: ['A-C', '04-22'],
      task: 'lessons-chopsticks.backwards.middle.task',
      wanted: 'any',
      done: 'lessons-chopsticks.backwards.middle.done',
      tries: [],
      reply: ['02-11'],
      claim: {
        value: 'win',
        plies: 5,
      },
    },
    {
      id: 'alone',
      position: '4444',
      before: ['A-C', '04-22', 'A-C', '02-11'],
      task: 'lessons-chopsticks.backwards.alone.task',
      wanted: 'any',
      done: 'lessons-chopsticks.backwards.alone.done',
      tries: [],
      claim: {
        value: 'win',
        plies: 3,
      },
    },
  ],
};
