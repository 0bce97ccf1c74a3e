import crypto from 'node:crypto';
import type { Atlas, AtlasPoint } from '../../engine/atlas.ts';
import { codeOf } from '../../engine/atlas.ts';
import type { AtlasRow } from '../../engine/atlas-table.ts';
import type { Game } from '../../engine/game.ts';
import type { Sides } from '../../engine/sides.ts';
import { encode } from '../../engine/value.ts';
import { surveySides } from '../../engine/solver/survey.ts';

/** A combination that was solved. */
export interface SolvedRow extends AtlasRow {
  /** The same for all combinations whose games can't be told apart. */
  readonly game: string;
  readonly milliseconds: number;
}

/** Solves a game under one combination of its settings. @throws RangeError for one that has no sides. */
export function solveCombination(game: Game, atlas: Atlas, point: AtlasPoint): SolvedRow {
  const begun = performance.now();
  const rules = game.rules(atlas.settingsOf(point));
  const sides = rules.solver?.sides?.();
  if (sides === undefined) throw new RangeError(`The atlas of ${game.id} is for two players.`);
  const start = rules.start(0);
  const { start: exact, longest, census, critical } = surveySides(sides, start);
  return {
    code: codeOf(atlas.axes, point),
    start: encode(exact),
    longest: longest ?? -1,
    reachable: census.reachable,
    win: census.win,
    lose: census.lose,
    critical,
    game: nameOf(sides, sides.of(start)),
    milliseconds: performance.now() - begun,
  };
}

/** A digest of all that a game consists of, which only equal ones have in common. */
function nameOf(sides: Sides<unknown>, start: readonly [number, number]): string {
  const hash = crypto.createHash('sha256');
  const { count, strengths, handCount, hands, struck, cost, turnsInto, ended, whoEnds } = sides;
  hash.update([count, strengths, handCount, whoEnds, ...start].join());
  hash.update(hands).update(struck).update(ended);
  if (cost !== undefined && cost.dear.includes(1)) hash.update(cost.dear);
  if (cost !== undefined) hash.update(cost.after);
  for (const own of turnsInto) hash.update(Int32Array.from([own.length, ...own]));
  return hash.digest('base64url').slice(0, 16);
}
