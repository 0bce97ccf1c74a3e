import type { Lesson } from '../../lessons/lesson.ts';

/** What one learns first: from the first strike to a win that is seen three turns ahead. */
export const firstStepsLesson: Lesson = {
  id: 'first-steps',
  title: 'lessons-chopsticks.first-steps.title',
  summary: 'lessons-chopsticks.first-steps.summary',
  finish: 'lessons-chopsticks.first-steps.finish',
  steps: [
    {
      id: 'strike',
      position: '1111',
      task: 'lessons-chopsticks.first-steps.strike.task',
      wanted: 'any',
      done: 'lessons-chopsticks.first-steps.strike.done',
      tries: [],
    },
    {
      id: 'adds-up',
      position: '1311',
      task: 'lessons-chopsticks.first-steps.adds-up.task',
      wanted: ['B-D', 'B-C'],
      done: 'lessons-chopsticks.first-steps.adds-up.done',
      tries: [{ moves: ['A-C'], said: 'lessons-chopsticks.first-steps.adds-up.weak' }],
      later: ['13-22'],
    },
    {
      id: 'out',
      position: '2213',
      task: 'lessons-chopsticks.first-steps.out.task',
      wanted: ['B-D', 'A-D'],
      done: 'lessons-chopsticks.first-steps.out.done',
      tries: [{ moves: ['A-C'], said: 'lessons-chopsticks.first-steps.out.other-hand' }],
      later: ['22-13'],
    },
    {
      id: 'split',
      position: '1411',
      task: 'lessons-chopsticks.first-steps.split.task',
      wanted: ['14-23'],
      done: 'lessons-chopsticks.first-steps.split.done',
      tries: [
        { moves: ['A-C'], said: 'lessons-chopsticks.first-steps.split.weak' },
        { moves: ['B-C'], said: 'lessons-chopsticks.first-steps.split.strong' },
      ],
    },
    {
      id: 'revive',
      position: '0423',
      task: 'lessons-chopsticks.first-steps.revive.task',
      wanted: ['04-22', '04-13'],
      done: 'lessons-chopsticks.first-steps.revive.done',
      tries: [
        {
          moves: ['B-C', 'B-D'],
          said: 'lessons-chopsticks.first-steps.revive.strike',
          value: 'lose',
        },
      ],
      claim: { value: 'draw' },
    },
    {
      id: 'win',
      position: '1303',
      task: 'lessons-chopsticks.first-steps.win.task',
      wanted: ['B-D'],
      done: 'lessons-chopsticks.first-steps.win.done',
      tries: [
        { moves: ['A-D'], said: 'lessons-chopsticks.first-steps.win.weak', value: 'draw' },
        { moves: ['13-22'], said: 'lessons-chopsticks.first-steps.win.split', value: 'draw' },
      ],
      claim: { value: 'win', plies: 1 },
    },
    {
      id: 'look-ahead',
      position: '0312',
      task: 'lessons-chopsticks.first-steps.look-ahead.task',
      wanted: ['B-D'],
      done: 'lessons-chopsticks.first-steps.look-ahead.done',
      tries: [
        {
          moves: ['B-C'],
          said: 'lessons-chopsticks.first-steps.look-ahead.other-hand',
          value: 'lose',
        },
        {
          moves: ['03-12'],
          said: 'lessons-chopsticks.first-steps.look-ahead.split',
          value: 'draw',
        },
      ],
      reply: ['B-D'],
      claim: { value: 'win', plies: 3 },
    },
    {
      id: 'finish',
      position: '0312',
      before: ['B-D', 'B-D'],
      task: 'lessons-chopsticks.first-steps.finish-it.task',
      wanted: ['B-D'],
      done: 'lessons-chopsticks.first-steps.finish-it.done',
      tries: [
        {
          moves: ['04-22', '04-13'],
          said: 'lessons-chopsticks.first-steps.finish-it.split',
          value: 'draw',
        },
      ],
      claim: { value: 'win', plies: 1 },
    },
  ],
};
