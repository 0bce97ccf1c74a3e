import {
  loserOf,
  valueOf,
  type Held,
  type ScholarsPosition,
} from '../../engine/scholars-game/position.ts';
import { functionName } from '../../engine/scholars-game/words.ts';
import { message } from '../../words/message.ts';
import type { Naming, Words } from '../../words/say.ts';

/** Hands in words; `>` marks the player to move. */
export function scholarsView(position: unknown, words: Words, naming: Naming): string[] {
  const table = position as ScholarsPosition;
  const over = loserOf(table) !== undefined;
  const leftHand = words.text('cli-play.hands.called', { hand: 'left' });
  const rightHand = words.text('cli-play.hands.called', { hand: 'right' });
  const rows = table.hands.map(([left, right], seat) => ({
    name: naming(seat).name,
    left: handInWords(words, left),
    right: handInWords(words, right),
  }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  const most = Math.max(...rows.map(({ left }) => left.length));
  return rows.map(({ name, left, right }, seat) => {
    const mark = seat === table.turn && !over ? '>' : ' ';
    return `${mark} ${name.padEnd(width)}   ${leftHand} ${left.padEnd(most)}   ${rightHand} ${right}`;
  });
}

/** The name of a hand; its value comes first, in notation. */
function handInWords(words: Words, held: Held): string {
  if (held === 'x') return words.text('cli-play.hands.eliminated');
  const value = valueOf(held);
  switch (held) {
    case '1':
      return held;
    case '2':
      return words.text('cli-play.hands.function', {
        value,
        function: message('scholars-game.function.s'),
      });
    case '3':
      return words.text('cli-play.hands.double-scissors', { value });
    default: {
      const name = functionName(held);
      return name === undefined
        ? words.text('cli-play.hands.undecided', { value })
        : words.text('cli-play.hands.function', { value, function: name });
    }
  }
}
