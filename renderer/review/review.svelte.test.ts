import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { wholeUpdate } from '../../electron/api/testing.ts';
import { saying } from '../../words/testing.ts';
import { pliesOf, type MatchView, type MoveView } from '../../electron/api/match-view.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import type { ReviewView } from '../../electron/api/reviews.ts';
import { viewOf } from '../../electron/match/match-view.ts';
import { isOfPayloadSize } from '../../electron/ipc/payload-size.ts';
import type { MatchOnTable } from '../../electron/practice/practice-handlers.ts';
import { goTo } from '../../engine/match/match.ts';
import { practiceAnswers } from '../exercise/testing.ts';
import { viewAfter } from '../table/testing.ts';
import { Services } from '../services/services.svelte.ts';
import { Review } from './review.svelte.ts';
import { reviewAfter, tableAfter, threeErrors } from './testing.ts';

let services: Services;
let found: ReviewView;
/** The match on the table, as the main process has it. */
let onTable: MatchOnTable;
let asked: { name: string; payload: unknown }[];
let review: Review;
/** The name of a request that is refused. */
let refused: string | undefined;
/** A kind of request whose answers wait until the test releases them; if it is late, so does what it does. */
let held:
  | { readonly name: string; readonly come: (() => void)[]; readonly late?: boolean }
  | undefined;

const at = (moves: number): MatchView => ({
  ...viewAfter({ moves: threeErrors, at: moves }),
  gameNumber: 1,
  revision: 20 + moves,
});

/** The answers of the main process. */
const answers: Readonly<Record<string, (payload: never) => unknown>> = {
  review: () => found,
  goTo({ place }: RequestOf<'goTo'>) {
    show({ ...at(place.at), gameNumber: shown().gameNumber });
    return { revision: 20 + place.at };
  },
  ...practiceAnswers({ now: () => onTable }),
};

const request = (name: string, payload: never) => {
  asked.push({ name, payload });
  if (name === refused) return Promise.resolve({ ok: false, error: saying('No.') });
  const answer = () => ({ ok: true, value: answers[name]?.(payload) ?? null });
  if (held?.name !== name) return Promise.resolve(answer());
  const { come, late } = held;
  const ready = late === true ? undefined : answer();
  return new Promise((resolve) => come.push(() => resolve(ready ?? answer())));
};

const show = (view: MatchView) => services.match.follow(wholeUpdate(view));
const shown = () => services.match.view ?? expect.fail('No match lies on the table.');
const said = () => services.announcer.said.map(({ text }) => text);
const settled = () => vi.advanceTimersByTimeAsync(0);
async function play(move: MoveView): Promise<void> {
  const played = review.play(move);
  await vi.advanceTimersByTimeAsync(5000);
  await played;
}
const payloadsOf = (name: string) =>
  asked.filter((each) => each.name === name).map(({ payload }) => payload);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('digitDuels', { request, on: () => () => undefined });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  asked = [];
  held = undefined;
  refused = undefined;
  found = reviewAfter(threeErrors);
  onTable = { gameNumber: 1, table: tableAfter(threeErrors) };
  services = new Services();
  show(at(12));
  review = new Review(services);
});

/** Opens the review at its last mistake. */
async function openAtLast(): Promise<void> {
  review.open();
  await settled();
  await review.step(1);
  await review.step(1);
}

test('it opens at the first mistake, and steps through them', async () => {
  review.open();
  await settled();
  expect(said()).toEqual(['Review. 3 mistakes', 'With move 5, Player 1 threw away the draw.']);
  expect([shown().at, review.before, review.after]).toEqual([4, 0, 2]);
  await review.step(1);
  await review.step(1);
  expect(shown().at).toBe(10);
  expect(said().at(-1)).toBe('With move 11, Player 1 threw away the draw.');
  expect(review.table?.position, 'with the hands where they are').toEqual(at(10).position);
  expect(review.table?.players).toEqual(at(10).players);
  expect(review.table?.earlier, 'with all that led there').toEqual(pliesOf(shown()).slice(0, 10));
  await review.step(-1);
  expect(said().at(-1)).toBe('With move 8, Player 2 threw away the win: a draw was left.');
  await review.step(1);
  expect([review.before, review.after]).toEqual([2, 0]);
  await review.step(1);
  expect(shown().at, 'behind the last one there is none').toBe(10);
});

