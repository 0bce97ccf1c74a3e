import type { Lesson } from '../../lessons/lesson.ts';

/** What beats what, one hand against one. */
export const beatsLesson: Lesson = {
  id: 'beats',
  title: 'lessons-scholars-game.beats.title',
  summary: 'lessons-scholars-game.beats.summary',
  finish: 'lessons-scholars-game.beats.finish',
  steps: [
    {
      id: 'scissors',
      position: 'x 2/x 4p',
      task: 'lessons-scholars-game.beats.scissors.task',
      wanted: ['2×4p'],
      done: 'lessons-scholars-game.beats.scissors.done',
      tries: [
        {
          moves: ['2+4p'],
          said: 'lessons-scholars-game.beats.scissors.add',
          value: 'draw',
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'rock',
      position: 'x 5r/x 3',
      task: 'lessons-scholars-game.beats.rock.task',
      wanted: ['5r×3'],
      done: 'lessons-scholars-game.beats.rock.done',
      tries: [
        {
          moves: ['5r+3'],
          said: 'lessons-scholars-game.beats.rock.add',
          value: 'draw',
        },
        {
          moves: ['5r~'],
          said: 'lessons-scholars-game.beats.rock.switch',
          value: 'lose',
          answer: ['3×5p'],
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'paper',
      position: 'x 4p/x 5r',
      task: 'lessons-scholars-game.beats.paper.task',
      wanted: ['4p×5r'],
      done: 'lessons-scholars-game.beats.paper.done',
      tries: [
        {
          moves: ['4p+5r'],
          said: 'lessons-scholars-game.beats.paper.add',
          value: 'lose',
        },
        {
          moves: ['4p~'],
          said: 'lessons-scholars-game.beats.paper.switch',
          value: 'lose',
          answer: ['5r×4s'],
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'one',
      position: 'x 1/x 5r',
      task: 'lessons-scholars-game.beats.one.task',
      wanted: ['1×5r'],
      done: 'lessons-scholars-game.beats.one.done',
      tries: [
        {
          moves: ['1+5r'],
          said: 'lessons-scholars-game.beats.one.add',
          value: 'win',
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'two-rocks',
      position: 'x 2/5r 5r',
      task: 'lessons-scholars-game.beats.two-rocks.task',
      wanted: ['2×5r,5r'],
      done: 'lessons-scholars-game.beats.two-rocks.done',
      tries: [
        {
          moves: ['2+5r'],
          said: 'lessons-scholars-game.beats.two-rocks.add',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 1,
      },
    },
    {
      id: 'double-scissors',
      position: '2 3/4p 5p',
      task: 'lessons-scholars-game.beats.double-scissors.task',
      wanted: ['3×4p,5p'],
      done: 'lessons-scholars-game.beats.double-scissors.done',
      tries: [
        {
          moves: ['3×4p', '3×5p', '2×4p', '2×5p'],
          said: 'lessons-scholars-game.beats.double-scissors.one',
          value: 'win',
        },
      ],
      otherwise: 'lessons-scholars-game.beats.double-scissors.otherwise',
      later: ['2 3=1 4s', '2 3=1 4p'],
      claim: { value: 'win', plies: 1 },
    },
    {
      id: 'alone',
      position: 'x 4s/4s 5p',
      task: 'lessons-scholars-game.beats.alone.task',
      wanted: ['4s×5p'],
      done: 'lessons-scholars-game.beats.alone.done',
      tries: [
        {
          moves: ['4s~'],
          said: 'lessons-scholars-game.beats.alone.switch',
          value: 'lose',
          answer: ['4s×4p'],
        },
        {
          moves: ['4s+4s', '4s+5p'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 5,
      },
    },
  ],
};
