import {
  legalMovesOf,
  outcomeOf,
  pliesOf,
  positionAt,
  positionOf,
  turnOf,
} from '../../engine/match/match.ts';
import { playerAt } from '../../words/message.ts';
import { nameOf } from '../../words/game-words.ts';
import { sayEnd } from './result-words.ts';
import { seating } from './seating.ts';
import { viewOf } from '../views/text-view.ts';
import { waysToAnswer, type Conversation, type Speakers } from './conversation.ts';

/** Any game in its own notation, with every position shown. */
export function plainConversation(speakers: Speakers): Conversation {
  const { game, players, rules, words, naming, seed } = speakers;
  const view = viewOf(game.id, rules);
  return {
    welcome: () => [
      words.text('cli-play.welcome', { game: nameOf(game), players: seating(players), seed }),
      ...waysToAnswer(speakers),
    ],
    begins: () => [],
    stands: (match) => ['', ...view(positionOf(match), words, naming)],
    returned: () => [],
    question(match) {
      const turn = turnOf(match);
      if (turn.kind !== 'player') return '';
      const player = playerAt(turn.seat);
      return words.text(turn.decision ? 'cli-play.question-decision' : 'cli-play.question', {
        player,
      });
    },
    choices(match) {
      const position = positionOf(match);
      return legalMovesOf(match).map((move) => ({
        text: rules.formatMove(position, move),
        sentence: words.say(rules.describe(position, move)),
      }));
    },
    parse: (match, text) => rules.parseMove(positionOf(match), text),
    refused: (_, error, answer) => (answer === '' ? [] : [words.say(error)]),
    played(match, at) {
      const played = pliesOf(match)[at];
      if (played === undefined) return [];
      const before = positionAt(match, at);
      const description = rules.describe(before, played.move);
      if (played.seat === null) return [words.say(description)];
      const player = playerAt(played.seat);
      const move = rules.formatMove(before, played.move);
      return [words.text('cli-play.played', { player, move, description })];
    },
    ended(match) {
      const outcome = outcomeOf(match);
      return outcome === undefined ? [] : [words.say(sayEnd(rules, outcome))];
    },
  };
}
