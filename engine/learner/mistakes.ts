import type { Line, Mistake } from './line.ts';
import { dayIn } from './moment.ts';
import { newCard, rated, type Card } from './schedule.ts';

/** A mistake with its schedule. */
export interface MistakeCard extends Mistake {
  readonly card: Card;
}

/** The mistakes by their ids, each with when it comes back. One that was made again counts as forgotten. */
export function mistakeCards(lines: readonly Line[]): ReadonlyMap<string, MistakeCard> {
  const cards = new Map<string, MistakeCard>();
  for (const line of lines) {
    if (line.what === 'mistake') {
      const { mistake } = line;
      const at = Date.parse(line.at);
      const known = cards.get(mistake.id);
      const card = known === undefined ? newCard(at) : rated(known.card, 'shown', at);
      cards.set(mistake.id, { ...mistake, card });
    } else if (line.what === 'mistake-tried' && line.outcome !== 'wrong') {
      const known = cards.get(line.id);
      if (known === undefined) continue;
      const card = rated(known.card, line.outcome, Date.parse(line.at));
      cards.set(line.id, { ...known, card });
    }
  }
  return cards;
}

/** How many different mistakes were practised on a day of the learner's calendar. */
export function mistakesPractised(lines: readonly Line[], day: string): number {
  const ids = lines.flatMap((line) =>
    line.what === 'mistake-tried' && dayIn(line.at) === day ? line.id : [],
  );
  return new Set(ids).size;
}
