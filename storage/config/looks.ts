import type {
  Setting,
  SettingProblem,
  SettingRules,
  Settings,
  SettingsOf,
} from '../../engine/settings/settings.ts';
import { message } from '../../words/message.ts';

/** The colours of sleeves; every player has a different one. */
export const sleeveColours = ['blue', 'orange', 'teal', 'yellow', 'plum', 'sky'] as const;

/** A colour of sleeves. */
export type Dye = (typeof sleeveColours)[number];

/** The settings of sleeves, by seat. */
export const sleeves = ['sleeve1', 'sleeve2', 'sleeve3', 'sleeve4', 'sleeve5', 'sleeve6'] as const;

/** The setting of a player's sleeves. */
export type Sleeve = (typeof sleeves)[number];

const looksSettings = [
  {
    kind: 'choice',
    name: 'table',
    default: 'game',
    options: ['game', 'felt', 'walnut', 'slate', 'sand', 'plain'],
  },
  {
    kind: 'choice',
    name: 'hands',
    default: 'peach',
    options: ['porcelain', 'peach', 'honey', 'bronze', 'umber', 'white-gloves', 'leather-gloves'],
  },
  {
    kind: 'choice',
    name: 'cardBack',
    default: 'lattice',
    options: ['lattice', 'waves', 'stars', 'tallies', 'rings'],
  },
  { kind: 'choice', name: 'sleeve1', default: 'blue', options: sleeveColours },
  { kind: 'choice', name: 'sleeve2', default: 'orange', options: sleeveColours },
  { kind: 'choice', name: 'sleeve3', default: 'teal', options: sleeveColours },
  { kind: 'choice', name: 'sleeve4', default: 'yellow', options: sleeveColours },
  { kind: 'choice', name: 'sleeve5', default: 'plum', options: sleeveColours },
  { kind: 'choice', name: 'sleeve6', default: 'sky', options: sleeveColours },
] as const satisfies readonly Setting[];

/** The looks of table, hands, sleeves and cards. */
export const looks: SettingRules = {
  id: 'looks',
  settings: looksSettings,
  requirements: [],
  check: sleevesAlike,
  along: exchanged,
};

/** The settings of {@link looks}, checked. */
export type Looks = SettingsOf<typeof looksSettings>;

/** If two players have the same colour, the later one gets a free colour. */
function sleevesAlike(settings: Settings): readonly SettingProblem[] {
  const problems: SettingProblem[] = [];
  const worn = sleeves.map((name) => settings[name]);
  sleeves.forEach((name, seat) => {
    const other = worn.indexOf(worn[seat]);
    if (other === seat) return;
    const value = String(worn[seat]);
    const instead = sleeveColours.find((dye) => !worn.includes(dye)) ?? value;
    worn[seat] = instead;
    problems.push({
      name,
      message: message('looks.taken', {
        setting: { setting: name, of: 'looks' },
        value: { setting: name, of: 'looks', value },
        player: other + 1,
      }),
      instead,
    });
  });
  return problems;
}

/** If a player takes the colour of another one, that one gets the free colour in exchange. */
function exchanged(settings: Settings, name: string): Settings {
  if (!isSleeve(name)) return {};
  const other = sleeves.find((each) => each !== name && settings[each] === settings[name]);
  const free = sleeveColours.find((dye) => sleeves.every((each) => settings[each] !== dye));
  return other === undefined || free === undefined ? {} : { [other]: free };
}

function isSleeve(name: string): name is Sleeve {
  return sleeves.some((sleeve) => sleeve === name);
}
