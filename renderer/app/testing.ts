import { render } from '@testing-library/svelte';
import { tick, type Component } from 'svelte';
import { vi } from 'vitest';
import type { Events } from '../../electron/api/events.ts';
import { wholeUpdate } from '../../electron/api/testing.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { RequestName } from '../../electron/api/requests.ts';
import { fakeMain, type FakeMain } from '../library/testing.ts';
import { preferencesOf } from '../preferences/testing.ts';
import WithServices from '../services/testing/WithServices.svelte';
import { App } from './app.ts';
import Board from './Board.svelte';

/** The initial state of a board. */
interface Beginning {
  /** The content of the config file. */
  readonly config?: object;
  /** The match on the table. */
  readonly view?: MatchView | undefined;
}

/** A board with preferences and a match, without a main process. */
export function appWith({ config = {}, view }: Beginning = {}): App {
  const app = new App();
  app.services.preferences.view = preferencesOf(JSON.stringify(config));
  app.services.match.view = view;
  return app;
}

/** Renders a component inside the services of a board. */
export function renderIn<Props extends object>(
  { services }: App,
  of: (internals: never, props: Props) => unknown,
  props: NoInfer<Props>,
) {
  const drawn: { readonly of: Component; readonly given: Record<string, unknown> } = {
    of: of as unknown as Component,
    given: props as Record<string, unknown>,
  };
  return render(WithServices, { props: { services, ...drawn } });
}

/** A whole board at the table, with a fake main process. */
export interface DrawnApp {
  readonly main: FakeMain;
  /** Shows another view of the match, with the next revision. */
  readonly show: (view: MatchView) => Promise<void>;
  /** Sends other preferences: the content of the config file. */
  readonly prefer: (config: object) => Promise<void>;
  readonly command: (id: string) => Promise<void>;
}

/**
 * Renders a whole board. @param answers - the answers of the fake main process; other requests stay
 * unanswered.
 */
export async function drawApp(
  answers: Parameters<typeof fakeMain>[0] = {},
  config: object = {},
): Promise<DrawnApp> {
  const unanswered = () => new Promise(() => undefined);
  const get = (given: typeof answers, name: RequestName) => given[name] ?? unanswered;
  const main = fakeMain(new Proxy(answers, { get: (given, name) => get(given, name as never) }));
  let revision = 0;
  render(Board);

  async function send(name: keyof Events, payload: unknown): Promise<void> {
    main.tell(name, payload);
    await tick();
  }

  const drawn: DrawnApp = {
    main,
    show: (view) => send('view', wholeUpdate({ ...view, revision: ++revision })),
    prefer: (now) => send('preferences', preferencesOf(JSON.stringify({ start: 'table', ...now }))),
    command: (id) => send('command', id),
  };
  await drawn.prefer(config);
  await vi.dynamicImportSettled();
  await tick();
  return drawn;
}
