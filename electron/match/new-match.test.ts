import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../storage/config/parse.ts';
import { turnOf } from '../../engine/match/match.ts';
import { seededRandom } from '../../engine/random.ts';
import type { RequestOf } from '../api/requests.ts';
import { refusalOf } from '../ipc/testing.ts';
import { matchFromConfig, newMatch } from './new-match.ts';

const random = seededRandom(1);
const person = { kind: 'person', name: 'You' } as const;
const request: RequestOf<'newMatch'> = {
  game: 'chopsticks',
  settings: {},
  players: [person, person],
  first: 0,
};

function fromConfig(config: unknown): ReturnType<typeof matchFromConfig> {
  return matchFromConfig(parseConfig(JSON.stringify(config)).config, random);
}

describe('from the config file', () => {
  test('a new file gives a person who begins against a medium computer', () => {
    const { game, players, first, match } = fromConfig({});
    expect(game).toBe('chopsticks');
    expect(players).toEqual([{ kind: 'person' }, { kind: 'computer', difficulty: 'medium' }]);
    expect(first).toBe(0);
    expect(turnOf(match)).toMatchObject({ kind: 'player', seat: 0 });
  });

  test('missing seats get computers of the last strength listed', () => {
    const { players } = fromConfig({
      difficulty: ['easy', 'hard'],
      chopsticks: { players: 4 },
    });
    expect(players).toEqual([
      { kind: 'person' },
      { kind: 'computer', difficulty: 'hard' },
      { kind: 'computer', difficulty: 'hard' },
      { kind: 'computer', difficulty: 'hard' },
    ]);
  });

  test('the first player counts from 1 and must have a seat', () => {
    expect(fromConfig({ first: 2 }).first).toBe(1);
    expect(fromConfig({ first: 6 }).first).toBe(1);
    const drawn = Array.from({ length: 30 }, () => fromConfig({ first: 'random' }).first);
    expect(new Set(drawn)).toEqual(new Set([0, 1]));
  });

  test('a bad setting is replaced by its default', () => {
    const { match } = fromConfig({ chopsticks: { overflow: 'sideways', suicide: true } });
    expect(match.settings).toMatchObject({ overflow: 'cutoff', suicide: true });
  });
});

describe('from a request', () => {
  test('missing settings have their defaults', () => {
    const { match } = newMatch({ ...request, settings: { overflow: 'rollover' } }, random);
    expect(match.settings).toMatchObject({ overflow: 'rollover', repetition: 3 });
  });

  test('a missing seat can’t begin', () => {
    const { first, match } = newMatch({ ...request, first: 5 }, random);
    expect(first).toBe(1);
    expect(turnOf(match)).toMatchObject({ kind: 'player', seat: 1 });
  });

  test.each([
    ['another game', { game: 'chess' }, /no game “chess”/],
    ['an unknown setting', { settings: { speed: 'high' } }, /no setting “speed”/],
    ['a bad value', { settings: { overflow: 'sideways' } }, /Full hands can’t be "sideways"/],
    ['what can’t be combined', { settings: { suns: true } }, /Suns needs Full hands/],
    ['too many players', { players: [person, person, person] }, /needs 2 players/],
  ])('%s is refused', (_, change, sentence) => {
    expect(refusalOf(() => newMatch({ ...request, ...change }, random))).toMatch(sentence);
  });
});
