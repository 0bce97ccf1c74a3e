import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Atlas, AtlasPoint } from '../../engine/atlas/atlas.ts';
import { unpackAtlas, type AtlasTable } from '../../engine/atlas/atlas-table.ts';
import { games, type GameId } from '../../engine/games.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { message } from '../../words/message.ts';
import type { atlasRequests } from '../api/atlas.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import { atlasPointView, atlasView } from './atlas-view.ts';

const decompress = promisify(zlib.brotliDecompress);

/** An atlas in memory. */
interface Loaded {
  readonly id: GameId;
  readonly atlas: Atlas;
  readonly table: AtlasTable;
  /** The index of each row, by the number of its combination. */
  readonly places: ReadonlyMap<number, number>;
}

/**
 * Answers the requests about the atlas, which is read at the first of them.
 *
 * @param folder - where the atlases are shipped.
 */
export function atlasHandlers(
  folder: string,
  copy: (text: string) => Promise<void>,
): Handlers<keyof typeof atlasRequests> {
  let read: Promise<Loaded> | undefined;

  /** @throws Refusal if it can't be read. */
  async function loaded(): Promise<Loaded> {
    const { id, atlas } = withAtlas();
    try {
      read ??= readAtlas(folder, id, atlas).then((table) => ({
        id,
        atlas,
        table,
        places: new Map(table.rows.map(({ code }, place) => [code, place])),
      }));
      return await read;
    } catch (error) {
      // The next request tries again.
      read = undefined;
      throw new Refusal(message('atlas.unreadable', { reason: fileReason(error) }));
    }
  }

  return {
    async atlas() {
      const { id, atlas, table } = await loaded();
      return atlasView(id, atlas, table);
    },
    async atlasPoint({ point }) {
      const { atlas, table, places } = await loaded();
      return atlasPointView(atlas, table.same, places, knownPoint(atlas, point));
    },
    async copyAtlasCommand({ point }) {
      const { atlas } = withAtlas();
      await copy(atlas.command(knownPoint(atlas, point)));
      return null;
    },
  };
}

function withAtlas(): { id: GameId; atlas: Atlas } {
  for (const { id, atlas } of games) if (atlas !== undefined) return { id, atlas };
  throw new Refusal(message('atlas.none'));
}

/** @throws Refusal if it is no combination of the atlas. */
function knownPoint(atlas: Atlas, text: string): AtlasPoint {
  const point = Array.from(text, Number);
  const known =
    point.length === atlas.axes.length &&
    atlas.axes.every(({ values }, axis) => (point[axis] ?? 0) < values.length);
  if (!known) throw new Refusal(message('atlas.unknown-point'));
  return point;
}

/** Reads the shipped atlas of a game. */
async function readAtlas(folder: string, game: string, atlas: Atlas): Promise<AtlasTable> {
  const packed = await fs.readFile(path.join(folder, `${game}.json.br`));
  return unpackAtlas(atlas.axes, (await decompress(packed)).toString('utf8'));
}
