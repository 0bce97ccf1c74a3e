import type { Lesson } from '../../lessons/lesson.ts';

/** The race of numbers that are never used up, in which steps of 11 are true. */
export const raceLesson: Lesson = {
  id: 'race',
  title: 'lessons-summation-duel.race.title',
  summary: 'lessons-summation-duel.race.summary',
  finish: 'lessons-summation-duel.race.finish',
  steps: [
    {
      id: 'last',
      settings: { copies: 'unlimited' },
      position: '=43',
      task: 'lessons-summation-duel.race.last.task',
      wanted: ['+7'],
      done: 'lessons-summation-duel.race.last.done',
      tries: [
        {
          moves: ['+1', '+2', '+3', '+4', '+5', '+6'],
          said: 'lessons-summation-duel.race.last.short',
          value: 'lose',
        },
        {
          moves: ['+8', '+9', '+10'],
          said: 'lessons-summation-duel.race.last.past',
          value: 'lose',
        },
      ],
      claim: { value: 'win', plies: 1 },
    },
    {
      id: 'thirty-nine',
      settings: { copies: 'unlimited' },
      position: '=34',
      task: 'lessons-summation-duel.race.thirty-nine.task',
      wanted: ['+5'],
      done: 'lessons-summation-duel.race.thirty-nine.done',
      tries: [
        {
          moves: ['+1', '+2', '+3', '+4'],
          said: 'lessons-summation-duel.race.thirty-nine.small',
          value: 'lose',
        },
        {
          moves: ['+6', '+7', '+8', '+9', '+10'],
          said: 'lessons-summation-duel.race.thirty-nine.large',
          value: 'lose',
        },
      ],
      reply: ['+4'],
      claim: { value: 'win', plies: 3 },
    },
    {
      id: 'take-it',
      settings: { copies: 'unlimited' },
      position: '=34',
      before: ['+5', '+4'],
      task: 'lessons-summation-duel.race.take-it.task',
      wanted: ['+7'],
      done: 'lessons-summation-duel.race.take-it.done',
      tries: [
        {
          moves: ['+1', '+2', '+3', '+4', '+5', '+6', '+8', '+9', '+10'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: { value: 'win', plies: 1 },
    },
    {
      id: 'twenty-eight',
      settings: { copies: 'unlimited' },
      position: '=20',
      task: 'lessons-summation-duel.race.twenty-eight.task',
      wanted: ['+8'],
      done: 'lessons-summation-duel.race.twenty-eight.done',
      tries: [
        {
          moves: ['+1', '+3', '+4', '+5', '+6', '+7', '+9', '+10'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
        { moves: ['+2'], said: 'lessons-summation-duel.race.twenty-eight.legend', value: 'lose' },
      ],
      reply: ['+3'],
      claim: { value: 'win', plies: 5 },
    },
    {
      id: 'answer',
      settings: { copies: 'unlimited' },
      position: '=20',
      before: ['+8', '+3'],
      task: 'lessons-summation-duel.race.answer.task',
      wanted: ['+8'],
      done: 'lessons-summation-duel.race.answer.done',
      tries: [
        {
          moves: ['+1', '+3', '+4', '+5', '+6', '+7', '+9', '+10'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
        { moves: ['+2'], said: 'lessons-summation-duel.race.answer.legend', value: 'lose' },
      ],
      claim: { value: 'win', plies: 3 },
    },
    {
      id: 'start',
      settings: { copies: 'unlimited' },
      position: '=0',
      task: 'lessons-summation-duel.race.start.task',
      wanted: ['+6'],
      done: 'lessons-summation-duel.race.start.done',
      tries: [
        {
          moves: ['+1', '+2', '+3', '+4', '+5', '+7', '+8', '+9', '+10'],
          said: 'lessons-summation-duel.race.start.other',
          value: 'lose',
        },
      ],
      claim: { value: 'win', plies: 9 },
    },
    {
      id: 'alone',
      settings: { copies: 'unlimited' },
      position: '=11',
      task: 'lessons-summation-duel.race.alone.task',
      wanted: ['+6'],
      done: 'lessons-summation-duel.race.alone.done',
      tries: [
        {
          moves: ['+1', '+2', '+3', '+4', '+5', '+7', '+8', '+9', '+10'],
          said: 'lessons.answers.loses',
          value: 'lose',
        },
      ],
      claim: { value: 'win', plies: 7 },
    },
  ],
};
