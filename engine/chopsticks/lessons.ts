import type { Lesson } from '../lessons/lesson.ts';

/** What one learns first: from the first strike to a win that is seen three turns ahead. */
export const chopsticksLessons: readonly Lesson[] = [
  {
    id: 'first-steps',
    title: 'lessons-chopsticks.title',
    summary: 'lessons-chopsticks.summary',
    finish: 'lessons-chopsticks.finish',
    steps: [
      {
        id: 'strike',
        position: '1111',
        task: 'lessons-chopsticks.strike.task',
        wanted: 'any',
        done: 'lessons-chopsticks.strike.done',
        tries: [],
      },
      {
        id: 'adds-up',
        position: '1311',
        task: 'lessons-chopsticks.adds-up.task',
        wanted: ['B-D', 'B-C'],
        done: 'lessons-chopsticks.adds-up.done',
        tries: [
          { moves: ['A-C'], said: 'lessons-chopsticks.adds-up.weak' },
          { moves: ['13-22'], said: 'lessons-chopsticks.adds-up.split' },
        ],
      },
      {
        id: 'out',
        position: '2213',
        task: 'lessons-chopsticks.out.task',
        wanted: ['B-D', 'A-D'],
        done: 'lessons-chopsticks.out.done',
        tries: [
          { moves: ['A-C'], said: 'lessons-chopsticks.out.other-hand' },
          { moves: ['22-13'], said: 'lessons-chopsticks.out.split' },
        ],
      },
      {
        id: 'split',
        position: '1411',
        task: 'lessons-chopsticks.split.task',
        wanted: ['14-23'],
        done: 'lessons-chopsticks.split.done',
        tries: [
          { moves: ['A-C'], said: 'lessons-chopsticks.split.weak' },
          { moves: ['B-C'], said: 'lessons-chopsticks.split.strong' },
        ],
      },
      {
        id: 'revive',
        position: '0423',
        task: 'lessons-chopsticks.revive.task',
        wanted: ['04-22', '04-13'],
        done: 'lessons-chopsticks.revive.done',
        tries: [{ moves: ['B-C', 'B-D'], said: 'lessons-chopsticks.revive.strike', value: 'lose' }],
        claim: { value: 'draw' },
      },
      {
        id: 'win',
        position: '1303',
        task: 'lessons-chopsticks.win.task',
        wanted: ['B-D'],
        done: 'lessons-chopsticks.win.done',
        tries: [
          { moves: ['A-D'], said: 'lessons-chopsticks.win.weak' },
          { moves: ['13-22'], said: 'lessons-chopsticks.win.split' },
        ],
        claim: { value: 'win', plies: 1 },
      },
      {
        id: 'look-ahead',
        position: '0312',
        task: 'lessons-chopsticks.look-ahead.task',
        wanted: ['B-D'],
        done: 'lessons-chopsticks.look-ahead.done',
        tries: [
          { moves: ['B-C'], said: 'lessons-chopsticks.look-ahead.other-hand', value: 'lose' },
          { moves: ['03-12'], said: 'lessons-chopsticks.look-ahead.split', value: 'draw' },
        ],
        reply: ['B-D'],
        claim: { value: 'win', plies: 3 },
      },
      {
        id: 'finish',
        position: '0312',
        before: ['B-D', 'B-D'],
        task: 'lessons-chopsticks.finish-it.task',
        wanted: ['B-D'],
        done: 'lessons-chopsticks.finish-it.done',
        tries: [
          { moves: ['04-22', '04-13'], said: 'lessons-chopsticks.finish-it.split', value: 'draw' },
        ],
        claim: { value: 'win', plies: 1 },
      },
    ],
  },
];
