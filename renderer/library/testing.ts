import { vi } from 'vitest';
import type { MatchSummaryView } from '../../electron/api/library.ts';
import type { RequestName } from '../../electron/api/requests.ts';
import { summaryView } from '../../electron/library/summary-view.ts';
import { saying } from '../../words/testing.ts';
import { summaryOf } from '../../storage/library/summary.ts';
import { tableOf, wonMoves } from '../../storage/library/testing.ts';

type Answer = (payload: never, tell: never) => unknown;

/** A fake main process that answers requests and sends events. */
export interface FakeMain {
  /** All requests, in order. */
  readonly asked: readonly { readonly name: RequestName; readonly payload: unknown }[];
  tell(name: string, payload?: unknown): void;
  /** The payloads of the requests with a name, in order. */
  payloads(name: RequestName): unknown[];
}

/** Answers the requests of a window, at once or when a promise resolves, until globals are restored. */
export function fakeMain(answers: Readonly<Partial<Record<RequestName, Answer>>>): FakeMain {
  const asked: { name: RequestName; payload: unknown }[] = [];
  const listeners = new Set<readonly [string, (payload: unknown) => void]>();
  const tell = (name: string, payload?: unknown): void => {
    for (const [heard, listener] of listeners) if (heard === name) listener(payload);
  };
  vi.stubGlobal('digitDuels', {
    async request(name: RequestName, payload: never) {
      asked.push({ name, payload });
      const answer = answers[name];
      if (answer === undefined) return { ok: false, error: saying(`Nobody answers ${name}.`) };
      try {
        return { ok: true, value: await answer(payload, tell as never) };
      } catch (error) {
        return { ok: false, error: saying((error as Error).message) };
      }
    },
    on(name: string, listener: (payload: unknown) => void) {
      const entry = [name, listener] as const;
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  });
  return {
    asked,
    tell,
    payloads: (name) => asked.filter((each) => each.name === name).map(({ payload }) => payload),
  };
}

/** A fake main process whose answers the test releases, in any order. */
export interface HeldMain extends FakeMain {
  /** The pending requests with a name, in order. */
  waiting(name: RequestName): readonly {
    resolve(value: unknown): void;
    reject(error: Error): void;
  }[];
  /** Answers the oldest pending request with a name. */
  answer(name: RequestName, value: unknown): Promise<void>;
  refuse(name: RequestName, sentence: string): Promise<void>;
}

export function heldMain(): HeldMain {
  type Held = { name: RequestName } & ReturnType<HeldMain['waiting']>[number];
  let held: Held[] = [];
  const hold = (name: RequestName) => () =>
    new Promise((resolve, reject) => held.push({ name, resolve, reject }));
  const main = fakeMain(
    new Proxy<Partial<Record<RequestName, Answer>>>(
      {},
      { get: (_, name) => hold(name as RequestName) },
    ),
  );

  function next(name: RequestName): Held {
    const found = held.find((each) => each.name === name);
    if (found === undefined) throw new Error(`Nobody asked for ${name}.`);
    held = held.filter((each) => each !== found);
    return found;
  }

  return {
    ...main,
    waiting: (name) => held.filter((each) => each.name === name),
    async answer(name, value) {
      next(name).resolve(value);
      await settled();
    },
    async refuse(name, sentence) {
      next(name).reject(new Error(sentence));
      await settled();
    },
  };
}

/** Waits until the effects of an answer have settled. It uses no timer, as a test may fake timers. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

/** Answers that a test releases, in any order. */
export interface SlowAnswers {
  /** Delays an answer until it is released. */
  readonly later: <Value>(answer: () => Value) => Promise<Value>;
  /** Releases the answers to these requests, counted from 0, one after the other. */
  readonly come: (...questions: readonly number[]) => Promise<void>;
}

export function slowAnswers(): SlowAnswers {
  const waiting: (() => void)[] = [];
  return {
    async later(answer) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return answer();
    },
    async come(...questions) {
      for (const question of questions) {
        waiting[question]?.();
        await settled();
      }
    },
  };
}

/** A saved match that was won, or one with a single move. */
export function keptMatch(
  id: string,
  {
    title = '',
    comment = '',
    won = false,
  }: { title?: string; comment?: string; won?: boolean } = {},
): MatchSummaryView {
  const table = tableOf(won ? wonMoves : ['A-C'], {
    players: [{ kind: 'person' }, { kind: 'computer', difficulty: 'hard' }],
  });
  const notes = { title, comment, created: 0, changed: 86_400_000, played: 60_000 };
  return summaryView(summaryOf(id, table, notes));
}

/**
 * A fake main process with saved matches: it pages, renames, deletes and restores them.
 *
 * @param locked - the id of a match that can't be deleted or commented.
 */
export function fakeLibrary(given: readonly MatchSummaryView[], locked?: string) {
  let matches = [...given];
  let deleted: MatchSummaryView[] = [];
  type Wanted = { filter: { text?: string }; offset?: number; limit?: number };
  const found = ({ filter: { text = '' } }: Wanted) =>
    matches.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  const main = fakeMain({
    listMatches(wanted: Wanted) {
      const { offset = 0, limit = 0 } = wanted;
      return {
        revision: 0,
        total: found(wanted).length,
        matches: found(wanted).slice(offset, offset + limit),
        onTable: given[0]?.id ?? null,
      };
    },
    matchIds: (wanted: Wanted) => found(wanted).map(({ id }) => id),
    matchRules: () => [],
    renameMatch({ id, title }: { id: string; title: string }) {
      matches = matches.map((match) => (match.id === id ? { ...match, title } : match));
      main.tell('library', { revision: 1 });
      return null;
    },
    commentMatch({ id, comment }: { id: string; comment: string }) {
      if (id === locked) throw new Error('The match can’t be changed.');
      matches = matches.map((match) => (match.id === id ? { ...match, comment } : match));
      main.tell('library', { revision: 1 });
      return null;
    },
    deleteMatches(wanted: { ids: string[] }) {
      const stop = locked === undefined ? -1 : wanted.ids.indexOf(locked);
      const ids = stop === -1 ? wanted.ids : wanted.ids.slice(0, stop);
      deleted = matches.filter(({ id }) => ids.includes(id));
      matches = matches.filter(({ id }) => !ids.includes(id));
      main.tell('library', { revision: 1 });
      return { ids, problem: stop === -1 ? null : saying('The match can’t be deleted.') };
    },
    restoreMatches({ ids }: { ids: string[] }) {
      matches = given.filter((match) => matches.includes(match) || deleted.includes(match));
      main.tell('library', { revision: 2 });
      return { ids };
    },
    exportMatches: ({ to }: { to: string }) =>
      to === 'drag' ? { kind: 'ready', drag: 0 } : { kind: 'saved', file: '/chosen/Matches.duel' },
    startDrag: () => null,
    statistics: () => ({ all: { played: 2, won: 1 } }),
  });
  return main;
}