test('steps that come faster than the table count from one another', async () => {
  await openAtLast();
  held = { name: 'goTo', come: [], late: true };
  const first = review.step(-1);
  const second = review.step(-1);
  held.come[0]?.();
  await first;
  held.come[1]?.();
  await second;
  expect(payloadsOf('goTo').slice(-2)).toMatchObject([{ place: { at: 7 } }, { place: { at: 4 } }]);
  expect(review.before).toBe(0);
  held = undefined;
  await review.step(1);
  expect(shown().at, 'then from the table again').toBe(7);
});

test('a turning point in a match of thousands of moves can be put on the table', async () => {
  const settings = { repetition: 0, swaps: true };
  const swaps = Array.from({ length: 5998 }, () => '12-21');
  const moves = ['A-C', 'A-C', ...swaps, 'A-D', 'B-D', 'B-D', 'B-D'];
  found = reviewAfter(moves, 'chopsticks', settings);
  onTable = { gameNumber: 1, table: tableAfter(moves, 'chopsticks', settings) };
  const last = 6002;
  expect(found.turningPoints.map((point) => point.at)).toEqual([last]);
  const { table } = onTable;
  const session = { playedOn: false, revision: 7, gameNumber: 1 };
  show(viewOf({ ...table, match: goTo(table.match, last) }, session));
  review.open();
  await settled();
  expect(review.table?.position).toEqual(shown().position);
  expect(isOfPayloadSize(payloadsOf('beginPractice').at(-1))).toBe(true);
});

test('a better move is shown only on request', async () => {
  await openAtLast();
  expect([review.hint, review.isSettled]).toEqual([undefined, false]);
  await review.showMove();
  expect([review.hint, review.isSettled]).toEqual(['B-D', true]);
  await review.step(-1);
  expect([review.hint, review.isSettled]).toEqual([undefined, false]);
});

test('it shows how a mistake is punished, and returns; the match stays where it is', async () => {
  await openAtLast();
  const why = review.showWhy();
  expect(review.hint).toBeUndefined();
  await vi.advanceTimersByTimeAsync(5000);
  await why;
  expect(review.table?.tree.map(({ ply }) => ply.notation)).toEqual(['B-C', 'A-D']);
  expect(said().at(-1)).toMatch(/^Here’s why\. Player 1: Right hand strikes .*\. Player 2: /);
  expect(shown().at).toBe(10);
  await review.back();
  expect(review.table?.tree).toEqual([]);
});

test('a punishment says why, and leaves the better move to be found', async () => {
  await openAtLast();
  const shown = review.showWhy();
  await vi.advanceTimersByTimeAsync(5000);
  await shown;
  expect(said().at(-1)).toMatch(/ After that Player 2 can win at once: Left hand .*: 1 is out\.$/);
  expect([review.lineShown, review.isSettled]).toEqual([true, false]);
  await review.showMove();
  expect([review.hint, review.isSettled]).toEqual(['B-D', true]);
});

test('a try at a turning point is judged', async () => {
  await openAtLast();
  const move = review.table?.moves.find(({ notation }) => notation === 'B-C');
  if (move === undefined) throw new Error('It can be played.');
  await play(move);
  expect(payloadsOf('try')).toMatchObject([{ moves: ['B-C'] }]);
  expect(review.tried).toMatch(/^Player 1 threw away the draw/);
  expect(review.session.practice.moves).toEqual(['B-C', 'A-D']);
  expect(review.away).toBe(true);
  expect(review.hint).toBeUndefined();
  await review.back();
  expect([review.tried, review.away]).toEqual(['', false]);
});

test('leaving returns to the position before the review', async () => {
  review.open();
  await settled();
  await review.step(-1);
  await review.leave();
  expect(shown().at).toBe(12);
  expect(review.table).toBeUndefined();
  expect(payloadsOf('leaveReview')).toHaveLength(1);
});

