import { chopsticks } from '../../engine/chopsticks/chopsticks.ts';
import { defaultSettings, type Settings } from '../../engine/settings/settings.ts';
import { solveCoalitions } from '../../engine/solver/coalition.ts';
import { numberOf, type Arguments, type Result } from './result.ts';

/** With which hands up a player may split, and whether a split may put a hand out. */
interface SplitRule {
  readonly withOneHand: boolean;
  readonly withBothHands: boolean;
  readonly putsOut: boolean;
}

/** The rules of the table, with the settings that make them and what the plain implementation needs to know. */
const variants: Readonly<
  Record<string, { settings: Settings; rollover: boolean; split: SplitRule | undefined }>
> = {
  standard: {
    settings: {},
    rollover: false,
    split: { withOneHand: true, withBothHands: true, putsOut: false },
  },
  'strikes-only': { settings: { splits: 'none' }, rollover: false, split: undefined },
  transfers: {
    settings: { splits: 'transfers' },
    rollover: false,
    split: { withOneHand: false, withBothHands: true, putsOut: false },
  },
  divisions: {
    settings: { splits: 'divisions' },
    rollover: false,
    split: { withOneHand: true, withBothHands: false, putsOut: false },
  },
  suicide: {
    settings: { suicide: true },
    rollover: false,
    split: { withOneHand: true, withBothHands: true, putsOut: true },
  },
  rollover: {
    settings: { overflow: 'rollover' },
    rollover: true,
    split: { withOneHand: true, withBothHands: true, putsOut: false },
  },
  'rollover-strikes-only': {
    settings: { overflow: 'rollover', splits: 'none' },
    rollover: true,
    split: undefined,
  },
};

/** What each of three players can force against the two others together, and they against each. */
export const coalitions: Result = {
  takes: [
    { name: 'fingers', from: 2, to: 9 },
    { name: 'rules', words: Object.keys(variants) },
  ],
  methods: [byEngine, bySweeps],
  isQuick: (args) => numberOf(args, 'fingers') <= 3,
};

function variantOf({ rules = '' }: Arguments) {
  const variant = variants[rules];
  if (variant === undefined) throw new RangeError(`There are no rules "${rules}".`);
  return variant;
}

function byEngine(args: Arguments): string {
  const settings = defaultSettings(chopsticks.settings, {
    ...variantOf(args).settings,
    players: 3,
    fingers: numberOf(args, 'fingers'),
  });
  const rules = chopsticks.rules(settings);
  const numbered = rules.solver?.numbered?.();
  if (numbered === undefined) throw new RangeError('Positions have no numbers.');
  const solution = solveCoalitions(rules, numbered);
  return rowOf((seat) => solution.against(rules.start(0), seat));
}

function rowOf(forced: (seat: number) => { wins: number | null; out: number | null }): string {
  const cells = [0, 1, 2].map((seat) => {
    const { wins, out } = forced(seat);
    if (wins !== null) return `wins in ${wins}`;
    return out === null ? 'safe' : `out in ${out}`;
  });
  return cells.join(', ');
}

/** The hands of each player from the mover on, the smaller first; 0 is out. */
type State = readonly (readonly [low: number, high: number])[];

/** A state, and the indices of the states after each move with how many seats on their mover sits. */
interface Node {
  readonly state: State;
  readonly after: readonly { readonly node: number; readonly seats: number }[];
}

/** A second implementation of the rules; what can be forced spreads by sweeps over all states. */
function bySweeps(args: Arguments): string {
  const { rollover, split } = variantOf(args);
  const nodes = nodesFrom({ fingers: numberOf(args, 'fingers'), rollover, split });
  const wins = forcedPlies(nodes, 'player', isLast);
  const out = forcedPlies(nodes, 'others', isOut);
  return rowOf((seat) => ({ wins: wins.get(seat) ?? null, out: out.get(seat) ?? null }));
}

