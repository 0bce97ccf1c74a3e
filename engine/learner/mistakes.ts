import type { Line, Mistake } from './line.ts';
import { newCard, rated, type Card, type Outcome } from './schedule.ts';

/** A mistake with its schedule. */
export interface MistakeCard extends Mistake {
  readonly card: Card;
}

/** The mistakes by their ids, each with when it comes back. One that was made again counts as forgotten. */
export function mistakeCards(lines: readonly Line[]): ReadonlyMap<string, MistakeCard> {
  const made = new Map<string, Mistake>();
  for (const line of lines) if (line.what === 'mistake') made.set(line.mistake.id, line.mistake);
  const cards = new Map<string, Card>();
  for (const line of lines) {
    const tried = triedIn(line);
    if (tried === undefined || !made.has(tried.id)) continue;
    const { id, outcome } = tried;
    const at = Date.parse(line.at);
    const known = cards.get(id);
    // A clock that was set back makes a try look earlier than its mistake.
    const isNew = known === undefined && line.what === 'mistake';
    cards.set(id, isNew ? newCard(at) : rated(known ?? newCard(at), outcome, at));
  }
  return new Map(
    [...made].flatMap(([id, mistake]) => {
      const card = cards.get(id);
      return card === undefined ? [] : [[id, { ...mistake, card }] as const];
    }),
  );
}

/** Which mistake a line schedules and how; undefined if it schedules none. */
function triedIn(line: Line): { readonly id: string; readonly outcome: Outcome } | undefined {
  if (line.what === 'mistake') return { id: line.mistake.id, outcome: 'shown' };
  if (line.what !== 'mistake-tried' || line.outcome === 'wrong') return undefined;
  return { id: line.id, outcome: line.outcome };
}
