import fs from 'node:fs';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { codeOf, pointOf, type Atlas } from '../../engine/atlas/atlas.ts';
import { unpackAtlas, type AtlasTable } from '../../engine/atlas/atlas-table.ts';
import type { Game } from '../../engine/game.ts';
import { games } from '../../engine/games.ts';
import { pick, seededRandom } from '../../engine/random.ts';
import { decode } from '../../engine/analysis/value.ts';
import { solve } from '../../engine/solver/solve.ts';
import { inRoot } from '../common/paths.mjs';
import { solveCombination } from './solve-combination.ts';

/** Larger games take too long for a test. */
const mostPositions = 250_000;

const atlases = games.flatMap((game) =>
  game.atlas === undefined ? [] : [{ game, atlas: game.atlas }],
);

function shipped(game: Game, atlas: Atlas): AtlasTable {
  const packed = fs.readFileSync(inRoot('engine', game.id, 'atlas', 'atlas.json.br'));
  return unpackAtlas(atlas.axes, zlib.brotliDecompressSync(packed).toString('utf8'));
}

test('twenty random shipped rows match a new solution', { timeout: 60_000 }, () => {
  for (const { game, atlas } of atlases) {
    const { rows, same } = shipped(game, atlas);
    const random = seededRandom(20);
    for (let drawn = 0; drawn < 20;) {
      const row = pick(random, rows);
      const point = pointOf(atlas.axes, row.code);
      if (atlas.positions(point) > mostPositions) continue;
      drawn++;
      expect(solveCombination(atlas, point)).toMatchObject(row);
      const rules = game.rules(atlas.settingsOf(point));
      const solution = solve(rules);
      const census = solution.census?.(rules.start(0));
      expect(solution.evaluate(rules.start(0))).toEqual(decode(row.start));
      expect(census).toMatchObject({ reachable: row.reachable, win: row.win, lose: row.lose });
    }
    const twins = [...same].filter(([code]) => atlas.positions(pointOf(atlas.axes, code)) < 4000);
    for (const [code, of] of twins.slice(0, 5)) {
      const [one, other] = [code, of].map((each) =>
        solveCombination(atlas, pointOf(atlas.axes, each)),
      );
      expect(one?.game).toBe(other?.game);
    }
  }
});

test('every combination is shipped exactly once, and nothing else', { timeout: 60_000 }, () => {
  for (const { game, atlas } of atlases) {
    const { rows, same } = shipped(game, atlas);
    const codes = new Set([...rows.map(({ code }) => code), ...same.keys()]);
    const { points } = atlas.combinations();
    expect(points.filter((point) => !codes.has(codeOf(atlas.axes, point)))).toEqual([]);
    expect(codes.size).toBe(points.length);
    expect(rows.length + same.size).toBe(points.length);
  }
});

test(
  'one shipped row for each value of each setting matches a new solution',
  { timeout: 60_000 },
  () => {
    for (const { game, atlas } of atlases) {
      const { rows } = shipped(game, atlas);
      const points = rows.map(({ code }) => pointOf(atlas.axes, code));
      for (const [axis, { setting, values }] of atlas.axes.entries()) {
        for (const value of values.keys()) {
          const place = points.findIndex((point) => {
            const positions = atlas.positions(point);
            return point[axis] === value && positions > 40 && positions < 100_000;
          });
          expect(place, `a row of ${setting}=${String(values[value])}`).not.toBe(-1);
          const again = solveCombination(atlas, points[place] ?? []);
          expect(again).toMatchObject(rows[place] ?? {});
        }
      }
    }
  },
);

test('no file of an atlas is larger than a megabyte', () => {
  for (const { game } of atlases) {
    expect(fs.statSync(inRoot('engine', game.id, 'atlas', 'atlas.json.br')).size).toBeLessThan(
      1_000_000,
    );
  }
});
