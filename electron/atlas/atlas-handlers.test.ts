import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { codeOf } from '../../engine/atlas/atlas.ts';
import { packAtlas } from '../../engine/atlas/atlas-table.ts';
import { games } from '../../engine/games.ts';
import { inEnglish, spoken } from '../../words/testing.ts';
import type { AtlasPointView } from '../api/atlas.ts';
import { Refusal } from '../ipc/refusal.ts';
import { atlasHandlers } from './atlas-handlers.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

const game = games.find(({ atlas }) => atlas !== undefined);
const atlas = game?.atlas;
if (game === undefined || atlas === undefined) throw new RangeError('There is no atlas.');
const { axes } = atlas;

const usual = axes.map(() => 0);
const changed = (...names: string[]) =>
  axes.map(({ setting }) => (names.includes(setting) ? 1 : 0));
const row = (point: readonly number[], start: number) => ({
  code: codeOf(axes, point),
  start,
  longest: 6,
  reachable: 171,
  win: 42,
  lose: 18,
  critical: 78,
});

inFolders();

function ship(): void {
  const text = packAtlas(axes, {
    rows: [row(usual, 0), row(changed('misere'), 8)],
    same: new Map([[codeOf(axes, changed('misere', 'meta')), codeOf(axes, changed('misere'))]]),
  });
  fs.writeFileSync(path.join(folder, `${game?.id ?? ''}.json.br`), zlib.brotliCompressSync(text));
}

const nobody = () => undefined;

function handlers(copy = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())) {
  return { ...atlasHandlers(folder, copy), copy };
}

test('the games are described in words, with a digit for each value', async () => {
  ship();
  const view = await handlers().atlas(undefined, nobody);
  expect(view.points).toBe(usual.join('') + changed('misere').join(''));
  expect(view).toMatchObject({ combinations: 3, figures: { start: [0, 8], critical: [78, 78] } });
  const rules = view.axes.flatMap(({ values }) => values.map(({ rule }) => spoken(rule)));
  expect(rules).toEqual(expect.arrayContaining(['Misère', 'Misère: off', 'Splits: None']));
});

test('the effect of one rule is found, also if another combination stands for the same game', async () => {
  ship();
  const { atlasPoint } = handlers();
  const point = await atlasPoint({ point: usual.join('') }, nobody);
  expect(point.command).toBe(`npm run cli -- solve ${game.id}`);
  const at = (name: string) => axes.findIndex(({ setting }) => setting === name);
  const rowOf = ({ neighbours }: AtlasPointView, name: string) =>
    neighbours.find(({ axis, value }) => axis === at(name) && value === 1)?.row;
  expect(rowOf(point, 'misere')).toBe(1);
  expect(rowOf(point, 'swaps')).toBeNull();
  const misere = await atlasPoint({ point: changed('misere').join('') }, nobody);
  expect(misere).toMatchObject({ settings: { misere: true, players: 2 } });
  expect(rowOf(misere, 'meta')).toBe(1);
});

test('the command goes to the clipboard', async () => {
  const { copyAtlasCommand, copy } = handlers();
  await copyAtlasCommand({ point: changed('misere', 'meta').join('') }, nobody);
  expect(copy).toHaveBeenCalledWith(
    `npm run cli -- solve ${game.id} --set misere=true --set meta=true`,
  );
});

test('an atlas that can’t be read is refused in words, and read once it can be', async () => {
  const { atlas: ask, atlasPoint } = handlers();
  const refused = await Promise.resolve(ask(undefined, nobody)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(inEnglish((refused as Refusal).reason)).toMatch(
    /^The atlas can’t be read: there is no such/,
  );
  ship();
  await expect(ask(undefined, nobody)).resolves.toMatchObject({ combinations: 3 });
  await expect(atlasPoint({ point: '9'.repeat(axes.length) }, nobody)).rejects.toBeInstanceOf(
    Refusal,
  );
  await expect(atlasPoint({ point: '0' }, nobody)).rejects.toBeInstanceOf(Refusal);
});
