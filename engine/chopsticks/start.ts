import type { Seat } from '../game.ts';
import { counterRanges, withCounters } from './counters.ts';
import { formatPosition, parsePosition } from './notation.ts';
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

/** Settings with their first position as it is written. What its text leaves to the other settings stays unsaid. */
export function withWrittenStart(settings: ChopsticksSettings): ChopsticksSettings {
  const { start } = settings;
  if (start === '') return settings;
  const position = startPosition(settings, 0);
  const says = (name: string): boolean => start.includes(`/${name}=`);
  const { hands, turn } = position;
  const bare = { hands, turn, out: says('out') ? position.out : [] };
  const said = withCounters(bare, (counter) => (says(counter) ? position[counter] : undefined));
  return { ...settings, start: formatPosition(said) };
}
