import type { Lesson } from '../../lessons/lesson.ts';

/** The second player’s pairs: i is answered with n + 1 − i. */
export const pairsLesson: Lesson = {
  id: 'pairs',
  title: 'lessons-summation-duel.pairs.title',
  summary: 'lessons-summation-duel.pairs.summary',
  finish: 'lessons-summation-duel.pairs.finish',
  steps: [
    {
      id: 'five',
      settings: {
        numbers: 4,
        target: 5,
      },
      position: '2',
      task: 'lessons-summation-duel.pairs.five.task',
      wanted: ['+3'],
      done: 'lessons-summation-duel.pairs.five.done',
      tries: [
        {
          moves: ['+1'],
          said: 'lessons-summation-duel.pairs.five.short',
          value: 'win',
        },
        {
          moves: ['+4'],
          said: 'lessons-summation-duel.pairs.five.past',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'seven',
      settings: {
        numbers: 6,
        target: 7,
      },
      position: '3',
      task: 'lessons-summation-duel.pairs.seven.task',
      wanted: ['+4'],
      done: 'lessons-summation-duel.pairs.seven.done',
      tries: [
        {
          moves: ['+1', '+2'],
          said: 'lessons-summation-duel.pairs.seven.short',
          value: 'lose',
        },
        {
          moves: ['+5', '+6'],
          said: 'lessons-summation-duel.pairs.seven.past',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'twice',
      settings: {
        numbers: 6,
        target: 14,
      },
      position: '3',
      task: 'lessons-summation-duel.pairs.twice.task',
      wanted: ['+4'],
      done: 'lessons-summation-duel.pairs.twice.done',
      tries: [
        {
          moves: ['+1', '+2'],
          said: 'lessons-summation-duel.pairs.twice.slower',
          value: 'win',
        },
        {
          moves: ['+5'],
          said: 'lessons-summation-duel.pairs.twice.five',
          value: 'lose',
          answer: ['+6'],
        },
        {
          moves: ['+6'],
          said: 'lessons-summation-duel.pairs.twice.six',
          value: 'lose',
          answer: ['+5'],
        },
      ],
      reply: ['+1'],
      claim: {
        value: 'win',
        plies: 3,
      },
    },
    {
      id: 'second-pair',
      settings: {
        numbers: 6,
        target: 14,
      },
      position: '3',
      before: ['+4', '+1'],
      task: 'lessons-summation-duel.pairs.second-pair.task',
      wanted: ['+6'],
      done: 'lessons-summation-duel.pairs.second-pair.done',
      tries: [
        {
          moves: ['+2', '+5'],
          said: 'lessons-summation-duel.pairs.second-pair.slower',
          value: 'win',
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'twenty-two',
      settings: {
        target: 22,
      },
      position: '4',
      task: 'lessons-summation-duel.pairs.twenty-two.task',
      wanted: ['+7'],
      done: 'lessons-summation-duel.pairs.twenty-two.done',
      tries: [
        {
          moves: ['+8'],
          said: 'lessons-summation-duel.pairs.twenty-two.eight',
          value: 'lose',
          answer: ['+10'],
        },
        {
          moves: ['+10'],
          said: 'lessons-summation-duel.pairs.twenty-two.ten',
          value: 'lose',
          answer: ['+8'],
        },
        {
          moves: ['+1', '+2', '+3', '+5', '+6', '+9'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      reply: ['+3'],
      claim: {
        value: 'win',
        plies: 3,
      },
    },
    {
      id: 'finish-it',
      settings: {
        target: 22,
      },
      position: '4',
      before: ['+7', '+3'],
      task: 'lessons-summation-duel.pairs.finish-it.task',
      wanted: ['+8'],
      done: 'lessons-summation-duel.pairs.finish-it.done',
      tries: [
        {
          moves: ['+5'],
          said: 'lessons.answers.slower',
          value: 'win',
        },
        {
          moves: ['+1', '+2', '+6', '+9', '+10'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'alone',
      settings: {
        target: 33,
      },
      position: '4',
      task: 'lessons-summation-duel.pairs.alone.task',
      wanted: ['+7', '+10'],
      done: 'lessons-summation-duel.pairs.alone.done',
      tries: [
        {
          moves: ['+1', '+2', '+3', '+6', '+5', '+8', '+9'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        anyWay: true,
      },
    },
  ],
};
