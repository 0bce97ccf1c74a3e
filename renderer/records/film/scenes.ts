import type { MatchHead } from '../../../electron/api/match-update.ts';
import { pliesOf, type MatchView } from '../../../electron/api/match-view.ts';
import { wordsAt } from '../../players/naming.ts';
import { playedInWords } from '../../players/played-in-words.ts';
import { words } from '../../words.svelte.ts';
import type { FilmPlan } from './plan.ts';
import type { Scene } from './stage.svelte.ts';

/** The match at one of the moments of a film, with what was played since the moment before. */
export function sceneOf(
  { tree }: MatchView,
  head: MatchHead,
  { moments, leftOut }: FilmPlan,
  index: number,
): Scene {
  // The scene counts as looked back at rather than played.
  const view = { ...head, tree, tossed: false } as MatchView;
  const done = pliesOf(view)
    .slice(moments[index - 1] ?? 0, view.at)
    .map((ply) => playedInWords(view, ply));
  const caption = done.length === 0 ? words().text('records.start') : done.join(' ');
  // A line beside a match has no place in it.
  const count =
    head.earlier === undefined ? `${leftOut + index} / ${leftOut + moments.length - 1}` : '';
  return { view, caption, count };
}

/** The same with the result for a caption, if the match is over. */
export function atEnd(scene: Scene): Scene {
  const { state } = scene.view;
  if (state.kind !== 'over') return scene;
  const [headline = '', reason = ''] = [state.headline, state.reason].map(wordsAt(scene.view).say);
  return {
    ...scene,
    caption: `${/\p{P}$/u.test(headline) ? headline : `${headline}.`} ${reason}`.trim(),
  };
}
