import { onDestroy, untrack } from 'svelte';
import { on } from 'svelte/events';
import type { GameId, MatchViewOf } from '../../electron/api/match-view.ts';
import type { TableProps } from '../table/game-screen.ts';
import { Refusal } from '../refusal.svelte.ts';
import { whyWait } from '../table/computing.ts';
import { homeSeat } from '../table/home.ts';
import { isForTable } from '../table/keys.ts';
import { tossOf } from '../table/toss.ts';
import type { Manner } from './card-movement.ts';

/** Called when the motion of a table starts or ends. */
export interface MotionEvents {
  /** Called when a coin is tossed, and when it has landed. */
  readonly spin: (inTheAir: boolean) => void;
  /** Called when a movement begins, and when everything is at rest. */
  readonly acting: (acting: boolean) => void;
}

/** Animates the change of a table from one view to the next. */
export interface TableMotion<Id extends GameId> {
  /** Remembers the positions of elements before the table shows a view. */
  remember?(view: MatchViewOf<Id>, manner: Manner): void;
  /** Animates the change, after the table shows a view. */
  follow(view: MatchViewOf<Id>, manner: Manner): void;
  /** Ends all animations. */
  finish(): void;
}

/** A game's own part of its card table. */
export interface CardTableOptions<Id extends GameId> {
  readonly props: () => TableProps<Id>;
  /** Creates the motion; undefined while the table isn't mounted yet. Without it, changes are shown at once. */
  readonly motionFor?: (events: MotionEvents) => TableMotion<Id> | undefined;
  /** Clears the state of the previous view. */
  readonly forget: () => void;
  /** The action of a key that only this game has. */
  readonly actionOf: (event: KeyboardEvent) => (() => void) | undefined;
}

/** The common part of all card tables: keys, the toss, the animation, the end, and refusals. */
export class CardTable<Id extends GameId> {
  /** The last refused action, and why. */
  readonly refusal = new Refusal();
  /** Whether the coin that decides who begins is in the air. */
  undecided = $state(false);

  /** Whether the move that ends the game is still being animated. */
  #ending = $state(false);
  readonly #options: CardTableOptions<Id>;
  #motion: TableMotion<Id> | undefined;

  readonly home = $derived.by(() => homeSeat(this.#props.view));
  readonly toss = $derived.by(() => tossOf(this.#props.view));
  /** Whether the player to move, or the winner, is still secret. */
  readonly undisclosed = $derived(this.undecided || this.#ending);

  /** Belongs to the component that is being set up. */
  constructor(options: CardTableOptions<Id>) {
    this.#options = options;
    $effect.pre(() => {
      const { view } = this.#props;
      untrack(() => this.#motion?.remember?.(view, this.#manner));
    });
    $effect(() => {
      const { view } = this.#props;
      untrack(() => this.#follow(view));
    });
    $effect(() => on(window, 'keydown', this.#onkeydown));
    $effect(() => on(window, 'pointerdown', this.#landAtOnce));
    onDestroy(() => {
      this.#props.ontoss?.(false);
      this.#props.onacting?.(false);
    });
  }

  get #props(): TableProps<Id> {
    return this.#options.props();
  }

  /** Skips the rest of the toss. */
  readonly #landAtOnce = (): void => {
    if (this.undecided) this.#motion?.finish();
  };

  readonly #onkeydown = (event: KeyboardEvent): void => {
    this.#landAtOnce();
    if (!isForTable(event)) return;
    const { view } = this.#props;
    const action = this.#options.actionOf(event);
    if (action === undefined) return;
    if (view.state.kind === 'person') action();
    else if (event.key === 'Escape') return;
    else this.refusal.show(() => whyWait(view));
    event.preventDefault();
  };

  #follow(view: MatchViewOf<Id>): void {
    this.refusal.clear();
    this.#options.forget();
    this.#motion ??= this.#options.motionFor?.({
      spin: (inTheAir) => this.#spin(inTheAir),
      acting: (acting) => this.#act(acting),
    });
    this.#motion?.follow(view, this.#manner);
  }

  get #manner(): Manner {
    const { motion, pace = 'normal' } = this.#props;
    return { motion, pace };
  }

  #spin(inTheAir: boolean): void {
    if (inTheAir === this.undecided) return;
    this.undecided = inTheAir;
    this.#props.ontoss?.(inTheAir);
  }

  /** Hides the result until the last move has been animated. */
  #act(acting: boolean): void {
    this.#ending = acting && this.#props.view.state.kind === 'over';
    this.#props.onacting?.(acting);
  }
}
