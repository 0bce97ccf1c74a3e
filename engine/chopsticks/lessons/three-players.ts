import type { Lesson } from '../../lessons/lesson.ts';

/** Chopsticks for three: whom to strike, and who moves next. */
export const threePlayersLesson: Lesson = {
  id: 'three-players',
  title: 'lessons-chopsticks.three-players.title',
  summary: 'lessons-chopsticks.three-players.summary',
  finish: 'lessons-chopsticks.three-players.finish',
  steps: [
    {
      id: 'round',
      settings: {
        players: 3,
      },
      position: '111111',
      task: 'lessons-chopsticks.three-players.round.task',
      wanted: 'any',
      done: 'lessons-chopsticks.three-players.round.done',
      tries: [],
    },
    {
      id: 'danger',
      settings: {
        players: 3,
      },
      position: '030104',
      task: 'lessons-chopsticks.three-players.danger.task',
      wanted: ['B-D3'],
      done: 'lessons-chopsticks.three-players.danger.done',
      tries: [
        {
          moves: ['B-D2'],
          said: 'lessons-chopsticks.three-players.danger.small',
          value: 'lose',
        },
        {
          moves: ['03-12'],
          said: 'lessons-chopsticks.three-players.danger.split',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 3,
      },
    },
    {
      id: 'other-side',
      settings: {
        players: 3,
      },
      position: '030401',
      task: 'lessons-chopsticks.three-players.other-side.task',
      wanted: ['B-D2'],
      done: 'lessons-chopsticks.three-players.other-side.done',
      tries: [
        {
          moves: ['B-D3'],
          said: 'lessons-chopsticks.three-players.other-side.small',
          value: 'lose',
        },
        {
          moves: ['03-12'],
          said: 'lessons-chopsticks.three-players.other-side.split',
          value: 'lose',
        },
      ],
      claim: {
        value: 'win',
        plies: 3,
      },
    },
    {
      id: 'weak',
      settings: {
        players: 3,
      },
      position: '010204',
      task: 'lessons-chopsticks.three-players.weak.task',
      wanted: ['B-D3'],
      done: 'lessons-chopsticks.three-players.weak.done',
      tries: [
        {
          moves: ['B-D2'],
          said: 'lessons-chopsticks.three-players.weak.feeds',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
      },
    },
    {
      id: 'both-can',
      settings: {
        players: 3,
      },
      position: '120304',
      task: 'lessons-chopsticks.three-players.both-can.task',
      wanted: ['B-D2'],
      done: 'lessons-chopsticks.three-players.both-can.done',
      tries: [
        {
          moves: ['A-D3', 'B-D3'],
          said: 'lessons-chopsticks.three-players.both-can.four',
          value: 'lose',
        },
        {
          moves: ['A-D2'],
          said: 'lessons-chopsticks.three-players.both-can.feeds',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
      },
    },
    {
      id: 'alone',
      settings: {
        players: 3,
      },
      position: '130203',
      task: 'lessons-chopsticks.three-players.alone.task',
      wanted: ['B-D3'],
      done: 'lessons-chopsticks.three-players.alone.done',
      tries: [
        {
          moves: ['B-D2'],
          said: 'lessons-chopsticks.three-players.alone.two',
          value: 'lose',
        },
        {
          moves: ['13-22', 'A-D2', 'A-D3'],
          said: 'lessons.answers.together',
          value: 'lose',
        },
      ],
      claim: {
        value: 'draw',
      },
    },
  ],
};
