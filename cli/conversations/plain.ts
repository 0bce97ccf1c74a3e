import { legalMovesOf, outcomeOf, positionAt, positionOf, turnOf } from '../../engine/match.ts';
import { commands } from '../play/commands.ts';
import { seatingInWords } from '../play/seating.ts';
import { viewOf } from '../views/text-view.ts';
import type { Conversation, Speakers } from './conversation.ts';

/** Any game in its own notation, with every position shown. */
export function plainConversation(speakers: Speakers): Conversation {
  const { game, players, rules, name, seed } = speakers;
  const view = viewOf(game.id, rules);
  return {
    welcome: () => [
      `${game.name}: ${seatingInWords(players)}, seed ${seed}.`,
      ...(players.some(({ kind }) => kind === 'person')
        ? [`Play a move, or type ${commands.map(({ text }) => text).join(', ')}.`]
        : []),
    ],
    begins: () => [],
    stands: (match) => ['', ...view(positionOf(match), name)],
    returned: () => [],
    question(match) {
      const turn = turnOf(match);
      if (turn.kind !== 'player') return '';
      return `${name(turn.seat)}, your ${turn.decision ? 'decision' : 'move'}`;
    },
    choices(match) {
      const position = positionOf(match);
      return legalMovesOf(match).map((move) => ({
        text: rules.formatMove(position, move),
        sentence: rules.describe(position, move, name),
      }));
    },
    parse: (match, text) => rules.parseMove(positionOf(match), text),
    refused: (_, error) => [error],
    played(match, at) {
      const played = match.history[at];
      if (played === undefined) return [];
      const before = positionAt(match, at);
      const description = rules.describe(before, played.move, name);
      return played.seat === null
        ? [description]
        : [`${name(played.seat)} plays ${rules.formatMove(before, played.move)}. ${description}`];
    },
    ended(match) {
      const outcome = outcomeOf(match);
      if (outcome === undefined) return [];
      const result = outcome.kind === 'win' ? `${name(outcome.winner)} wins.` : 'A draw.';
      return [`${result} ${rules.describeOutcome(outcome, name)}`];
    },
  };
}
