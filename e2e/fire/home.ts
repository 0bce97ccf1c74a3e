import fs from 'node:fs';
import path from 'node:path';
import { games } from '../../engine/games.ts';
import { pick, type Random } from '../../engine/random.ts';

/** A user-data folder. */
export interface Home {
  readonly folder: string;
  /** The text of its config file. */
  readonly config: string;
}

/** Creates a folder in which computers play a random game, without an end if the game allows it. */
export function newHome(parent: string, random: Random): Home {
  const folder = fs.mkdtempSync(path.join(parent, 'home-'));
  const game = pick(random, games);
  const endless = game.settings.some(({ name }) => name === 'repetition') ? { repetition: 0 } : {};
  const config = JSON.stringify({
    game: game.id,
    players: ['computer', 'computer'],
    difficulty: pick(random, ['easy', 'medium']),
    appearance: { pace: 'fast', ...(random.below(2) === 0 && { motion: 'off' }) },
    [game.id]: endless,
  });
  fs.writeFileSync(path.join(folder, 'config.jsonc'), config);
  return { folder, config };
}
