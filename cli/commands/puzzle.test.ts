import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { puzzleProgress } from '../../engine/learner/puzzles.ts';
import { dayOf } from '../../engine/puzzles/day.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { folder as home, inFolders } from '../../storage/files/testing.ts';
import { openJournal } from '../../storage/journal/journal.ts';
import { PeopleFolder } from '../../storage/people/people-folder.ts';
import { jsonOf, runOnTerminal, runWith } from '../testing.ts';

inFolders();

/** This puzzle asks for five moves. */
const long = ['puzzle', '--pack', 'chopsticks/suicide', '--number', '80'];

async function puzzleOf(args: readonly string[]): Promise<Puzzle> {
  return (await jsonOf(args)) as unknown as Puzzle;
}

describe('puzzle', () => {
  test('answers a wrong move with the reply that punishes it, and continues until it is solved', async () => {
    const { steps } = await puzzleOf(long);
    const answers = steps.map(({ ways }) => ways[0]?.moves[0] ?? '');
    const ran = await runWith(long, ['A-C', 'nonsense', ...answers]);
    expect(ran.status).toBe(0);
    expect(ran.out).toContain('Rules: suicide=true.');
    expect(ran.out).toContain('Player 1 to move: find a move that doesn’t lose.');
    expect(ran.out).toContain(
      'A-C isn’t it. That loses.\nPlayer 2 has an answer against which nothing helps: ',
    );
    expect(ran.out).toContain(
      '\nPlayer 2 answers A-D: Left hand strikes their right: 2 becomes 4.\nTry again.\n',
    );
    expect(ran.out).toContain('“nonsense” is not a legal move in 1212.');
    expect(ran.out).toMatch(/Right\.\n.*\nPlayer 2 answers 14-23: Split .*\.\n[^]*1223\n/);
    expect(ran.out.match(/Right\./g)).toHaveLength(steps.length);
    expect(ran.out.trimEnd().split('\n').at(-1)).toBe('Solved, after 1 wrong move.');
  });

  test('shows the commands, the moves and the solution', async () => {
    const { out, status } = await runWith(long, ['help', 'hint', 'moves', 's']);
    expect(out).toContain('  solution  the solution, move by move\n');
    expect(status).toBe(0);
    expect(out).toContain('Anything else loses.\n');
    expect(out).toContain('  A-C     Left hand strikes their left: 1 becomes 2\n');
    expect(out).toMatch(
      /Player 1 plays B-D: Right hand strikes .*\.\nPlayer 2 answers 14-23: Split .*\.\n[^]*That was the solution\.\n$/,
    );
  });

  test('can be left at any time, but the end of the input is an error', async () => {
    for (const typed of ['quit', 'Q']) {
      expect(await runWith(long, [typed])).toMatchObject({ status: 0, err: '' });
    }
    expect(await runWith(long)).toMatchObject({
      status: 1,
      err: 'The input ended before the puzzle was solved.\n',
    });
  });

  test('offers the moves on a terminal', async () => {
    const { out, status } = await runOnTerminal([...long, '--guest'], [['sol', '\r']]);
    expect(out).toContain('That was the solution.');
    expect(status).toBe(0);
  });

  test('of a date depends on the date alone', async () => {
    const one = await puzzleOf(['puzzle', '--daily', '2026-11-22']);
    expect(await puzzleOf(['puzzle', '--daily', '2026-11-22'])).toEqual(one);
    expect(await puzzleOf(['puzzle', '--daily', '2026-11-23'])).not.toEqual(one);
    const { out } = await runWith(['puzzle', '--daily', '2026-11-22'], ['s']);
    expect(out).toMatch(/^Summation Duel, the puzzle of 2026-11-22, difficulty \d+\.\n/);
  });

  test('is judged by whole plies if a player decides more than once', async () => {
    const scholars = ['puzzle', '--pack', 'scholars-game/usual', '--kind', 'win', '--number', '3'];
    const { out, status } = await runWith(scholars, ['s']);
    expect(out).toMatch(/The Scholar’s Game, puzzle 3 of seed 1[^]*That was the solution\.\n$/);
    expect(status).toBe(0);
  });

  test('is kept in the journal of the desktop program, and counts at its first try', async () => {
    const solve = async (...typed: readonly string[]) => {
      const before = openJournal(home, () => expect.fail()).lines.length;
      const { out } = await runWith([...long, '--user-data', home], typed);
      const { lines } = openJournal(home, () => expect.fail());
      return { said: out.trimEnd().split('\n').at(-1), lines: lines.slice(before) };
    };
    const { steps, game } = await puzzleOf(long);
    const answers = steps.map(({ ways }) => ways[0]?.moves[0] ?? '');
    const first = await solve('A-C', 'hint', ...answers);
    expect(first.said).toMatch(/^Your rating: [\d,]+, give or take \d+\.$/);
    const place = { game, settings: { suicide: true }, position: steps[0]?.position };
    expect(first.lines).toMatchObject([
      { what: 'puzzle', from: 'open', place, outcome: 'wrong', tried: ['A-C'], attempt: 1 },
      { what: 'puzzle', from: 'open', place, outcome: 'after-wrong', attempt: 2, hints: 1 },
    ]);
    const again = await solve(...answers);
    expect(again.said).toMatch(/^Kept, but not rated: /);
    expect(again.lines).toMatchObject([{ from: 'again', outcome: 'right' }]);
    const { counted } = puzzleProgress(openJournal(home, () => expect.fail()).lines);
    expect(counted.map(({ solved }) => solved)).toEqual([false]);
  });

  test('of today counts for the streak of days, one of another day doesn’t', async () => {
    const shown = (...daily: readonly string[]) =>
      runWith(['puzzle', '--daily', ...daily, '--user-data', home], ['s']);
    await shown('2026-01-05');
    await shown();
    const lines = openJournal(home, () => expect.fail()).lines.filter(
      ({ what }) => what === 'puzzle',
    );
    const today = dayOf(new Date());
    expect(lines).toMatchObject([{ from: 'again' }, { from: 'open', of: today }]);
    const { counted } = openJournal(home, () => expect.fail()).after(puzzleProgress);
    expect(counted.map(({ daily }) => daily)).toEqual([today]);
  });

  test('leaves nothing for a guest, or in a script that names no folder', async () => {
    await runWith([...long, '--user-data', home, '--guest'], ['s']);
    expect(fs.readdirSync(home)).toEqual([]);
  });

  test('is kept for the person who is named, if several use the machine', async () => {
    const solve = (...more: readonly string[]) =>
      runWith([...long, '--user-data', home, ...more], ['s']);
    expect((await solve('--person', 'Ben')).err).toContain('Only one person uses this machine');
    const people = new PeopleFolder(home, () => expect.fail());
    for (const name of ['Ann', 'Ben']) people.add(name, 'blue');
    expect((await solve()).err).toContain('--guest. Known: Ann, Ben.');
    expect((await solve('--person', 'Cem')).err).toContain('Nobody here is called “Cem”.');
    expect((await solve('--person', 'ben', '--guest')).err).toContain('contradict each other');
    expect((await solve('--person', 'ben')).status).toBe(0);
    const counts = people
      .all()
      .map(({ journal }) => openJournal(home, () => expect.fail(), journal).lines.length);
    expect(counts, 'the first person, Ann and Ben').toEqual([0, 0, 1]);
  });

  test.each<[readonly string[], string]>([
    [['--game', 'chess'], 'There is no game “chess”'],
    [['--pack', 'mine'], '--pack can’t be “mine”'],
    [['--game', 'scholars-game', '--pack', 'chopsticks/usual'], 'chopsticks/usual isn’t a pack of'],
    [['--pack', 'digit-conquest/usual', '--kind', 'draw'], 'no puzzles of the kind draw'],
    [['--number', '0'], '--number can’t be “0”'],
    [['--daily', '2026-13-01'], '--daily can’t be “2026-13-01”'],
    [['--daily', '2026-02-30'], '--daily can’t be “2026-02-30”'],
    [['--daily', '--seed', '4'], '--daily and --seed contradict each other'],
  ])('refuses %j', async (args, said) => {
    const { status, err, out } = await runWith(['puzzle', ...args]);
    expect(err).toContain(said);
    expect([status, out]).toEqual([2, '']);
  });
});

test('a puzzle asks for what the opponent threatens, whose move is typed', async () => {
  const threat = ['puzzle', '--pack', 'chopsticks/usual', '--kind', 'threat', '--number', '2'];
  const { steps } = await puzzleOf(threat);
  const [answer, other] = steps[0]?.ways ?? [];
  const typed = [other?.moves[0] ?? '', 'hint', answer?.moves[0] ?? ''];
  const { out, status } = await runWith(threat, typed);
  expect(status).toBe(0);
  expect(out).toContain(
    'Before you move: what does Player 2 threaten? Play the move that would win for them in 2 moves.',
  );
  expect(out).toContain(`${typed[0]} isn’t it. Player 2 doesn’t win with that.`);
  expect(out).toContain('\nPlayer 1 answers ');
  expect(out).toContain('Nothing else wins for them.');
  expect(out.trimEnd().split('\n').at(-1)).toBe('Solved, after 1 wrong move.');
});
