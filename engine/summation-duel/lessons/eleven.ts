import type { Lesson } from '../../lessons/lesson.ts';

/** Why “multiples of eleven” is a legend at 50. */
export const elevenLesson: Lesson = {
  id: 'eleven',
  title: 'lessons-summation-duel.eleven.title',
  summary: 'lessons-summation-duel.eleven.summary',
  finish: 'lessons-summation-duel.eleven.finish',
  steps: [
    {
      id: 'right',
      settings: {
        target: 33,
      },
      position: '3',
      task: 'lessons-summation-duel.eleven.right.task',
      wanted: ['+8'],
      done: 'lessons-summation-duel.eleven.right.done',
      tries: [
        {
          moves: ['+1', '+10'],
          said: 'lessons-summation-duel.eleven.right.slower',
          value: 'win',
        },
        {
          moves: ['+2', '+4', '+5', '+6', '+7', '+9'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 5,
      },
    },
    {
      id: 'forty-four',
      position: '1,2,5,6,7,9,10',
      task: 'lessons-summation-duel.eleven.forty-four.task',
      wanted: ['+8'],
      done: 'lessons-summation-duel.eleven.forty-four.done',
      tries: [
        {
          moves: ['+4'],
          said: 'lessons-summation-duel.eleven.forty-four.legend',
          value: 'lose',
          answer: ['+3'],
        },
        {
          moves: ['+3'],
          said: 'lessons-summation-duel.eleven.forty-four.three',
          value: 'lose',
          answer: ['+4'],
        },
      ],
      claim: {
        value: 'win',
        plies: 2,
      },
    },
    {
      id: 'six-free',
      position: '2,5,7,8,9,10',
      task: 'lessons-summation-duel.eleven.six-free.task',
      wanted: ['+4'],
      done: 'lessons-summation-duel.eleven.six-free.done',
      tries: [
        {
          moves: ['+3'],
          said: 'lessons-summation-duel.eleven.six-free.legend',
          value: 'lose',
          answer: ['+6'],
        },
        {
          moves: ['+6'],
          said: 'lessons-summation-duel.eleven.six-free.six',
          value: 'lose',
          answer: ['+3'],
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
    {
      id: 'by-chance',
      position: '3,5,6,7,9,10',
      task: 'lessons-summation-duel.eleven.by-chance.task',
      wanted: ['+4'],
      done: 'lessons-summation-duel.eleven.by-chance.done',
      tries: [
        {
          moves: ['+2'],
          said: 'lessons-summation-duel.eleven.by-chance.two',
          value: 'lose',
          answer: ['+8'],
        },
        {
          moves: ['+8'],
          said: 'lessons-summation-duel.eleven.by-chance.eight',
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
    {
      id: 'thirty-three',
      position: '1,5,6,8,9',
      task: 'lessons-summation-duel.eleven.thirty-three.task',
      wanted: ['+7', '+10'],
      done: 'lessons-summation-duel.eleven.thirty-three.done',
      tries: [
        {
          moves: ['+4'],
          said: 'lessons-summation-duel.eleven.thirty-three.legend',
          value: 'lose',
        },
        {
          moves: ['+2', '+3'],
          said: 'lessons.answers.loses',
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
      position: '1,5,6,8,10',
      task: 'lessons-summation-duel.eleven.alone.task',
      wanted: ['+7', '+9'],
      done: 'lessons-summation-duel.eleven.alone.done',
      tries: [
        {
          moves: ['+3'],
          said: 'lessons-summation-duel.eleven.alone.legend',
          value: 'lose',
        },
        {
          moves: ['+2', '+4'],
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
