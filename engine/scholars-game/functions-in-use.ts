import { becomes, functionTable, type Decided, type Kind } from './functions.ts';
import type { ScholarsSettings } from './settings.ts';
import { usesOf } from './uses.ts';

/** One hand in the table of who beats whom. */
export interface FunctionRow {
  readonly actor: Decided;
  readonly uses: readonly FunctionUse[];
}

/** One thing that a hand can do: to one hand, or to two at once. */
export interface FunctionUse {
  readonly targets: readonly FunctionTarget[];
}

/** A hand on which a function is used: what it may hold, and what it becomes. */
export interface FunctionTarget {
  readonly held: readonly Decided[];
  readonly becomes: 'x' | Decided;
}

const everyHand = Object.keys(functionTable) as Decided[];

/** The table of who beats whom under some settings, for a person to read. */
export function functionsInUse(settings: ScholarsSettings): FunctionRow[] {
  return everyHand.map((actor) => ({
    actor,
    uses: usesOf(settings, actor).map((kinds) => ({ targets: kinds.map(targetOf) })),
  }));
}

function targetOf(kind: Kind): FunctionTarget {
  return {
    held: everyHand.filter((held) => functionTable[held].kind === kind),
    becomes: becomes[kind],
  };
}
