import type { Naming, Seat } from '../../engine/game.ts';
import { isOver, seatsAfter } from '../../engine/chopsticks/moves.ts';
import { formatFingers, inOrder } from '../../engine/chopsticks/notation.ts';
import {
  handsOf,
  isIn,
  type ChopsticksPosition,
  type Hand,
} from '../../engine/chopsticks/position.ts';

/** Hands with more fingers than this are shown as numbers alone. */
const mostDrawn = 9;

/** Hands as fingers, each with the letter by which a move names it; `>` stands at who is to move. */
export function chopsticksView(position: unknown, name: Naming): string[] {
  const table = position as ChopsticksPosition;
  const seats = table.hands.map((_, seat) => seat);
  const width = Math.max(...seats.map((seat) => name(seat).length));
  const over = isOver(table);
  return seats.map((seat) => {
    const mark = seat === table.turn && !over ? '>' : ' ';
    const hands = `left ${handLine(table, seat, 0)}   right ${handLine(table, seat, 1)}`;
    return `${mark} ${name(seat).padEnd(width)}   ${hands}${standing(table, seat)}`.trimEnd();
  });
}

function handLine(table: ChopsticksPosition, seat: Seat, hand: Hand): string {
  const fingers = handsOf(table, seat)[hand];
  const most = Math.max(...table.hands.flat());
  const numbers = Math.max(...table.hands.flat().map((each) => formatFingers(each).length));
  const drawn = most > mostDrawn ? '' : draw(fingers).padEnd(Math.max(4, Math.ceil(most))) + ' ';
  return `${letter(table, seat, hand)} ${drawn}${formatFingers(fingers).padStart(numbers)}`;
}

/** `|` is a finger, `'` half a one. */
function draw(fingers: number): string {
  if (fingers === 0) return 'dead';
  return '|'.repeat(Math.floor(fingers)) + (fingers % 1 === 0 ? '' : "'");
}

/** A and B for the mover, C and D for another, whose number round the table tells him from others. */
function letter(table: ChopsticksPosition, seat: Seat, hand: Hand): string {
  const place = inOrder(handsOf(table, seat))[0] === hand ? 0 : 1;
  if (seat === table.turn) return 'AB'.charAt(place) + (table.hands.length > 2 ? ' ' : '');
  const number = seatsAfter(table, table.turn).indexOf(seat) + 2;
  return 'CD'.charAt(place) + (table.hands.length > 2 ? String(number) : '');
}

function standing(table: ChopsticksPosition, seat: Seat): string {
  const zombie = handsOf(table, seat).some((hand) => hand > 0);
  if (!isIn(table, seat)) return zombie ? '   out, a zombie' : '   out';
  const lives = table.lives?.[seat];
  return lives === undefined ? '' : `   lives: ${lives}`;
}
