import { describe, expect, test } from 'vitest';
import { jsonOf, runWith } from '../testing.ts';

const versus = (one: string, two: string, ...more: string[]) =>
  jsonOf(['versus', 'chopsticks', '--one', one, '--two', two, ...more]);

describe('versus', () => {
  test('hard never loses to easy', async () => {
    const tally = await versus('hard', 'easy', '--games', '40', '--seed', '1');
    expect(tally).toMatchObject({ one: 'hard', two: 'easy', games: 40, seed: 1, losses: 0 });
    expect(tally['wins']).toBeGreaterThan(30);
  });

  test('the first and the second may be told apart by the tally', async () => {
    const tally = await versus('easy', 'hard', '--games', '40', '--seed', '1');
    expect(tally['wins']).toBe(0);
    expect(tally['losses']).toBeGreaterThan(30);
    expect(tally['score']).toBeLessThan(0.1);
  });

  test('who begins alternates: with suicide the one who begins is lost', async () => {
    const tally = await versus('hard', 'hard', '--games', '10', '--set', 'suicide=true');
    expect(tally).toMatchObject({ wins: 5, draws: 0, losses: 5, score: 0.5 });
  });

  test('comes out the same from the same seed, and otherwise from another', async () => {
    const once = await versus('medium', 'easy', '--games', '15', '--seed', '5');
    expect(await versus('medium', 'easy', '--games', '15', '--seed', '5')).toEqual(once);
    const others = await Promise.all(
      ['6', '7', '8'].map((seed) => versus('medium', 'easy', '--games', '15', '--seed', seed)),
    );
    const wins = new Set([once, ...others].map((tally) => tally['wins']));
    expect(wins.size).toBeGreaterThan(1);
  });

  test('a seed that it chose itself brings the same games again', async () => {
    const once = await versus('medium', 'easy', '--games', '10');
    const again = await versus('medium', 'easy', '--games', '10', '--seed', String(once['seed']));
    expect(again).toEqual(once);
  });

  test('cuts a game short that nothing else ends', async () => {
    const tally = await versus('hard', 'hard', '--games', '1', '--set', 'repetition=0');
    expect(tally).toMatchObject({ wins: 0, draws: 1, losses: 0, cutShort: 1 });
  });

  test('gives wins, draws, losses and the interval in a sentence', async () => {
    const args = ['--one', 'hard', '--two', 'hard', '--games', '4', '--seed', '2'];
    const { out } = await runWith(['versus', 'chopsticks', ...args]);
    expect(out).toBe(
      'hard against hard: 0 won, 4 drawn, 0 lost of 4 (seed 2); score 50.0%, 95% interval 15.0% to 85.0%.\n',
    );
  });

  test.each([
    [
      ['--one', 'perfect', '--two', 'easy'],
      `--one can't be "perfect". Allowed: easy, medium, hard.`,
    ],
    [
      ['--one', 'easy', '--two', 'easy', '--games', '0'],
      `--games can't be "0". Allowed: a whole number from 1 to 1000000.`,
    ],
    [
      ['--one', 'easy', '--two', 'easy', '--set', 'players=3'],
      'versus is for two players, and Chopsticks has 3 under these settings.',
    ],
    [['--one', 'easy'], 'versus needs --two <level>: versus [options] <game>'],
  ])('refuses %j', async (args, sentence) => {
    const { status, err, out } = await runWith(['versus', 'chopsticks', ...args]);
    expect({ status, err, out }).toEqual({ status: 2, err: `${sentence}\n`, out: '' });
  });
});
