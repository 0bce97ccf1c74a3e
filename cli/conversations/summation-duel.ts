import { positionAt, positionOf, turnOf } from '../../engine/match/match.ts';
import { shorthand } from '../../engine/settings/shorthand.ts';
import {
  availableNumbers,
  cardsLeftOf,
  totalOf,
  type SummationMove,
  type SummationPosition,
} from '../../engine/summation-duel/position.ts';
import type { SummationSettings } from '../../engine/summation-duel/settings.ts';
import { playerAt } from '../../words/message.ts';
import type { Words } from '../../words/say.ts';
import type { AnyMatch, Conversation, Speakers } from './conversation.ts';
import { ruleBookConversation, type RuleBook } from './rule-book.ts';

/** Summation Duel with the texts of its rule book. */
export function summationConversation(speakers: Speakers): Conversation {
  return ruleBookConversation(speakers, (words) => bookOf(speakers, words));
}

function bookOf(speakers: Speakers, words: Words): RuleBook<SummationPosition, SummationMove> {
  const { rules } = speakers;
  const settings = speakers.settings as SummationSettings;
  const { target } = settings;
  const available = (match: AnyMatch) => availableNumbers(settings, on(match));

  /** The numbers, each with its cards if there are more than one: `1×2,2,3×4`. */
  function counted(match: AnyMatch): string {
    return available(match)
      .map((number) => {
        const left = cardsLeftOf(settings, on(match), number);
        return left === 1 || left === Infinity ? String(number) : `${number}×${left}`;
      })
      .join();
  }

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
      words.text('cli-summation-duel.available', { numbers: counted(match) }),
    ];
  }

  return {
    welcome: words.text('cli-summation-duel.welcome'),
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
    afterRefusal: turn,
    played: ({ number }, { seat, after, continues }) =>
      seat === null
        ? []
        : [
            words.text('cli-summation-duel.chose', { player: playerAt(seat), number }),
            words.text('cli-summation-duel.total-now', { total: totalOf(after) }),
            ...(continues && after.used.length > 0
              ? [words.text('cli-summation-duel.used', { numbers: after.used.join() })]
              : []),
          ],
    drawn: () => words.text('cli-summation-duel.draw', { target }),
    won: (winner, by) =>
      by === 'exact'
        ? [words.text('cli-summation-duel.reached', { player: playerAt(winner), target })]
        : [
            words.text('cli-summation-duel.exceeded', { player: playerAt(1 - winner), target }),
            words.text('cli-summation-duel.won', { player: playerAt(winner) }),
          ],
  };
}

function on(match: AnyMatch): SummationPosition {
  return positionAt(match, match.at) as SummationPosition;
}
