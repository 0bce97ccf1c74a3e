import { isComputing, runsByItself, type Facts } from '../facts.ts';
import type { Invariant } from '../invariant.ts';
import { inEnglish } from '../english.ts';
import { namesOf } from '../names.ts';
import { differences } from './differences.ts';

/** The board names the match as the main process does: its players, whose turn it is and how it ended. */
export const shown: Invariant = {
  name: 'shown',
  faults(facts) {
    const { view, heading, active, players, canUndo, over, reviewing } = facts;
    const names = namesOf(view.players);
    return differences([
      ['the title', heading, inEnglish({ code: `${view.game.id}.name` })],
      ['who sits at the table', [...players].sort(), [...names].sort()],
      // The drawing of a match that runs by itself is behind by a move.
      ...(runsByItself(facts) && isComputing(facts)
        ? []
        : [['who is to move, or has won', active, activeIn(view)] as const]),
      ['whether undo is offered', canUndo ?? view.canUndo, view.canUndo],
      ['how the game ended', reviewing && over === '' ? endOf(view) : over, endOf(view)],
    ]);
  },
};

function endOf({ state, players, playedOn }: Facts['view']): string {
  if (state.kind !== 'over') return '';
  const headline = playedOn ? ({ code: 'board.result.demonstrated' } as const) : state.headline;
  return [headline, state.reason].map((each) => inEnglish(each, players)).join(' ');
}

function activeIn({ state, players }: Facts['view']): string[] {
  const names = namesOf(players);
  if (state.kind !== 'over') return [names[state.seat] ?? ''];
  return state.outcome.kind === 'win' ? [names[state.outcome.winner] ?? ''] : [];
}
