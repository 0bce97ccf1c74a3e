import type { Lesson } from '../../lessons/lesson.ts';

/** At 50, numbers that make 5 are left: read from the end. */
export const backwardsLesson: Lesson = {
  id: 'backwards',
  title: 'lessons-summation-duel.backwards.title',
  summary: 'lessons-summation-duel.backwards.summary',
  finish: 'lessons-summation-duel.backwards.finish',
  steps: [
    {
      id: 'rest',
      position: '2,3,5,6,7,9,10',
      task: 'lessons-summation-duel.backwards.rest.task',
      wanted: ['+8'],
      done: 'lessons-summation-duel.backwards.rest.done',
      tries: [
        {
          moves: ['+1', '+4'],
          said: 'lessons-summation-duel.backwards.rest.short',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'no-rest',
      position: '1,2,5,6,8,9,10',
      task: 'lessons-summation-duel.backwards.no-rest.task',
      wanted: ['+7'],
      done: 'lessons-summation-duel.backwards.no-rest.done',
      tries: [
        {
          moves: ['+3', '+4'],
          said: 'lessons-summation-duel.backwards.no-rest.small',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 2,
      },
    },
    {
      id: 'count-turns',
      position: '1,3,5,7,8,9,10',
      task: 'lessons-summation-duel.backwards.count-turns.task',
      wanted: ['+6'],
      done: 'lessons-summation-duel.backwards.count-turns.done',
      tries: [
        {
          moves: ['+2'],
          said: 'lessons-summation-duel.backwards.count-turns.two',
          value: 'lose',
          answer: ['+4'],
        },
        {
          moves: ['+4'],
          said: 'lessons-summation-duel.backwards.count-turns.four',
          value: 'lose',
          answer: ['+2'],
        },
      ],
      claim: {
        value: 'win',
        plies: 2,
      },
    },
    {
      id: 'break-pair',
      position: '2,3,6,8,9,10',
      task: 'lessons-summation-duel.backwards.break-pair.task',
      wanted: ['+1', '+4'],
      done: 'lessons-summation-duel.backwards.break-pair.done',
      tries: [
        {
          moves: ['+5'],
          said: 'lessons-summation-duel.backwards.break-pair.five',
          value: 'lose',
          answer: ['+7'],
        },
        {
          moves: ['+7'],
          said: 'lessons-summation-duel.backwards.break-pair.seven',
          value: 'lose',
          answer: ['+5'],
        },
      ],
      claim: {
        value: 'win',
        plies: 4,
      },
    },
    {
      id: 'other-pair',
      position: '4,5,6,7,9,10',
      task: 'lessons-summation-duel.backwards.other-pair.task',
      wanted: ['+2', '+3'],
      done: 'lessons-summation-duel.backwards.other-pair.done',
      tries: [
        {
          moves: ['+1'],
          said: 'lessons-summation-duel.backwards.other-pair.one',
          value: 'lose',
          answer: ['+8'],
        },
        {
          moves: ['+8'],
          said: 'lessons-summation-duel.backwards.other-pair.eight',
          value: 'lose',
          answer: ['+1'],
        },
      ],
      claim: {
        value: 'win',
        plies: 4,
      },
    },
    {
      id: 'alone',
      position: '1,4,7,8,9,10',
      task: 'lessons-summation-duel.backwards.alone.task',
      wanted: ['+2', '+3'],
      done: 'lessons-summation-duel.backwards.alone.done',
      tries: [
        {
          moves: ['+5'],
          said: 'lessons-summation-duel.backwards.alone.five',
          value: 'lose',
          answer: ['+6'],
        },
        {
          moves: ['+6'],
          said: 'lessons-summation-duel.backwards.alone.six',
          value: 'lose',
          answer: ['+5'],
        },
      ],
      claim: {
        value: 'win',
        plies: 4,
      },
    },
  ],
};
