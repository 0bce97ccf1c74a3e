import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { runWith } from '../testing.ts';

/** A transcript of a rule book. */
const printed = (name: string): string =>
  readFileSync(path.join(import.meta.dirname, 'seeds', `${name}.txt`), 'utf8');

describe('Summation Duel', () => {
  const play = (lines: readonly string[], ...args: string[]) =>
    runWith(['play', 'summation-duel', '--persons', '2', ...args], lines);

  test('speaks as its rule book, to the letter', async () => {
    const { status, out, err } = await play('7 8 10 9 6 5 5 3 2'.split(' '));
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(printed('summation-duel'));
  });

  test('plays the basic example of the rule book', async () => {
    const { out } = await play('6 9 10 8 7 5 4 1'.split(' '));
    expect(out.match(/Total Sum is now \d+/g)?.map((line) => Number(line.slice(17)))).toEqual([
      6, 15, 25, 33, 40, 45, 49, 50,
    ]);
    expect(out.match(/Used Numbers: .*/g)).toEqual([
      'Used Numbers: 6',
      'Used Numbers: 6,9',
      'Used Numbers: 6,9,10',
      'Used Numbers: 6,8,9,10',
      'Used Numbers: 6,7,8,9,10',
      'Used Numbers: 5,6,7,8,9,10',
      'Used Numbers: 4,5,6,7,8,9,10',
    ]);
    expect(out).toContain('Player 2! You reached exactly 50 and won the game!\n');
  });

  test('plays the winning strategy of the rule book, in which the second player has only 6 left', async () => {
    const { out } = await play('1 10 2 9 3 8 4 7 5 1 6'.split(' '));
    expect(out).toContain('Choose a number to add (6): 1\nInvalid choice. Number 1 has already');
    expect(out).toMatch(
      /Total Sum is now 55\.\nYou exceeded 50 and lost the game\.\nCongratulations, Player 1! You won the game!\n$/,
    );
  });

  test.each([
    ['seven', 'Invalid choice. “seven” is not one of the numbers 1-10.'],
    ['', 'Invalid choice. “” is not one of the numbers 1-10.'],
    ['11', 'Invalid choice. Number 11 is not between 1 and 10.'],
  ])('refuses %j in a sentence and asks again', async (line, sentence) => {
    const { out, status, err } = await play([line]);
    expect(out).toContain(`${sentence}\n\nPlayer 1's Turn:\nChoose a number to add (1-10): \n`);
    expect({ status, err }).toEqual({ status: 1, err: 'The input ended before the game did.\n' });
  });

  test('plays a best of three to its champion, and the loser goes first', async () => {
    const game = '6 9 10 8 7 5 4 1'.split(' ');
    const { out, status } = await play([...game, ...game], '--set', 'bestOf=3');
    expect(status).toBe(0);
    expect(out).toContain(
      '\nGames won - Player 1: 0, Player 2: 1\n\nGame 2, best of 3\n\nTotal Sum: 0\n',
    );
    expect(out.slice(out.indexOf('Game 2'))).toContain("\n\nPlayer 1's Turn:\nChoose");
    expect(out).toMatch(/Games won - Player 1: 0, Player 2: 2\nPlayer 2 is the champion!\n$/);
  });

  test('gives the rule of the race with a hint, and names the players', async () => {
    const race = ['--set', 'copies=unlimited'];
    const { out } = await play(['hint', '6', 'hint', 'quit'], ...race);
    expect(out).toContain('6 more makes 6, one of the totals to reach (6, 17, 28, 39, 50)');
    expect(out).toContain(
      'The total is 6, 11 short of the next one to reach (6, 17, 28, 39, 50): whatever Player 2 adds now,',
    );
  });

  test('undoes moves and shows the position', async () => {
    const { out } = await play(['7', 'undo', 'quit']);
    expect(out).toContain(
      "undo\n\nTotal Sum: 0\nAvailable Numbers: 1,2,3,4,5,6,7,8,9,10\n\nPlayer 1's Turn:\n",
    );
  });

  test('refuses a target out of reach with the largest possible one', async () => {
    const { status, err } = await play([], '--set', 'numbers=9');
    expect(status).toBe(2);
    expect(err).toContain('so 45 is the largest possible target.');
  });
});

