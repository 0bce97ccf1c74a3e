import { codeOf, neighbours, pointOf, type Atlas, type AtlasPoint } from '../../engine/atlas.ts';
import type { AtlasTable } from '../../engine/atlas-table.ts';
import { gameOf, type GameId } from '../../engine/games.ts';
import { gameName, settingWords } from '../../words/game-words.ts';
import type { AtlasAxisView, AtlasPointView, AtlasView } from '../api/atlas.ts';
import { words } from '../words.ts';

/** The games of an atlas as a window shows them. */
export function atlasView(id: GameId, atlas: Atlas, { rows, same }: AtlasTable): AtlasView {
  return {
    game: { id, name: gameName(words(), id) },
    axes: axesInWords(id, atlas),
    points: rows.map(({ code }) => pointOf(atlas.axes, code).join('')).join(''),
    figures: {
      start: rows.map(({ start }) => start),
      longest: rows.map(({ longest }) => longest),
      reachable: rows.map(({ reachable }) => reachable),
      win: rows.map(({ win }) => win),
      lose: rows.map(({ lose }) => lose),
      critical: rows.map(({ critical }) => critical),
    },
    combinations: rows.length + same.size,
  };
}

/**
 * One combination, and where its neighbours stand.
 *
 * @param places - the place of each row, by the number of its combination.
 */
export function atlasPointView(
  atlas: Atlas,
  same: AtlasTable['same'],
  places: ReadonlyMap<number, number>,
  point: AtlasPoint,
): AtlasPointView {
  return {
    settings: atlas.settingsOf(point),
    command: atlas.command(point),
    neighbours: neighbours(atlas, point).map(({ axis, value, point: other }) => {
      const code = codeOf(atlas.axes, other);
      return { axis, value, row: places.get(same.get(code) ?? code) ?? null };
    }),
  };
}

function axesInWords(id: GameId, { axes }: Atlas): AtlasAxisView[] {
  const { settings } = gameOf(id);
  return axes.map(({ setting: name, values }): AtlasAxisView => {
    const setting = settings.find((each) => each.name === name);
    if (setting === undefined) throw new RangeError(`${id} has no setting "${name}".`);
    const { label, value: named } = settingWords(words(), id, setting);
    return {
      label,
      values: values.map((value) => {
        if (typeof value === 'boolean') {
          const rule = value ? label : words().text('library.setting-off', { label });
          return { label: words().text('atlas.switch', { on: String(value) }), rule };
        }
        const own = setting.kind === 'text' ? words().text('atlas.start', { value }) : named(value);
        return { label: own, rule: words().text('library.setting', { label, value: own }) };
      }),
    };
  });
}
