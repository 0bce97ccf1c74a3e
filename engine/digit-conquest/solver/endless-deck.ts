import { anderson, asValues, distance, passesRemembered } from './anderson.ts';
import { makeMemory } from '../../wasm.ts';
import { makeKernel, numberBytes } from './kernel.ts';
import { drawnTable, evenTable, numbersOf, tableSize, type Race } from './race.ts';

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
    const image = draws(table, drawsAtOnce(race));
    if (distance(table, image) <= precision) break;
    table = asValues(acceleration.next(table, image));
  }
  return table;
}

/** The most turns to look back from a limit; few games last longer. */
const mostTurns = 4000;

/** The most tables to keep for a limit. */
const mostTables = 64;

/** The tables of the game with an endless deck by the turns that are left of a limit, to the nearest that is kept. */
export function endlessTables(race: Race, limit: number): (turns: number) => Float64Array {
  let draws: ReturnType<typeof endlessDraws> | undefined;
  const affordable = Math.floor(mostStates / (2 * numbersOf(race) * race.digits));
  const most = Math.min(limit, mostTurns, affordable);
  const step = Math.ceil(most / mostTables);
  const tables: Float64Array[] = [];
  return (turns) => {
    const index = Math.round(Math.min(turns, most) / step);
    for (let made = tables.length; made <= index; made++) {
      const last = tables[made - 1];
      draws ??= endlessDraws(race);
      tables.push(last === undefined ? drawnTable(race) : draws(last, step));
    }
    return tables[index] ?? drawnTable(race);
  };
}

/** Makes a number of draws in a row: from the table after them to the table before. */
function endlessDraws(race: Race): (table: Float64Array, draws: number) => Float64Array {
  const { target, digits, clamped, limited = false } = race;
  const size = numbersOf(race);
  const behind = tableSize(race) * numberBytes;
  const kernel = makeKernel(makeMemory(3 * size * numberBytes));
  return (table, draws) => {
    let [before, after] = [2 * size * numberBytes, size * numberBytes];
    kernel.numbers.set(table, after / numberBytes);
    for (let draw = 0; draw < draws; draw++) {
      for (let digit = 1; digit <= digits; digit++) {
        kernel.addDraw(0, after, target, digit, 1, clamped);
        if (limited) kernel.addDrawn(behind, after, target, digit, 1, clamped);
      }
      kernel.finish(0, before, target, digits);
      if (limited) kernel.finishDrawn(behind, before + behind, target, digits);
      [before, after] = [after, before];
    }
    const place = after / numberBytes;
    return kernel.numbers.slice(place, place + size);
  };
}
