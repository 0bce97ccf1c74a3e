import { expect } from '@playwright/test';
import { runsByItself, type Facts } from './facts.ts';

/** The match on the table: what is the same after a restart, or wherever else one has been. */
export function standing({ view }: Facts): unknown {
  const { game, settings, players, notation, at, history } = view;
  return { game, settings, players, notation, at, moves: history.map((ply) => ply.notation) };
}

/**
 * While one is elsewhere, a computer that is to move does, also where what it played before can be redone, and
 * computers among themselves begin the next game.
 */
export function goesOnAlone(facts: Facts): boolean {
  return facts.view.state.kind === 'computer' || runsByItself(facts);
}

/** The match stays where it was, unless it goes on by itself. */
export function staysAsItWas(before: Facts, after: Facts): void {
  if (goesOnAlone(before)) return;
  expect(standing(after), 'the match on the table should be as it was').toEqual(standing(before));
}
