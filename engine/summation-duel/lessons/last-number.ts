import type { Lesson } from '../../lessons/lesson.ts';

/** What the other one needs, and whether it is still there. */
export const lastNumberLesson: Lesson = {
  id: 'last-number',
  title: 'lessons-summation-duel.last-number.title',
  summary: 'lessons-summation-duel.last-number.summary',
  finish: 'lessons-summation-duel.last-number.finish',
  steps: [
    {
      id: 'two-left',
      position: '1,2,3,5,7,8,9,10',
      task: 'lessons-summation-duel.last-number.two-left.task',
      wanted: ['+4'],
      done: 'lessons-summation-duel.last-number.two-left.done',
      tries: [
        {
          moves: ['+6'],
          said: 'lessons-summation-duel.last-number.two-left.past',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 2,
      },
    },
    {
      id: 'use-up',
      position: '3,6,7,8,9,10',
      task: 'lessons-summation-duel.last-number.use-up.task',
      wanted: ['+4'],
      done: 'lessons-summation-duel.last-number.use-up.done',
      tries: [
        {
          moves: ['+1'],
          said: 'lessons-summation-duel.last-number.use-up.one',
          value: 'lose',
          answer: ['+5'],
        },
        {
          moves: ['+2'],
          said: 'lessons-summation-duel.last-number.use-up.two',
          value: 'lose',
          answer: ['+5'],
        },
        {
          moves: ['+5'],
          said: 'lessons-summation-duel.last-number.use-up.five',
          value: 'lose',
          answer: ['+2'],
        },
      ],
      reply: ['+1'],
      claim: {
        value: 'win',
        plies: 3,
      },
    },
    {
      id: 'take-it',
      position: '3,6,7,8,9,10',
      before: ['+4', '+1'],
      task: 'lessons-summation-duel.last-number.take-it.task',
      wanted: ['+2'],
      done: 'lessons-summation-duel.last-number.take-it.done',
      tries: [
        {
          moves: ['+5'],
          said: 'lessons-summation-duel.last-number.take-it.past',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'big-one',
      position: '3,5,6,7,8,9',
      task: 'lessons-summation-duel.last-number.big-one.task',
      wanted: ['+4'],
      done: 'lessons-summation-duel.last-number.big-one.done',
      tries: [
        {
          moves: ['+10'],
          said: 'lessons-summation-duel.last-number.big-one.ten',
          value: 'lose',
          answer: ['+2'],
        },
        {
          moves: ['+2'],
          said: 'lessons-summation-duel.last-number.big-one.two',
          value: 'lose',
          answer: ['+10'],
        },
        {
          moves: ['+1'],
          said: 'lessons-summation-duel.last-number.big-one.one',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 4,
      },
    },
    {
      id: 'check-each',
      position: '2,5,6,8,9,10',
      task: 'lessons-summation-duel.last-number.check-each.task',
      wanted: ['+4'],
      done: 'lessons-summation-duel.last-number.check-each.done',
      tries: [
        {
          moves: ['+3'],
          said: 'lessons-summation-duel.last-number.check-each.three',
          value: 'lose',
          answer: ['+7'],
        },
        {
          moves: ['+7'],
          said: 'lessons-summation-duel.last-number.check-each.seven',
          value: 'lose',
          answer: ['+3'],
        },
        {
          moves: ['+1'],
          said: 'lessons-summation-duel.last-number.check-each.one',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 4,
      },
    },
    {
      id: 'alone',
      position: '3,5,6,8,9,10',
      task: 'lessons-summation-duel.last-number.alone.task',
      wanted: ['+4'],
      done: 'lessons-summation-duel.last-number.alone.done',
      tries: [
        {
          moves: ['+2'],
          said: 'lessons-summation-duel.last-number.alone.two',
          value: 'lose',
          answer: ['+7'],
        },
        {
          moves: ['+7'],
          said: 'lessons-summation-duel.last-number.alone.seven',
          value: 'lose',
          answer: ['+2'],
        },
        {
          moves: ['+1'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 4,
      },
    },
  ],
};
