import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { folder as data, inFolders } from '../../storage/files/testing.ts';
import { tableOf, wonMoves } from '../../storage/library/testing.ts';
import { TournamentFolder } from '../../storage/tournaments/tournament-folder.ts';
import { inEnglish } from '../../words/testing.ts';
import type { TournamentList, TournamentView } from '../api/tournaments.ts';
import { laterRefusalOf, refusalOf } from '../ipc/testing.ts';
import { withoutComputers } from './testing.ts';
import { hostTournaments, type Surroundings, type Tournaments } from './tournament-handlers.ts';

inFolders();
const at = '2026-11-26T10:00:00.000+01:00';
const play = vi.fn<Surroundings['play']>(() => Promise.resolve({ revision: 7 }));
let settings: Record<string, number> = {};
let handlers: Tournaments['handlers'];
let count: Tournaments['count'];

const nobody = () => undefined;

beforeEach(() => {
  settings = {};
  start();
});

/** As after a start of the program. */
function start(): void {
  ({ handlers, count } = hostTournaments({
    folder: new TournamentFolder(data),
    rulesSet: () => settings,
    play,
    ...withoutComputers,
  }));
}

const asked = {
  at,
  name: 'Club',
  game: 'chopsticks',
  system: 'swiss',
  rounds: 5,
  bestOf: 1 as number,
  players: ['Ann', 'Ben', 'Cem'],
} as const;

function begin(
  change: Partial<Omit<typeof asked, 'players'>> & { players?: readonly string[] } = {},
) {
  const players = [...(change.players ?? asked.players)];
  const payload = { ...asked, ...change, players, computers: [] };
  return handlers.beginTournament(payload, nobody) as TournamentView;
}

const pair = (id: string) => handlers.pairRound({ id, at }, nobody) as TournamentView;
const score = (id: string, table: number, won: [number, number], round = 0) =>
  handlers.setResult({ id, at, round, table, won }, nobody) as TournamentView;
const refusalToPlay = (id: string, table = 0) =>
  laterRefusalOf(async () => handlers.playPairing({ id, round: 0, table }, nobody));
const shown = (id: string) => handlers.tournament({ id }, nobody) as TournamentView;

describe('a tournament', () => {
  test('is paired, scored, corrected and kept from one start to the next', () => {
    const { id } = begin();
    expect(pair(id).notNow).toMatchObject({ code: 'tournament.round-open' });
    score(id, 0, [1, 0]);
    const corrected = score(id, 0, [0, 1]);
    start();
    expect(shown(id)).toEqual(corrected);
    const [{ first, second }] = corrected.rounds[0] as [{ first: number; second: number }];
    const points = new Map(corrected.rows.map((row) => [row.entrant, row.points]));
    expect([points.get(first), points.get(second)]).toEqual([0, 1]);
    expect(corrected.notNow).toBeNull();
  });

  test('takes who comes late, leaves out who leaves, and can be deleted and restored', () => {
    const { id } = begin();
    void handlers.enterTournament({ id, at, name: 'Dora' }, nobody);
    void handlers.leaveTournament({ id, at, entrant: 0 }, nobody);
    const paired = pair(id).rounds[0]?.flatMap(({ first, second }) => [first, second]);
    expect(paired?.includes(3)).toBe(true);
    expect(paired?.includes(0)).toBe(false);
    const before = shown(id);
    void handlers.deleteTournament({ id }, nobody);
    expect(handlers.tournaments(undefined, nobody)).toEqual({ tournaments: [], problems: [] });
    expect(handlers.restoreTournament({ id }, nobody)).toEqual(before);
  });

  test('leaves a pairing of computers to them, and doesn’t play one twice', async () => {
    const computers = ['easy', 'hard'] as const;
    const payload = { ...asked, players: [], computers: [...computers] };
    const { id } = handlers.beginTournament(payload, nobody) as TournamentView;
    pair(id);
    const theirs =
      'The computers at table 1 of round 1 play by themselves: choose “Let them play”.';
    expect(refusalOf(() => score(id, 0, [1, 0]))).toBe(theirs);
    await expect(refusalToPlay(id)).resolves.toBe(theirs);
    const { id: other } = begin();
    pair(other);
    score(other, 0, [1, 0]);
    await expect(refusalToPlay(other)).resolves.toBe(
      'Table 1 of round 1 has its result already. Correct it in the list.',
    );
  });
});

