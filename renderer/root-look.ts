import type { PreferencesView, Sleeve } from '../electron/api/preferences.ts';
import { seats } from './players/colours.ts';

/** What of the preferences is seen everywhere. */
export type Dress = Pick<PreferencesView, 'appearance' | 'looks' | 'access'>;

/** What the root element of a page tells the style sheets. */
export interface RootLook {
  /** The values of its `data-` attributes, by what comes after that; what is as it comes needs none. */
  readonly marks: Readonly<Record<string, string | undefined>>;
  /** Properties of its own style. */
  readonly styles: Readonly<Record<string, string>>;
}

/** How the root element of a page shows what was chosen, but for what only the system knows. */
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
