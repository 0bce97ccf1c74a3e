import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import { testMotion, type TestedMotion } from '../../table/testing-motion.ts';
import ConquestTable from './ConquestTable.svelte';
import { digitConquestView } from './testing.ts';

let motion: TestedMotion;

beforeEach(() => {
  motion = testMotion();
});

afterEach(() => {
  cleanup();
  motion.stop();
});

const common = {
  motion: 'full',
  pace: 'slow',
  hint: undefined,
  ratings: new Map(),
  thinking: false,
  lastMove: true,
  onplay: vi.fn(),
} as const;

const ofComputer = (view: MatchViewOf<'digit-conquest'>): MatchViewOf<'digit-conquest'> => ({
  ...view,
  state: { kind: 'computer', seat: 1 },
});
const sentence = () => document.querySelector('[data-sentence]')?.textContent ?? '';

async function pass(milliseconds: number): Promise<void> {
  motion.pass(milliseconds);
  await tick();
}

test('who begins is shown for a while before the first digit is named', async () => {
  const ontoss = vi.fn();
  const view = ofComputer(digitConquestView(['?7'], {}, true));
  render(ConquestTable, { ...common, view, ontoss });
  await pass(1100);
  expect(ontoss).toHaveBeenLastCalledWith(false);
  expect(screen.getByText(/^Chosen at random: /)).toBeTruthy();
  expect(sentence()).toBe('');
  await pass(900);
  expect(sentence()).toBe('');
  await pass(100);
  expect(sentence()).toBe('Ann drew 7.');
});

test('the sentence is hidden until the card has flown past it', async () => {
  const { rerender } = render(ConquestTable, { ...common, view: digitConquestView(['?7']) });
  await pass(5000);
  const animate = vi.spyOn(Element.prototype, 'animate');
  await rerender({ view: digitConquestView(['?7', '+7', '?5']) });
  const hidden = animate.mock.calls.filter((_, call) =>
    (animate.mock.contexts[call] as Element).matches('[data-sentence]'),
  );
  animate.mockRestore();
  expect(hidden).toMatchObject([[[{ opacity: 0 }, { opacity: 0 }], { duration: 1400 }]]);
  expect(sentence()).toBe('Ann drew 7 and added it: 0 → 7.');
});

test.each([
  { pace: 'slow', flight: 1400, read: 1000 },
  { pace: 'normal', flight: 660, read: 600 },
] as const)(
  'the last action can be read before the next draw is named, at pace $pace',
  async ({ pace, flight, read }) => {
    const props = { ...common, pace };
    const { rerender } = render(ConquestTable, { ...props, view: digitConquestView(['?7']) });
    await pass(5000);
    await rerender({ view: ofComputer(digitConquestView(['?7', '+7', '?5'])) });
    for (const milliseconds of [0, flight, read]) {
      await pass(milliseconds);
      expect(sentence()).toBe('Ann drew 7 and added it: 0 → 7.');
    }
    await pass(100);
    expect(sentence()).toBe('Ben drew 5.');
  },
);
