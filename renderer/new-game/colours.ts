import type { Dye, Looks, Sleeve } from '../../electron/api/preferences.ts';
import { seats } from '../players/colours.ts';

/** The colours of all seats, in their order. */
export function coloursOf(looks: Looks): Dye[] {
  return seats.map((seat) => looks[`sleeve${seat}`]);
}

/** Gives a colour to a seat; the seat that had it gets this seat's colour. */
export function withColour(colours: readonly Dye[], seat: number, dye: Dye): Dye[] {
  const before = colours[seat];
  return colours.map((each, other) => {
    if (other === seat) return dye;
    return each === dye && before !== undefined ? before : each;
  });
}

/**
 * The settings to change, in order, so that the seats have the wanted colours. Each change
 * exchanges two colours, as in the config file.
 */
export function colourChanges(looks: Looks, wanted: readonly Dye[]): [Sleeve, Dye][] {
  let now = coloursOf(looks);
  return wanted.flatMap((dye, seat): [Sleeve, Dye][] => {
    const number = seats[seat];
    if (number === undefined || now[seat] === dye) return [];
    now = withColour(now, seat, dye);
    return [[`sleeve${number}`, dye]];
  });
}
