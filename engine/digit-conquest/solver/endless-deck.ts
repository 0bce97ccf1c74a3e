import { anderson, asValues, distance, passesRemembered } from './anderson.ts';
import { makeKernel, makeMemory, numberBytes } from './kernel.ts';
import { evenTable, tableSize, type Race } from './race.ts';

/** How many draws are made between two looks at how far it has come. */
const drawsAtOnce = 32;

/** How much so many draws may change at the end. */
const precision = 1e-13;

/**
 * The table of the game with an endless deck, in which every digit is as likely at every draw: what
 * a player who doesn't look at the deck may think a pair of scores is worth.
 */
export function endlessTable(race: Race): Float64Array {
  const acceleration = anderson(passesRemembered);
  const draws = endlessDraws(race);
  let table = evenTable(race);
  for (let rounds = 0; rounds < 1000; rounds++) {
    const image = draws(table);
    if (distance(table, image) <= precision) break;
    table = asValues(acceleration.next(table, image));
  }
  return table;
}

/** Makes some draws in a row: from the table of what comes after them the table of what comes before. */
function endlessDraws(race: Race): (table: Float64Array) => Float64Array {
  const { target, digits, clamped } = race;
  const size = tableSize(race);
  const kernel = makeKernel(makeMemory(3 * size * numberBytes));
  return (table) => {
    let [before, after] = [2 * size * numberBytes, size * numberBytes];
    kernel.numbers.set(table, after / numberBytes);
    for (let draw = 0; draw < drawsAtOnce; draw++) {
      for (let digit = 1; digit <= digits; digit++) {
        kernel.addDraw(0, after, target, digit, 1, clamped);
      }
      kernel.finish(0, before, target, digits);
      [before, after] = [after, before];
    }
    const place = after / numberBytes;
    return kernel.numbers.slice(place, place + size);
  };
}
