import type { Dye, Looks, Sleeve } from '../../electron/api/preferences.ts';
import { seats } from '../players/colours.ts';

/** The colours of all seats, in their order. */
export function coloursOf(looks: Looks): Dye[] {
  return seats.map((seat) => looks[`sleeve${seat}`]);
}

/** Gives a seat a colour; whoever had it gets that seat's own for it. */
export function withColour(colours: readonly Dye[], seat: number, dye: Dye): Dye[] {
  const before = colours[seat];
  return colours.map((each, other) => {
    if (other === seat) return dye;
    return each === dye && before !== undefined ? before : each;
  });
}

/**
 * The settings to change, one after the other, so that the seats have these colours. Each exchanges two, as
 * the config file has it.
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
