import type { Lesson } from '../../lessons/lesson.ts';

/** What one learns first: adding, what each hand does to which, and hands that change, all with a 1, a 2, a 4 and a 5. */
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
      position: '1 2/5r 5r',
      task: 'lessons-scholars-game.first-steps.past-five.task',
      wanted: ['2+5r'],
      done: 'lessons-scholars-game.first-steps.past-five.done',
      tries: [{ moves: ['1+5r'], said: 'lessons-scholars-game.first-steps.past-five.five' }],
      later: ['1×5r', '2×5r,5r', "2>1'"],
    },
    {
      id: 'scissors',
      position: '1 2/5p 5p',
      task: 'lessons-scholars-game.first-steps.scissors.task',
      wanted: ['2×5p'],
      done: 'lessons-scholars-game.first-steps.scissors.done',
      tries: [
        {
          moves: ['2+5p', '1+5p'],
          said: 'lessons-scholars-game.first-steps.scissors.add',
          value: 'draw',
        },
      ],
      later: ["2>1'"],
      claim: { value: 'win', plies: 3 },
    },
    {
      id: 'one',
      position: '1 1/1 5r',
      task: 'lessons-scholars-game.first-steps.one.task',
      wanted: ['1×5r'],
      done: 'lessons-scholars-game.first-steps.one.done',
      tries: [
        { moves: ['1+5r'], said: 'lessons-scholars-game.first-steps.one.add', value: 'draw' },
        { moves: ['1+1'], said: 'lessons-scholars-game.first-steps.one.other-hand', value: 'draw' },
      ],
      claim: { value: 'win', plies: 5 },
    },
    {
      id: 'rock',
      position: 'x 5r/2 2',
      task: 'lessons-scholars-game.first-steps.rock.task',
      wanted: ['5r×2'],
      done: 'lessons-scholars-game.first-steps.rock.done',
      tries: [],
      otherwise: 'lessons-scholars-game.first-steps.rock.otherwise',
      later: ['5r~'],
      claim: { value: 'draw' },
    },
    {
      id: 'decide',
      position: '2 5p/x 2',
      first: 1,
      before: ['2+2'],
      task: 'lessons-scholars-game.first-steps.decide.task',
      wanted: ['4?s'],
      done: 'lessons-scholars-game.first-steps.decide.done',
      tries: [
        { moves: ['4?p'], said: 'lessons-scholars-game.first-steps.decide.paper', value: 'lose' },
      ],
      claim: { value: 'draw' },
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
      id: 'alone',
      position: '2 5r/2 5p',
      task: 'lessons-scholars-game.first-steps.alone.task',
      wanted: ['5r×2'],
      done: 'lessons-scholars-game.first-steps.alone.done',
      tries: [
        { moves: ['2×5p'], said: 'lessons.answers.slower', value: 'win' },
        {
          moves: ['2+2', '2+5p', '5r+2', '5r+5p', '5r~'],
          said: 'lessons.answers.lets-off',
          value: 'draw',
        },
        { moves: ["5r×2'"], said: 'lessons.answers.loses', value: 'lose' },
      ],
      later: ['2 5r=3 4s', '2 5r=3 4p'],
      claim: { value: 'win', plies: 3 },
    },
  ],
};
