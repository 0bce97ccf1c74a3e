import type { Lesson } from '../../lessons/lesson.ts';

/** Switching, transforming, and two hands at once. */
export const functionsLesson: Lesson = {
  id: 'functions',
  title: 'lessons-scholars-game.functions.title',
  summary: 'lessons-scholars-game.functions.summary',
  finish: 'lessons-scholars-game.functions.finish',
  steps: [
    {
      id: 'out-of-danger',
      position: 'x 4s/x 5r',
      task: 'lessons-scholars-game.functions.out-of-danger.task',
      wanted: ['4s~'],
      done: 'lessons-scholars-game.functions.out-of-danger.done',
      tries: [
        {
          moves: ['4s+5r'],
          said: 'lessons-scholars-game.functions.out-of-danger.add',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
      },
    },
    {
      id: 'threaten',
      position: 'x 4p/x 5p',
      task: 'lessons-scholars-game.functions.threaten.task',
      wanted: ['4p~'],
      done: 'lessons-scholars-game.functions.threaten.done',
      tries: [
        {
          moves: ['4p+5p'],
          said: 'lessons-scholars-game.functions.threaten.add',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
      },
    },
    {
      id: 'no-rock',
      position: 'x 2/x 1',
      task: 'lessons-scholars-game.functions.no-rock.task',
      wanted: ['2+1'],
      done: 'lessons-scholars-game.functions.no-rock.done',
      tries: [
        {
          moves: ['2>1'],
          said: 'lessons-scholars-game.functions.no-rock.transform',
          value: 'lose',
          answer: ['5r×2'],
        },
      ],
      claim: {
        value: 'win',
        plies: 3,
      },
    },
    {
      id: 'cut-and-turn',
      position: '3 4p/1 5p',
      task: 'lessons-scholars-game.functions.cut-and-turn.task',
      wanted: ['3×5p>1'],
      done: 'lessons-scholars-game.functions.cut-and-turn.done',
      tries: [
        {
          moves: ['3×5p'],
          said: 'lessons-scholars-game.functions.cut-and-turn.cut',
          value: 'win',
        },
        {
          moves: ['3+1', '4p+1', '4p~', '3>1', "3×4p',5p"],
          said: 'lessons.answers.lets-off',
          value: 'draw',
        },
        {
          moves: ['4p+5p', '3+5p', "3×4p'", "3×4p'>1"],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      later: ['3 4p=2 5r', '3 4p=2 5p'],
      claim: {
        value: 'win',
        plies: 3,
      },
    },
    {
      id: 'their-move',
      position: 'x 4p/x 4s',
      task: 'lessons-scholars-game.functions.their-move.task',
      wanted: ['4p~'],
      done: 'lessons-scholars-game.functions.their-move.done',
      tries: [
        {
          moves: ['4p+4s'],
          said: 'lessons-scholars-game.functions.their-move.add',
          value: 'lose',
          answer: ['3×4p'],
        },
      ],
      claim: {
        value: 'win',
        plies: 5,
      },
    },
    {
      id: 'alone',
      position: '4s 5p/x 3',
      task: 'lessons-scholars-game.functions.alone.task',
      wanted: ['5p~'],
      done: 'lessons-scholars-game.functions.alone.done',
      tries: [
        {
          moves: ['4s~'],
          said: 'lessons-scholars-game.functions.alone.two-papers',
          value: 'lose',
        },
        {
          moves: ['5p+3'],
          said: 'lessons.answers.lets-off',
          value: 'draw',
        },
        {
          moves: ['4s+3', "4s×5p'"],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 7,
      },
    },
  ],
};
