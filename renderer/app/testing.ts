import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import type { MatchView } from '../../electron/api/match-view.ts';
import { preferencesOf } from '../preferences/testing.ts';
import WithServices from '../services/WithServices.svelte';
import { App } from './app.ts';

/** What a board begins with. */
interface Beginning {
  /** What the config file says. */
  readonly config?: object;
  /** The match on the table. */
  readonly view?: MatchView | undefined;
}

/** A board that knows its preferences and its match, and follows no main process. */
export function appWith({ config = {}, view }: Beginning = {}): App {
  const app = new App();
  app.services.preferences.view = preferencesOf(JSON.stringify(config));
  app.services.match.view = view;
  return app;
}

/** Draws a component in the services of a board. */
export function renderIn<Props extends Record<string, unknown>>(
  { services }: App,
  of: Component<Props>,
  props: NoInfer<Props>,
) {
  return render(WithServices, { props: { services, of: of as unknown as Component, props } });
}
