import type { Lesson } from '../lessons/lesson.ts';

/** What one learns first: the goal, numbers that are gone, and numbers that come in pairs. */
export const summationLessons: readonly Lesson[] = [
  {
    id: 'first-steps',
    title: 'lessons-summation-duel.title',
    summary: 'lessons-summation-duel.summary',
    finish: 'lessons-summation-duel.finish',
    steps: [
      {
        id: 'add',
        position: '-',
        task: 'lessons-summation-duel.add.task',
        wanted: 'any',
        done: 'lessons-summation-duel.add.done',
        tries: [],
      },
      {
        id: 'exact',
        position: '1,4,5,6,7,9,10',
        task: 'lessons-summation-duel.exact.task',
        wanted: ['+8'],
        done: 'lessons-summation-duel.exact.done',
        tries: [{ moves: ['+2', '+3'], said: 'lessons-summation-duel.exact.short', value: 'lose' }],
        claim: { value: 'win', plies: 1 },
      },
      {
        id: 'past',
        position: '1,3,6,7,8,9,10',
        task: 'lessons-summation-duel.past.task',
        wanted: ['+5'],
        done: 'lessons-summation-duel.past.done',
        tries: [
          { moves: ['+2'], said: 'lessons-summation-duel.past.two', value: 'lose' },
          { moves: ['+4'], said: 'lessons-summation-duel.past.four', value: 'lose' },
        ],
        reply: ['+2'],
        claim: { value: 'win', plies: 2 },
      },
      {
        id: 'gone',
        position: '2,6,7,8,9,10',
        task: 'lessons-summation-duel.gone.task',
        wanted: ['+4'],
        done: 'lessons-summation-duel.gone.done',
        tries: [
          { moves: ['+1'], said: 'lessons-summation-duel.gone.one', value: 'lose' },
          { moves: ['+3'], said: 'lessons-summation-duel.gone.three', value: 'lose' },
          { moves: ['+5'], said: 'lessons-summation-duel.gone.five', value: 'lose' },
        ],
        reply: ['+1'],
        claim: { value: 'win', plies: 3 },
      },
      {
        id: 'answer',
        position: '2,6,7,8,9,10',
        before: ['+4', '+1'],
        task: 'lessons-summation-duel.answer.task',
        wanted: ['+3'],
        done: 'lessons-summation-duel.answer.done',
        tries: [{ moves: ['+5'], said: 'lessons-summation-duel.answer.five', value: 'lose' }],
        claim: { value: 'win', plies: 1 },
      },
      {
        id: 'pairs',
        position: '6,7,8,9,10',
        task: 'lessons-summation-duel.pairs.task',
        wanted: ['+5'],
        done: 'lessons-summation-duel.pairs.done',
        tries: [
          { moves: ['+4'], said: 'lessons-summation-duel.pairs.eleven', value: 'lose' },
          { moves: ['+1'], said: 'lessons-summation-duel.pairs.one', value: 'win' },
          { moves: ['+2', '+3'], said: 'lessons-summation-duel.pairs.other', value: 'lose' },
        ],
        reply: ['+2'],
        claim: { value: 'win', plies: 3 },
      },
      {
        id: 'partner',
        position: '6,7,8,9,10',
        before: ['+5', '+2'],
        task: 'lessons-summation-duel.partner.task',
        wanted: ['+3'],
        done: 'lessons-summation-duel.partner.done',
        tries: [
          { moves: ['+1'], said: 'lessons-summation-duel.partner.one' },
          { moves: ['+4'], said: 'lessons-summation-duel.partner.four', value: 'lose' },
        ],
        claim: { value: 'win', plies: 1 },
      },
    ],
  },
];
