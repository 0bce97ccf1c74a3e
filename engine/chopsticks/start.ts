import type { Seat } from '../game.ts';
import { counterRanges, withCounters } from './counters.ts';
import { parsePosition } from './notation.ts';
import type { ChopsticksPosition } from './position.ts';
import type { ChopsticksSettings } from './settings.ts';

/** The first position. @throws RangeError if the settings have an invalid one. */
export function startPosition(settings: ChopsticksSettings, first: Seat): ChopsticksPosition {
  if (settings.start !== '') {
    const given = parsePosition(settings, settings.start, first);
    if (given.ok) return given.value;
    throw new RangeError(`The game can't start at "${settings.start}".`);
  }
  const fingers = settings.suns ? settings.fingers - 1 : 1;
  const seats = Array.from({ length: settings.players }, (_, seat) => seat);
  const hands = seats.map(() => Array.from({ length: settings.hands }, () => fingers));
  const ranges = counterRanges(settings);
  return withCounters({ hands, turn: first, out: [] }, (counter) => {
    const range = ranges[counter];
    return range && seats.map(() => range.atStart);
  });
}