test('leaving stays at the moves played meanwhile', async () => {
  review.open();
  await settled();
  await review.step(-1);
  found = reviewAfter(threeErrors.slice(0, 11));
  show({ ...viewAfter({ moves: threeErrors.slice(0, 11) }), gameNumber: 1, revision: 40 });
  await settled();
  await review.leave();
  expect(shown().at, 'nothing is travelled').toBe(11);
});

test('leaving returns to the position where it was opened, even if that isn’t the last', async () => {
  show(at(6));
  review.open();
  await settled();
  await review.step(1);
  expect(shown().at).toBe(7);
  await review.leave();
  expect(shown().at).toBe(6);
});

test('stepping on drops a requested line', async () => {
  await openAtLast();
  held = { name: 'demonstrate', come: [] };
  const why = review.showWhy();
  await review.step(-1);
  for (const come of held.come) come();
  held = undefined;
  await vi.advanceTimersByTimeAsync(5000);
  await why;
  expect(shown().at).toBe(7);
  expect(review.table?.tree).toEqual([]);
});

test('another move in the match is reviewed anew', async () => {
  review.open();
  await settled();
  show({ ...viewAfter({ moves: threeErrors.slice(0, 5) }), gameNumber: 1, revision: 40 });
  expect(review.found).toBeUndefined();
  expect(payloadsOf('review')).toEqual([{ revision: 32 }, { revision: 40 }]);
  await settled();
  show({ ...shown(), revision: 41, gameNumber: 2 });
  await settled();
  expect(review.isOpen, 'another match has come to lie on the table').toBe(false);
});

test('it opens for another match after an earlier review was left', async () => {
  review.open();
  await settled();
  await review.leave();
  show({ ...at(12), gameNumber: 2, revision: 60 });
  review.open();
  await settled();
  expect([review.isOpen, payloadsOf('review').length]).toEqual([true, 2]);
});

test('it shows its progress until it is complete', async () => {
  review.open();
  review.progressed({ done: 5, of: 12 });
  expect(review.progress).toEqual({ done: 5, of: 12 });
  await settled();
  expect(review.progress).toBeUndefined();
  review.progressed({ done: 6, of: 12 });
  expect(review.progress).toBeUndefined();
});

test('what it judges by estimates is proven meanwhile, and what was asked for stays', async () => {
  const come: (() => void)[] = [];
  held = { name: 'review', come, late: true };
  const proven = found;
  const players = found.players.map((player) => ({ ...player, estimated: 1 }));
  found = { ...found, turningPoints: [...found.turningPoints], players, canBeProven: true };
  review.open();
  await settled();
  come.shift()?.();
  await settled();
  expect(review.found).toBe(found);
  await review.showMove();
  review.progressed({ done: 40, of: 100 });
  expect(review.progress).toEqual({ done: 40, of: 100 });
  found = { ...proven, turningPoints: proven.turningPoints.map((point) => ({ ...point })) };
  come.shift()?.();
  await settled();
  expect(payloadsOf('review')).toMatchObject([{}, { proven: true }]);
  expect([review.found, review.isPointedAt, review.progress]).toEqual([found, true, undefined]);
  expect(review.table).toBeDefined();
});

test('a proof that was left is begun again with the review', async () => {
  const players = found.players.map((player) => ({ ...player, estimated: 1 }));
  found = { ...found, players, canBeProven: true };
  const come: (() => void)[] = [];
  review.open();
  held = { name: 'review', come };
  await settled();
  await review.leave();
  review.open();
  await settled();
  expect(payloadsOf('review')).toMatchObject([{}, { proven: true }, { proven: true }]);
  expect(review.progress).toBeDefined();
});

test('if it fails, it says why, and can be requested again', async () => {
  refused = 'review';
  review.open();
  await settled();
  expect([review.refusal.sentence, review.progress, review.found]).toEqual([
    'No.',
    undefined,
    undefined,
  ]);
  refused = undefined;
  show({ ...shown(), revision: 50 });
  await settled();
  expect(review.refusal.sentence).toBe('');
  expect(review.found).toBeDefined();
});
