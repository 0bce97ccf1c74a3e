import type { ChopsticksMove } from '../../../engine/chopsticks/position.ts';
import type { Hand, Target } from '../../hands/which-hand.ts';
import type { MatchViewOf, MoveView } from '../../../electron/api/match-view.ts';
import type { HandChoices } from '../../table/hand-choices.ts';
import type { Sentence } from '../../asking.ts';
import { Refusal } from '../../refusal.svelte.ts';
import { words } from '../../words.svelte.ts';

/** A legal move of the person to move. */
export type Candidate = MoveView<'chopsticks'>;

/** A legal split of the person to move. */
export type SplitView = Candidate & {
  readonly move: Extract<ChopsticksMove, { kind: 'split' }>;
};

/** A move with a single own hand: adding a finger, or turning it over. */
export type OwnHandView = Candidate & {
  readonly move: Extract<ChopsticksMove, { kind: 'add' | 'negate' }>;
};

/** A legal strike, on any hand. */
export type AttackView = Candidate & {
  readonly move: Extract<ChopsticksMove, { kind: 'attack' }>;
};

/**
 * The open list: the splits, or the moves that putting one own hand on another can mean: a strike,
 * or splits between the two.
 */
type Open =
  | { readonly kind: 'splits' }
  | { readonly kind: 'pair'; readonly pair: readonly [Hand, Hand] };

/** The most splits to list; if there are more, the user sets the fingers hand by hand. */
const mostListed = 12;

/** What the person to move has picked up, and the moves with it. */
export class Choices implements HandChoices<'chopsticks'> {
  readonly #view: () => MatchViewOf<'chopsticks'>;
  #picked = $state<Hand>();
  #open = $state.raw<Open>();
  readonly refusal = new Refusal();

  /** The move that the user is looking at before playing it. */
  preview = $state.raw<Candidate>();

  constructor(view: () => MatchViewOf<'chopsticks'>) {
    this.#view = view;
  }

