import type { Facts } from '../facts.ts';
import type { Invariant } from '../invariant.ts';
import { inEnglish } from '../english.ts';
import { namesOf } from '../names.ts';
import { movesShown } from './shown-moves.ts';
import { chopsticksShown } from './shown-chopsticks.ts';
import { conquestShown } from './shown-conquest.ts';
import { scholarsShown } from './shown-scholars.ts';
import { summationShown } from './shown-summation.ts';
import { differences } from './differences.ts';

const tables: Readonly<Record<string, (facts: Facts) => readonly string[]>> = {
  chopsticks: chopsticksShown,
  'scholars-game': scholarsShown,
  'digit-conquest': conquestShown,
  'summation-duel': summationShown,
};

/** The board shows the match as the main process does. */
export const shown: Invariant = {
  name: 'shown',
  faults: (facts) => [
    ...aroundTable(facts),
    ...movesShown(facts),
    ...(tables[facts.view.game.id]?.(facts) ?? []),
  ],
};

function aroundTable({
  view,
  heading,
  active,
  players,
  canUndo,
  over,
  resultDismissed,
}: Facts): string[] {
  const names = namesOf(view.players);
  return differences([
    ['the title', heading, inEnglish({ code: `${view.game.id}.name` })],
    ['who sits at the table', [...players].sort(), [...names].sort()],
    ['who is to move, or has won', active, activeIn(view)],
    ['whether undo is offered', canUndo ?? view.canUndo, view.canUndo],
    ['how the game ended', resultDismissed && over === '' ? endOf(view) : over, endOf(view)],
  ]);
}

function endOf({ state, players }: Facts['view']): string {
  if (state.kind !== 'over') return '';
  return [state.headline, state.reason].map((each) => inEnglish(each, players)).join(' ');
}

function activeIn({ state, players }: Facts['view']): string[] {
  const names = namesOf(players);
  if (state.kind !== 'over') return [names[state.seat] ?? ''];
  return state.outcome.kind === 'win' ? [names[state.outcome.winner] ?? ''] : [];
}
