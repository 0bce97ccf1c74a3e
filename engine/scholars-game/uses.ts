import { functionTable, type Decided, type Kind } from './functions.ts';
import type { ScholarsSettings } from './settings.ts';

/** The targets of a hand's function: lists of one or two kinds. */
export function usesOf(
  settings: Pick<ScholarsSettings, 'doubleScissors'>,
  actor: Decided,
): readonly (readonly Kind[])[] {
  return usesUnder[settings.doubleScissors].get(actor) ?? [];
}

/** Whether a function can be used on a kind, or on two at once in either order. */
export function isUse(
  settings: Pick<ScholarsSettings, 'doubleScissors'>,
  actor: Decided,
  first: Kind | undefined,
  second: Kind | undefined,
): boolean {
  return usesOf(settings, actor).some(
    ([one, other]) =>
      (one === first && other === second) ||
      (other !== undefined && one === second && other === first),
  );
}

const usesUnder = { either: everyUse('either'), both: everyUse('both') };

function everyUse(
  doubleScissors: ScholarsSettings['doubleScissors'],
): ReadonlyMap<string, readonly (readonly Kind[])[]> {
  return new Map(
    Object.entries(functionTable).map(([actor, { onOne, onTwo }]) => {
      const needsTwo = actor === '3' && doubleScissors === 'both';
      return [actor, needsTwo ? onTwo : [...onOne.map((kind) => [kind]), ...onTwo]];
    }),
  );
}
