import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../engine/games.ts';
import { selfTest, type Tested } from './self-test.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function refuse(): never {
  throw new Error('refused');
}

const refusing: Pick<Tested, 'ask' | 'files' | 'logged'> = {
  ask: { view: refuse, newMatch: refuse, setPreference: refuse },
  files: { config: 'none', match: () => 'none' },
  logged: refuse,
};

async function tested(drawn: Tested['drawn']) {
  const report = selfTest({ ...refusing, drawn });
  await vi.advanceTimersByTimeAsync(61_000);
  return report;
}

test('a page that never answers fails its part, and the other parts are tested all the same', async () => {
  const [board, ...others] = await tested(() => new Promise(() => undefined));
  expect(board).toMatchObject({ name: 'board', ok: false, took: 60_000 });
  expect(board?.error).toContain('after 60 s it is not so that the board is drawn');
  expect(others.map(({ name, error }) => [name, error])).toEqual([
    ...games.map(({ id }) => [id, 'Error: refused']),
    ['config', 'Error: refused'],
    ['match', 'Error: refused'],
    ['log', 'Error: refused'],
  ]);
});

test('the test waits for a page that is drawn late, and an empty page fails', async () => {
  const pages = [
    { things: 0, heading: '' },
    { things: 9, heading: ' ' },
    { things: 9, heading: 'Chopsticks' },
  ];
  const drawn = vi.fn<Tested['drawn']>(() =>
    Promise.resolve(pages.shift() ?? { things: 0, heading: '' }),
  );
  const [board] = await tested(drawn);
  expect(board).toMatchObject({ name: 'board', ok: true });
  expect(drawn).toHaveBeenCalledTimes(3);
});
