import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { answer } from '../ipc/channel.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { savesWhere } from '../saving/save-file.ts';
import { backupHandlers } from './backup-handlers.ts';
import { restoreWaiting } from './restore-waiting.ts';

inFolders();
const restart = vi.fn<() => void>();
let file: string | undefined;
beforeEach(() => {
  restart.mockClear();
  file = path.join(folder, 'backup.zip');
});

/** The program on a data folder. */
function programOn(name: string, config: string) {
  const data = path.join(folder, name);
  const places = { data, config: path.join(data, 'config.jsonc') };
  fs.mkdirSync(data);
  fs.writeFileSync(places.config, config);
  const handlers = backupHandlers({
    places,
    now: () => Date.parse('2026-11-25T12:00:00Z'),
    askForFile: () => Promise.resolve(file),
    saveFile: savesWhere(() => Promise.resolve(file)),
    restart,
  });
  type Name = keyof typeof handlers;
  return {
    places,
    async ask(request: Name) {
      const reply = await answer(handlers as Handlers, request, undefined, () => undefined);
      return reply.ok ? reply.value : inEnglish(reply.error);
    },
  };
}

test('a backup is saved, says what it brings, and is restored by the next start', async () => {
  const old = programOn('old', '{ "game": "summation-duel" }');
  fs.mkdirSync(path.join(old.places.data, 'matches'));
  fs.writeFileSync(path.join(old.places.data, 'matches', 'a.duel'), '[Game "chopsticks"]\n\n*\n');
  expect(await old.ask('backUp')).toEqual({ file });

  const here = programOn('here', '{}');
  expect(await here.ask('chooseBackup')).toEqual({
    name: 'backup.zip',
    made: Date.parse('2026-11-25T12:00:00Z'),
    matches: { adds: 1, replaces: 0, kept: 0 },
    changes: [{ kind: 'config', does: 'replaces' }],
  });
  expect(fs.readFileSync(here.places.config, 'utf8')).toBe('{}');
  expect(await here.ask('restoreBackup')).toBeNull();
  expect(restart).toHaveBeenCalledOnce();
  expect(await restoreWaiting(here.places)).toBeUndefined();
  expect(fs.readFileSync(here.places.config, 'utf8')).toContain('summation-duel');
  expect(fs.readdirSync(path.join(here.places.data, 'matches'))).toEqual(['a.duel']);
});

test('nothing is restored that wasn’t chosen, and a bad archive is refused by its name', async () => {
  const here = programOn('here', '{}');
  expect(await here.ask('restoreBackup')).toBe('Choose a backup first.');
  fs.writeFileSync(file ?? '', 'no zip');
  expect(await here.ask('chooseBackup')).toMatch(/“backup\.zip” can’t be restored: it is damaged/);
  expect(await here.ask('restoreBackup')).toBe('Choose a backup first.');
  file = undefined;
  expect(await here.ask('chooseBackup')).toBeNull();
  expect(await here.ask('backUp')).toEqual({ file: null });
  expect(restart).not.toHaveBeenCalled();
});

test('a backup that can’t be restored holds up no start, which says where it is', async () => {
  const here = programOn('here', '{}');
  fs.writeFileSync(path.join(here.places.data, 'restoring.zip'), 'cut');
  const problem = await restoreWaiting(here.places);
  expect(problem && inEnglish(problem)).toMatch(/Restoring stopped.*not-restored-/);
  expect(await restoreWaiting(here.places)).toBeUndefined();
});
