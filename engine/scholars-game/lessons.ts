import type { Lesson } from '../lessons/lesson.ts';

/** What one learns first: adding, what each hand does to which, and hands that are made to fit. */
export const scholarsLessons: readonly Lesson[] = [
  {
    id: 'first-steps',
    title: 'lessons-scholars-game.title',
    summary: 'lessons-scholars-game.summary',
    finish: 'lessons-scholars-game.finish',
    steps: [
      {
        id: 'add',
        position: '1 1/1 1',
        task: 'lessons-scholars-game.add.task',
        wanted: 'any',
        done: 'lessons-scholars-game.add.done',
        tries: [],
      },
      {
        id: 'past-five',
        position: '1 3/1 4s',
        task: 'lessons-scholars-game.past-five.task',
        wanted: ['3+4s'],
        done: 'lessons-scholars-game.past-five.done',
        tries: [
          { moves: ['1+4s'], said: 'lessons-scholars-game.past-five.five' },
          { moves: ['1+1', '3+1'], said: 'lessons-scholars-game.past-five.other-hand' },
        ],
        otherwise: 'lessons-scholars-game.past-five.otherwise',
      },
      {
        id: 'scissors',
        position: '1 2/1 4p',
        task: 'lessons-scholars-game.scissors.task',
        wanted: ['2×4p'],
        done: 'lessons-scholars-game.scissors.done',
        tries: [
          { moves: ['2>1'], said: 'lessons-scholars-game.scissors.transform', value: 'draw' },
          { moves: ["2>1'"], said: 'lessons-scholars-game.scissors.transform-own', value: 'draw' },
          { moves: ['2+4p', '1+4p'], said: 'lessons-scholars-game.scissors.add', value: 'draw' },
        ],
        otherwise: 'lessons-scholars-game.scissors.otherwise',
        claim: { value: 'win', plies: 5 },
      },
      {
        id: 'one',
        position: '1 1/2 5r',
        task: 'lessons-scholars-game.one.task',
        wanted: ['1×5r'],
        done: 'lessons-scholars-game.one.done',
        tries: [
          { moves: ['1+5r'], said: 'lessons-scholars-game.one.add', value: 'draw' },
          { moves: ['1+2'], said: 'lessons-scholars-game.one.other-hand', value: 'draw' },
        ],
        claim: { value: 'win', plies: 5 },
      },
      {
        id: 'decide',
        position: '2 3/1 2',
        first: 1,
        before: ['3+2'],
        task: 'lessons-scholars-game.decide.task',
        wanted: ['5?r'],
        done: 'lessons-scholars-game.decide.done',
        tries: [{ moves: ['5?p'], said: 'lessons-scholars-game.decide.paper', value: 'draw' }],
        claim: { value: 'win', plies: 5 },
      },
      {
        id: 'switch',
        position: 'x 5p/x 2',
        task: 'lessons-scholars-game.switch.task',
        wanted: ['5p~'],
        done: 'lessons-scholars-game.switch.done',
        tries: [{ moves: ['5p+2'], said: 'lessons-scholars-game.switch.add', value: 'lose' }],
        claim: { value: 'draw' },
      },
      {
        id: 'redistribute',
        position: '2 2/5p 5r',
        task: 'lessons-scholars-game.redistribute.task',
        wanted: ['2 2=1 3'],
        done: 'lessons-scholars-game.redistribute.done',
        tries: [
          { moves: ['2×5p'], said: 'lessons-scholars-game.redistribute.cut', value: 'draw' },
          {
            moves: ['2+5p', '2+5r'],
            said: 'lessons-scholars-game.redistribute.add',
          },
        ],
        claim: { value: 'win', plies: 9 },
      },
      {
        id: 'double-scissors',
        position: '2 3/4p 5p',
        task: 'lessons-scholars-game.double-scissors.task',
        wanted: ['3×4p,5p'],
        done: 'lessons-scholars-game.double-scissors.done',
        tries: [
          {
            moves: ['3×4p', '3×5p', '2×4p', '2×5p'],
            said: 'lessons-scholars-game.double-scissors.one',
            value: 'win',
          },
        ],
        otherwise: 'lessons-scholars-game.double-scissors.otherwise',
        claim: { value: 'win', plies: 1 },
      },
    ],
  },
];