describe('Digit Conquest', () => {
  const play = (lines: readonly string[], ...args: string[]) =>
    runWith(['play', 'digit-conquest', '--persons', '2', '--seed', '1', ...args], lines);
  /** The first player adds all of his but the last, and so comes to 47; the second one subtracts 9 once. */
  const draws = [7, 5, 8, 9, 6, 1, 9, 1, 9, 1, 9, 2, 8, 2, 3];
  const answers = ['1', '1', '1', '2', ...Array<string>(11).fill('1')];

  test('speaks as its rule book, to the letter', async () => {
    const { status, out, err } = await play(answers, '--deck', draws.join());
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out.startsWith(printed('digit-conquest'))).toBe(true);
    expect(out).toContain('Current Scores - Player 1: 47, ');
    expect(out.endsWith(`\n${printed('digit-conquest-end')}`)).toBe(true);
  });

  test.each([{ cards: ['--deck', '7,5,8'] }, { cards: [] }])(
    'draws the same card after each decision: $cards',
    async ({ cards }) => {
      const lines = ['1', 'undo', '2', 'undo', '1', '1', 'undo', '2', 'quit'];
      const { out } = await play(lines, ...cards);
      const drawn = out.match(/(?<=You drew: )\d/g) ?? [];
      const [first, second, third] = drawn.filter((_, index) => [0, 1, 6].includes(index));
      // After an undo, the card in hand is shown again.
      expect(drawn).toEqual([first, second, first, second, first, second, third, second, third]);
    },
  );

  test('undoes nothing if the match is set so', async () => {
    const { out } = await play(['1', 'undo', '1', 'quit'], '--set', 'undo=off', '--deck', '7,5,8');
    expect(out).toContain('In this match nothing can be undone.');
    const listing = await play(['help', 'quit'], '--set', 'undo=off');
    expect(listing.out).not.toMatch(/\b(un|re)do\b/);
    expect(out).toContain('Current Scores - Player 1: 7, Player 2: 5');
  });

  test('plays the example of the rule book', async () => {
    const { out } = await play('1 1 1 2 1 1'.split(' '), '--deck', '7,5,8,9,6,3');
    expect(out.match(/Player 1: \d+, Player 2: \d+/g)).toEqual([
      'Player 1: 7, Player 2: 0',
      'Player 1: 7, Player 2: 5',
      'Player 1: 15, Player 2: 5',
      'Player 1: 6, Player 2: 5',
      'Player 1: 12, Player 2: 5',
      'Player 1: 12, Player 2: 8',
    ]);
  });

  test('lets the other player begin', async () => {
    const { out } = await play(['quit'], '--first', '2');
    expect(out).toContain("start with 0 points.\n\nPlayer 2's turn.\nDrawing a card...\n");
  });

  test('asks again after a wrong answer', async () => {
    const { out } = await play(['3', 'add', 'quit'], '--deck', '7');
    expect(out).toContain(
      'Enter 1 or 2: 3\nInvalid choice. Enter 1 or 2.\nEnter 1 or 2: add\nInvalid choice. Enter 1 or 2.\nEnter 1 or 2: quit\n',
    );
  });

  test('offers only what is possible, and says why', async () => {
    const small = ['--set', 'target=9', '--deck', '7,1,3'];
    const { out } = await play(['1', '1', '1', 'quit'], ...small);
    expect(out).toContain(
      "Adding 3 to 7 would exceed 9: 7 + 3 = 10.\nChoose an action:\n2. Subtract 3 from your opponent's score.\nEnter 2: 1\nInvalid choice. Adding 3 to 7",
    );
  });

  test('discards a digit without effect, and continues', async () => {
    const small = ['--set', 'target=9', '--deck', '7,1,9'];
    const { out } = await play(['1', '2', 'quit'], ...small);
    expect(out).toMatch(
      /You drew: 9\nAdding 9 .*\nYou discarded 9\.\nCurrent Scores - Player 1: 6, Player 2: 0\n\nPlayer 2's turn\./,
    );
  });

  test('says when the discard pile is shuffled', async () => {
    const tiny = ['--set', 'digits=2', '--set', 'copies=1', '--deck', '1,2,1'];
    const { out } = await play(['1', '1', 'quit'], ...tiny);
    expect(out).toContain(
      "Player 1's turn.\nThe deck is empty: the discard pile is shuffled into a new deck.\nDrawing a card...\n",
    );
  });

  test('lets digits be chosen from the open deck', async () => {
    const { out } = await play(['7', '1', '12', 'quit'], '--set', 'draw=choice');
    expect(out).toContain('Choose a digit (1-9): 7\nYou drew: 7\nChoose an action:\n');
    expect(out).toContain(
      'Choose a digit (1-9): 12\nInvalid choice. Choose one of the digits 1-9.',
    );
  });

  test.each([
    [['--deck', '7,x'], 'Allowed: digits from 1 to 9'],
    [['--deck', '1,1,1,1,1'], '--deck can’t have a 1 in place 5'],
    [['--deck', '1', '--set', 'draw=choice'], 'with draw=choice none are'],
  ])('refuses %j', async (args, sentence) => {
    const { status, err } = await play([], ...args);
    expect(status).toBe(2);
    expect(err).toContain(sentence);
  });
});

test.each([
  ['summation-duel', 'Welcome to Summation Duel!'],
  ['digit-conquest', 'Welcome to Digit Conquest!'],
])('%s is played against the computer, and its welcome names the commands', async (id, welcome) => {
  const { out, status } = await runWith(['play', id, '--seed', '1'], ['undo', 'quit']);
  expect(status).toBe(0);
  expect(
    out.startsWith(`${welcome}\nPlay a move, or type hint, undo, redo, moves, help, quit.\n`),
  ).toBe(true);
  const help = await runWith(['play', id, '--persons', '0', '--seed', '1', '--difficulty', 'easy']);
  expect(help.out).not.toContain('or type hint');
});

test('refuses --deck for a game without a deck', async () => {
  const { err } = await runWith(['play', 'chopsticks', '--deck', '7']);
  expect(err).toContain('Chopsticks has no deck.');
});
