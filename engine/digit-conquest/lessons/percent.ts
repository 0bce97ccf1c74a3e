import type { Lesson } from '../../lessons/lesson.ts';

/** Teaches what a winning chance in percent means. */
export const percentLesson: Lesson = {
  id: 'percent',
  title: 'lessons-digit-conquest.percent.title',
  summary: 'lessons-digit-conquest.percent.summary',
  finish: 'lessons-digit-conquest.percent.finish',
  steps: [
    {
      id: 'hundred',
      position: '46:10 000300000 -',
      before: ['?4'],
      task: 'lessons-digit-conquest.percent.hundred.task',
      wanted: ['+4'],
      done: 'lessons-digit-conquest.percent.hundred.done',
      tries: [
        {
          moves: ['-4'],
          said: 'lessons-digit-conquest.percent.hundred.minus',
          percent: 80,
        },
      ],
      claim: {
        percent: 100,
      },
    },
    {
      id: 'two-of-four',
      position: '40:42 003000020 -',
      before: ['?3'],
      task: 'lessons-digit-conquest.percent.two-of-four.task',
      wanted: ['-3'],
      done: 'lessons-digit-conquest.percent.two-of-four.done',
      tries: [
        {
          moves: ['+3'],
          said: 'lessons-digit-conquest.percent.two-of-four.plus',
          percent: 25,
        },
      ],
      claim: {
        percent: 45,
      },
    },
    {
      id: 'half-or-quarter',
      position: '44:45 200021000 -',
      before: ['?1'],
      task: 'lessons-digit-conquest.percent.half-or-quarter.task',
      wanted: ['-1'],
      done: 'lessons-digit-conquest.percent.half-or-quarter.done',
      tries: [
        {
          moves: ['+1'],
          said: 'lessons-digit-conquest.percent.half-or-quarter.plus',
          percent: 26,
        },
      ],
      claim: {
        percent: 34,
      },
    },
    {
      id: 'behind',
      position: '30:44 100002110 -',
      before: ['?1'],
      task: 'lessons-digit-conquest.percent.behind.task',
      wanted: ['-1'],
      done: 'lessons-digit-conquest.percent.behind.done',
      tries: [
        {
          moves: ['+1'],
          said: 'lessons-digit-conquest.percent.behind.plus',
          percent: 14,
        },
      ],
      claim: {
        percent: 19,
      },
    },
    {
      id: 'level',
      position: '44:44 100002003 -',
      before: ['?1'],
      task: 'lessons-digit-conquest.percent.level.task',
      wanted: ['-1'],
      done: 'lessons-digit-conquest.percent.level.done',
      tries: [
        {
          moves: ['+1'],
          said: 'lessons-digit-conquest.percent.level.plus',
          percent: 23,
        },
      ],
      claim: {
        percent: 43,
      },
    },
    {
      id: 'alone',
      position: '42:46 300100000 -',
      before: ['?1'],
      task: 'lessons-digit-conquest.percent.alone.task',
      wanted: ['-1'],
      done: 'lessons-digit-conquest.percent.alone.done',
      tries: [
        {
          moves: ['+1'],
          said: 'lessons-digit-conquest.percent.alone.plus',
          percent: 32,
        },
      ],
      claim: {
        percent: 45,
      },
    },
  ],
};
