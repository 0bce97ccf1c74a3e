import { describe, expect, test } from 'vitest';
import { collector, jsonOf, runWith } from '../testing.ts';

describe('solve', () => {
  test.each([
    ['overflow=cutoff', 'draw', null, { reachable: 171, win: 42, lose: 18, draw: 111 }],
    ['overflow=rollover', 'draw', null, { reachable: 204, win: 25, lose: 17, draw: 162 }],
    ['suicide=true', 'lose', 26, { reachable: 191, win: 120, lose: 61, draw: 10 }],
    ['fullTransfers=on', 'lose', 26, { reachable: 191, win: 120, lose: 61, draw: 10 }],
  ])(
    'counts the positions of Chopsticks with %s',
    async (setting, value, remoteness, positions) => {
      expect(await jsonOf(['solve', 'chopsticks', '--set', setting])).toMatchObject({
        game: 'chopsticks',
        start: { position: '1111', value, remoteness },
        positions,
      });
    },
  );

  test('takes any first position, and refuses an impossible one', async () => {
    expect(await jsonOf(['solve', 'chopsticks', '--set', 'start=4444'])).toMatchObject({
      start: { position: '4444', value: 'win', remoteness: 7 },
    });
    const refused = await runWith(['solve', 'chopsticks', '--set', 'start=44']);
    expect(refused.status).toBe(2);
    expect(refused.err).toContain('start can’t be “44”');
  });

  test('solves variants in combination', async () => {
    const sets = ['selfAttack=on', 'swaps=on'].flatMap((each) => ['--set', each]);
    expect(await jsonOf(['solve', 'chopsticks', ...sets])).toMatchObject({
      start: { value: 'win', remoteness: 19 },
    });
  });

  test('prints every setting and the figures as JSON', async () => {
    const answer = await jsonOf(['solve', 'chopsticks', '--set', 'overflow=rollover']);
    expect(Object.keys(answer)).toEqual(['game', 'settings', 'start', 'positions']);
    expect(answer['settings']).toMatchObject({ overflow: 'rollover', suicide: false, fingers: 5 });
  });

  test('says the value of the start in words', async () => {
    const { out } = await runWith(['solve', 'chopsticks', '--set', 'suicide=true']);
    expect(out).toBe(
      'Chopsticks, suicide=true\n' +
        'The starting position, 1111, is a loss in 26 plies for the first player.\n' +
        '191 positions can be reached: 120 won, 61 lost and 10 drawn for the side to move.\n',
    );
  });

  test('shows its progress on a terminal, and none of it in the results', async () => {
    const { errors, status, out } = await watched(['--set', 'fingers=40', '--json']);
    expect(status).toBe(0);
    expect(errors).toContain('positions decided so far…');
    expect(errors).toMatch(
      /Counting what can be reached in Chopsticks: about \d{3},\d{3} positions so far…/,
    );
    expect(errors.endsWith('\r\u001b[K')).toBe(true);
    expect(() => void JSON.parse(out)).not.toThrow();
  });

  test('solves more fingers than the program plays with', async () => {
    const fingers = ['--set', 'fingers=200', '--set', 'hands=1'];
    const answer = await jsonOf(['solve', 'chopsticks', ...fingers]);
    expect(answer['settings']).toMatchObject({ fingers: 200 });
    const { err } = await runWith(['perft', 'chopsticks', '--depth', '1', ...fingers]);
    expect(err).toMatch(/2 to 100/);
  });

  test('solves an open deck, whose positions are too many to count', async () => {
    const { out } = await runWith(['solve', 'digit-conquest', '--set', 'draw=choice']);
    expect(out).toBe(
      'Digit Conquest, draw=choice\nThe starting position, 0:0 444444444 -, is a draw for the first player.\n',
    );
  });

  test.each([
    [['--set', 'players=4'], /with 4 players can’t be solved: only with two .* only with three/],
    [
      ['--set', 'players=3', '--set', 'fingers=14'],
      /1,191,016 positions of three players are too many/,
    ],
    [['--set', 'fingers=101', '--set', 'stumps=true'], /fingers can’t be 101 with stumps.*100/],
    [['--set', 'fingers=201'], /fingers can’t be "?201"?.*2 to 200/],
  ])('refuses what it can’t solve: %j', async (args, sentence) => {
    const { status, out, err } = await runWith(['solve', 'chopsticks', ...args]);
    expect(err).toMatch(sentence);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });
});

describe('solve with three players', () => {
  const three = ['solve', 'chopsticks', '--set', 'players=3'];

  test('says who can win against a coalition, and whom it can put out', async () => {
    const { out } = await runWith(three);
    expect(out).toBe(
      'Chopsticks, players=3\n' +
        'Nobody wins against the two others together; any two can put out the third.\n' +
        '7,374 positions with all three in can be reached, told apart by whose turn it is.\n',
    );
    const answer = await jsonOf(three);
    expect(Object.keys(answer)).toEqual(['game', 'settings', 'start', 'coalition']);
    expect(answer).toMatchObject({ start: { position: '111111' } });
    expect(answer['coalition']).toEqual({
      positions: 7374,
      canBeKnockedOut: [true, true, true],
      winsAgainstAll: [false, false, false],
    });
  });

  test('tells losing from being put out where whoever is put out wins', async () => {
    const { out } = await runWith([...three, '--set', 'misere=true']);
    expect(out).toContain('any two can make the third lose.');
    const { coalition } = await jsonOf([...three, '--set', 'misere=true']);
    expect(coalition).toMatchObject({ canBeMadeToLose: [true, true, true] });
  });

  test('names who wins from another start', async () => {
    const { out } = await runWith([...three, '--set', 'start=040300/out=3']);
    expect(out).toContain('Player 1 wins against Player 2 in 1 ply.\nOut already: Player 3.\n');
  });
});

async function watched(args: readonly string[]) {
  const errors = Object.assign(collector(), { isTTY: true });
  const { status, out } = await runWith(['solve', 'chopsticks', ...args], [], { errors });
  return { status, out, errors: errors.text() };
}

test.each([
  ['clamped', 0.60793923782],
  ['exact', 0.611404842726],
])('a game with chance is solved as a probability, %s', async (subtraction, value) => {
  const small = ['target=9', 'digits=3', 'copies=2', `subtraction=${subtraction}`];
  const answer = await jsonOf(['solve', 'digit-conquest', ...small.map((text) => `--set=${text}`)]);
  const start = answer['start'] as { value: number; exact: boolean };
  expect(start.value).toBeCloseTo(value, 11);
  expect(start.exact).toBe(true);
  expect(answer['residual']).toBeLessThan(1e-9);
});

test('says of a probability whether it is proven or an estimate', async () => {
  const solve = (...set: readonly string[]) =>
    runWith(['solve', 'digit-conquest', ...set.map((text) => `--set=${text}`)]);
  const small = await solve('target=9', 'digits=3', 'copies=2');
  expect(small.out).toMatch(
    /with a probability of 0\.607939237820\.\nProven: the true probability differs by less than a billionth\.\n$/,
  );
  const large = await solve('target=12', 'copies=12');
  expect(large.out).toMatch(
    /with a probability of about 0\.\d{4}\.\nAn estimate: the deck is too large to be solved\.\n$/,
  );
  const answer = await jsonOf(['solve', 'digit-conquest', '--set=target=12', '--set=copies=12']);
  expect(answer).toMatchObject({ start: { exact: false }, residual: null });
});
