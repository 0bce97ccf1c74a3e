import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonOf } from './testing.ts';

/** What the rules page of a game says is known, on one line. Other languages have the same numbers. */
function knownOf(game: string): string {
  const file = path.join(import.meta.dirname, '..', 'docs', 'rules', 'en', `${game}.md`);
  const [, known = ''] = readFileSync(file, 'utf8').split('## What is known');
  return known.replaceAll(/\s+/g, ' ');
}

interface Solved {
  readonly start: { readonly value: unknown; readonly remoteness: number | null };
  readonly positions: Readonly<Record<'reachable' | 'win' | 'lose' | 'draw', number>>;
  readonly coalition: { readonly positions: number };
}

async function solve(game: string, settings = ''): Promise<Solved> {
  const set = settings.split(' ').filter(Boolean);
  return (await jsonOf(['solve', game, ...set.flatMap((each) => ['--set', each])])) as never;
}

/** How the first player fares, with the length in the winner's moves. */
function fareIn({ start: { value, remoteness } }: Solved): string {
  const moves = remoteness === null ? '' : ` in ${Math.ceil(remoteness / 2)}`;
  return `${String(value)}s${moves}`;
}

function censusOf({ positions: { reachable, win, lose, draw } }: Solved): string {
  return `${reachable} | ${win} / ${lose} / ${draw}`;
}

describe('the page of Chopsticks', () => {
  const known = knownOf('chopsticks');

  test.each([
    ['Cutoff', ''],
    ['Rollover', 'overflow=rollover'],
    ['Cutoff and Suicide', 'suicide=on'],
    ['Rollover and Suicide', 'suicide=on overflow=rollover'],
  ])('%s', async (rules, settings) => {
    const solved = await solve('chopsticks', settings);
    expect(known).toContain(`| ${rules} | ${fareIn(solved)} | ${censusOf(solved)} |`);
  });

  test('one variant alone', async () => {
    const drawn = {
      Misère: ['misere=on'],
      'Death attack': ['deathAttack=on'],
      'Self-adding': ['selfAdd=on'],
      'Cherry bomb, under Rollover too': ['cherryBomb=on', 'cherryBomb=on overflow=rollover'],
      'Divisions only': ['splits=divisions'],
      Integers: ['integers=on'],
      'three hands': ['hands=3'],
      'strikes only and Transfers only under Rollover': [
        'splits=none overflow=rollover',
        'splits=transfers overflow=rollover',
      ],
    };
    for (const settings of Object.values(drawn).flat()) {
      expect(fareIn(await solve('chopsticks', settings)), settings).toBe('draws');
    }
    const fare = async (settings: string) => fareIn(await solve('chopsticks', settings));
    const [self, swapping, fours] = await Promise.all(
      ['selfAttack=on', 'selfAttack=on swaps=on', 'start=4444'].map(fare),
    );
    const [strikes, transfers] = await Promise.all(['splits=none', 'splits=transfers'].map(fare));
    const row = [
      Object.keys(drawn).join('; '),
      `Self-attack, ${self} (with Swaps, ${swapping}); from \`4444\`, ${fours}`.replaceAll(
        'wins ',
        '',
      ),
      `strikes only, ${strikes}; Transfers only, ${transfers}`.replaceAll('loses ', ''),
    ];
    expect(known).toContain(`| ${row.join(' | ').replace('(with Swaps, in ', '(with Swaps, ')} |`);
  });

  test('three players', async () => {
    const [cutoff, rollover] = await Promise.all(
      ['players=3', 'players=3 overflow=rollover'].map((settings) => solve('chopsticks', settings)),
    );
    expect(known).toContain(
      `under Cutoff (${cutoff?.coalition.positions} positions with all three in, counting whose turn it is) and Rollover (${rollover?.coalition.positions})`,
    );
  });
});

