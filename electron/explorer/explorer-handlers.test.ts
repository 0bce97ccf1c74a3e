import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Player } from '../../engine/match/players.ts';
import { UnsolvableGame } from '../../engine/analysis/solution.ts';
import { openMatchFolder, type MatchFolder } from '../../storage/library/match-folder.ts';
import { onlyOne, tableOf as keptTable, wonMoves } from '../../storage/library/testing.ts';
import { message } from '../../words/message.ts';
import { spoken } from '../../words/testing.ts';
import type { Teller } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import { fakeAnalyst, tableOf, twoPersons, type FakeAnalyst } from '../match/testing.ts';
import { explorerHandlers } from './explorer-handlers.ts';
import { readPlayedMatches } from './played-cache.ts';
import { drawn, winIn } from '../../engine/analysis/value.ts';
import { folder as home, inFolders } from '../../storage/files/testing.ts';

inFolders();
let folder: MatchFolder;
let analyst: FakeAnalyst;
beforeEach(() => {
  folder = openMatchFolder(home, 0);
  analyst = fakeAnalyst();
});

const players: readonly Player[] = [{ kind: 'person' }, { kind: 'computer', difficulty: 'easy' }];
const notes = { title: '', comment: '', created: 0, changed: 0, played: 0 };
const library = () => ({ folder, read: (id: string) => Promise.resolve(folder.read(id)) });
const silent: Teller = () => undefined;
const looked = vi.fn<Parameters<typeof explorerHandlers>[3]>();

function handlers(moves: readonly string[] = []) {
  const table = tableOf({ game: 'chopsticks', ...twoPersons }, moves);
  const state = { table, revision: 7, playedOn: false, gameNumber: 1 };
  return explorerHandlers(
    analyst,
    readPlayedMatches(library(), () => onlyOne),
    () => state as never,
    looked,
  );
}

const start = { game: 'chopsticks', settings: {}, first: 0, position: '1111' };

/** Lets the analyst answer the latest request. */
async function answered<Answer>(wanted: 'analysis' | 'random' | 'map', asked: Answer) {
  await analyst.answer(wanted);
  return asked;
}

describe('exploring a position', () => {
  test('lists its moves with their values and how often they were played', async () => {
    folder.write('won', keptTable(wonMoves, { players }), notes);
    folder.write('lost', keptTable(wonMoves, { players: [...players].reverse() }), notes);
    const { explore } = handlers();
    const found = await answered('analysis', explore({ ...start, position: '1211' }, silent));
    expect(found?.value).toEqual(drawn);
    // The losing player has played there.
    expect(found?.played).toEqual({ played: 1, won: 0, drawn: 0, lost: 1 });
    const struck = found?.moves.find(({ move }) => move === 'B-C');
    expect(spoken(struck)).toMatchObject({
      text: expect.stringContaining('becomes 3') as string,
      value: drawn,
      played: { played: 1, lost: 1 },
    });
    const other = found?.moves.find(({ move }) => move === 'A-C');
    expect(other?.played.played).toBe(0);
  });

  test('counts a changed match anew', async () => {
    const { explore } = handlers();
    const count = async () => (await answered('analysis', explore(start, silent)))?.played.played;
    expect(await count()).toBe(0);
    folder.write('m', keptTable(['A-C'], { players }), notes);
    expect(await count()).toBe(1);
    folder.write('m', keptTable(wonMoves, { players }), { ...notes, changed: 5 });
    const again = await answered('analysis', explore(start, silent));
    expect(again?.played).toMatchObject({ played: 1, won: 1 });
  });

  test('lists the best moves first', async () => {
    const { explore } = handlers();
    const found = await answered('analysis', explore({ ...start, position: '0401' }, silent));
    expect(found?.moves[0]).toMatchObject({ move: 'B-D', value: winIn(1) });
    expect(found?.moves.at(-1)?.value?.score).toBeLessThan(1);
  });

  test('proves its values on request, or answers nothing if there is nothing to prove', async () => {
    const { explore } = handlers();
    const asked = explore({ ...start, proven: true }, silent);
    expect(analyst.waiting('proof')).toMatchObject([{ positions: [{}] }]);
    await analyst.answer('proof');
    expect(await asked).toBeNull();
  });

  test('reports the positions whose values it shows', async () => {
    const { explore, valueSeen } = handlers();
    looked.mockClear();
    const failing = Promise.resolve(explore(start, silent));
    await analyst.answer('analysis', new UnsolvableGame(message('match.drawn')));
    await failing.catch(() => undefined);
    expect(looked).not.toHaveBeenCalled();
    await answered('analysis', explore({ ...start, position: '1211' }, silent));
    expect(looked, 'it may still be predicted').not.toHaveBeenCalled();
    await valueSeen({ ...start, position: '1211' }, silent);
    expect(looked).toHaveBeenCalledOnce();
  });

  test('says why values are unknown, but still lists the moves', async () => {
    const { explore } = handlers();
    const asked = explore(start, silent);
    const tooMany = message('game.too-many-positions', { positions: 1e12 });
    await analyst.answer('analysis', new UnsolvableGame(tooMany));
    const found = await asked;
    expect(spoken(found?.unknown)).toBe(
      'Its value isn’t known: 1,000,000,000,000 positions are too many to solve.',
    );
    expect(found?.moves).toMatchObject([{ move: 'A-C', count: 4 }]);
    expect(found?.moves[0]?.value).toBeNull();
  });

  test('needs no analysis if the game is over', async () => {
    const { explore } = handlers();
    const found = await explore({ ...start, position: '0011' }, silent);
    expect(found?.moves).toEqual([]);
    expect(analyst.asked('analysis')).toBe(0);
  });

  test('refuses an invalid position', async () => {
    const { explore } = handlers();
    await expect(explore({ ...start, position: '99' }, silent)).rejects.toThrow(Refusal);
    await expect(explore({ ...start, game: 'chess' }, silent)).rejects.toThrow(Refusal);
    await expect(explore({ ...start, settings: { fingers: -3 } }, silent)).rejects.toThrow(Refusal);
  });

  test('is cancelled by the next request', async () => {
    const { explore } = handlers();
    const first = explore(start, silent);
    const second = explore({ ...start, position: '1211' }, silent);
    expect(await first).toBeNull();
    expect(await answered('analysis', second)).not.toBeNull();
  });
});

