import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { games } from '../../engine/games.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { collector, runOnTerminal, runWith } from '../testing.ts';

const cursor = { hidden: '\u001b[?25l', shown: '\u001b[?25h' };

const play = (lines: readonly string[], ...args: string[]) =>
  runWith(['play', 'chopsticks', '--seed', '7', ...args], lines);

describe('a game that is piped in', () => {
  test('prints the whole conversation', async () => {
    const moves = 'A-C B-D B-D B-C 03-12 A-D A-C A-C 02-11 B-C B-D B-D B-C B-D B-D'.split(' ');
    const { status, out, err } = await play(moves);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    await expect(out).toMatchFileSnapshot('./whole-game.golden.txt');
  });

  test('ends with a sentence if the input ends first', async () => {
    const { status, out, err } = await play(['A-C']);
    expect({ status, err }).toEqual({ status: 1, err: 'The input ended before the game did.\n' });
    expect(out).toContain('Player 1 plays A-C.');
  });

  test('asks again after a wrong move, and continues with the right one', async () => {
    const { out, status } = await play(['C-A', 'a-d', 'quit']);
    expect(status).toBe(0);
    const said = out.split('\n');
    const refused = said.findIndex((line) => line.endsWith('your move: C-A'));
    expect(said[refused + 1]).toBe('“C-A” is not a legal move in 1111. Legal: A-C, A-D, B-C, B-D.');
    expect(said[refused + 2]).toBe('Player 1, your move: a-d');
    expect(said[refused + 3]).toMatch(/^Player 1 plays A-D\./);
  });

  test('asks again after an empty line', async () => {
    const { out } = await play(['', 'quit']);
    expect(out).toMatch(/Player 1, your move: \nPlayer 1, your move: quit\n$/);
  });

  test('undoes to the player’s own decision and redoes the undone moves', async () => {
    const { out } = await play(['A-C', 'undo', 'redo', 'undo', 'undo', 'quit'], '--persons', '2');
    expect(positionsIn(out)).toEqual(['1111', '1211', '1111', '1211', '1111']);
    expect(out).toContain('your move: undo\nThere is nothing to undo.\n');
  });

  test('undoes the computer’s reply together with the player’s move', async () => {
    const { out } = await play(['A-C', 'undo', 'redo', 'quit'], '--difficulty', 'easy');
    const [start, , answered, undone, redone] = positionsIn(out);
    expect(undone).toBe(start);
    expect(redone).toBe(answered);
    expect(answered).not.toBe(start);
  });

  test('gives a hint that wins, and the hint does not change the game', async () => {
    const suicide = ['--set', 'suicide=true', '--first', '2', '--difficulty', 'hard'];
    const { out } = await play(['hint', 'quit'], ...suicide);
    expect(out).toMatch(/Hint: \S+, a win in 25 plies\.\n/);
    const plain = await play(['A-C', 'B-D', 'quit']);
    const hinted = await play(['hint', 'A-C', 'hint', 'B-D', 'hint', 'quit']);
    expect(positionsIn(hinted.out)).toEqual(positionsIn(plain.out));
  });

  test('gives a hint if the game can’t be solved', async () => {
    const { out } = await play(['hint', 'quit'], '--players', '3');
    expect(out).toMatch(/Hint: [AB]-[CD][23], as a medium computer would play\.\n/);
  });

  test('lists the legal moves and the commands', async () => {
    const { out } = await play(['moves', 'HELP', 'quit']);
    expect(out.match(/^ {2}[AB]-[CD] {5}\S/gm)).toHaveLength(4);
    for (const command of ['hint', 'undo', 'redo', 'moves', 'help', 'quit']) {
      expect(out).toMatch(new RegExp(`^  ${command} +\\w`, 'm'));
    }
  });

  test('stops politely at Ctrl-C', async () => {
    const { status, err } = await runWith(['play', 'chopsticks', '--seed', '7'], [], {
      input: new PassThrough(),
      onInterrupt(listener) {
        const timer = setTimeout(listener, 10);
        return () => clearTimeout(timer);
      },
    });
    expect({ status, err }).toEqual({ status: 130, err: 'Stopped.\n' });
  });

  test('is the same with the same seed', async () => {
    const watch = (seed: string) =>
      runWith(['play', 'chopsticks', '--persons', '0', '--difficulty', 'easy', '--seed', seed]);
    const [once, again, other] = await Promise.all([watch('4'), watch('4'), watch('5')]);
    expect(again).toEqual(once);
    expect(positionsIn(other.out)).not.toEqual(positionsIn(once.out));
  });
});

describe('the players', () => {
  test.each([
    [[], 'Player 1 against Computer (medium)'],
    [['--persons', '2'], 'Player 1 against Player 2'],
    [
      ['--players', '3', '--difficulty', 'easy'],
      'Player 1 against Computer 1 (easy) against Computer 2 (easy)',
    ],
    [['--players', '3', '--persons', '2'], 'Player 1 against Player 2 against Computer (medium)'],
  ])('%j', async (args, table) => {
    const { out } = await play(['quit'], ...args);
    expect(out).toContain(`Chopsticks: ${table}, seed 7.\n`);
  });

  test('--first names the first player', async () => {
    const { out } = await play(['quit'], '--persons', '2', '--first', '2');
    expect(out).toContain('Player 2, your move: quit');
  });

  test.each([
    [['--players', '7'], '--players can’t be “7”. Allowed: a whole number from 2 to 6.'],
    [['--players', '1'], /^--players counts the seats, .* write --persons 1/],
    [['--persons', '3'], '--persons can’t be “3”. Allowed: a whole number from 0 to 2.'],
    [['--first', '3'], '--first can’t be “3”. Allowed: a whole number from 1 to 2, or random.'],
    [['--seed', 'x'], /^--seed can’t be “x”\. Allowed: a whole number/],
    [
      ['--difficulty', 'god'],
      '--difficulty can’t be “god”. Allowed: easy, medium, hard, striker, one-ply, three-plies, no-splits, traps, perfect, errs-1-in-2 … errs-1-in-50.',
    ],
    [['--players', '3', '--set', 'players=4'], /^--players and --set players=4 contradict/],
  ])('refuses %j before anything is played', async (args, sentence) => {
    const { status, out, err } = await runWith(['play', 'chopsticks', ...args], ['quit']);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(sentence);
  });
});

