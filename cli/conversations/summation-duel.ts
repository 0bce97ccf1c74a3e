import { outcomeOf, positionAt, positionOf, turnOf } from '../../engine/match.ts';
import { shorthand } from '../../engine/summation-duel/notation.ts';
import {
  availableNumbers,
  totalOf,
  type SummationMove,
  type SummationPosition,
} from '../../engine/summation-duel/position.ts';
import type { SummationSettings } from '../../engine/summation-duel/settings.ts';
import type { AnyMatch, Conversation, Speakers } from './conversation.ts';

/** Summation Duel in the words of its rule book. */
export function summationConversation({ settings, rules, name, isPerson }: Speakers): Conversation {
  const { target } = settings as SummationSettings;
  const available = (match: AnyMatch) => availableNumbers(settings as SummationSettings, on(match));

  function turn(match: AnyMatch): string[] {
    const now = turnOf(match);
    return now.kind === 'player' ? ['', `${name(now.seat)}'s Turn:`] : [];
  }

  return {
    welcome: () => ['Welcome to Summation Duel!'],
    begins: (match) => [
      '',
      `Total Sum: ${totalOf(on(match))}`,
      `Available Numbers: ${available(match).join()}`,
    ],
    stands: turn,
    returned: (match) => [
      '',
      `Total Sum: ${totalOf(on(match))}`,
      `Available Numbers: ${available(match).join()}`,
    ],
    question: (match) => `Choose a number to add (${shorthand(available(match))})`,
    choices: (match) =>
      available(match).map((number) => ({
        text: String(number),
        sentence: rules.describe(positionOf(match), { number }, name),
      })),
    parse: (match, text) => rules.parseMove(positionOf(match), text),
    refused: (match, error) => [error, ...turn(match)],
    played(match, at) {
      const played = match.history[at];
      if (played === undefined || played.seat === null) return [];
      const { number } = played.move as SummationMove;
      const after = played.after as SummationPosition;
      const who = isPerson(played.seat) ? 'You' : name(played.seat);
      return [
        `${who} chose ${number}.`,
        `Total Sum is now ${totalOf(after)}.`,
        ...(rules.turn(after).kind === 'over' ? [] : [`Used Numbers: ${after.used.join()}`]),
      ];
    },
    ended(match) {
      const outcome = outcomeOf(match);
      if (outcome?.kind !== 'win') {
        return [`Every number is used, and the total is short of ${target}: the game is a draw.`];
      }
      const { winner } = outcome;
      const exact = outcome.by === 'exact';
      if (exact) {
        return [
          isPerson(winner)
            ? `Congratulations, ${name(winner)}! You reached exactly ${target} and won the game!`
            : `${name(winner)} reached exactly ${target} and won the game!`,
        ];
      }
      const loser = 1 - winner;
      return [
        `${isPerson(loser) ? 'You' : name(loser)} exceeded ${target} and lost the game.`,
        isPerson(winner)
          ? `Congratulations, ${name(winner)}! You won the game!`
          : `${name(winner)} won the game!`,
      ];
    },
  };
}

function on(match: AnyMatch): SummationPosition {
  return positionAt(match, match.at) as SummationPosition;
}
