import type { Seat } from '../../engine/game.ts';
import type { Naming, Words } from '../../words/say.ts';
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
export function chopsticksView(position: unknown, words: Words, naming: Naming): string[] {
  const table = position as ChopsticksPosition;
  const name = (seat: Seat): string => naming(seat).name;
  const left = words.text('cli-play.hands.left');
  const right = words.text('cli-play.hands.right');
  const seats = table.hands.map((_, seat) => seat);
  const width = Math.max(...seats.map((seat) => name(seat).length));
  const over = isOver(table);
  return seats.map((seat) => {
    const mark = seat === table.turn && !over ? '>' : ' ';
    const hands = `${left} ${handLine(table, words, seat, 0)}   ${right} ${handLine(table, words, seat, 1)}`;
    return `${mark} ${name(seat).padEnd(width)}   ${hands}${standing(table, words, seat)}`.trimEnd();
  });
}

function handLine(table: ChopsticksPosition, words: Words, seat: Seat, hand: Hand): string {
  const fingers = handsOf(table, seat)[hand];
  const most = Math.max(...table.hands.flat());
  const numbers = Math.max(...table.hands.flat().map((each) => formatFingers(each).length));
  const drawn =
    most > mostDrawn ? '' : draw(fingers, words).padEnd(Math.max(4, Math.ceil(most))) + ' ';
  return `${letter(table, seat, hand)} ${drawn}${formatFingers(fingers).padStart(numbers)}`;
}

/** `|` is a finger, `'` half a one. */
function draw(fingers: number, words: Words): string {
  if (fingers === 0) return words.text('cli-play.hands.dead');
  return '|'.repeat(Math.floor(fingers)) + (fingers % 1 === 0 ? '' : "'");
}

/** A and B for the mover, C and D for another, whose number round the table tells him from others. */
function letter(table: ChopsticksPosition, seat: Seat, hand: Hand): string {
  const place = inOrder(handsOf(table, seat))[0] === hand ? 0 : 1;
  if (seat === table.turn) return 'AB'.charAt(place) + (table.hands.length > 2 ? ' ' : '');
  const number = seatsAfter(table, table.turn).indexOf(seat) + 2;
  return 'CD'.charAt(place) + (table.hands.length > 2 ? String(number) : '');
}

function standing(table: ChopsticksPosition, words: Words, seat: Seat): string {
  const zombie = handsOf(table, seat).some((hand) => hand > 0);
  if (!isIn(table, seat)) {
    return `   ${words.text(zombie ? 'cli-play.hands.zombie' : 'cli-play.hands.out')}`;
  }
  const lives = table.lives?.[seat];
  return lives === undefined ? '' : `   ${words.text('cli-play.hands.lives', { lives })}`;
}