test('a match of computers without an end is refused', async () => {
  const args = ['--persons', '0', '--set', 'bestOf=0'];
  const { status, out, err } = await runWith(['play', 'summation-duel', ...args]);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(/^With bestOf=0 .* set bestOf to a number of games, or let a person play\./);
});

describe('on a terminal', () => {
  test('a move is chosen by typing a part of it or with the arrow keys', async () => {
    const { status, out } = await runOnTerminal(
      ['play', 'chopsticks', '--seed', '7', '--persons', '2'],
      [
        ['b', '-', 'c', '\r'],
        ['\u001b[B', '\r'],
        ['q', 'u', 'i', 't', '\r'],
      ],
    );
    expect(status).toBe(0);
    expect(out).toContain('Player 1 plays B-C.');
    expect(out).toMatch(/Player 2 plays [AB]-[CD]\./);
  });

  test('a plain terminal gets lines without a sign that moves the cursor', async () => {
    const lines = ['b-c', 'quit'];
    const input = Object.assign(Readable.from(lines.map((line) => `${line}\n`)), { isTTY: true });
    const output = Object.assign(collector(), { isTTY: true, columns: 100 });
    const errors = Object.assign(collector(), { isTTY: true });
    const args = ['play', 'chopsticks', '--seed', '7', '--persons', '2'];
    const { status } = await runWith(args, [], { input, output, errors, plain: true });
    expect(status).toBe(0);
    expect(output.text()).toContain('Player 1 plays B-C.');
    expect(output.text() + errors.text()).not.toContain('\u001b');
  });

  test('an illegal input is answered with the legal moves', async () => {
    const { out } = await runOnTerminal(
      ['play', 'chopsticks', '--seed', '7'],
      [
        ['z', 'z', '\r'],
        ['q', 'u', 'i', 't', '\r'],
      ],
    );
    expect(out).toContain('“zz” is not a legal move in 1111. Legal: A-C, A-D, B-C, B-D.');
  });

  test.each([
    ['Ctrl-C', ['\u0003']],
    ['Ctrl-D', ['\u0004']],
    ['Ctrl-D behind a half-typed move', ['b', '\u0004']],
  ])('%s ends it with status 130 and leaves the cursor', async (_, keys) => {
    const { status, out, err } = await runOnTerminal(['play', 'chopsticks'], [keys]);
    expect({ status, err }).toEqual({ status: 130, err: 'Stopped.\n' });
    expect(out.lastIndexOf(cursor.shown)).toBeGreaterThan(out.lastIndexOf(cursor.hidden));
  });

  test.each([
    ['while it asks', [[null]]],
    // The computer's reply comes before the next question.
    ['between two questions', [['b', '-', 'c', '\r', null]]],
  ])('an input that ends %s ends it with a sentence', async (_, batches) => {
    const { status, out, err } = await runOnTerminal(['play', 'chopsticks'], batches);
    expect({ status, err }).toEqual({ status: 1, err: 'The input ended before the game did.\n' });
    expect(out.lastIndexOf(cursor.shown)).toBeGreaterThan(out.lastIndexOf(cursor.hidden));
  });
});

test.each(games)('$id is left with q, which is no move of its', async (game) => {
  const { id } = game;
  const rules = game.rules(defaultSettings(game.settings));
  expect(rules.parseMove(rules.start(0), 'q').ok).toBe(false);
  for (const typed of ['q', 'Q']) {
    expect(await runWith(['play', id], [typed])).toMatchObject({ status: 0, err: '' });
  }
});

test.each(games)(
  '$id can be played from start to end without a line of its own',
  async ({ id }) => {
    const args = ['play', id, '--persons', '0', '--difficulty', 'easy', '--seed', '3'];
    const { status, out, err } = await runWith(args);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^(Computer \d (wins|won)|A draw)[. ]./);
  },
);

test.each([
  ['en', 'Cut short after 1,000 moves: computers alone could play like this for ever.'],
  ['de', 'Nach 1.000 Zügen abgebrochen: Computer allein könnten ewig so weiterspielen.'],
] as const)(
  'computers that never end their game are stopped, in %s',
  async (language, sentence) => {
    const args = ['--persons', '0', '--difficulty', 'perfect', '--set', 'repetition=0'];
    const ran = await runWith(['play', 'chopsticks', ...args, '--seed', '1'], [], {}, language);
    expect(ran).toMatchObject({ status: 0, err: '' });
    expect(ran.out.trimEnd().split('\n').at(-1)).toBe(sentence);
  },
);

/** The printed positions, in notation. */
function positionsIn(out: string): string[] {
  return out.match(/^\d{4}$/gm) ?? [];
}
