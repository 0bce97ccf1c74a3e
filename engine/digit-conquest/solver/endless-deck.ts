import { anderson, asValues, distance, passesRemembered } from './anderson.ts';
import { makeKernel, makeMemory, numberBytes } from './kernel.ts';
import { evenTable, tableSize, type Race } from './race.ts';

/**
 * How many draws are made between two looks at how far it has come: the longer the race, the more a
 * look costs beside a draw, and the less it shows.
 */
function drawsAtOnce({ target }: Race): number {
  return target > 100 ? 128 : 32;
}

/** How many pairs of scores are weighed for it at most: a second or two in the longest race. */
const mostStates = 1.2e9;

/** What accelerating a round costs for each pair of scores, as weighings. */
const accelerationCost = 60;

/** How much so many draws may change at the end. */
const precision = 1e-13;

/**
 * The table of the game with an endless deck, in which every digit is as likely at every draw: what
 * a player who doesn't look at the deck may think a pair of scores is worth. With a target of up to
 * 50 it is known to 13 digits, in longer races to five at least.
 */
export function endlessTable(race: Race): Float64Array {
  const acceleration = anderson(passesRemembered);
  const draws = endlessDraws(race);
  let table = evenTable(race);
  const states = tableSize(race) * (drawsAtOnce(race) * race.digits + accelerationCost);
  const mostRounds = Math.floor(mostStates / states);
  for (let rounds = 0; rounds < mostRounds; rounds++) {
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
  const many = drawsAtOnce(race);
  const kernel = makeKernel(makeMemory(3 * size * numberBytes));
  return (table) => {
    let [before, after] = [2 * size * numberBytes, size * numberBytes];
    kernel.numbers.set(table, after / numberBytes);
    for (let draw = 0; draw < many; draw++) {
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