describe('a pairing on the table', () => {
  test('puts a match of a pairing on the table, with both names', async () => {
    const { id } = begin();
    const [pairing] = pair(id).rounds[0] ?? [];
    expect(await handlers.playPairing({ id, round: 0, table: 0 }, nobody)).toEqual({ revision: 7 });
    const names = [pairing?.first, pairing?.second].map((number) => asked.players[number ?? 9]);
    expect(play.mock.lastCall?.[0]).toMatchObject({
      game: 'chopsticks',
      players: names.map((name) => ({ kind: 'person', name })),
      first: 0,
    });
    await expect(refusalToPlay(id, 1)).resolves.toBe(
      'There is no result to enter for table 2 of round 1.',
    );
  });

  test('takes the result of its match, and of no other', () => {
    const { id } = begin();
    pair(id);
    void handlers.playPairing({ id, round: 0, table: 0 }, nobody);
    const pairing = { id, round: 0, table: 0, game: 0 };
    expect(play.mock.lastCall?.[1]).toEqual(pairing);
    const table = tableOf(wonMoves);
    expect(count(table, at)).toBeUndefined();
    expect(count({ ...tableOf(wonMoves.slice(0, 3)), pairing }, at)).toBeUndefined();
    expect(shown(id).rounds[0]?.[0]?.won).toBeUndefined();
    count({ ...table, pairing }, at);
    expect(shown(id).rounds[0]?.[0]?.won).toEqual([1, 0]);
    score(id, 0, [0, 1]);
    expect(count({ ...table, pairing }, at), 'once').toBeUndefined();
    expect(shown(id).rounds[0]?.[0]?.won, 'corrected by hand').toEqual([0, 1]);
  });
});

describe('a pairing of several games', () => {
  const place = { round: 0, table: 0 };
  const put = (id: string) => handlers.playPairing({ id, ...place }, nobody);
  const won = tableOf(wonMoves);
  const both = { first: 0, second: 1 };
  const drawn: SeatedMatch = {
    ...won,
    match: { ...tableOf([]).match, adjudication: { kind: 'draw' } },
  };
  const pairing = (id: string) => shown(id).rounds[0]?.[0];
  const begunHere = () => {
    const { id } = begin({ bestOf: 3 });
    pair(id);
    play.mockClear();
    return id;
  };

  test('counts those that were played here from one start to the next, and both go first in turn', () => {
    const id = begunHere();
    const counted = (table: SeatedMatch) => {
      void put(id);
      const game = { ...table, pairing: play.mock.lastCall?.[1] ?? expect.fail() };
      expect(count(game, at)).toBeUndefined();
      start();
      expect(count(game, at), 'counted already').toBeUndefined();
      return pairing(id);
    };
    expect(counted(drawn)).toEqual({ ...both, counted: 1, soFar: [0.5, 0.5] });
    expect(counted(won)).toEqual({ ...both, counted: 2, soFar: [1.5, 0.5] });
    expect(shown(id).notNow).toMatchObject({ code: 'tournament.round-open' });
    expect(counted(won)).toEqual({ ...both, counted: 3, won: [2.5, 0.5] });
    expect(play.mock.calls.map(([{ first }]) => first)).toEqual([0, 1, 0]);
  });

  test('keeps what was typed while one is on the table, and says why that one doesn’t count', () => {
    const id = begunHere();
    const game = (number: number) => ({ ...won, pairing: { id, ...place, game: number } });
    count(game(0), at);
    const early = count(game(2), at);
    expect(early && inEnglish(early)).toContain('has an earlier game without a result');
    score(id, 0, [1, 2]);
    const why = count(game(1), at);
    expect(why && inEnglish(why)).toBe(
      'Table 1 of round 1 has its result already. Correct it in the list.',
    );
    start();
    expect(pairing(id)).toEqual({ ...both, counted: 1, won: [1, 2] });
  });
});

describe('what can’t be is refused with a sentence', () => {
  test('two players of one name, a game of three, a tournament that is gone', () => {
    expect(refusalOf(() => begin({ players: ['Ann', 'Ann'] }))).toBe(
      'There are two players called Ann: give them different names.',
    );
    settings = { players: 3 };
    expect(refusalOf(() => begin())).toContain('has 3 seats under the rules in the preferences');
    expect(refusalOf(() => shown('../config'))).toContain('There is no tournament ../config');
    writeFileSync(path.join(data, 'config.json'), '{}');
    expect(refusalOf(() => handlers.deleteTournament({ id: '../config' }, nobody))).toContain(
      'There is no tournament ../config',
    );
    expect(readdirSync(data)).toEqual(['config.json']);
  });

  test('a result that can’t be', () => {
    const { id } = begin({ bestOf: 3 });
    pair(id);
    expect(refusalOf(() => score(id, 0, [1, 1]))).toBe(
      '1 to 1 isn’t a result of the best of 3 games.',
    );
    expect(refusalOf(() => score(id, 5, [2, 1]))).toContain('table 6 of round 1');
  });

  test('a damaged file stays as it is, with its place and the reason', () => {
    const { id } = begin();
    const file = path.join(data, 'tournaments', `${id}.json`);
    const whole = readFileSync(file, 'utf8');
    const problems = () =>
      (handlers.tournaments(undefined, nobody) as TournamentList).problems.map(inEnglish);
    for (const [text, reason] of [
      [whole.slice(0, -20), 'it isn’t JSON.'],
      [whole.replace('"enter"', '"entre"'), '“lines[1].what” isn’t in the form'],
      [
        whole.replace('"Ben"', '"Ann"'),
        'its line 3 can’t follow the ones before. There are two players called Ann',
      ],
    ] as const) {
      writeFileSync(file, text);
      expect(problems()[0]).toContain(reason);
      expect(problems()[0]).toContain(file);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });
});
