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
import { failure, type Result } from '../../engine/result.ts';
import type { Seat } from '../../engine/game.ts';
import { shorthand } from '../../engine/settings/shorthand.ts';
import { allOf, anyOf, listed, message, playerAt, type ListValue } from '../../words/message.ts';
import type { Words } from '../../words/say.ts';
import type { Choice } from '../questions/questions.ts';
import type { AnyMatch, Conversation, Speakers } from './conversation.ts';
import { ruleBookConversation, type PlayedTurn, type RuleBook } from './rule-book.ts';

/** Digit Conquest with the texts of its rule book. */
export function conquestConversation(speakers: Speakers): Conversation {
  return ruleBookConversation(speakers, (words) => new ConquestBook(speakers, words));
}

class ConquestBook implements RuleBook<ConquestPosition, ConquestMove> {
  readonly #speakers: Speakers;
  readonly #words: Words;
  readonly #settings: ConquestSettings;
  readonly #seats: readonly Seat[];

  constructor(speakers: Speakers, words: Words) {
    this.#speakers = speakers;
    this.#words = words;
    this.#settings = speakers.settings as ConquestSettings;
    this.#seats = speakers.players.map((_, seat) => seat);
  }

  get welcome(): string {
    return this.#words.text('cli-digit-conquest.welcome');
  }

  begins(): string[] {
    const players = allOf(this.#seats.map(playerAt));
    return [this.#words.text('cli-digit-conquest.begins', { players })];
  }

  stands(match: AnyMatch): string[] {
    const turn = turnOf(match);
    if (turn.kind !== 'player') return [];
    const position = on(match);
    const { hand: digit } = position;
    if (digit === null) return ['', this.#turnOn(position), ...this.#reshuffle(position)];
    const discard = reasonToDiscard(this.#settings, position, digit);
    if (discard !== undefined) return [this.#words.say(discard)];
    if (!this.#speakers.isPerson(turn.seat)) return [];
    const against = [reasonAgainstAdding, reasonAgainstSubtracting].flatMap(
      (why) => why(this.#settings, position, digit) ?? [],
    );
    return [
      ...against.map(this.#words.say),
      this.#words.text('cli-digit-conquest.choose'),
      ...this.#actions(match).map(({ text: number, sentence: action }) =>
        this.#words.text('cli-digit-conquest.action', { number, action }),
      ),
    ];
  }

  returned(match: AnyMatch): string[] {
    const position = on(match);
    const { hand: digit, turn } = position;
    if (digit === null) return ['', this.#scores(position)];
    const drew = this.#words.text('cli-digit-conquest.drew', { player: playerAt(turn), digit });
    return ['', this.#scores(position), this.#turnOn(position), drew];
  }

  question(match: AnyMatch): string {
    return on(match).hand === null
      ? this.#words.text('cli-digit-conquest.choose-digit', {
          digits: shorthand(this.#digits(match)),
        })
      : this.#words.text('cli-digit-conquest.enter', { numbers: this.#numbersOfActions(match) });
  }

  choices(match: AnyMatch): Choice[] {
    if (on(match).hand !== null) return this.#actions(match);
    return this.#digits(match).map((digit) => ({
      text: String(digit),
      sentence: this.#words.text('cli-digit-conquest.take', { digit }),
    }));
  }

  parse(match: AnyMatch, text: string): Result<unknown> {
    const position = on(match);
    const { hand } = position;
    const signs = hand === null ? {} : { 1: `+${hand}`, 2: `-${hand}` };
    const written = hand === null && /^\d$/.test(text) ? `?${text}` : text;
    const move = this.#speakers.rules.parseMove(
      position,
      new Map(Object.entries(signs)).get(text) ?? written,
    );
    if (move.ok) return move;
    const reason =
      hand === null
        ? message('cli-digit-conquest.wanted-digit', { digits: shorthand(this.#digits(match)) })
        : (new Map(Object.entries({ 1: reasonAgainstAdding, 2: reasonAgainstSubtracting })).get(
            text,
          )?.(this.#settings, position, hand) ??
          message('cli-digit-conquest.wanted', { numbers: this.#numbersOfActions(match) }));
    return failure(message('cli-digit-conquest.invalid', { reason }));
  }

  forced(match: AnyMatch): ConquestMove | undefined {
    const [only] = this.#speakers.rules.moves(on(match)) as ConquestMove[];
    return only?.kind === 'discard' ? only : undefined;
  }

  played({ kind, digit }: ConquestMove, turn: PlayedTurn<ConquestPosition>): string[] {
    const { seat, before, after, continues } = turn;
    const words = this.#words;
    const done = { player: playerAt(before.turn), digit };
    const standing = continues ? [this.#scores(after)] : [];
    switch (kind) {
      case 'draw': {
        const drew = words.text('cli-digit-conquest.drew', done);
        if (seat !== null) return [drew];
        const drawing = words.text('cli-digit-conquest.drawing');
        return ['', this.#turnOn(before), ...this.#reshuffle(before), drawing, drew];
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
  }

  drawn(): string {
    return this.#words.text('cli-digit-conquest.draw');
  }

  won(winner: Seat): string[] {
    const player = playerAt(winner);
    const { target } = this.#settings;
    return [
      this.#words.text('cli-digit-conquest.reached', { player, target }),
      this.#words.text('cli-digit-conquest.wins', { player }),
    ];
  }

  #scores({ scores: each }: ConquestPosition): string {
    const scores = this.#seats.map((seat) =>
      message('cli-digit-conquest.score', { player: playerAt(seat), score: each[seat] ?? 0 }),
    );
    return this.#words.text('cli-digit-conquest.scores', { scores: listed(scores) });
  }

  #turnOn({ turn }: ConquestPosition): string {
    return this.#words.text('cli-digit-conquest.turn', { player: playerAt(turn) });
  }

  /** The actions by their numbers; an impossible action leaves its number out. */
  #actions(match: AnyMatch): Choice[] {
    const position = on(match);
    const { hand: digit } = position;
    if (digit === null) return [];
    return [
      {
        text: '1',
        sentence: this.#words.text('cli-digit-conquest.add', { digit }),
        against: reasonAgainstAdding,
      },
      {
        text: '2',
        sentence: this.#words.text('cli-digit-conquest.subtract', { digit }),
        against: reasonAgainstSubtracting,
      },
    ].filter(({ against }) => against(this.#settings, position, digit) === undefined);
  }

  #numbersOfActions(match: AnyMatch): ListValue {
    return anyOf(this.#actions(match).map(({ text }) => text));
  }

  #digits(match: AnyMatch): number[] {
    const { deck } = on(match);
    const open = cardsLeft(deck) === 0 ? shuffledDeck(this.#settings) : deck;
    return open.flatMap((left, index) => (left > 0 ? [index + 1] : []));
  }

  #reshuffle({ deck, scores: each, turns = 0 }: ConquestPosition): string[] {
    const fresh = turns === 0 && each.every((score) => score === 0);
    return cardsLeft(deck) === 0 && !fresh
      ? [this.#words.text('cli-digit-conquest.reshuffle')]
      : [];
  }
}

function on(match: AnyMatch): ConquestPosition {
  return positionAt(match, match.at) as ConquestPosition;
}
