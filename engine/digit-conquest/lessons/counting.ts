import type { Lesson } from '../../lessons/lesson.ts';

/** Teaches to count the cards left in the deck. */
export const countingLesson: Lesson = {
  id: 'counting',
  title: 'lessons-digit-conquest.counting.title',
  summary: 'lessons-digit-conquest.counting.summary',
  finish: 'lessons-digit-conquest.counting.finish',
  steps: [
    {
      id: 'four-sixes',
      position: '40:44 020004000 -',
      before: ['?2'],
      task: 'lessons-digit-conquest.counting.four-sixes.task',
      wanted: ['-2'],
      done: 'lessons-digit-conquest.counting.four-sixes.done',
      tries: [
        {
          moves: ['+2'],
          said: 'lessons-digit-conquest.counting.four-sixes.plus',
          percent: 9,
        },
      ],
      claim: {
        percent: 40,
      },
    },
    {
      id: 'three-fours',
      position: '40:46 100300010 -',
      before: ['?1'],
      task: 'lessons-digit-conquest.counting.three-fours.task',
      wanted: ['-1'],
      done: 'lessons-digit-conquest.counting.three-fours.done',
      tries: [
        {
          moves: ['+1'],
          said: 'lessons-digit-conquest.counting.three-fours.plus',
          percent: 7,
        },
      ],
      claim: {
        percent: 32,
      },
    },
    {
      id: 'one-nine',
      position: '43:41 000002001 -',
      before: ['?6'],
      task: 'lessons-digit-conquest.counting.one-nine.task',
      wanted: ['-6'],
      done: 'lessons-digit-conquest.counting.one-nine.done',
      tries: [
        {
          moves: ['+6'],
          said: 'lessons-digit-conquest.counting.one-nine.plus',
          percent: 32,
        },
      ],
      claim: {
        percent: 59,
      },
    },
    {
      id: 'leave-them',
      position: '41:44 001000202 -',
      before: ['?3'],
      task: 'lessons-digit-conquest.counting.leave-them.task',
      wanted: ['+3'],
      done: 'lessons-digit-conquest.counting.leave-them.done',
      tries: [
        {
          moves: ['-3'],
          said: 'lessons-digit-conquest.counting.leave-them.minus',
          percent: 23,
        },
      ],
      claim: {
        percent: 44,
      },
    },
    {
      id: 'all-eights',
      position: '42:46 000100030 -',
      before: ['?4'],
      task: 'lessons-digit-conquest.counting.all-eights.task',
      wanted: ['+4'],
      done: 'lessons-digit-conquest.counting.all-eights.done',
      tries: [
        {
          moves: ['-4'],
          said: 'lessons-digit-conquest.counting.all-eights.minus',
          percent: 0,
        },
      ],
      claim: {
        percent: 37,
      },
    },
    {
      id: 'alone',
      position: '38:47 012000100 -',
      before: ['?2'],
      task: 'lessons-digit-conquest.counting.alone.task',
      wanted: ['-2'],
      done: 'lessons-digit-conquest.counting.alone.done',
      tries: [
        {
          moves: ['+2'],
          said: 'lessons-digit-conquest.counting.alone.plus',
          percent: 10,
        },
      ],
      claim: {
        percent: 35,
      },
    },
  ],
};
