import type { Lesson } from '../../lessons/lesson.ts';

/** What one learns first: adding, what each hand does to which, and hands that are made to fit. */
export const firstStepsLesson: Lesson = {
  id: 'first-steps',
  title: 'lessons-scholars-game.first-steps.title',
  summary: 'lessons-scholars-game.first-steps.summary',
  finish: 'lessons-scholars-game.first-steps.finish',
  steps: [
    {
      id: 'add',
      position: '1 1/1 1',
      task: 'lessons-scholars-game.first-steps.add.task',
      wanted: 'any',
      done: 'lessons-scholars-game.first-steps.add.done',
      tries: [],
    },
    {
      id: 'past-five',
      position: '1 3/1 4s',
      task: 'lessons-scholars-game.first-steps.past-five.task',
      wanted: ['3+4s'],
      done: 'lessons-scholars-game.first-steps.past-five.done',
      tries: [
        { moves: ['1+4s'], said: 'lessons-scholars-game.first-steps.past-five.five' },
        { moves: ['1+1', '3+1'], said: 'lessons-scholars-game.first-steps.past-five.other-hand' },
      ],
      otherwise: 'lessons-scholars-game.first-steps.past-five.otherwise',
    },
    {
      id: 'scissors',
      position: '1 2/1 4p',
      task: 'lessons-scholars-game.first-steps.scissors.task',
      wanted: ['2×4p'],
      done: 'lessons-scholars-game.first-steps.scissors.done',
      tries: [
        {
          moves: ['2>1'],
          said: 'lessons-scholars-game.first-steps.scissors.transform',
          value: 'draw',
        },
        {
          moves: ["2>1'"],
          said: 'lessons-scholars-game.first-steps.scissors.transform-own',
          value: 'draw',
        },
        {
          moves: ['2+4p', '1+4p'],
          said: 'lessons-scholars-game.first-steps.scissors.add',
          value: 'draw',
        },
      ],
      otherwise: 'lessons-scholars-game.first-steps.scissors.otherwise',
      claim: { value: 'win', plies: 5 },
    },
    {
      id: 'one',
      position: '1 1/2 5r',
      task: 'lessons-scholars-game.first-steps.one.task',
      wanted: ['1×5r'],
      done: 'lessons-scholars-game.first-steps.one.done',
      tries: [
        { moves: ['1+5r'], said: 'lessons-scholars-game.first-steps.one.add', value: 'draw' },
        { moves: ['1+2'], said: 'lessons-scholars-game.first-steps.one.other-hand', value: 'draw' },
      ],
      claim: { value: 'win', plies: 5 },
    },
    {
      id: 'decide',
      position: '2 3/1 2',
      first: 1,
      before: ['3+2'],
      task: 'lessons-scholars-game.first-steps.decide.task',
      wanted: ['5?r'],
      done: 'lessons-scholars-game.first-steps.decide.done',
      tries: [
        { moves: ['5?p'], said: 'lessons-scholars-game.first-steps.decide.paper', value: 'draw' },
      ],
      claim: { value: 'win', plies: 5 },
    },
    {
      id: 'switch',
      position: 'x 5p/x 2',
      task: 'lessons-scholars-game.first-steps.switch.task',
      wanted: ['5p~'],
      done: 'lessons-scholars-game.first-steps.switch.done',
      tries: [
        { moves: ['5p+2'], said: 'lessons-scholars-game.first-steps.switch.add', value: 'lose' },
      ],
      claim: { value: 'draw' },
    },
    {
      id: 'redistribute',
      position: '2 2/5p 5r',
      task: 'lessons-scholars-game.first-steps.redistribute.task',
      wanted: ['2 2=1 3'],
      done: 'lessons-scholars-game.first-steps.redistribute.done',
      tries: [
        {
          moves: ['2×5p'],
          said: 'lessons-scholars-game.first-steps.redistribute.cut',
          value: 'draw',
        },
        {
          moves: ['2+5r'],
          said: 'lessons-scholars-game.first-steps.redistribute.add',
          value: 'draw',
        },
        {
          moves: ['2+5p'],
          said: 'lessons-scholars-game.first-steps.redistribute.add-paper',
          value: 'lose',
        },
      ],
      claim: { value: 'win', plies: 9 },
    },
    {
      id: 'double-scissors',
      position: '2 3/4p 5p',
      task: 'lessons-scholars-game.first-steps.double-scissors.task',
      wanted: ['3×4p,5p'],
      done: 'lessons-scholars-game.first-steps.double-scissors.done',
      tries: [
        {
          moves: ['3×4p', '3×5p', '2×4p', '2×5p'],
          said: 'lessons-scholars-game.first-steps.double-scissors.one',
          value: 'win',
        },
      ],
      otherwise: 'lessons-scholars-game.first-steps.double-scissors.otherwise',
      claim: { value: 'win', plies: 1 },
    },
  ],
};
