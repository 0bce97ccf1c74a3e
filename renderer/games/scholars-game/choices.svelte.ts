import type { Hand, Target } from '../../hands/which-hand.ts';
import type { MatchViewOf, MoveView } from '../../../electron/api/match-view.ts';
import type { ScholarsMove } from '../../../engine/scholars-game/position.ts';
import type { HandChoices } from '../../table/hand-choices.ts';
import { wordsAt } from '../../players/naming.ts';
import { Refusal } from '../../refusal.svelte.ts';
import { words } from '../../words.svelte.ts';
import { resultsOf, sameHand, touchedBy, type Result } from './results.ts';
import { valueOf } from './held.ts';

/** The open choice. */
export type Open =
  | { readonly kind: 'decide'; readonly hand: Hand }
  | { readonly kind: 'target'; readonly target: Target }
  /** `values` are the chosen ones, whose functions are chosen next. */
  | { readonly kind: 'redistribute'; readonly values?: Values };

/** Two values, left and right. */
export type Values = readonly [number, number];

/** The ways to redistribute into the same values. */
export interface Redistribution {
  readonly values: Values;
  readonly moves: readonly MoveView<'scholars-game'>[];
}

/** What the person to move has picked up, and the moves with it. */
export class Choices implements HandChoices<'scholars-game'> {
  readonly #view: () => MatchViewOf<'scholars-game'>;
  #picked = $state<Hand>();
  #open = $state.raw<Open>();
  readonly refusal = new Refusal();
  /** The move that the user is looking at before playing it. */
  preview = $state.raw<MoveView<'scholars-game'>>();

  constructor(view: () => MatchViewOf<'scholars-game'>) {
    this.#view = view;
  }

