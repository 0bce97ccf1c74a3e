import { coalitions } from './coalitions.ts';
import { firstMove } from './digit-conquest.ts';
import { sameWinner } from './one-hand.ts';
import type { Arguments, Result } from './result.ts';
import { scholarsGame } from './scholars-game.ts';
import { simpleChopsticks } from './simple-chopsticks.ts';
import { losingTargets, provenTargets } from './summation-duel.ts';

/** The kinds of results, by the name that a command starts with. */
const kinds: Readonly<Record<string, Result>> = {
  'simple-chopsticks': simpleChopsticks,
  coalitions,
  'same-winner': sameWinner,
  'losing-targets': losingTargets,
  'proven-targets': provenTargets,
  'first-move': firstMove,
  'scholars-game': scholarsGame,
};

/** A result with its arguments, ready to be computed. */
export interface Computation {
  readonly isQuick: boolean;
  readonly methods: readonly [first: () => string, second: () => string];
}

/**
 * Reads a command, such as `losing-targets 13`.
 *
 * @throws RangeError with a sentence about what is wrong and what is allowed.
 */
export function computationOf(command: string): Computation {
  const [name = '', ...words] = command.split(' ');
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) {
    throw new RangeError(
      `There is no result "${name}". Results: ${Object.keys(kinds).join(', ')}.`,
    );
  }
  const args = argumentsOf(name, kind, words);
  const [first, second] = kind.methods;
  return { isQuick: kind.isQuick(args), methods: [() => first(args), () => second(args)] };
}

function argumentsOf(name: string, { takes }: Result, words: readonly string[]): Arguments {
  const surplus = words[takes.length];
  if (surplus !== undefined) throw new RangeError(`${name} doesn't take "${surplus}".`);
  return Object.fromEntries(
    takes.map((argument, index) => {
      const isWord = 'words' in argument;
      const word = words[index] ?? (isWord ? undefined : argument.otherwise?.toString());
      const isAllowed = isWord
        ? argument.words.some((each) => each === word)
        : /^\d+$/.test(word ?? '') && Number(word) >= argument.from && Number(word) <= argument.to;
      if (word !== undefined && isAllowed) return [argument.name, word];
      const allowed = isWord ? argument.words.join(', ') : `${argument.from} to ${argument.to}`;
      const wrong =
        word === undefined ? `needs ${argument.name}` : `can't take "${word}" as ${argument.name}`;
      throw new RangeError(`${name} ${wrong}. Allowed: ${allowed}.`);
    }),
  );
}
