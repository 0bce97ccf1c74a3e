import type { PreferencesView, Sleeve } from '../electron/api/preferences.ts';
import { seats } from './players/colours.ts';

/** The preferences that affect the look of every page. */
export type Dress = Pick<PreferencesView, 'appearance' | 'looks' | 'access'>;

/** What a page's root element passes to the style sheets. */
export interface RootLook {
  /** Values of `data-` attributes by their names without that prefix; undefined for the default. */
  readonly marks: Readonly<Record<string, string | undefined>>;
  /** Inline style properties. */
  readonly styles: Readonly<Record<string, string>>;
}

/** The root element's look for the chosen preferences, except what depends on the system. */
export function rootLook({ appearance, looks, access }: Dress): RootLook {
  const unless = (usual: string, value: string) => (value === usual ? undefined : value);
  return {
    marks: {
      theme: unless('system', appearance.theme),
      motion: unless('system', appearance.motion),
      table: unless('game', looks.table),
      hands: unless('peach', looks.hands),
      badges: unless('usual', access.badges),
      notation: appearance.notation ? 'shown' : undefined,
    },
    styles: {
      'font-size': `${appearance.textSize}%`,
      ...Object.fromEntries(
        seats.flatMap((seat) => {
          const dye = looks[`sleeve${seat}` satisfies Sleeve];
          return [
            [`--player-${seat}`, `var(--dye-${dye})`],
            [`--player-${seat}-ink`, `var(--dye-${dye}-ink)`],
          ];
        }),
      ),
    },
  };
}
