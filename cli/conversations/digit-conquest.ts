import {
  shuffledDeck,
  cardsLeft,
  type ConquestPosition,
  type ConquestMove,
} from '../../engine/digit-conquest/position.ts';
import type { ConquestSettings } from '../../engine/digit-conquest/settings.ts';
import {
  reasonToDiscard,
  reasonAgainstAdding,
  reasonAgainstSubtracting,
} from '../../engine/digit-conquest/legality.ts';
import { positionAt, turnOf } from '../../engine/match/match.ts';
import { failure } from '../../engine/result.ts';
import { shorthand } from '../../engine/settings/shorthand.ts';
import { allOf, anyOf, listed, message, playerAt, type ListValue } from '../../words/message.ts';
import type { Words } from '../../words/say.ts';
import type { Choice } from '../questions/questions.ts';
import type { AnyMatch, Conversation, Speakers } from './conversation.ts';
import { ruleBookConversation, type RuleBook } from './rule-book.ts';

/** Digit Conquest with the texts of its rule book. */
export function conquestConversation(speakers: Speakers): Conversation {
  return ruleBookConversation(speakers, (words) => bookOf(speakers, words));
}

function bookOf(speakers: Speakers, words: Words): RuleBook<ConquestPosition, ConquestMove> {
  const { rules, isPerson } = speakers;
  const settings = speakers.settings as ConquestSettings;
  const seats = speakers.players.map((_, seat) => seat);

  const scores = ({ scores: each }: ConquestPosition): string =>
    words.text('cli-digit-conquest.scores', {
      scores: listed(
        seats.map((seat) =>
          message('cli-digit-conquest.score', { player: playerAt(seat), score: each[seat] ?? 0 }),
        ),
      ),
    });
  const turnOn = ({ turn }: ConquestPosition): string =>
    words.text('cli-digit-conquest.turn', { player: playerAt(turn) });

  /** The actions by their numbers; an impossible action leaves its number out. */
  function actions(match: AnyMatch): Choice[] {
    const position = on(match);
    const { hand: digit } = position;
    if (digit === null) return [];
    return [
      {
        text: '1',
        sentence: words.text('cli-digit-conquest.add', { digit }),
        against: reasonAgainstAdding,
      },
      {
        text: '2',
        sentence: words.text('cli-digit-conquest.subtract', { digit }),
        against: reasonAgainstSubtracting,
      },
    ].filter(({ against }) => against(settings, position, digit) === undefined);
  }

  function numbersOfActions(match: AnyMatch): ListValue {
    return anyOf(actions(match).map(({ text }) => text));
  }

  function digits(match: AnyMatch): number[] {
    const { deck } = on(match);
    const open = cardsLeft(deck) === 0 ? shuffledDeck(settings) : deck;
    return open.flatMap((left, index) => (left > 0 ? [index + 1] : []));
  }

  const toDraw = (match: AnyMatch): boolean => on(match).hand === null;

  return {
    welcome: words.text('cli-digit-conquest.welcome'),
    begins: () => [
      words.text('cli-digit-conquest.begins', { players: allOf(seats.map(playerAt)) }),
    ],
    stands(match) {
      const turn = turnOf(match);
      if (turn.kind !== 'player') return [];
      const position = on(match);
      if (toDraw(match)) return ['', turnOn(position), ...reshuffle(position)];
      const digit = position.hand ?? 0;
      const discard = reasonToDiscard(settings, position, digit);
      if (discard !== undefined) return [words.say(discard)];
      if (!isPerson(turn.seat)) return [];
      const against = [reasonAgainstAdding, reasonAgainstSubtracting].flatMap(
        (why) => why(settings, position, digit) ?? [],
      );
      return [
        ...against.map(words.say),
        words.text('cli-digit-conquest.choose'),
        ...actions(match).map(({ text: number, sentence: action }) =>
          words.text('cli-digit-conquest.action', { number, action }),
        ),
      ];
    },
    returned(match) {
      const { hand: digit, turn } = on(match);
      return [
        '',
        scores(on(match)),
        ...(digit === null
          ? []
          : [
              turnOn(on(match)),
              words.text('cli-digit-conquest.drew', { player: playerAt(turn), digit }),
            ]),
      ];
    },
    question: (match) =>
      toDraw(match)
        ? words.text('cli-digit-conquest.choose-digit', { digits: shorthand(digits(match)) })
        : words.text('cli-digit-conquest.enter', { numbers: numbersOfActions(match) }),
    choices: (match) =>
      toDraw(match)
        ? digits(match).map((digit) => ({
            text: String(digit),
            sentence: words.text('cli-digit-conquest.take', { digit }),
          }))
        : actions(match),
    parse(match, text) {
      const position = on(match);
      const { hand } = position;
      const signs = hand === null ? {} : { 1: `+${hand}`, 2: `-${hand}` };
      const written = hand === null && /^\d$/.test(text) ? `?${text}` : text;
      const move = rules.parseMove(position, new Map(Object.entries(signs)).get(text) ?? written);
      if (move.ok) return move;
      const reason =
        hand === null
          ? message('cli-digit-conquest.wanted-digit', { digits: shorthand(digits(match)) })
          : (new Map(Object.entries({ 1: reasonAgainstAdding, 2: reasonAgainstSubtracting })).get(
              text,
            )?.(settings, position, hand) ??
            message('cli-digit-conquest.wanted', { numbers: numbersOfActions(match) }));
      return failure(message('cli-digit-conquest.invalid', { reason }));
    },
    forced(match) {
      const [only] = rules.moves(on(match)) as ConquestMove[];
      return only?.kind === 'discard' ? only : undefined;
    },
    played({ kind, digit }, { seat, before, after, continues }) {
      const done = { player: playerAt(before.turn), digit };
      const standing = continues ? [scores(after)] : [];
      switch (kind) {
        case 'draw': {
          const drew = words.text('cli-digit-conquest.drew', done);
          if (seat !== null) return [drew];
          const drawing = words.text('cli-digit-conquest.drawing');
          return ['', turnOn(before), ...reshuffle(before), drawing, drew];
        }
        case 'add':
          return [words.text('cli-digit-conquest.added', done), ...standing];
        case 'subtract': {
          const owner = playerAt(1 - before.turn);
          return [words.text('cli-digit-conquest.subtracted', { ...done, owner }), ...standing];
        }
        case 'discard':
          return [words.text('cli-digit-conquest.discarded', done), ...standing];
      }
    },
    drawn: () => words.text('cli-digit-conquest.draw'),
    won(winner) {
      const player = playerAt(winner);
      return [
        words.text('cli-digit-conquest.reached', { player, target: settings.target }),
        words.text('cli-digit-conquest.wins', { player }),
      ];
    },
  };

  function reshuffle({ deck, scores: each, turns = 0 }: ConquestPosition): string[] {
    const fresh = turns === 0 && each.every((score) => score === 0);
    return cardsLeft(deck) === 0 && !fresh ? [words.text('cli-digit-conquest.reshuffle')] : [];
  }
}

function on(match: AnyMatch): ConquestPosition {
  return positionAt(match, match.at) as ConquestPosition;
}
