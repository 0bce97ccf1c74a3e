import type { Lesson } from '../../lessons/lesson.ts';

/** Teaches that subtracting can give the opponent the missing number. */
export const costLesson: Lesson = {
  id: 'cost',
  title: 'lessons-digit-conquest.cost.title',
  summary: 'lessons-digit-conquest.cost.summary',
  finish: 'lessons-digit-conquest.cost.finish',
  steps: [
    {
      id: 'gift',
      position: '47:47 100201000 -',
      before: ['?1'],
      task: 'lessons-digit-conquest.cost.gift.task',
      wanted: ['+1'],
      done: 'lessons-digit-conquest.cost.gift.done',
      tries: [
        {
          moves: ['-1'],
          said: 'lessons-digit-conquest.cost.gift.minus',
          percent: 15,
        },
      ],
      claim: {
        percent: 66,
      },
    },
    {
      id: 'sixes',
      position: '46:46 010002010 -',
      before: ['?2'],
      task: 'lessons-digit-conquest.cost.sixes.task',
      wanted: ['+2'],
      done: 'lessons-digit-conquest.cost.sixes.done',
      tries: [
        {
          moves: ['-2'],
          said: 'lessons-digit-conquest.cost.sixes.minus',
          percent: 14,
        },
      ],
      claim: {
        percent: 62,
      },
    },
    {
      id: 'only-sixes',
      position: '40:44 000013000 -',
      before: ['?5'],
      task: 'lessons-digit-conquest.cost.only-sixes.task',
      wanted: ['-5'],
      done: 'lessons-digit-conquest.cost.only-sixes.done',
      tries: [
        {
          moves: ['+5'],
          said: 'lessons-digit-conquest.cost.only-sixes.plus',
          percent: 0,
        },
      ],
      claim: {
        percent: 43,
      },
    },
    {
      id: 'certain',
      position: '44:45 000100003 -',
      before: ['?4'],
      task: 'lessons-digit-conquest.cost.certain.task',
      wanted: ['+4'],
      done: 'lessons-digit-conquest.cost.certain.done',
      tries: [
        {
          moves: ['-4'],
          said: 'lessons-digit-conquest.cost.certain.minus',
          percent: 0,
        },
      ],
      claim: {
        percent: 41,
      },
    },
    {
      id: 'far-ahead',
      position: '42:48 000020210 -',
      before: ['?5'],
      task: 'lessons-digit-conquest.cost.far-ahead.task',
      wanted: ['+5'],
      done: 'lessons-digit-conquest.cost.far-ahead.done',
      tries: [
        {
          moves: ['-5'],
          said: 'lessons-digit-conquest.cost.far-ahead.minus',
          percent: 21,
        },
      ],
      claim: {
        percent: 57,
      },
    },
    {
      id: 'both-need',
      position: '46:46 002110000 -',
      before: ['?3'],
      task: 'lessons-digit-conquest.cost.both-need.task',
      wanted: ['-3'],
      done: 'lessons-digit-conquest.cost.both-need.done',
      tries: [
        {
          moves: ['+3'],
          said: 'lessons-digit-conquest.cost.both-need.plus',
          percent: 28,
        },
      ],
      claim: {
        percent: 57,
      },
    },
    {
      id: 'alone',
      position: '47:44 100000210 -',
      before: ['?1'],
      task: 'lessons-digit-conquest.cost.alone.task',
      wanted: ['+1'],
      done: 'lessons-digit-conquest.cost.alone.done',
      tries: [
        {
          moves: ['-1'],
          said: 'lessons-digit-conquest.cost.alone.minus',
          percent: 15,
        },
      ],
      claim: {
        percent: 50,
      },
    },
  ],
};
