import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runWith } from './testing.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-cli-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function playFrom(text: string, ...args: string[]) {
  const file = path.join(folder, 'config.jsonc');
  fs.writeFileSync(file, text);
  const ran = await runWith(['play', '--seed', '1', '--config', file, ...args], ['quit']);
  return { ...ran, err: ran.err.replaceAll(file, 'FILE') };
}

describe('play --config', () => {
  test('takes game, seats, strength and settings from the file', async () => {
    const { out, err, status } = await playFrom(`{
      // Three players.
      "game": "chopsticks",
      "players": ["person", "computer", "person"],
      "difficulty": ["hard", "easy"],
      "chopsticks": { "players": 3, "overflow": "rollover", "suns": true },
    }`);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(out).toContain('Chopsticks: Player 1 against Computer (easy) against Player 3, seed 1.');
    expect(out).toContain('444444');
  });

  test('options override the file', async () => {
    const { out } = await playFrom(
      '{ "difficulty": "hard", "players": ["person", "person"], "chopsticks": { "fingers": 7, "suns": true, "overflow": "rollover" } }',
      'chopsticks',
      '--persons',
      '1',
      '--difficulty',
      'easy',
      '--set',
      'fingers=4',
    );
    expect(out).toContain('Player 1 against Computer (easy)');
    expect(out).toContain('3333');
  });

  test('ignores bad values, and names the allowed ones', async () => {
    const { out, err, status } = await playFrom(
      '{ "game": "chess", "players": 3, "difficulty": "brutal", "chopsticks": { "fingers": 1, "suns": true } }',
      'chopsticks',
    );
    expect(err.trimEnd().split('\n').toSorted()).toEqual([
      expect.stringMatching(/^FILE: chopsticks: fingers can’t be 1\. Allowed: 2 to 100\./),
      expect.stringMatching(/^FILE: chopsticks: suns needs overflow to be rollover/),
      expect.stringMatching(/^FILE: difficulty can’t be "brutal"\. Allowed: easy, medium, hard/),
      expect.stringMatching(/^FILE: game can’t be "chess"\. Allowed: chopsticks/),
      expect.stringMatching(/^FILE: players can’t be 3\. Allowed: a list/),
    ]);
    expect(out).toContain('Player 1 against Computer (medium)');
    expect(status).toBe(0);
  });

  test('names line and column of a syntax error', async () => {
    const { err, out } = await playFrom('{\n  "game": chop\n}', 'chopsticks');
    expect(err).toContain(
      'FILE: The config file can’t be read: there is an invalid symbol in line 2, column 11.',
    );
    expect(out).toContain('1111');
  });

  test('refuses a folder, in words', async () => {
    const { status, err } = await runWith(['play', 'chopsticks', '--config', folder]);
    expect(status).toBe(2);
    expect(err).toContain('Allowed: a file that can be read (it is a folder, not a file).');
  });

  test.skipIf(process.platform === 'win32').each(['/dev/full', '/dev/zero'])(
    'ends at once where %s is named, which would never end',
    async (device) => {
      const { status, err } = await runWith(['play', 'chopsticks', '--config', device]);
      expect(status).toBe(2);
      expect(err).toContain('(it isn’t an ordinary file, but a pipe, a socket or a device)');
    },
  );

  test('uses the language of the file, unless an option names another', async () => {
    const german = '{ "language": "de" }';
    expect((await playFrom(german, 'chopsticks')).out).toContain('gegen Computer');
    expect((await playFrom(german, 'chopsticks', '--language', 'en')).out).toContain('against');
    expect((await playFrom('{ "language": "system" }', 'chopsticks')).out).toContain('against');
    expect((await playFrom('{ "language": ', 'chopsticks')).out).toContain('against');
  });

  test('refuses a missing file', async () => {
    const { status, err } = await runWith(['play', 'chopsticks', '--config', '/no/such/file']);
    expect(status).toBe(2);
    expect(err).toMatch(
      /^--config can’t be “\/no\/such\/file”\. Allowed: a file that can be read \(there is no such file\)\.\n$/,
    );
  });
});
