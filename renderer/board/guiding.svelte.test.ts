import { afterEach, expect, test, vi } from 'vitest';
import type { GuideView } from '../../electron/api/analysis-view.ts';
import { saying } from '../../words/testing.ts';
import { fakeMain, slowAnswers } from '../library/testing.ts';
import { Services } from '../services/services.svelte.ts';
import { viewAfter } from '../table/testing.ts';
import { Guiding } from './guiding.svelte.ts';

afterEach(() => vi.unstubAllGlobals());

const person = { kind: 'person' } as const;
const players = [person, { kind: 'computer', difficulty: 'easy' }] as const;

/** A board after some moves, with or without a guide. */
function guided({
  guide = true,
  moves = [],
  answer = {},
}: { guide?: boolean; moves?: readonly string[]; answer?: Partial<GuideView> } = {}) {
  const main = fakeMain({
    guide: ({ revision }: { revision: number }) => ({
      revision,
      after: null,
      before: [saying('Every move is fine.')],
      here: null,
      move: null,
      plan: [],
      told: false,
      ...answer,
    }),
  });
  const services = new Services();
  const { announcer, match } = services;
  const turn = (on: boolean) => {
    if (match.view !== undefined) match.view = { ...match.view, guided: on };
  };
  match.view = { ...viewAfter({ players, moves }), revision: 1, guided: guide };
  const guiding = new Guiding(services, () => false);
  return {
    main,
    guiding,
    turn,
    said: () => announcer.said.map(({ text }) => text),
    matchChanged: async (revision = 1, gameNumber = match.view?.gameNumber ?? 0) => {
      if (match.view !== undefined) match.view = { ...match.view, revision, gameNumber };
      guiding.follow();
      await vi.waitFor(() => expect(main.payloads('guide').length).toBeGreaterThan(0));
      await Promise.resolve();
    },
  };
}

test('when a person is to move, the advice is shown, and announced once', async () => {
  const { guiding, said, matchChanged } = guided();
  await matchChanged();
  await vi.waitFor(() => expect(guiding.said?.before).toEqual([saying('Every move is fine.')]));
  guiding.follow();
  await vi.waitFor(() => expect(said()).toEqual(['Every move is fine.']));
});

test('once its match is left, a screen reader no longer finds the advice', async () => {
  const { guiding, said, matchChanged } = guided();
  await matchChanged();
  await vi.waitFor(() => expect(said()).toEqual(['Every move is fine.']));
  guiding.leave();
  expect(said()).toEqual([]);
});

test('while a computer thinks, nothing is announced', async () => {
  const answer = {
    after: saying('That keeps the draw.'),
    before: [],
    move: null,
    plan: [],
    here: null,
  };
  const { guiding, said, matchChanged } = guided({ moves: ['A-C'], answer });
  await matchChanged();
  await vi.waitFor(() => expect(guiding.said?.after).toEqual(saying('That keeps the draw.')));
  expect(said()).toEqual([]);
});

test('late advice is dropped, and old advice stays until newer arrives', async () => {
  const { guiding, matchChanged } = guided({ answer: { revision: 1 } });
  await matchChanged();
  await vi.waitFor(() => expect(guiding.said).toBeDefined());
  await matchChanged(2);
  expect(guiding.said).toBeUndefined();
  expect(guiding.latest?.before).toEqual([saying('Every move is fine.')]);
});

test('advice about the previous match is not shown for another one', async () => {
  const { guiding, matchChanged } = guided();
  await matchChanged();
  await vi.waitFor(() => expect(guiding.said).toBeDefined());
  fakeMain({ guide: () => null });
  await matchChanged(2, 99);
  expect(guiding.latest).toBeUndefined();
});

test('without a guide nothing is requested', () => {
  const { guiding, main } = guided({ guide: false });
  guiding.follow();
  expect(guiding.on).toBe(false);
  expect(main.payloads('guide')).toEqual([]);
});

test('the latest advice is announced, and none after the guide is turned off', async () => {
  const { later, come } = slowAnswers();
  const { guiding, said, turn } = guided();
  let answered = 'First.';
  fakeMain({
    guide({ revision }: { revision: number }) {
      const before = [saying(answered)];
      return later(() => ({ revision, after: null, before, move: null, here: null }));
    },
  });
  guiding.follow();
  answered = 'Second.';
  guiding.follow();
  await come(1, 0);
  expect([guiding.said?.before, said()]).toEqual([[saying('Second.')], ['Second.']]);
  guiding.follow();
  turn(false);
  await come(2);
  expect(said()).toEqual(['Second.']);
});
