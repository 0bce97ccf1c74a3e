import { anderson, asValues, distance, passesRemembered } from './anderson.ts';
import { makeKernel, makeMemory, numberBytes } from './kernel.ts';
import { evenTable, tableSize, type Race } from './race.ts';

/**
 * The draws between two accelerations. In longer races, an acceleration costs more beside a draw and helps less.
 */
function drawsAtOnce({ target }: Race): number {
  return target > 100 ? 128 : 32;
}

/** The most pairs of scores to weigh: a second or two in the longest race. */
const mostStates = 1.2e9;

/** The cost of an acceleration for each pair of scores, in weighings. */
const accelerationCost = 60;

/** The change at which the table has converged. */
const precision = 1e-13;

/**
 * The table of the game with an endless deck, in which every digit is always equally likely: the values for a player who
 * ignores the deck. Exact to 13 digits with a target of up to 50, and to at least five in longer races.
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

/** Makes several draws in a row: from the table after them to the table before. */
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
