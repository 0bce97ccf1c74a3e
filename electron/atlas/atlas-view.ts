import {
  codeOf,
  neighbours,
  pointOf,
  type Atlas,
  type AtlasPoint,
} from '../../engine/atlas/atlas.ts';
import type { AtlasTable } from '../../engine/atlas/atlas-table.ts';
import { gameOf, type GameId } from '../../engine/games.ts';
import { ruleInWords } from '../../words/game-words.ts';
import { message } from '../../words/message.ts';
import { settingMessage } from '../../words/setting-message.ts';
import type { AtlasAxisView, AtlasPointView, AtlasView } from '../api/atlas.ts';

/** The view of the games of an atlas. */
export function atlasView(id: GameId, atlas: Atlas, { rows, same }: AtlasTable): AtlasView {
  return {
    game: { id },
    axes: axisViews(id, atlas),
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
 * One combination, and the rows of those that differ from it in one rule.
 *
 * @param places - the index of each row, by the number of its combination.
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

function axisViews(id: GameId, { axes }: Atlas): AtlasAxisView[] {
  const { settings } = gameOf(id);
  return axes.map(({ setting: name, values }): AtlasAxisView => {
    const setting = settings.find((each) => each.name === name);
    if (setting === undefined) throw new RangeError(`${id} has no setting "${name}".`);
    return {
      values: values.map((value) => ({
        value,
        rule:
          setting.kind === 'text'
            ? message('library.setting', {
                label: settingMessage(id, name, 'label'),
                value: message('atlas.start', { value: String(value) }),
              })
            : ruleInWords(id, setting, value),
      })),
    };
  });
}
