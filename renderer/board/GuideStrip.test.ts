import { cleanup, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { GuideView } from '../../electron/api/analysis-view.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { saying } from '../../words/testing.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { viewAfter } from '../table/testing.ts';
import type { Board } from './board.svelte.ts';
import GuideStrip from './GuideStrip.svelte';

afterEach(cleanup);

const advice = (revision: number, after: string | null, before: readonly string[]): GuideView => ({
  revision,
  after: after === null ? null : saying(after),
  before: before.map(saying),
  here: null,
  move: null,
  plan: [],
  told: false,
});

/** A strip beside a match. */
function stripAt(view: MatchView, latest: GuideView) {
  const props = (seen: MatchView, guide: GuideView, acting: boolean) => {
    const guiding = { latest: guide, asked: undefined, leave: () => undefined };
    return { board: { guiding, view: seen } as unknown as Board, acting };
  };
  const app = appWith({ view });
  const drawn = renderIn(app, GuideStrip, props(view, latest, false));
  return {
    strip: () => screen.queryByRole('region', { name: 'Guided game' }),
    follow: (seen: MatchView, guide: GuideView, acting: boolean) =>
      drawn.rerender({ given: props(seen, guide, acting) }),
  };
}

test('what is said about a move waits until the move has been shown', async () => {
  const first = advice(1, null, ['Every move is fine.']);
  const second = advice(2, null, ['Only one move wins.']);
  const { strip, follow } = stripAt({ ...viewAfter(), revision: 1 }, first);
  const view = { ...viewAfter({ moves: ['A-C', 'A-C'] }), revision: 2 };
  await follow(view, second, true);
  expect(strip()?.textContent).toContain('Every move is fine.');
  await follow(view, second, false);
  expect(strip()?.textContent).toContain('Only one move wins.');
});

test('at the end of the match the strip stays, and leads on if there is nothing to say about the last move', async () => {
  const first = advice(1, null, ['Every move is fine.']);
  const { strip, follow } = stripAt({ ...viewAfter(), revision: 1 }, first);
  const over = { ...viewAfter(), revision: 2, state: { kind: 'over' } } as MatchView;
  await follow(over, first, false);
  expect(strip()).not.toBeNull();
  await follow(over, advice(2, 'That lost.', []), false);
  expect(strip()?.textContent).toContain('That lost.');
  await follow(over, advice(2, null, []), false);
  expect(strip()?.textContent).toContain('The review goes through the game');
});
