import { outcomeOf, positionAt, positionOf, turnOf } from '../../engine/match.ts';
import { shorthand } from '../../engine/shorthand.ts';
import {
  availableNumbers,
  totalOf,
  type SummationMove,
  type SummationPosition,
} from '../../engine/summation-duel/position.ts';
import type { SummationSettings } from '../../engine/summation-duel/settings.ts';
import { playerAt } from '../../words/message.ts';
import {
  addressing,
  waysToAnswerBesideComputers,
  type AnyMatch,
  type Conversation,
  type Speakers,
} from './conversation.ts';

/** Summation Duel in the words of its rule book. */
export function summationConversation(speakers: Speakers): Conversation {
  const { rules } = speakers;
  const settings = speakers.settings as SummationSettings;
  const { target } = settings;
  const words = addressing(speakers);
  const available = (match: AnyMatch) => availableNumbers(settings, on(match));

  function turn(match: AnyMatch): string[] {
    const now = turnOf(match);
    return now.kind === 'player'
      ? ['', words.text('cli-summation-duel.turn', { player: playerAt(now.seat) })]
      : [];
  }

  function table(match: AnyMatch): string[] {
    return [
      '',
      words.text('cli-summation-duel.total', { total: totalOf(on(match)) }),
      words.text('cli-summation-duel.available', { numbers: available(match).join() }),
    ];
  }

  return {
    welcome: () => [
      words.text('cli-summation-duel.welcome'),
      ...waysToAnswerBesideComputers(speakers),
    ],
    begins: table,
    stands: turn,
    returned: table,
    question: (match) =>
      words.text('cli-summation-duel.question', { numbers: shorthand(available(match)) }),
    choices: (match) =>
      available(match).map((number) => ({
        text: String(number),
        sentence: words.say(rules.describe(positionOf(match), { number })),
      })),
    parse: (match, text) => rules.parseMove(positionOf(match), text),
    refused: (match, error) => [words.say(error), ...turn(match)],
    played(match, at) {
      const played = match.history[at];
      if (played === undefined || played.seat === null) return [];
      const { number } = played.move as SummationMove;
      const after = played.after as SummationPosition;
      return [
        words.text('cli-summation-duel.chose', { player: playerAt(played.seat), number }),
        words.text('cli-summation-duel.total-now', { total: totalOf(after) }),
        ...(rules.turn(after).kind === 'over'
          ? []
          : [words.text('cli-summation-duel.used', { numbers: after.used.join() })]),
      ];
    },
    ended(match) {
      const outcome = outcomeOf(match);
      if (outcome?.kind !== 'win') return [words.text('cli-summation-duel.draw', { target })];
      const player = playerAt(outcome.winner);
      if (outcome.by === 'exact') {
        return [words.text('cli-summation-duel.reached', { player, target })];
      }
      const loser = playerAt(1 - outcome.winner);
      return [
        words.text('cli-summation-duel.exceeded', { player: loser, target }),
        words.text('cli-summation-duel.won', { player }),
      ];
    },
  };
}

function on(match: AnyMatch): SummationPosition {
  return positionAt(match, match.at) as SummationPosition;
}
