import { becomes, functionTable, type Decided, type Kind } from './functions.ts';
import type { ScholarsSettings } from './settings.ts';
import { usesOf } from './uses.ts';

/** A hand in the table of functions. */
export interface FunctionRow {
  readonly actor: Decided;
  readonly uses: readonly FunctionUse[];
}

/** A use of a function on one hand, or on two at once. */
export interface FunctionUse {
  readonly targets: readonly FunctionTarget[];
}

/** A target of a function: what it may hold, and what it becomes. */
export interface FunctionTarget {
  readonly held: readonly Decided[];
  readonly becomes: 'x' | Decided;
}

const everyHand = Object.keys(functionTable) as Decided[];

/** The table of functions under some settings, for the user. */
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
