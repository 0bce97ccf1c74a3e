import { expect, test } from 'vitest';
import { wordsOf } from '../../words/say.ts';
import { parseSettings } from '../settings.ts';
import { chopsticks } from './chopsticks.ts';

test('among three, a strike says whose hand it hits', () => {
  const rules = chopsticks.rules(parseSettings(chopsticks, { players: 3 }).settings);
  const start = rules.start(1);
  const english = wordsOf('en', (seat) => ({
    name: ['You', 'Ann', 'Ben'][seat] ?? '',
    isYou: seat === 0,
  }));
  const words = rules.moves(start).map((move) => english.say(rules.describe(start, move)));
  expect(words).toContain('Left hand strikes your right hand: 1 becomes 2');
  expect(words).toContain('Left hand strikes Ben’s right hand: 1 becomes 2');
});
