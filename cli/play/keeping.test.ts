import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { tableFrom } from '../../engine/testing/records.ts';
import { openMatchFolder } from '../../storage/library/match-folder.ts';
import { tableOf, wonMoves } from '../../storage/library/testing.ts';
import { jsonOf, runWith } from '../testing.ts';
import { folder as home, inFolders } from '../../storage/files/testing.ts';

inFolders();

const play = (lines: readonly string[], ...args: readonly string[]) =>
  runWith(['play', ...args, '--user-data', home], lines);

async function kept(): Promise<readonly Record<string, unknown>[]> {
  const { matches } = await jsonOf(['matches', '--user-data', home]);
  return matches as readonly Record<string, unknown>[];
}

const files = () => readdirSync(path.join(home, 'matches')).filter((name) => name.startsWith('20'));

describe('a match that is left', () => {
  test('continues with --resume, and stays one match until it is over', async () => {
    const left = await play(['A-C', 'B-D', 'quit'], 'chopsticks', '--persons', '2');
    const [first] = await kept();
    expect(left.out).toContain(`“play --resume ${String(first?.['id'])}”.`);
    const { out, status } = await play(['undo', 'B-C', 'quit'], '--resume');
    expect(status).toBe(0);
    expect(out).toContain('Player 2, your move: B-C');
    const [again, ...others] = await kept();
    expect(others).toEqual([]);
    expect(again).toMatchObject({ id: first?.['id'], plies: 2, result: { kind: 'unfinished' } });
    const done = await play(wonMoves.slice(2), '--resume', String(first?.['id']));
    expect(done.out).not.toContain('--resume');
  });

  test('is kept if the input ends, or with other players at the seats', async () => {
    const { status } = await play(['5'], 'summation-duel', '--persons', '2');
    expect(status).toBe(1);
    const { out } = await play(['quit'], '--resume', '--persons', '1', '--difficulty', 'easy');
    expect(out).toMatch(/Total Sum: 5\n[^]*Computer chose/);
  });

  test('keeps its variations and undone moves', async () => {
    const folder = openMatchFolder(path.join(home, 'matches'), 0);
    const notes = { title: '', comment: '', created: 0, changed: 0, played: 0 };
    const table = tableFrom('[Game "chopsticks"]\n\n1. A-C (1. A-D 2. B-C) 2. A-C *');
    folder.write('tried', table, notes);
    folder.close();
    await play(['B-D', 'quit'], '--resume');
    expect(await kept()).toMatchObject([{ id: 'tried', plies: 3 }]);
    const [last] = await kept();
    expect(last?.['changed']).toBeGreaterThan(0);
    await play(['undo', 'undo', 'A-D', 'quit'], '--resume');
    const { out } = await runWith(['matches', 'export', 'tried', '--user-data', home], []);
    expect(out).toMatch(/1\. A-C \(1\. A-D 2\. B-C\) 2\. A-D \(2\. A-C 3\. B-D\)/);
    expect(await kept()).toMatchObject([{ plies: 2 }]);
  });

  test('the one played last is resumed', async () => {
    await play(['A-C', 'quit'], 'chopsticks', '--persons', '2');
    await play(['5', 'quit'], 'summation-duel', '--persons', '2');
    expect((await play(['quit'], '--resume')).out).toContain('Summation Duel');
    expect(files()).toHaveLength(2);
  });
});

test('a script’s match is kept only if it names a folder', async () => {
  const { out } = await runWith(['play', 'chopsticks', '--seed', '7'], ['A-C', 'quit']);
  expect(out).not.toContain('--resume');
});

describe('there is nothing to resume', () => {
  test('if no match is unfinished', async () => {
    const { status, err } = await play([], '--resume');
    expect(status).toBe(2);
    expect(err).toBe(
      `There is no unfinished match in ${path.join(home, 'matches')}. “matches list” names those that are over.\n`,
    );
  });

  test('if the match is over or unknown', async () => {
    const folder = openMatchFolder(path.join(home, 'matches'), 0);
    const notes = { title: '', comment: '', created: 0, changed: 0, played: 0 };
    folder.write('won', tableOf(wonMoves), notes);
    folder.close();
    expect((await play([], '--resume', 'won')).err).toBe(
      'The match won is over: “matches show won” shows it.\n',
    );
    expect((await play([], '--resume', '../won')).err).toMatch(/^--resume can’t be “\.\.\/won”\./);
  });

  test.each([
    [['--resume', '--set', 'fingers=6'], '--resume and --set contradict each other'],
    [['--resume', '--from', 'x.duel'], '--resume and --from contradict each other'],
  ])('%j is refused', async (args, sentence) => {
    await play(['A-C', 'quit'], 'chopsticks', '--persons', '2');
    const { status, err } = await play([], ...args);
    expect({ status, err }).toEqual({ status: 2, err: `${sentence}: give only one of them.\n` });
  });
});