test.each([
  ['standard', ''],
  ['Always two', 'doubleScissors=both'],
  ['Revival', 'revival=on'],
  ['Revival and Always two', 'revival=on doubleScissors=both'],
])('The Scholar’s Game: %s', async (variant, settings) => {
  const solved = await solve('scholars-game', settings);
  expect(fareIn(solved)).toBe('draws');
  expect(knownOf('scholars-game')).toContain(`| ${variant} | ${censusOf(solved)} |`);
});

describe('the page of Summation Duel', () => {
  const known = knownOf('summation-duel');
  /** Whether the player to move wins, by the used numbers as bits: a second method. */
  const wins = new Map<number, boolean>();
  const sumOf = (used: number) =>
    numbers.reduce((sum, number) => sum + (used & (1 << number) ? number : 0), 0);
  const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
  const movesIn = (used: number) => numbers.filter((number) => !(used & (1 << number)));
  const isWinning = (used: number, number: number): boolean => {
    const total = sumOf(used) + number;
    return total === 50 || (total < 50 && !winsAt(used | (1 << number)));
  };
  function winsAt(used: number): boolean {
    const found = wins.get(used) ?? movesIn(used).some((number) => isWinning(used, number));
    wins.set(used, found);
    return found;
  }
  const all = Array.from({ length: 2 ** 10 }, (_, bits) => bits << 1);
  const open = all.filter((used) => sumOf(used) < 50);

  test('positions, openings and the legend of the elevens', async () => {
    const solved = await solve('summation-duel');
    // A player past the target has lost.
    const past = all.filter((used) => sumOf(used) > 50);
    expect(open.filter(winsAt).length + past.length).toBe(solved.positions.win);
    expect(movesIn(0).filter((number) => isWinning(0, number))).toHaveLength(10);
    expect(known).toContain(`${open.length} with a total below 50 can be reached`);
    expect(fareIn(solved)).toBe('wins in 5');
    expect(known).toContain('each of the ten openings, and in five moves');
    const legendary = open.flatMap((used) =>
      movesIn(used)
        .filter((number) => [11, 22, 33, 44].includes(sumOf(used) + number))
        .map((number) => isWinning(used, number)),
    );
    const good = legendary.filter(Boolean).length;
    expect(known).toContain(`${good} win and ${legendary.length - good} lose`);
  });

  test('the race without end, and Thirty-one', async () => {
    const race = await Promise.all(
      [6, 17, 28, 39].map((total) =>
        solve('summation-duel', `copies=unlimited target=${50 - total}`),
      ),
    );
    expect(race.map(({ start }) => start.value)).toEqual(['lose', 'lose', 'lose', 'lose']);
    expect(fareIn(await solve('summation-duel', 'copies=unlimited'))).toMatch('wins');
    const thirtyOne = await solve('summation-duel', 'numbers=6 copies=4 target=31');
    expect(known).toContain(`the first player ${fareIn(thirtyOne)} moves`);
    for (const settings of ['numbers=6 target=14', 'numbers=4 target=5', 'numbers=10 target=44']) {
      expect(fareIn(await solve('summation-duel', settings)), settings).toMatch('loses');
    }
  });
});

test('the page of Digit Conquest', async () => {
  const chance = async (settings: string): Promise<number> =>
    100 * Number((await solve('digit-conquest', settings)).start.value);
  const known = knownOf('digit-conquest');
  const [clamped, exact] = [await chance(''), await chance('subtraction=exact')];
  expect(known).toContain(`${clamped.toFixed(5)}%, or of ${exact.toFixed(5)}% with exact`);
  for (const [target, digits, copies] of [
    [12, 4, 2],
    [9, 3, 2],
  ] as const) {
    const deck = `target=${target} digits=${digits} copies=${copies}`;
    const chances = [await chance(deck), await chance(`${deck} subtraction=exact`)];
    const row = [
      [target, digits, copies].join(', '),
      ...chances.map((each) => `${each.toFixed(4)}%`),
    ];
    expect(known).toContain(`| ${row.join(' | ')} |`);
  }
});
