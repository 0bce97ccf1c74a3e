import { expect, test } from 'vitest';
import { message, playerAt, type Message } from '../../words/message.ts';
import { wordsOf } from '../../words/say.ts';

/** Names the first player Ada; the second one is the user. */
const say = (language: 'en' | 'de', said: Message) =>
  wordsOf(language, (seat) => ({ name: seat === 0 ? 'Ada' : 'You', isYou: seat === 1 })).say(said);

const reply = message('summation-duel.why.exact', { before: 44, number: 6, target: 50 });
const sides = { me: playerAt(0), them: playerAt(1) };
const pairs = message('summation-duel.why.pair', { one: 1, other: 4 });

test.each<[Message, string, string]>([
  [
    message('why.longest', { moves: 4, other: 2 }),
    'Every move loses here, but with this one the game lasts longest: 4 moves instead of at most 2.',
    'Hier verliert jeder Zug, aber mit diesem dauert die Partie am längsten: 4 Züge statt höchstens 2.',
  ],
  [
    message('why.must-move', { ...sides, holds: 'win' }),
    'After that you have to move, and every move loses. If you could pass, that would win.',
    'Danach musst du ziehen, und jeder Zug verliert. Könntest du passen, wäre das der Sieg.',
  ],
  [
    message('summation-duel.why.all-past', { missing: 1, target: 50, free: 1 }),
    '50 is only 1 away, and the last free number is larger, so it goes past 50.',
    'Bis 50 fehlt nur 1, und die letzte freie Zahl ist größer: Sie geht über 50 hinaus.',
  ],
  [
    message('summation-duel.why.all-past', { missing: 2, target: 50, free: 3 }),
    '50 is only 2 away, and every free number is larger, so the next one goes past 50.',
    'Bis 50 fehlen nur 2, und jede freie Zahl ist größer: Die nächste geht über 50 hinaus.',
  ],
  [
    message('summation-duel.why.partner', { ...sides, pairs, missing: 5, target: 50 }),
    '50 is 5 away, and the free numbers that still fit pair up to make 5 (1 + 4): Ada answers each with its partner.',
    'Bis 50 fehlen 5, und die freien Zahlen, die noch passen, ergeben paarweise 5 (1 + 4): Ada antwortet auf jede mit ihrem Partner.',
  ],
])('a why is a whole sentence: %o', (why, english, german) => {
  expect([say('en', why), say('de', why)]).toEqual([english, german]);
});

test('the only move left isn’t mistaken for the one that wins after it', () => {
  const why = message('why.forces-end', { ...sides, reply });
  expect(say('en', why)).toMatch(/only one move: .*\. After it Ada wins\.$/);
  expect(say('de', why)).toMatch(/nur ein Zug: .*\. Dann gewinnt Ada\.$/);
});
