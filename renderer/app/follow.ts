import type { PreferencesView } from '../../electron/api/preferences.ts';
import { applyAppearance } from '../appearance.svelte.ts';
import { ask, listen } from '../bridge.ts';
import { frameSeen } from '../first-paint.svelte.ts';
import { speak } from '../words.svelte.ts';
import type { App } from './app.ts';
import { takeFirstViews } from './first-views.ts';

/** Keeps the board in step with the main process. @returns a function that stops this. */
export function follow({ board, services }: App): () => void {
  const { commands, match, notices, people, preferences, router } = services;
  const stops = [
    listen('view', (update) => match.follow(update)),
    listen('reviewProgress', (progress) => board.review.progressed(progress)),
    listen('preferences', prefer),
    listen('people', (view) => (people.view = view)),
    listen('task', (view) => (services.tasks.view = view)),
    listen('opening', (view) => (notices.opening = view)),
    listen('saved', (file) => (notices.savedFile = file)),
    listen('command', (id) => commands.run(id)),
  ];
  const first = takeFirstViews();
  if (first === undefined) load();
  else {
    people.view = first.people;
    prefer(first.preferences);
    match.follow(first.match);
    // Events may have been sent before this page listened.
    void frameSeen().then(load);
  }
  return () => {
    for (const stop of stops) stop();
  };

  function load(): void {
    void services.tasks.load();
    void notices.attempt(() => ask('preferences'));
    void notices.attempt(async () => (people.view = await ask('people')));
    match.load();
  }

  function prefer(view: PreferencesView): void {
    preferences.view = view;
    applyAppearance(view);
    speak(view.language);
    if (router.page === undefined) router.go(beginsAt(view));
  }
}

/** The page that a window shows first. */
function beginsAt({ kiosk, parts }: PreferencesView): 'home' | 'table' {
  return !kiosk && parts.some(({ settings }) => settings.start === 'table') ? 'table' : 'home';
}
