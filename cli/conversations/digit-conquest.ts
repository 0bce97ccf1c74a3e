import {
  shuffledDeck,
  cardsLeft,
  type ConquestPosition,
} from '../../engine/digit-conquest/position.ts';
import type { ConquestMove } from '../../engine/digit-conquest/moves.ts';
import type { ConquestSettings } from '../../engine/digit-conquest/settings.ts';
import { whyDiscard, whyNotAdd, whyNotSubtract } from '../../engine/digit-conquest/why-not.ts';
import type { Seat } from '../../engine/game.ts';
import { outcomeOf, positionAt, turnOf } from '../../engine/match.ts';
import { failure } from '../../engine/result.ts';
import { shorthand } from '../../engine/summation-duel/notation.ts';
import { withArticle } from '../../engine/words.ts';
import type { Choice } from '../play/questions.ts';
import type { AnyMatch, Conversation, Speakers } from './conversation.ts';

/** Digit Conquest in the words of its rule book. */
export function conquestConversation(speakers: Speakers): Conversation {
  const { rules, name, isPerson } = speakers;
  const settings = speakers.settings as ConquestSettings;
  const seats = speakers.players.map((_, seat) => seat);

  const scores = ({ scores: each }: ConquestPosition): string =>
    `Current Scores - ${seats.map((seat) => `${name(seat)}: ${each[seat] ?? 0}`).join(', ')}`;
  const you = (seat: Seat): string => (isPerson(seat) ? 'You' : name(seat));

  /** The actions by the numbers that stand before them; one that is impossible leaves its number out. */
  function actions(match: AnyMatch): Choice[] {
    const position = on(match);
    const { hand } = position;
    if (hand === null) return [];
    return [
      { text: '1', sentence: `Add ${hand} to your score.`, against: whyNotAdd },
      {
        text: '2',
        sentence: `Subtract ${hand} from your opponent's score.`,
        against: whyNotSubtract,
      },
    ].filter(({ against }) => against(settings, position, hand) === undefined);
  }

  function digits(match: AnyMatch): number[] {
    const { deck } = on(match);
    const open = cardsLeft(deck) === 0 ? shuffledDeck(settings) : deck;
    return open.flatMap((left, index) => (left > 0 ? [index + 1] : []));
  }

  const toDraw = (match: AnyMatch): boolean => on(match).hand === null;

  return {
    welcome: () => ['Welcome to Digit Conquest!'],
    begins: () => [`${seats.map(name).join(' and ')} start with 0 points.`],
    stands(match) {
      const turn = turnOf(match);
      if (turn.kind !== 'player') return [];
      if (toDraw(match)) return ['', `${name(turn.seat)}'s turn.`, ...reshuffle(on(match))];
      const { hand } = on(match);
      const discard = whyDiscard(settings, on(match), hand ?? 0);
      if (discard !== undefined) return [discard];
      if (!isPerson(turn.seat)) return [];
      const position = on(match);
      const against = [whyNotAdd, whyNotSubtract].flatMap(
        (why) => why(settings, position, hand ?? 0) ?? [],
      );
      const listed = actions(match).map(({ text, sentence }) => `${text}. ${sentence}`);
      return [...against, 'Choose an action:', ...listed];
    },
    returned(match) {
      const { hand, turn } = on(match);
      return [
        '',
        scores(on(match)),
        ...(hand === null ? [] : [`${name(turn)}'s turn.`, `${you(turn)} drew: ${hand}`]),
      ];
    },
    question: (match) =>
      toDraw(match)
        ? `Choose a digit (${shorthand(digits(match))})`
        : `Enter ${actions(match)
            .map(({ text }) => text)
            .join(' or ')}`,
    choices: (match) =>
      toDraw(match)
        ? digits(match).map((digit) => ({
            text: String(digit),
            sentence: `Take ${withArticle(digit)}.`,
          }))
        : actions(match),
    parse(match, text) {
      const position = on(match);
      const { hand } = position;
      const signs = hand === null ? {} : { 1: `+${hand}`, 2: `-${hand}` };
      const written = hand === null && /^\d$/.test(text) ? `?${text}` : text;
      const move = rules.parseMove(position, new Map(Object.entries(signs)).get(text) ?? written);
      if (move.ok) return move;
      if (hand === null) {
        return failure(`Invalid choice. Choose one of the digits ${shorthand(digits(match))}.`);
      }
      const why = { 1: whyNotAdd, 2: whyNotSubtract };
      const reason = new Map(Object.entries(why)).get(text)?.(settings, position, hand);
      const wanted = actions(match).map((each) => each.text);
      return failure(`Invalid choice. ${reason ?? `Enter ${wanted.join(' or ')}.`}`);
    },
    refused: (_, error) => [error],
    forced(match) {
      const [only] = rules.moves(on(match)) as ConquestMove[];
      return only?.kind === 'discard' ? only : undefined;
    },
    played(match, at) {
      const played = match.history[at];
      if (played === undefined) return [];
      const before = positionAt(match, at) as ConquestPosition;
      const seat = before.turn;
      const { kind, digit } = played.move as ConquestMove;
      const own = isPerson(seat) ? 'your' : 'its';
      const after = played.after as ConquestPosition;
      const won = rules.turn(after).kind === 'over' ? [] : [scores(after)];
      switch (kind) {
        case 'draw':
          return played.seat === null
            ? [
                '',
                `${name(seat)}'s turn.`,
                ...reshuffle(before),
                'Drawing a card...',
                `${you(seat)} drew: ${digit}`,
              ]
            : [`${you(seat)} drew: ${digit}`];
        case 'add':
          return [`${you(seat)} added ${digit} to ${own} score.`, ...won];
        case 'subtract':
          return [`${you(seat)} subtracted ${digit} from ${name(1 - seat)}'s score.`, ...won];
        case 'discard':
          return [`${you(seat)} discarded ${digit}.`, ...won];
      }
    },
    ended(match) {
      const outcome = outcomeOf(match);
      if (outcome?.kind !== 'win') return ['The turn limit is reached: the game is a draw.'];
      const { winner } = outcome;
      return [
        isPerson(winner)
          ? `Congratulations! You reached exactly ${settings.target} points.`
          : `${name(winner)} reached exactly ${settings.target} points.`,
        `${name(winner)} wins the game!`,
      ];
    },
  };

  function reshuffle({ deck, scores: each, turns = 0 }: ConquestPosition): string[] {
    const fresh = turns === 0 && each.every((score) => score === 0);
    return cardsLeft(deck) === 0 && !fresh
      ? ['The deck is empty: the discard pile is shuffled into a new deck.']
      : [];
  }
}

function on(match: AnyMatch): ConquestPosition {
  return positionAt(match, match.at) as ConquestPosition;
}
