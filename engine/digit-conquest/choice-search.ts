import { pick, type Random } from '../random.ts';
import { endlessTable } from './endless-deck.ts';
import {
  legalMoves,
  scoresAfter,
  stageOf,
  type ConquestAction,
  type ConquestMove,
} from './moves.ts';
import { scoresFromMover, type ConquestPosition } from './position.ts';
import { entryOf, fullDeck, raceOf, type Race } from './race.ts';
import { turnLimitOf, type ConquestSettings } from './settings.ts';

/** Own turns within which a forced win is seen. */
export const forcedTurns = 4;

/** Opponent's turns within which a forced loss is avoided. */
const threatTurns = 3;

/** Plies looked ahead where nobody can force anything. */
const plies = 3;

/** How many states a move may take to find. */
const choiceBudget = 2_000_000;

/** A state between two turns: the mover's score, the other's, and what is left of the deck. */
interface State {
  readonly own: number;
  readonly other: number;
  readonly deck: readonly number[];
}

/**
 * Plays where digits are picked from the open deck: takes the shortest forced win, shuns what gives
 * the opponent one, and otherwise looks a few turns ahead, where a pair of scores is worth what it
 * would be with draws from an endless deck.
 *
 * @param budget - how many states may be looked at; what isn't found within it is not seen.
 */
export function choiceMove(
  settings: ConquestSettings,
  position: ConquestPosition,
  random: Random,
  budget = choiceBudget,
): ConquestMove {
  const race = raceOf(settings);
  const [own, other] = scoresFromMover(position);
  const state: State = { own, other, deck: position.deck };
  const search = choiceSearch(race, budget);
  const inHand = stageOf(settings, position) === 'in-hand' ? position.hand : null;
  const options =
    inHand === null
      ? turnsFrom(race, state)
      : actionsWith(race, state, inHand).map((action) => after(race, state, action, state.deck));
  const limit = turnLimitOf(settings);
  const turnsLeft = limit === 0 ? Infinity : limit - (position.turns ?? 0);
  const action =
    search.winningTurn(options, Math.min(forcedTurns, Math.ceil(turnsLeft / 2))) ??
    search.bestTurn(options, random);
  if (inHand === null) return { kind: 'draw', digit: action.digit };
  const legal = legalMoves(settings, position);
  return legal.find(({ kind }) => kind === action.kind) ?? pick(random, legal);
}

/** Whether the mover can force a win within so many own turns, and how; nothing where not. */
export function forcedWin(
  settings: ConquestSettings,
  position: ConquestPosition,
  turns: number,
  budget = choiceBudget,
): ConquestAction | undefined {
  const race = raceOf(settings);
  const [own, other] = scoresFromMover(position);
  const state: State = { own, other, deck: position.deck };
  return choiceSearch(race, budget).winningTurn(turnsFrom(race, state), turns);
}

/** A turn that may be taken, and what it leads to, seen by the opponent. */
interface Option {
  readonly action: ConquestAction;
  readonly won: boolean;
  readonly next: State;
}

function choiceSearch(race: Race, budget: number) {
  let left = budget;
  const known = new Map<string, boolean>();
  let worths: Float64Array | undefined;

  /** Whether the mover can force a win within so many own turns. */
  function canForce(state: State, turns: number): boolean {
    // No player gains more than the highest digit in a turn.
    if (state.own + turns * race.digits < race.target) return false;
    if (canWinAtOnce(race, state)) return true;
    if (turns < 2 || left <= 0) return false;
    left--;
    const key = `${state.own}:${state.other} ${state.deck.join()} ${turns}`;
    const found = known.get(key) ?? turnsFrom(race, state).some((option) => forces(option, turns));
    known.set(key, found);
    return found;
  }

  /** Whether every reply to a turn leaves the player who took it a forced win. */
  function forces({ won, next }: Option, turns: number): boolean {
    if (won) return true;
    if (turns < 2 || canWinAtOnce(race, next)) return false;
    return repliesTo(next).every((reply) => canForce(reply.next, turns - 1));
  }

  /** The replies in the order in which they are likely to spoil a win: subtractions of the most first. */
  function repliesTo(state: State): Option[] {
    return turnsFrom(race, state).sort(
      (one, other) => one.next.own - other.next.own || other.action.digit - one.action.digit,
    );
  }

  /** The mover's prospects after looking so many plies ahead, alpha to beta. */
  function prospects(state: State, depth: number, alpha: number, beta: number): number {
    if (canWinAtOnce(race, state)) return 1 + depth;
    if (depth === 0 || left <= 0) {
      worths ??= endlessTable(race);
      return 1 - (worths[entryOf(race, state.other, state.own)] ?? 0);
    }
    left--;
    let best = -Infinity;
    for (const { next } of turnsFrom(race, state)) {
      best = Math.max(best, 1 - prospects(next, depth - 1, 1 - beta, 1 - Math.max(alpha, best)));
      if (best >= beta) break;
    }
    return best;
  }

  return {
    /** The turn that wins soonest, if one forces a win. */
    winningTurn: (options: readonly Option[], turns: number): ConquestAction | undefined => {
      for (let within = 1; within <= turns; within++) {
        const winning = options.find((option) => forces(option, within));
        if (winning !== undefined) return winning.action;
      }
      return undefined;
    },
    /** The best turn where none forces a win: the one that gives the opponent least. */
    bestTurn: (options: readonly Option[], random: Random): ConquestAction => {
      const safe = (turns: number): Option[] =>
        options.filter(({ next }) => !canForce(next, turns));
      // Where every turn gives the opponent a forced win, at least let it take long.
      const turns = [threatTurns, 2, 1].find((within) => safe(within).length > 0);
      const rated = (turns === undefined ? options : safe(turns)).map((option) => ({
        option,
        worth: -prospects(option.next, plies - 1, -Infinity, Infinity),
      }));
      const best = Math.max(...rated.map(({ worth }) => worth));
      return pick(
        random,
        rated.filter(({ worth }) => worth === best),
      ).option.action;
    },
  };
}

function canWinAtOnce(race: Race, { own, deck }: State): boolean {
  const needed = race.target - own;
  return needed <= race.digits && (openDeck(race, deck)[needed - 1] ?? 0) > 0;
}

/** Every turn that may be taken: which digit is picked, and what is done with it. */
function turnsFrom(race: Race, state: State): Option[] {
  const deck = openDeck(race, state.deck);
  return deck.flatMap((count, index) => {
    if (count === 0) return [];
    const rest = deck.map((other, at) => (at === index ? other - 1 : other));
    return actionsWith(race, state, index + 1).map((action) => after(race, state, action, rest));
  });
}

function after(race: Race, state: State, action: ConquestAction, deck: readonly number[]): Option {
  const [own, other] = scoresAfter([state.own, state.other], action);
  return { action, won: own === race.target, next: { own: other, other: own, deck } };
}

function actionsWith(race: Race, { own, other }: State, digit: number): ConquestAction[] {
  const mayAdd = own + digit <= race.target;
  const maySubtract = race.clamped ? mayAdd || other > 0 : other >= digit;
  return [
    ...(mayAdd ? [{ kind: 'add', digit } as const] : []),
    ...(maySubtract ? [{ kind: 'subtract', digit } as const] : []),
    ...(mayAdd || maySubtract ? [] : [{ kind: 'discard', digit } as const]),
  ];
}

/** What may be picked from: the discard pile is shuffled when no card is left. */
function openDeck(race: Race, deck: readonly number[]): readonly number[] {
  return deck.some((count) => count > 0) ? deck : fullDeck(race);
}
