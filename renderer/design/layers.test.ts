import { expect, it } from 'vitest';
import { giveBackLayer, takeLayer } from './layers.ts';

it('puts what opens last above what is open, in whichever order they close', () => {
  const first = takeLayer();
  const second = takeLayer();
  expect(second).toBeGreaterThan(first);
  giveBackLayer(first);
  const third = takeLayer();
  expect(third).toBeGreaterThan(second);
  giveBackLayer(second);
  giveBackLayer(third);
  expect(takeLayer()).toBe(first);
  giveBackLayer(first);
});