interface PlainGame {
  readonly fingers: number;
  readonly rollover: boolean;
  readonly split: SplitRule | undefined;
}

/** All states that follow from one finger on each hand, which is the first. */
function nodesFrom(game: PlainGame): Node[] {
  const indices = new Map<string, number>();
  const states: State[] = [];
  const indexOf = (state: State): number => {
    const name = state.join(';');
    const known = indices.get(name);
    if (known !== undefined) return known;
    indices.set(name, states.length);
    return states.push(state) - 1;
  };
  const one = [1, 1] as const;
  indexOf([one, one, one]);
  const nodes: Node[] = [];
  for (const state of states) {
    const after = playersIn(state) > 1 ? statesAfter(game, state) : [];
    nodes.push({ state, after: after.map((next) => toNextIn(next, indexOf)) });
  }
  return nodes;
}

/** Passes over players who are out. */
function toNextIn(state: State, indexOf: (state: State) => number): Node['after'][number] {
  const skipped = state.findIndex(isIn);
  const fromNext = state.slice(skipped).concat(state.slice(0, skipped));
  return { node: indexOf(fromNext), seats: skipped + 1 };
}

function isIn([low, high]: State[number]): boolean {
  return low + high > 0;
}

function playersIn(state: State): number {
  return state.filter(isIn).length;
}

function isOut(state: State, seat: number): boolean {
  return !isIn(state[seat] ?? [0, 0]);
}

function isLast(state: State, seat: number): boolean {
  return !isOut(state, seat) && playersIn(state) === 1;
}

/**
 * In how many plies something can be forced.
 *
 * @param by - whether the player wants it, or the others do.
 * @returns the plies by three times the state plus how many seats after the mover the player sits.
 */
function forcedPlies(
  nodes: readonly Node[],
  by: 'player' | 'others',
  hasHappened: (state: State, seat: number) => boolean,
): Map<number, number> {
  const seats = [0, 1, 2];
  const plies = new Map<number, number>();
  for (const [node, { state }] of nodes.entries()) {
    for (const seat of seats) if (hasHappened(state, seat)) plies.set(3 * node + seat, 0);
  }
  for (let round = 1, before = -1; before < plies.size; round++) {
    before = plies.size;
    const found: number[] = [];
    for (const [node, { after }] of nodes.entries()) {
      for (const seat of seats) {
        if (plies.has(3 * node + seat) || after.length === 0) continue;
        const isForced = (next: Node['after'][number]) =>
          plies.has(3 * next.node + ((seat - next.seats + 3) % 3));
        const chooses = (seat === 0) === (by === 'player');
        if (chooses ? after.some(isForced) : after.every(isForced)) found.push(3 * node + seat);
      }
    }
    for (const key of found) plies.set(key, round);
  }
  return plies;
}

/** The states after each move, from the next seat on. */
function statesAfter({ fingers, rollover, split }: PlainGame, state: State): State[] {
  const [mover = [0, 0], ...others] = state;
  const results: State[] = [];
  for (const strength of mover) {
    for (const [seat, other] of others.entries()) {
      for (const at of [0, 1] as const) {
        const struck = other[at];
        if (strength === 0 || struck === 0) continue;
        const sum = strength + struck;
        const after = sum < fingers ? sum : rollover ? sum % fingers : 0;
        results.push(others.with(seat, inOrder(after, other[1 - at] ?? 0)).concat([mover]));
      }
    }
  }
  const total = mover[0] + mover[1];
  if (split === undefined || (mover[0] > 0 ? !split.withBothHands : !split.withOneHand))
    return results;
  for (let low = split.putsOut ? 0 : 1; 2 * low <= total; low++) {
    if (low !== mover[0] && total - low < fingers) {
      results.push(others.concat([[low, total - low]]));
    }
  }
  return results;
}

function inOrder(one: number, other: number): State[number] {
  return one < other ? [one, other] : [other, one];
}
