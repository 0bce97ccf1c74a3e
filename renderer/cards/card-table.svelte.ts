import { onDestroy, untrack } from 'svelte';
import type { GameId, MatchViewOf } from '../../electron/api/match-view.ts';
import type { TableProps } from '../table/game-screen.ts';
import { whyWait } from '../table/computing.ts';
import { homeSeat } from '../table/home.ts';
import { isForTable } from '../table/keys.ts';
import { tossOf } from '../table/toss.ts';
import type { Manner } from './flight.ts';

/** Called when the motion of a table begins and ends something. */
export interface MotionEvents {
  /** When a coin is thrown, and when it has landed. */
  readonly spin: (inTheAir: boolean) => void;
  /** When something begins to move, and when all has come to rest. */
  readonly acting: (acting: boolean) => void;
}

/** Acts out what happens on a table between one view and the next. */
export interface TableMotion<Id extends GameId> {
  /** Notes what lies where, before the table shows a view. */
  remember?(view: MatchViewOf<Id>): void;
  /** Follows the match, once the table shows a view. */
  follow(view: MatchViewOf<Id>, manner: Manner): void;
  /** Ends whatever is under way. */
  finish(): void;
}

/** What a game brings to its table of cards. */
export interface CardTableOptions<Id extends GameId> {
  readonly props: () => TableProps<Id>;
  /** Makes what acts out the match; nothing while the table isn't drawn yet. */
  readonly motionFor: (events: MotionEvents) => TableMotion<Id> | undefined;
  /** Forgets what belongs to the view before. */
  readonly forget: () => void;
  /** What a key of the game's own does. */
  readonly actionOf: (event: KeyboardEvent) => (() => void) | undefined;
}

/** What the tables of cards have in common: the toss, the acting out, the end, and what is refused. */
export class CardTable<Id extends GameId> {
  /** What was asked for in vain, and why. */
  refusal = $state('');
  /** The coin that decides who begins is in the air. */
  undecided = $state(false);

  /** What ends the game is in the air. */
  #ending = $state(false);
  readonly #options: CardTableOptions<Id>;
  #motion: TableMotion<Id> | undefined;

  readonly home = $derived.by(() => homeSeat(this.#props.view));
  readonly toss = $derived.by(() => tossOf(this.#props.view));
  /** Who is to move, or has won, isn't to be seen yet. */
  readonly undisclosed = $derived(this.undecided || this.#ending);

  /** Belongs to a component while that is set up. */
  constructor(options: CardTableOptions<Id>) {
    this.#options = options;
    $effect.pre(() => {
      const { view } = this.#props;
      this.#motion?.remember?.(view);
    });
    $effect(() => {
      const { view } = this.#props;
      untrack(() => this.#follow(view));
    });
    onDestroy(() => {
      this.#props.ontoss?.(false);
      this.#props.onacting?.(false);
    });
  }

  get #props(): TableProps<Id> {
    return this.#options.props();
  }

  /** Whoever doesn't want to wait for the coin sees what came of it. */
  readonly landAtOnce = (): void => {
    if (this.undecided) this.#motion?.finish();
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    this.landAtOnce();
    if (!isForTable(event)) return;
    const { view } = this.#props;
    const action = this.#options.actionOf(event);
    if (action === undefined) return;
    if (view.state.kind === 'person') action();
    else if (event.key === 'Escape') return;
    else this.refusal = whyWait(view);
    event.preventDefault();
  };

  #follow(view: MatchViewOf<Id>): void {
    this.refusal = '';
    this.#options.forget();
    this.#motion ??= this.#options.motionFor({
      spin: (inTheAir) => this.#spin(inTheAir),
      acting: (acting) => this.#act(acting),
    });
    const { motion, pace = 'normal' } = this.#props;
    this.#motion?.follow(view, { motion, pace });
  }

  #spin(inTheAir: boolean): void {
    if (inTheAir === this.undecided) return;
    this.undecided = inTheAir;
    this.#props.ontoss?.(inTheAir);
  }

  /** How it ended is not to be seen before what ends it has got there. */
  #act(acting: boolean): void {
    this.#ending = acting && this.#props.view.state.kind === 'over';
    this.#props.onacting?.(acting);
  }
}
