import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { IllegalMove } from '../game.ts';
import { combinations, table } from './testing.ts';

const positions = ['1 1/1 1', 'x 3/4p 5r', '2 4?/1 5p', '4s 5r/x 2', '3 4p/5r 5r', 'x x/1 1'];

test.each(combinations)('playing a refused move throws its reason: %o', (differing) => {
  const { rules, at } = table(differing);
  for (const position of positions.map(at)) {
    for (const { move, reason } of rules.display?.refused?.(position) ?? []) {
      expect(() => rules.play(position, move)).toThrow(
        new IllegalMove(rules.formatMove(position, move), reason),
      );
    }
  }
});

test('a lone hand has reasons against redistributing and adding', () => {
  const { rules, at } = table();
  const reasons = rules.display?.refused?.(at('x 3/1 1')).map(({ reason }) => inEnglish(reason));
  expect(reasons).toContain('A hand that is out stays out.');
  expect(reasons).toContain('A hand that is out can’t add anything.');
});
