import type { Lesson } from '../../lessons/lesson.ts';

/** Teaches to stay on a score for which the deck has the missing digit. */
export const waitingLesson: Lesson = {
  id: 'waiting',
  title: 'lessons-digit-conquest.waiting.title',
  summary: 'lessons-digit-conquest.waiting.summary',
  finish: 'lessons-digit-conquest.waiting.finish',
  steps: [
    {
      id: 'stay',
      position: '47:44 021010000 -',
      before: ['?2'],
      task: 'lessons-digit-conquest.waiting.stay.task',
      wanted: ['-2'],
      done: 'lessons-digit-conquest.waiting.stay.done',
      tries: [
        {
          moves: ['+2'],
          said: 'lessons-digit-conquest.waiting.stay.plus',
          percent: 44,
        },
      ],
      claim: {
        percent: 69,
      },
    },
    {
      id: 'closer-is-worse',
      position: '48:41 110011000 -',
      before: ['?1'],
      task: 'lessons-digit-conquest.waiting.closer-is-worse.task',
      wanted: ['-1'],
      done: 'lessons-digit-conquest.waiting.closer-is-worse.done',
      tries: [
        {
          moves: ['+1'],
          said: 'lessons-digit-conquest.waiting.closer-is-worse.plus',
          percent: 48,
        },
      ],
      claim: {
        percent: 66,
      },
    },
    {
      id: 'move-up',
      position: '44:41 010200010 -',
      before: ['?2'],
      task: 'lessons-digit-conquest.waiting.move-up.task',
      wanted: ['+2'],
      done: 'lessons-digit-conquest.waiting.move-up.done',
      tries: [
        {
          moves: ['-2'],
          said: 'lessons-digit-conquest.waiting.move-up.minus',
          percent: 56,
        },
      ],
      claim: {
        percent: 66,
      },
    },
    {
      id: 'five',
      position: '45:43 001012000 -',
      before: ['?3'],
      task: 'lessons-digit-conquest.waiting.five.task',
      wanted: ['-3'],
      done: 'lessons-digit-conquest.waiting.five.done',
      tries: [
        {
          moves: ['+3'],
          said: 'lessons-digit-conquest.waiting.five.plus',
          percent: 40,
        },
      ],
      claim: {
        percent: 57,
      },
    },
    {
      id: 'six',
      position: '44:40 000201010 -',
      before: ['?4'],
      task: 'lessons-digit-conquest.waiting.six.task',
      wanted: ['-4'],
      done: 'lessons-digit-conquest.waiting.six.done',
      tries: [
        {
          moves: ['+4'],
          said: 'lessons-digit-conquest.waiting.six.plus',
          percent: 45,
        },
      ],
      claim: {
        percent: 61,
      },
    },
    {
      id: 'gone',
      position: '40:48 110000011 -',
      before: ['?2'],
      task: 'lessons-digit-conquest.waiting.gone.task',
      wanted: ['+2'],
      done: 'lessons-digit-conquest.waiting.gone.done',
      tries: [
        {
          moves: ['-2'],
          said: 'lessons-digit-conquest.waiting.gone.minus',
          percent: 36,
        },
      ],
      claim: {
        percent: 46,
      },
    },
    {
      id: 'alone',
      position: '43:39 000110101 -',
      before: ['?4'],
      task: 'lessons-digit-conquest.waiting.alone.task',
      wanted: ['-4'],
      done: 'lessons-digit-conquest.waiting.alone.done',
      tries: [
        {
          moves: ['+4'],
          said: 'lessons-digit-conquest.waiting.alone.plus',
          percent: 43,
        },
      ],
      claim: {
        percent: 58,
      },
    },
  ],
};
