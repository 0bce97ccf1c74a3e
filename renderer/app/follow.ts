import { applyAppearance } from '../appearance.svelte.ts';
import { ask, listen } from '../bridge.ts';
import { speak } from '../words.svelte.ts';
import type { App } from './app.ts';
import { beginsAt } from './begins-at.ts';

/** Keeps the board in step with the main process. @returns a function that stops this. */
export function follow({ board, services }: App): () => void {
  const { commands, match, notices, preferences, router } = services;
  const stops = [
    listen('view', (update) => match.follow(update)),
    listen('reviewProgress', (progress) => board.review.progressed(progress)),
    listen('preferences', (view) => {
      const guided = board.guiding.on;
      preferences.view = view;
      if (board.guiding.on && !guided) board.guiding.follow();
      applyAppearance(view);
      speak(view.language);
      if (router.page === undefined) router.go(beginsAt(view));
    }),
    listen('saved', (file) => (notices.savedFile = file)),
    listen('command', (id) => commands.run(id)),
  ];
  void notices.attempt(() => ask('preferences'));
  match.load();
  return () => {
    for (const stop of stops) stop();
  };
}
