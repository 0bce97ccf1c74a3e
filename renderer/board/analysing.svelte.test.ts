import { afterEach, expect, test, vi } from 'vitest';
import { fakeMain } from '../library/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { attempt } from '../asking.ts';
import { Analysing } from './analysing.svelte.ts';

afterEach(() => vi.unstubAllGlobals());

const person = { kind: 'person' } as const;

test('analysis that is refused is off, and is asked for anew by the next click', async () => {
  let broken = true;
  fakeMain({
    analyse({ revision }: { revision: number }) {
      if (broken) throw new Error('The position could not be analysed.');
      return { revision, moves: [] };
    },
    history: () => null,
  });
  const view = { ...viewAfter({ players: [person, person], moves: [] }), revision: 1 };
  const refusals: string[] = [];
  const analysing = new Analysing({
    view: () => view,
    attempt: (action) => attempt(action, (reason) => refusals.push(reason)),
    hinted: vi.fn(),
  });
  analysing.toggle();
  expect(analysing.on).toBe(true);
  await vi.waitFor(() => expect(analysing.on).toBe(false));
  expect(refusals).toEqual(['The position could not be analysed.']);

  broken = false;
  analysing.toggle();
  await vi.waitFor(() => expect(analysing.analysis).toBeDefined());
  expect(analysing.on).toBe(true);
});