  readonly #moves = $derived.by(() => this.#view().moves);
  readonly #seat = $derived.by(() => this.#view().position.turn);
  /** The functions to choose from for a hand that has just become a 4 or a 5. */
  readonly decisions = $derived(this.#moves.filter((move) => move.move.kind === 'decide'));
  /** The legal redistributions, by their values. */
  readonly redistributions = $derived.by((): Redistribution[] => {
    const found: (Redistribution & { readonly moves: MoveView<'scholars-game'>[] })[] = [];
    for (const move of this.#moves) {
      const shape = move.move;
      if (shape.kind !== 'redistribute') continue;
      const [left, right] = shape.to;
      const values = [valueOf(left), valueOf(right)] as const;
      const known = found.find((each) => each.values.join() === values.join());
      if (known === undefined) found.push({ values, moves: [move] });
      else known.moves.push(move);
    }
    return found;
  });
  /** The hand picked up, if it can still do something. */
  readonly picked = $derived(
    this.#picked !== undefined && this.canAct(this.#picked) ? this.#picked : undefined,
  );
  readonly open = $derived.by((): Open | undefined => {
    const decision = this.decisions[0];
    if (decision === undefined) return this.#open;
    const shape = decision.move;
    return shape.kind === 'decide' ? { kind: 'decide', hand: shape.hand } : undefined;
  });

  get idle(): boolean {
    return this.picked === undefined && this.open === undefined && this.refusal.sentence === '';
  }

  get choosing(): boolean {
    return this.open !== undefined;
  }

  /** All moves in which a hand acts. */
  movesWith(hand: Hand): MoveView<'scholars-game'>[] {
    return this.#moves.filter((move) => {
      const shape = move.move;
      return shape.kind !== 'redistribute' && shape.hand === hand;
    });
  }

  /** Whether a hand can be picked up to act on another. */
  canAct(hand: Hand): boolean {
    return this.movesWith(hand).some((move) => ['add', 'use'].includes(move.move.kind));
  }

  switchOf(hand: Hand): MoveView<'scholars-game'> | undefined {
    return this.movesWith(hand).find((move) => move.move.kind === 'switch');
  }

  /** The moves of the picked hand on a target, alone or together with another. */
  optionsOn(target: Target, actor = this.picked): MoveView<'scholars-game'>[] {
    if (actor === undefined || sameHand(target, { seat: this.#seat, hand: actor })) return [];
    return this.movesWith(actor).filter((move) =>
      touchedBy(move.move, this.#seat).some((each) => sameHand(each, target)),
    );
  }

  /** The possible results for the target, each once. */
  outcomesOn(target: Target): Result[] {
    const results = this.optionsOn(target).flatMap((move) => this.resultsOf(move));
    const here = results.filter((result) => sameHand(result, target));
    return here.filter(
      ({ after }, index) => here.findIndex((other) => other.after === after) === index,
    );
  }

  resultsOf(move: MoveView<'scholars-game'>): Result[] {
    return resultsOf(this.#view(), move);
  }

  /** Whether a click on a hand does something now. */
  enabled(target: Target): boolean {
    if (this.decisions.length > 0) return false;
    if (target.seat !== this.#seat) return this.optionsOn(target).length > 0;
    return this.canAct(target.hand) || this.redistributions.length > 0;
  }

  act(target: Target): MoveView<'scholars-game'> | undefined {
    const { picked } = this;
    if (this.decisions.length > 0) return undefined;
    if (target.seat !== this.#seat) return this.#aim(target);
    if (picked === target.hand) this.clear();
    else if (picked === undefined) this.#take(target.hand);
    else this.#turnTo(target);
    return undefined;
  }

  drop(from: Hand, target: Target | undefined): MoveView<'scholars-game'> | undefined {
    if (target === undefined || sameHand(target, { seat: this.#seat, hand: from })) {
      this.clear();
      return undefined;
    }
    this.pick(from);
    return this.act(target);
  }

  pick(hand: Hand | undefined): void {
    this.clear();
    this.#picked = hand;
  }

  openRedistribution(values?: Values): void {
    if (this.decisions.length > 0) return;
    this.pick(undefined);
    if (this.redistributions.length > 0) {
      this.#open =
        values === undefined ? { kind: 'redistribute' } : { kind: 'redistribute', values };
    } else {
      this.refusal.show(
        () =>
          this.#whyNoRedistribution() ??
          words().text('screen-scholars-game.note.no-redistribution'),
      );
    }
  }

  /** The switch to play if no hand is named; shows the reason if there is none. */
  switchFor(hand: Hand | undefined): MoveView<'scholars-game'> | undefined {
    const hands: readonly Hand[] = hand === undefined ? [0, 1] : [hand];
    const [only, ...more] = hands.flatMap((each) => this.switchOf(each) ?? []);
    if (only !== undefined && more.length === 0) return only;
    this.refusal.show(() =>
      only === undefined
        ? (this.whyNotSwitch(hands[0] ?? 0) ?? '')
        : words().text('screen-scholars-game.note.pick-to-switch'),
    );
    return undefined;
  }

  clear(): void {
    this.refusal.clear();
    this.preview = undefined;
    this.#open = undefined;
    this.#picked = undefined;
  }

  /** Goes one step back: from functions to values, from a choice to the hand, from the hand to none. */
  back(): void {
    if (this.#open?.kind === 'redistribute' && this.#open.values !== undefined) {
      this.openRedistribution();
    } else if (this.#open?.kind === 'target') {
      this.#open = undefined;
      this.preview = undefined;
    } else {
      this.clear();
    }
  }

  /** The reason why a click on a hand does nothing. */
  whyNot(target: Target): string | undefined {
    const { picked } = this;
    if (this.#moves.length === 0) return undefined;
    if (this.decisions.length > 0) return words().text('screen-scholars-game.note.decide-first');
    const own = target.seat === this.#seat;
    if (picked === undefined) {
      if (!own) return words().text('screen-scholars-game.note.pick-own');
      if (this.canAct(target.hand)) return undefined;
      return this.#reason((move) => move.kind === 'add' && move.hand === target.hand);
    }
    if (own && target.hand === picked) return undefined;
    const adding = this.#reason(
      (move) => move.kind === 'add' && move.hand === picked && sameHand(move.target, target),
    );
    const using = this.#reason(
      (move) =>
        move.kind === 'use' &&
        move.hand === picked &&
        move.targets.length === 1 &&
        move.targets.every((each) => sameHand(each, target)),
    );
    if (!own) return adding ?? using;
    const reasons = [using, this.#whyNoRedistribution()].filter((reason) => reason !== undefined);
    return reasons.length === 0 ? undefined : reasons.join(' ');
  }

  whyNotSwitch(hand: Hand): string | undefined {
    return this.#reason((move) => move.kind === 'switch' && move.hand === hand);
  }

  #aim(target: Target): MoveView<'scholars-game'> | undefined {
    const [only, ...more] = this.optionsOn(target);
    if (only !== undefined && more.length === 0) return only;
    if (only === undefined) this.refusal.show(() => this.whyNot(target) ?? '');
    else this.refusal.clear();
    this.#open = only === undefined ? undefined : { kind: 'target', target };
    return undefined;
  }

  #take(hand: Hand): void {
    if (this.canAct(hand)) this.pick(hand);
    else if (this.redistributions.length > 0) this.openRedistribution();
    else this.refusal.show(() => this.whyNot({ seat: this.#seat, hand }) ?? '');
  }

  /** Handles a second own hand: it is acted on, the two redistribute, or it is picked up instead. */
  #turnTo(target: Target): void {
    if (this.optionsOn(target).length > 0) this.#open = { kind: 'target', target };
    else if (this.redistributions.length > 0) this.openRedistribution();
    else this.#take(target.hand);
  }

  #whyNoRedistribution(): string | undefined {
    if (this.redistributions.length > 0) return undefined;
    return this.#reason((move) => move.kind === 'redistribute');
  }

  #reason(isMeant: (move: ScholarsMove) => boolean): string | undefined {
    const view = this.#view();
    const refused = view.refused.find(({ move }) => isMeant(move));
    return refused && wordsAt(view).say(refused.reason);
  }
}
