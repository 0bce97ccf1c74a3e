import type { Lesson } from '../../lessons/lesson.ts';

/** What one learns first: the goal, numbers that are gone, and numbers that come in pairs. */
export const firstStepsLesson: Lesson = {
  id: 'first-steps',
  title: 'lessons-summation-duel.first-steps.title',
  summary: 'lessons-summation-duel.first-steps.summary',
  finish: 'lessons-summation-duel.first-steps.finish',
  steps: [
    {
      id: 'add',
      position: '-',
      task: 'lessons-summation-duel.first-steps.add.task',
      wanted: 'any',
      done: 'lessons-summation-duel.first-steps.add.done',
      tries: [],
    },
    {
      id: 'exact',
      position: '1,4,5,6,7,9,10',
      task: 'lessons-summation-duel.first-steps.exact.task',
      wanted: ['+8'],
      done: 'lessons-summation-duel.first-steps.exact.done',
      tries: [
        {
          moves: ['+2', '+3'],
          said: 'lessons-summation-duel.first-steps.exact.short',
          value: 'lose',
        },
      ],
      claim: { value: 'win', plies: 1 },
    },
    {
      id: 'past',
      position: '1,3,6,7,8,9,10',
      task: 'lessons-summation-duel.first-steps.past.task',
      wanted: ['+5'],
      done: 'lessons-summation-duel.first-steps.past.done',
      tries: [
        { moves: ['+2'], said: 'lessons-summation-duel.first-steps.past.two', value: 'lose' },
        { moves: ['+4'], said: 'lessons-summation-duel.first-steps.past.four', value: 'lose' },
      ],
      reply: ['+2'],
      claim: { value: 'win', plies: 2 },
    },
    {
      id: 'gone',
      position: '2,6,7,8,9,10',
      task: 'lessons-summation-duel.first-steps.gone.task',
      wanted: ['+4'],
      done: 'lessons-summation-duel.first-steps.gone.done',
      tries: [
        { moves: ['+1'], said: 'lessons-summation-duel.first-steps.gone.one', value: 'lose' },
        { moves: ['+3'], said: 'lessons-summation-duel.first-steps.gone.three', value: 'lose' },
        { moves: ['+5'], said: 'lessons-summation-duel.first-steps.gone.five', value: 'lose' },
      ],
      reply: ['+1'],
      claim: { value: 'win', plies: 3 },
    },
    {
      id: 'answer',
      position: '2,6,7,8,9,10',
      before: ['+4', '+1'],
      task: 'lessons-summation-duel.first-steps.answer.task',
      wanted: ['+3'],
      done: 'lessons-summation-duel.first-steps.answer.done',
      tries: [
        { moves: ['+5'], said: 'lessons-summation-duel.first-steps.answer.five', value: 'lose' },
      ],
      claim: { value: 'win', plies: 1 },
    },
    {
      id: 'pairs',
      position: '6,7,8,9,10',
      task: 'lessons-summation-duel.first-steps.pairs.task',
      wanted: ['+5'],
      done: 'lessons-summation-duel.first-steps.pairs.done',
      tries: [
        { moves: ['+4'], said: 'lessons-summation-duel.first-steps.pairs.eleven', value: 'lose' },
        { moves: ['+1'], said: 'lessons-summation-duel.first-steps.pairs.one', value: 'win' },
        {
          moves: ['+2', '+3'],
          said: 'lessons-summation-duel.first-steps.pairs.other',
          value: 'lose',
        },
      ],
      reply: ['+2'],
      claim: { value: 'win', plies: 3 },
    },
    {
      id: 'partner',
      position: '6,7,8,9,10',
      before: ['+5', '+2'],
      task: 'lessons-summation-duel.first-steps.partner.task',
      wanted: ['+3'],
      done: 'lessons-summation-duel.first-steps.partner.done',
      tries: [
        { moves: ['+1'], said: 'lessons-summation-duel.first-steps.partner.one', value: 'win' },
        { moves: ['+4'], said: 'lessons-summation-duel.first-steps.partner.four', value: 'lose' },
      ],
      claim: { value: 'win', plies: 1 },
    },
  ],
};
