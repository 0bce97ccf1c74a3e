import crypto from 'node:crypto';
import type { Atlas, AtlasPoint } from '../../engine/atlas/atlas.ts';
import { codeOf } from '../../engine/atlas/atlas.ts';
import type { AtlasRow } from '../../engine/atlas/atlas-table.ts';
import { encode } from '../../engine/analysis/value.ts';
import type { ChopsticksSettings } from '../../engine/chopsticks/settings.ts';
import { survey } from './survey.ts';

/** A solved combination. */
export interface SolvedRow extends AtlasRow {
  /** A digest of the game: equal for combinations with identical games. */
  readonly game: string;
  readonly milliseconds: number;
}

/** Solves a game under one combination of its settings. */
export function solveCombination(atlas: Atlas, point: AtlasPoint): SolvedRow {
  const begun = performance.now();
  const settings = atlas.settingsOf(point) as ChopsticksSettings;
  const { start, longest, census, critical, substance } = survey(settings);
  const hash = crypto.createHash('sha256');
  for (const part of substance) hash.update(part);
  return {
    code: codeOf(atlas.axes, point),
    start: encode(start),
    longest: longest ?? -1,
    reachable: census.reachable,
    win: census.win,
    lose: census.lose,
    critical,
    game: hash.digest('base64url').slice(0, 16),
    milliseconds: performance.now() - begun,
  };
}
