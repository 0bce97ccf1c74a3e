import type { Lesson } from '../../lessons/lesson.ts';

/** Taking a hand that throws a win away. */
export const drawTrapLesson: Lesson = {
  id: 'draw-trap',
  title: 'lessons-scholars-game.draw-trap.title',
  summary: 'lessons-scholars-game.draw-trap.summary',
  finish: 'lessons-scholars-game.draw-trap.finish',
  steps: [
    {
      id: 'two-threats',
      position: '2 5p/4s 5p',
      task: 'lessons-scholars-game.draw-trap.two-threats.task',
      wanted: ['5p~'],
      done: 'lessons-scholars-game.draw-trap.two-threats.done',
      tries: [
        {
          moves: ['2×5p'],
          said: 'lessons-scholars-game.draw-trap.two-threats.cut',
          value: 'draw',
        },
        {
          moves: ['2+4s', '5p+4s', '2 5p=3 4s', '2 5p=3 4p'],
          said: 'lessons.answers.lets-off',
          value: 'draw',
        },
        {
          moves: ['2+5p', "2×5p'"],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 11,
      },
    },
    {
      id: 'make-choose',
      position: '1 5p/4p 5r',
      task: 'lessons-scholars-game.draw-trap.make-choose.task',
      wanted: ['1+4p'],
      done: 'lessons-scholars-game.draw-trap.make-choose.done',
      tries: [
        {
          moves: ['1×5r', '5p×5r'],
          said: 'lessons-scholars-game.draw-trap.make-choose.take',
          value: 'draw',
        },
        {
          moves: ['5p+4p', '5p~', '1 5p=2 4p'],
          said: 'lessons.answers.lets-off',
          value: 'draw',
        },
        {
          moves: ['1+5r', '1 5p=3 3', '1 5p=2 4s'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 7,
      },
    },
    {
      id: 'again',
      position: '1 4p/3 5r',
      task: 'lessons-scholars-game.draw-trap.again.task',
      wanted: ['1+3'],
      done: 'lessons-scholars-game.draw-trap.again.done',
      tries: [
        {
          moves: ['1×5r', '4p×5r'],
          said: 'lessons-scholars-game.draw-trap.again.take',
          value: 'draw',
        },
        {
          moves: ['4p~'],
          said: 'lessons.answers.lets-off',
          value: 'draw',
        },
        {
          moves: ['4p+3', '1 4p=2 3', '1+5r', '4p+5r'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 11,
      },
    },
    {
      id: 'losing-take',
      position: 'x 4p/1 5r',
      task: 'lessons-scholars-game.draw-trap.losing-take.task',
      wanted: ['4p+1'],
      done: 'lessons-scholars-game.draw-trap.losing-take.done',
      tries: [
        {
          moves: ['4p×5r'],
          said: 'lessons-scholars-game.draw-trap.losing-take.take',
          value: 'lose',
          answer: ['1+4p'],
        },
        {
          moves: ['4p~'],
          said: 'lessons-scholars-game.draw-trap.losing-take.switch',
          value: 'lose',
          answer: ['5r×4s'],
        },
        {
          moves: ['4p+5r'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
      },
    },
    {
      id: 'scissors-wait',
      position: '2 5p/3 5r',
      task: 'lessons-scholars-game.draw-trap.scissors-wait.task',
      wanted: ['2+3'],
      done: 'lessons-scholars-game.draw-trap.scissors-wait.done',
      tries: [
        {
          moves: ['5p×5r'],
          said: 'lessons-scholars-game.draw-trap.scissors-wait.take',
          value: 'lose',
          answer: ['3×5p'],
        },
        {
          moves: ['2 5p=3 4s', '2+5r', '5p+3', '5p~', '2 5p=3 4p', "2×5p'"],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
      },
    },
    {
      id: 'alone',
      position: '1 5r/4p 5r',
      task: 'lessons-scholars-game.draw-trap.alone.task',
      wanted: ['1+4p'],
      done: 'lessons-scholars-game.draw-trap.alone.done',
      tries: [
        {
          moves: ['1×5r'],
          said: 'lessons-scholars-game.draw-trap.alone.take',
          value: 'draw',
        },
        {
          moves: ['5r+4p', '5r~', '1 5r=2 4p'],
          said: 'lessons.answers.lets-off',
          value: 'draw',
        },
        {
          moves: ["1×5r'", '1+5r', '1 5r=3 3', '1 5r=2 4s'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 9,
      },
    },
  ],
};
