import { expect } from '@playwright/test';
import { runsByItself, type Facts } from './facts.ts';

/** The part of the match that must not change during a restart or a visit to another page. */
export function standing({ view }: Facts): unknown {
  const { game, settings, players, notation, at, history } = view;
  return { game, settings, players, notation, at, moves: history.map((ply) => ply.notation) };
}

/**
 * Whether the match may continue by itself during a visit to another page: a computer to move plays,
 * even if its earlier move could be redone, and computers among themselves begin the next game.
 */
export function mayContinueAlone(facts: Facts): boolean {
  return facts.view.state.kind === 'computer' || runsByItself(facts);
}

/** Expects the match to be unchanged, unless it runs by itself. */
export function expectUnchanged(before: Facts, after: Facts): void {
  if (mayContinueAlone(before)) return;
  expect(standing(after), 'the match on the table should be as it was').toEqual(standing(before));
}
