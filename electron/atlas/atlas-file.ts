import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Atlas } from '../../engine/atlas/atlas.ts';
import { unpackAtlas, type AtlasTable } from '../../engine/atlas/atlas-table.ts';

const decompress = promisify(zlib.brotliDecompress);

/** Reads the shipped atlas of a game. */
export async function readAtlas(folder: string, game: string, atlas: Atlas): Promise<AtlasTable> {
  const packed = await fs.readFile(path.join(folder, `${game}.json.br`));
  return unpackAtlas(atlas.axes, (await decompress(packed)).toString('utf8'));
}