describe('random play', () => {
  test('is known for the position and each move', async () => {
    const { exploreAtRandom } = handlers();
    const found = await answered('random', exploreAtRandom(start, silent));
    expect(found?.kind).toBe('known');
    if (found?.kind !== 'known') return;
    expect(found.here.wins[0]).toBeCloseTo(0.50692, 5);
    expect(found.moves.map(({ move }) => move)).toContain('A-C');
  });

  test('says so if there are too many positions', async () => {
    const { exploreAtRandom } = handlers();
    const asked = exploreAtRandom(
      { game: 'digit-conquest', settings: {}, first: 0, position: '0:0 444444344 7' },
      silent,
    );
    await analyst.answer('random');
    expect(spoken(await asked)).toEqual({
      kind: 'unknown',
      reason: 'How random play ends isn’t known: more than 60,000 positions can be reached.',
    });
  }, 20_000);

  test('is cancelled when it is no longer needed', async () => {
    const { exploreAtRandom, leaveExplorer } = handlers();
    const asked = exploreAtRandom(start, silent);
    await leaveExplorer(undefined, silent);
    expect(await asked).toBeNull();
    expect(analyst.waiting('random')).toEqual([]);
  });

  test('reports progress', async () => {
    const ask = vi.fn((_task, _signal, progress: (far: object) => void) => {
      progress({ done: 2048, of: 0 });
      return new Promise(() => undefined);
    });
    const tell = vi.fn();
    const { exploreAtRandom } = explorerHandlers(
      { ...analyst, ask: ask as never },
      readPlayedMatches(library(), () => onlyOne),
      () => ({}) as never,
      looked,
    );
    void exploreAtRandom(start, tell);
    await Promise.resolve();
    expect(tell).toHaveBeenCalledWith('explorerProgress', { positions: 2048 });
  });
});

describe('the map', () => {
  test('contains every position with its place', async () => {
    const { stateMap } = handlers();
    const map = await answered(
      'map',
      stateMap({ game: 'chopsticks', settings: {}, aspect: 1.5 }, silent),
    );
    expect(map?.nodes).toHaveLength(171);
    expect(map?.nodes[0]).toMatchObject({ key: '1111', value: drawn });
    expect(map?.nodes.every(({ x, y }) => x > 0 && y > 0)).toBe(true);
  });

  test('is refused in words for unsuitable games', async () => {
    const { stateMap } = handlers();
    const asked = stateMap({ game: 'chopsticks', settings: { players: 3 }, aspect: 1.5 }, silent);
    await analyst.answer('map');
    await expect(asked).rejects.toThrow(Refusal);
  });

  test('knows the path of the match, except after the match has changed', () => {
    looked.mockClear();
    const { matchOnMap } = handlers(['A-C', 'B-C']);
    expect(matchOnMap({ revision: 7 }, silent)).toEqual({ keys: ['1111', '1211', '1312'] });
    expect(looked, 'where the match is on a map of values counts as a look').toHaveBeenCalledOnce();
    expect(matchOnMap({ revision: 6 }, silent)).toBeNull();
    expect(looked).toHaveBeenCalledOnce();
  });
});
