import type { Seat } from '../../engine/game.ts';
import { formatFingers } from '../../engine/chopsticks/fingers.ts';
import { labelOf } from '../../engine/chopsticks/notation.ts';
import {
  handsOf,
  isIn,
  type ChopsticksPosition,
  type Hand,
} from '../../engine/chopsticks/position.ts';
import { handWord } from '../../words/message.ts';
import type { Naming, Words } from '../../words/say.ts';

/** The most fingers that are drawn; more are shown as a number. */
const mostDrawn = 9;

/** Hands as fingers, each with its letter in notation; `>` marks the player to move. */
export function chopsticksView(
  position: unknown,
  words: Words,
  naming: Naming,
  over: boolean,
): string[] {
  const table = position as ChopsticksPosition;
  const name = (seat: Seat): string => naming(seat).name;
  const seats = table.hands.map((_, seat) => seat);
  const width = Math.max(...seats.map((seat) => name(seat).length));
  return seats.map((seat) => {
    const mark = seat === table.turn && !over ? '>' : ' ';
    const count = handsOf(table, seat).length;
    const hands = handsOf(table, seat).map((_, hand) => {
      const called = words.text('cli-play.hands.called', { hand: handWord(hand, count) });
      return `${called} ${handLine(table, words, seat, hand)}`.trimStart();
    });
    return `${mark} ${name(seat).padEnd(width)}   ${hands.join('   ')}${standing(table, words, seat)}`.trimEnd();
  });
}

function handLine(table: ChopsticksPosition, words: Words, seat: Seat, hand: Hand): string {
  const fingers = handsOf(table, seat)[hand] ?? 0;
  const most = Math.max(...table.hands.flat().map(Math.abs));
  const numbers = Math.max(...table.hands.flat().map((each) => formatFingers(each).length));
  const drawn =
    most > mostDrawn ? '' : draw(fingers, words).padEnd(Math.max(4, Math.ceil(most))) + ' ';
  return `${letter(table, seat, hand)} ${drawn}${formatFingers(fingers).padStart(numbers)}`;
}

/** Draws `|` for a finger, `-` for one of a hand that is turned over, and `'` for a part of one. */
function draw(fingers: number, words: Words): string {
  if (fingers === 0) return words.text('cli-play.hands.dead');
  const size = Math.abs(fingers);
  const finger = fingers < 0 ? '-' : '|';
  return finger.repeat(Math.floor(size)) + (size % 1 === 0 ? '' : "'");
}

/** The letter of a hand, padded to the width of one with a player's number. */
function letter(table: ChopsticksPosition, seat: Seat, hand: Hand): string {
  return labelOf(table, seat, hand).padEnd(table.hands.length > 2 ? 2 : 1);
}

function standing(table: ChopsticksPosition, words: Words, seat: Seat): string {
  const zombie = handsOf(table, seat).some((hand) => hand !== 0);
  if (!isIn(table, seat)) {
    return `   ${words.text(zombie ? 'cli-play.hands.zombie' : 'cli-play.hands.out')}`;
  }
  const lives = table.lives?.[seat];
  return lives === undefined ? '' : `   ${words.text('cli-play.hands.lives', { lives })}`;
}
