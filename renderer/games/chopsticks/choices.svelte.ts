import type { ChopsticksMove } from '../../../engine/chopsticks/moves.ts';
import type { Hand, Target } from '../../hands/which-hand.ts';
import type { MatchViewOf, MoveView } from '../../../electron/api/match-view.ts';
import type { HandChoices } from '../../table/hand-choices.ts';
import { words } from '../../words.svelte.ts';

type Candidate = MoveView<'chopsticks'>;

/** A way to split that the person to move has. */
export type SplitView = Candidate & {
  readonly move: Extract<ChopsticksMove, { kind: 'split' }>;
};

/** What can be done to a hand of one's own alone: a finger more, or turning it over. */
export type OwnHandView = Candidate & {
  readonly move: Extract<ChopsticksMove, { kind: 'add' | 'negate' }>;
};

/** What the person to move has picked up, and what can be done with it. */
export class Choices implements HandChoices<'chopsticks'> {
  readonly #view: () => MatchViewOf<'chopsticks'>;
  #picked = $state<Hand>();
  /** The ways to split lie open. */
  splitting = $state(false);
  note = $state('');
  get idle(): boolean {
    return this.picked === undefined && !this.splitting && this.note === '';
  }

  get choosing(): boolean {
    return this.splitting;
  }

  /** The split that is looked at before it is made. */
  preview = $state.raw<SplitView>();

  constructor(view: () => MatchViewOf<'chopsticks'>) {
    this.#view = view;
  }

  readonly #moves = $derived.by(() => this.#view().moves);
  readonly #seat = $derived.by(() => this.#view().position.turn);
  readonly splits = $derived(this.#moves.filter(isSplit));
  readonly ownHands = $derived(this.#moves.filter(isOwnHand));
  readonly pass = $derived(this.#moves.find(({ move }) => move.kind === 'pass'));
  /** The hand picked up; one that can't strike any more is none. */
  readonly picked = $derived(
    this.#picked !== undefined && this.canStrike(this.#picked) ? this.#picked : undefined,
  );

  /** The attacks that a hand can make. */
  attacksWith(hand: Hand): MoveView<'chopsticks'>[] {
    return this.#moves.filter(({ move }) => {
      const candidate = move;
      return candidate.kind === 'attack' && candidate.hand === hand;
    });
  }

  canStrike(hand: Hand): boolean {
    return this.attacksWith(hand).length > 0;
  }

  /** The attack with one hand on another, where it is legal. */
  attack(hand: Hand | undefined, seat: number, target: Hand): MoveView<'chopsticks'> | undefined {
    return this.#moves.find(({ move }) => {
      const candidate = move;
      return (
        candidate.kind === 'attack' &&
        candidate.hand === hand &&
        candidate.seat === seat &&
        candidate.target === target
      );
    });
  }

  /** What a hand of an opponent would hold after the picked hand strikes it. */
  resultOn(seat: number, target: Hand): number | undefined {
    const move = this.attack(this.picked, seat, target);
    return move && move.after.hands[seat]?.[target];
  }

  act({ seat, hand }: Target): MoveView<'chopsticks'> | undefined {
    const attack = this.attack(this.picked, seat, hand);
    if (seat !== this.#seat || attack !== undefined) return attack;
    if (this.picked === hand) this.clear();
    else if (this.picked === undefined && this.canStrike(hand)) this.pick(hand);
    else this.openSplits();
    return undefined;
  }

  drop(from: Hand, target: Target | undefined): MoveView<'chopsticks'> | undefined {
    const attack = target && this.attack(from, target.seat, target.hand);
    if (target?.seat === this.#seat && attack === undefined) {
      if (target.hand !== from) this.openSplits();
      return undefined;
    }
    if (attack === undefined) this.clear();
    return attack;
  }

  pick(hand: Hand | undefined): void {
    this.note = '';
    this.splitting = false;
    this.preview = undefined;
    this.#picked = hand;
  }

  /** Whether there is anything to choose from that is done to one's own hands. */
  get canSplit(): boolean {
    return this.splits.length > 0 || this.ownHands.length > 0;
  }

  openSplits(): void {
    this.pick(undefined);
    if (this.canSplit || this.pass !== undefined) this.splitting = true;
    else this.note = words().text('screen-chopsticks.note.no-split');
  }

  /** Says why there is no pass. */
  refusePass(): void {
    this.pick(undefined);
    const allowed = this.#view().settings.passEquivalentTransfers;
    this.note = allowed
      ? words().text('screen-chopsticks.note.no-pass')
      : words().text('screen-chopsticks.note.no-pass-rules');
  }

  clear(): void {
    this.pick(undefined);
  }
}

function isSplit(candidate: Candidate): candidate is SplitView {
  return candidate.move.kind === 'split';
}

function isOwnHand(candidate: Candidate): candidate is OwnHandView {
  return candidate.move.kind === 'add' || candidate.move.kind === 'negate';
}
