import type { Seat } from '../game.ts';
import { parsePosition } from './notation.ts';
import { switchesAtFirst, type ChopsticksPosition } from './position.ts';
import { limitsSwaps, type ChopsticksSettings } from './settings.ts';

/** The first position. @throws RangeError if the settings have an invalid one. */
export function startPosition(settings: ChopsticksSettings, first: Seat): ChopsticksPosition {
  if (settings.start !== '') {
    const given = parsePosition(settings, settings.start, first);
    if (given.ok) return given.value;
    throw new RangeError(`The game can't start at "${settings.start}".`);
  }
  const fingers = settings.suns ? settings.fingers - 1 : 1;
  const seats = Array.from({ length: settings.players }, (_, seat) => seat);
  return {
    hands: seats.map(() => Array.from({ length: settings.hands }, () => fingers)),
    turn: first,
    out: [],
    ...(settings.suddenDeath === 'lives' && { lives: seats.map(() => settings.lives) }),
    ...(limitsSwaps(settings) && { swaps: seats.map(() => 0) }),
    ...(settings.onePointSwitch && { switches: seats.map(() => switchesAtFirst) }),
  };
}
