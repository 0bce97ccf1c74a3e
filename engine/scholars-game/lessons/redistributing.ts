import type { Lesson } from '../../lessons/lesson.ts';

/** Making hands that fit by sharing them out anew. */
export const redistributingLesson: Lesson = {
  id: 'redistributing',
  title: 'lessons-scholars-game.redistributing.title',
  summary: 'lessons-scholars-game.redistributing.summary',
  finish: 'lessons-scholars-game.redistributing.finish',
  beforeMatch: true,
  steps: [
    {
      id: 'redistribute',
      position: '2 2/5p 5r',
      task: 'lessons-scholars-game.redistributing.redistribute.task',
      wanted: ['2 2=1 3'],
      done: 'lessons-scholars-game.redistributing.redistribute.done',
      tries: [
        {
          moves: ['2×5p'],
          said: 'lessons-scholars-game.redistributing.redistribute.cut',
          value: 'draw',
        },
        {
          moves: ['2+5r'],
          said: 'lessons-scholars-game.redistributing.redistribute.add',
          value: 'draw',
        },
        {
          moves: ['2+5p'],
          said: 'lessons-scholars-game.redistributing.redistribute.add-paper',
          value: 'lose',
        },
      ],
      claim: { value: 'win', plies: 9 },
    },
    {
      id: 'make-rock',
      position: '4p 4p/x 3',
      task: 'lessons-scholars-game.redistributing.make-rock.task',
      wanted: ['4p 4p=3 5r'],
      done: 'lessons-scholars-game.redistributing.make-rock.done',
      tries: [
        {
          moves: ['4p 4p=3 5p'],
          said: 'lessons-scholars-game.redistributing.make-rock.paper',
          value: 'draw',
        },
        {
          moves: ['4p+3', '4p~'],
          said: 'lessons.answers.lets-off',
          value: 'draw',
        },
      ],
      claim: {
        value: 'win',
        plies: 7,
      },
    },
    {
      id: 'different',
      position: '2 2/x 3',
      task: 'lessons-scholars-game.redistributing.different.task',
      wanted: ['2 2=1 3'],
      done: 'lessons-scholars-game.redistributing.different.done',
      tries: [
        {
          moves: ['2+3'],
          said: 'lessons-scholars-game.redistributing.different.add',
          value: 'draw',
        },
      ],
      claim: {
        value: 'win',
        plies: 11,
      },
    },
    {
      id: 'against-rock',
      position: '2 3/4s 5r',
      task: 'lessons-scholars-game.redistributing.against-rock.task',
      wanted: ['2 3=1 4p'],
      done: 'lessons-scholars-game.redistributing.against-rock.done',
      tries: [
        {
          moves: ['2 3=1 4s'],
          said: 'lessons-scholars-game.redistributing.against-rock.scissors',
          value: 'draw',
        },
        {
          moves: ['2+5r', '3+5r'],
          said: 'lessons.answers.lets-off',
          value: 'draw',
        },
        {
          moves: ['3+4s', '2+4s'],
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
      id: 'cut-first',
      position: '2 2/2 4p',
      task: 'lessons-scholars-game.redistributing.cut-first.task',
      wanted: ['2×4p'],
      done: 'lessons-scholars-game.redistributing.cut-first.done',
      tries: [
        {
          moves: ['2 2=1 3'],
          said: 'lessons-scholars-game.redistributing.cut-first.redistribute',
          value: 'draw',
        },
        {
          moves: ['2+2', '2+4p'],
          said: 'lessons.answers.lets-off',
          value: 'draw',
        },
      ],
      claim: {
        value: 'win',
        plies: 5,
      },
    },
    {
      id: 'safe-hands',
      position: '3 5p/1 2',
      task: 'lessons-scholars-game.redistributing.safe-hands.task',
      wanted: ['3 5p=4s 4s'],
      done: 'lessons-scholars-game.redistributing.safe-hands.done',
      tries: [
        {
          moves: ['5p~'],
          said: 'lessons-scholars-game.redistributing.safe-hands.switch',
          value: 'lose',
        },
        {
          moves: ['3+1', '3 5p=4s 4p', '3 5p=4p 4p', '3+2', '5p+1', '3>1', "3×5p'", "3×5p'>1"],
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
      position: '2 3/4p 5r',
      task: 'lessons-scholars-game.redistributing.alone.task',
      wanted: ['2 3=1 4p'],
      done: 'lessons-scholars-game.redistributing.alone.done',
      tries: [
        {
          moves: ['2×4p', '3×4p'],
          said: 'lessons-scholars-game.redistributing.alone.cut',
          value: 'draw',
        },
        {
          moves: ['2+5r', '3+5r', '2 3=1 4s'],
          said: 'lessons.answers.lets-off',
          value: 'draw',
        },
        {
          moves: ['3+4p', '2+4p'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 11,
      },
    },
  ],
};
