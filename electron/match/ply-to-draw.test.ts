import { expect, test } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { pliesOf } from '../api/match-view.ts';
import { plyToDraw, viewToDraw } from './ply-to-draw.ts';
import { MatchSession } from './session.ts';
import { tableOf, twoPersons, wonGame } from './testing.ts';

const nobody = () => undefined;

test('a picture shows the match at a ply without legal moves, and the session stays unchanged', async () => {
  const session = new MatchSession(tableOf(twoPersons, wonGame), seededRandom(1), nobody);
  const draw = plyToDraw(session);
  expect(await draw({ revision: 0, at: 2 }, nobody)).toMatchObject({
    at: 2,
    moves: [],
    state: { kind: 'computer' },
    last: { seat: 1 },
  });
  expect(await draw({ revision: 0, at: 9 }, nobody)).toMatchObject({ state: { kind: 'over' } });
  expect(session.state().revision).toBe(0);
  expect(await draw({ revision: 1, at: 2 }, nobody)).toBeNull();
  expect(await draw({ revision: 0, at: 10 }, nobody)).toBeNull();
});

test('there is no picture of a match that waits for chance', async () => {
  const config = { ...twoPersons, game: 'digit-conquest' };
  const session = new MatchSession(tableOf(config, ['?7', '+7', '?3']), seededRandom(1), nobody);
  const shown = async (at: number) => (await plyToDraw(session)({ revision: 0, at }, nobody))?.at;
  expect([await shown(0), await shown(1)]).toEqual([undefined, 1]);
  expect([await shown(2), await shown(3)]).toEqual([undefined, 3]);
});

test('a saved match that waits for chance is drawn before that', () => {
  const config = { ...twoPersons, game: 'digit-conquest' };
  const { view, step, steps } = viewToDraw(tableOf(config, ['?7', '+7']));
  expect([view.at, view.state.kind, view.moves]).toEqual([1, 'computer', []]);
  expect([step, steps]).toEqual([0, 1]);
});

test('of a long saved match only the plies that a table draws are sent', () => {
  const chopsticks = { repetition: 0, passEquivalentTransfers: true };
  const passes = Array<string>(600).fill('--');
  const { view, step, steps } = viewToDraw(tableOf({ ...twoPersons, chopsticks }, passes));
  expect([view.at, step, steps]).toEqual([400, 600, 600]);
  const plies = pliesOf(view);
  expect(plies).toHaveLength(400);
  expect(plies.at(-1)?.after).toEqual(view.position);
});