  readonly #moves = $derived.by(() => this.#view().moves);
  readonly #seat = $derived.by(() => this.#view().position.turn);
  readonly #splits = $derived(this.#moves.filter(isSplit));
  readonly #ownHands = $derived(this.#moves.filter(isOwnHand));
  readonly pass = $derived(this.#moves.find(({ move }) => move.kind === 'pass'));
  /** The hand picked up, if it can still strike. */
  readonly picked = $derived(
    this.#picked !== undefined && this.canStrike(this.#picked) ? this.#picked : undefined,
  );

  get idle(): boolean {
    return this.picked === undefined && !this.splitting && this.refusal.sentence === '';
  }

  get choosing(): boolean {
    return this.splitting;
  }

  /** Whether the list of splits is open. */
  get splitting(): boolean {
    return this.#open !== undefined;
  }

  /** The splits in the list, open or not. */
  get splits(): readonly SplitView[] {
    const open = this.#open;
    return open?.kind === 'pair' ? this.#splitsOf(open.pair) : this.#splits;
  }

  /** The strike on one's own hand that is offered with the splits. */
  get strikeInstead(): AttackView | undefined {
    const open = this.#open;
    return open?.kind === 'pair' ? this.attack(open.pair[0], this.#seat, open.pair[1]) : undefined;
  }

  /** Whether there are too many splits to list. */
  get sharing(): boolean {
    const hands = this.#view().settings.hands;
    return this.#open?.kind === 'splits' && hands > 2 && this.#splits.length > mostListed;
  }

  /** The legal strikes with a hand. */
  attacksWith(hand: Hand): AttackView[] {
    return this.#moves.filter(isAttack).filter(({ move }) => move.hand === hand);
  }

  /** The legal moves with a single own hand. */
  alone(hand: Hand | undefined): readonly OwnHandView[] {
    return this.#ownHands.filter(({ move }) => move.hand === hand);
  }

  canStrike(hand: Hand): boolean {
    return this.attacksWith(hand).length > 0;
  }

  /** The strike with one hand on another; undefined if it isn't legal. */
  attack(hand: Hand | undefined, seat: number, target: Hand): AttackView | undefined {
    return this.#moves
      .filter(isAttack)
      .find(({ move }) => move.hand === hand && move.seat === seat && move.target === target);
  }

  /** What a hand would hold after the picked hand strikes it. */
  resultOn(seat: number, target: Hand): number | undefined {
    const move = this.attack(this.picked, seat, target);
    return move && move.after.hands[seat]?.[target];
  }

  /** Whether a click on a hand does something now. */
  enabled({ seat, hand }: Target): boolean {
    const struck = this.attack(this.picked, seat, hand) !== undefined;
    return struck || (seat === this.#seat && (this.canStrike(hand) || this.canSplit));
  }

  /** The reason why a click on a hand does nothing now. */
  whyNot(target: Target): string | undefined {
    return this.#reasonAgainst(target)?.();
  }

  #reasonAgainst(target: Target): Sentence | undefined {
    if (this.#moves.length === 0 || this.enabled(target)) return undefined;
    const { hands, out } = this.#view().position;
    const { seat, hand } = target;
    const zombies = this.#view().settings.zombies;
    // A hand that can't strike could be split with another.
    if (seat === this.#seat && this.#whyNoSplit !== undefined) return this.#whyNoSplit;
    if (hands[seat]?.[hand] === 0 || (out.includes(seat) && !zombies)) {
      return () => words().text('screen-chopsticks.reason.out');
    }
    return seat === this.#seat || this.picked !== undefined
      ? () => words().text('screen-chopsticks.reason.nothing')
      : () => words().text('screen-chopsticks.reason.pick-own');
  }

  #refuse(why: Sentence | undefined): void {
    if (why === undefined) this.refusal.clear();
    else this.refusal.show(why);
  }

  act({ seat, hand }: Target): Candidate | undefined {
    if (seat !== this.#seat) {
      this.#refuse(this.#reasonAgainst({ seat, hand }));
      return this.attack(this.picked, seat, hand);
    }
    if (this.picked === hand) this.clear();
    else if (this.picked !== undefined) return this.#putOn(this.picked, hand);
    else if (this.canStrike(hand)) this.pick(hand);
    else this.openSplits();
    return undefined;
  }

  drop(from: Hand, target: Target | undefined): Candidate | undefined {
    if (target?.seat === this.#seat) {
      return target.hand === from ? undefined : this.#putOn(from, target.hand);
    }
    const attack = target && this.attack(from, target.seat, target.hand);
    if (attack === undefined) {
      this.pick(from);
      const why = target && this.#reasonAgainst(target);
      this.clear();
      this.#refuse(why);
    }
    return attack;
  }

  pick(hand: Hand | undefined): void {
    this.refusal.clear();
    this.#open = undefined;
    this.preview = undefined;
    this.#picked = hand;
  }

  /** Whether a split is legal. */
  get canSplit(): boolean {
    return this.#splits.length > 0;
  }

  openSplits(): void {
    this.pick(undefined);
    if (this.canSplit || this.pass !== undefined) this.#open = { kind: 'splits' };
    // Swaps and passes may be left in the list.
    if (this.#whyNoSplit !== undefined) this.#refuse(this.#whyNoSplit);
    else if (!this.splitting) this.#refuse(() => words().text('screen-chopsticks.note.no-split'));
  }

  /** The reason that the rules allow no split now, or that a lesson offers none yet; undefined if there is none. */
  get #whyNoSplit(): Sentence | undefined {
    const { position, settings, refused } = this.#view();
    const later = refused.find(({ move }) => move.kind === 'split')?.reason;
    if (later !== undefined && !this.canSplit) return () => words().say(later);
    const limit = settings.splitLimit;
    const splits = position.splits?.[this.#seat];
    return splits === undefined || splits < limit
      ? undefined
      : () => words().text('chopsticks.reason.split-limit', { limit });
  }

  /** Adds a finger to the hand picked up or turns it over, or shows why not. @returns the move to play. */
  doAlone(kind: OwnHandView['move']['kind']): Candidate | undefined {
    const { settings } = this.#view();
    const allowed = kind === 'add' ? settings.selfAdd : settings.integers;
    const move = this.alone(this.picked).find((each) => each.move.kind === kind);
    if (move !== undefined) return move;
    if (!allowed) this.#refuse(() => words().text(`chopsticks-hands.note.no-${kind}`));
    else if (this.picked === undefined)
      this.#refuse(() => words().text('chopsticks-hands.note.pick-first'));
    return undefined;
  }

  /** Shows why passing is not allowed. */
  refusePass(): void {
    this.pick(undefined);
    const allowed = this.#view().settings.passEquivalentTransfers;
    this.#refuse(() =>
      allowed
        ? words().text('screen-chopsticks.note.no-pass')
        : words().text('screen-chopsticks.note.no-pass-rules'),
    );
  }

  clear(): void {
    this.pick(undefined);
  }

  /** Puts a hand on another of the same player; opens a list if this can mean several moves. */
  #putOn(from: Hand, onto: Hand): Candidate | undefined {
    const strike = this.attack(from, this.#seat, onto);
    const pair = [from, onto] as const;
    const splits = this.#splitsOf(pair);
    if (strike !== undefined && splits.length === 0) return strike;
    if (splits.length === 0) {
      this.openSplits();
      return undefined;
    }
    this.pick(undefined);
    const only = strike === undefined && splits.length === this.#splits.length;
    this.#open = only ? { kind: 'splits' } : { kind: 'pair', pair };
    return undefined;
  }

  /** The splits that change only two hands. */
  #splitsOf(pair: readonly Hand[]): readonly SplitView[] {
    const before = this.#view().position.hands[this.#seat] ?? [];
    return this.#splits.filter(({ move }) =>
      move.to.every((fingers, hand) => fingers === before[hand] || pair.includes(hand)),
    );
  }
}

function isSplit(candidate: Candidate): candidate is SplitView {
  return candidate.move.kind === 'split';
}

function isAttack(candidate: Candidate): candidate is AttackView {
  return candidate.move.kind === 'attack';
}

function isOwnHand(candidate: Candidate): candidate is OwnHandView {
  return candidate.move.kind === 'add' || candidate.move.kind === 'negate';
}
