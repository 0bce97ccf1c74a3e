import type { Lesson } from '../../lessons/lesson.ts';

/** A reply that is forced is one that can be counted on. */
export const forcedLesson: Lesson = {
  id: 'forced',
  title: 'lessons-chopsticks.forced.title',
  summary: 'lessons-chopsticks.forced.summary',
  finish: 'lessons-chopsticks.forced.finish',
  steps: [
    {
      id: 'leave-one',
      position: '0313',
      task: 'lessons-chopsticks.forced.leave-one.task',
      wanted: ['B-D'],
      done: 'lessons-chopsticks.forced.leave-one.done',
      tries: [
        {
          moves: ['B-C'],
          said: 'lessons-chopsticks.forced.leave-one.four',
          value: 'lose',
          answer: ['B-D'],
        },
        {
          moves: ['03-12'],
          said: 'lessons-chopsticks.forced.leave-one.split',
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
      id: 'collect',
      position: '0313',
      before: ['B-D', 'B-D'],
      task: 'lessons-chopsticks.forced.collect.task',
      wanted: ['B-D'],
      done: 'lessons-chopsticks.forced.collect.done',
      tries: [
        {
          moves: ['04-13', '04-22'],
          said: 'lessons-chopsticks.forced.collect.split',
          value: 'draw',
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'again',
      position: '0314',
      task: 'lessons-chopsticks.forced.again.task',
      wanted: ['B-D'],
      done: 'lessons-chopsticks.forced.again.done',
      tries: [
        {
          moves: ['B-C'],
          said: 'lessons-chopsticks.forced.again.four',
          value: 'lose',
          answer: ['B-D'],
        },
        {
          moves: ['03-12'],
          said: 'lessons-chopsticks.forced.again.split',
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
      id: 'two-hands',
      position: '3313',
      task: 'lessons-chopsticks.forced.two-hands.task',
      wanted: ['A-D'],
      done: 'lessons-chopsticks.forced.two-hands.done',
      tries: [
        {
          moves: ['A-C'],
          said: 'lessons-chopsticks.forced.two-hands.four',
          value: 'draw',
        },
        {
          moves: ['33-24'],
          said: 'lessons.answers.lets-off',
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
      id: 'shorter',
      position: '4412',
      task: 'lessons-chopsticks.forced.shorter.task',
      wanted: ['A-D'],
      done: 'lessons-chopsticks.forced.shorter.done',
      tries: [
        {
          moves: ['A-C'],
          said: 'lessons-chopsticks.forced.shorter.longer',
          value: 'win',
        },
      ],
      claim: {
        value: 'win',
        plies: 3,
      },
    },
    {
      id: 'be-careful',
      position: '0213',
      task: 'lessons-chopsticks.forced.be-careful.task',
      wanted: ['B-D', '02-11'],
      done: 'lessons-chopsticks.forced.be-careful.done',
      tries: [
        {
          moves: ['B-C'],
          said: 'lessons-chopsticks.forced.be-careful.loses',
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
      position: '3314',
      task: 'lessons-chopsticks.forced.alone.task',
      wanted: ['A-D'],
      done: 'lessons-chopsticks.forced.alone.done',
      tries: [
        {
          moves: ['A-C'],
          said: 'lessons-chopsticks.forced.alone.four',
          value: 'lose',
        },
        {
          moves: ['33-24'],
          said: 'lessons-chopsticks.forced.alone.split',
          value: 'draw',
        },
      ],
      claim: {
        value: 'win',
        plies: 3,
      },
    },
  ],
};
