import type { Events } from '../api/events.ts';
import { contentOf, type Sendable } from './handlers.ts';

/**
 * The events of a state, of which only the newest counts. All others are sent one by one: the preferences, too, as they must
 * arrive before the answer to the change of a setting, or a page would show the old value in between.
 */
const states: ReadonlySet<keyof Events> = new Set([
  'view',
  'library',
  'reviewProgress',
  'explorerProgress',
  'opening',
]);

/** The events to a window: no more of them than its page keeps up with, in their order. */
export interface Outbox {
  /**
   * Sends an event. While the page is busy with an earlier state of the same name, it waits, and the next one replaces it:
   * a function makes the content when it is sent.
   */
  readonly tell: <Name extends keyof Events>(name: Name, content: Sendable<Name>) => void;
  /** The page has handled the event of a state. @param name - all that it was sent, if it is undefined. */
  readonly handled: (name: unknown) => void;
}

interface Waiting {
  readonly name: keyof Events;
  readonly content: Sendable<keyof Events>;
}

/** Opens an outbox. @param send - sends an event at once. */
export function openOutbox(send: (name: keyof Events, payload: unknown) => void): Outbox {
  /** The events that wait, the oldest first; of each state one at most. */
  let waiting: readonly Waiting[] = [];
  /** The states that the page is busy with. */
  const busy = new Set<unknown>();

  function flush(): void {
    for (let next = waiting[0]; next !== undefined && !busy.has(next.name); next = waiting[0]) {
      const { name, content } = next;
      waiting = waiting.slice(1);
      const payload: unknown = contentOf(content);
      if (states.has(name)) busy.add(name);
      // What is sent in parts is asked for its next one until it is complete.
      if (hasRest(payload)) waiting = [next, ...waiting];
      send(name, payload);
    }
  }

  return {
    tell(name, content) {
      const known = waiting.findIndex((each) => states.has(name) && each.name === name);
      const next: Waiting = { name, content };
      waiting = known === -1 ? [...waiting, next] : waiting.with(known, next);
      flush();
    },
    handled(name) {
      if (name === undefined) busy.clear();
      else busy.delete(name);
      flush();
    },
  };
}

function hasRest(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'rest' in payload;
}
