import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { PreferencesView } from '../../electron/api/preferences.ts';
import { Services } from '../services/services.svelte.ts';
import WithServices from '../services/testing/WithServices.svelte';
import { viewAfter } from '../table/testing.ts';
import { Practice } from './practice.svelte.ts';
import PracticeTable from './PracticeTable.svelte';

interface TableProps {
  readonly view: MatchView;
  readonly onacting: (acting: boolean) => void;
}

const tables = vi.hoisted((): TableProps[] => []);

vi.mock('../games/games.ts', () => ({
  screenOf: () => ({
    emblem: () => undefined,
    colours: { glow: '#fff', middle: '#fff', edge: '#fff', emblem: '#fff' },
    Table: (_: unknown, props: TableProps) => tables.push(props),
  }),
}));

const preferences = {
  looks: { table: 'game' },
  appearance: { motion: 'off', pace: 'fast', cardCounting: true },
} as unknown as PreferencesView;

test('a table removed during an animation causes no error', () => {
  const practice = new Practice();
  practice.view = viewAfter();
  const acted = vi.spyOn(practice, 'acted');
  let held: Practice | undefined = practice;
  const services = new Services();
  services.preferences.view = preferences;
  const props = {
    // As on a page whose exercise has ended meanwhile.
    get practice() {
      if (held === undefined) throw new Error('Nothing is handed down any more.');
      return held;
    },
    onplay: () => undefined,
  };
  const table = mount(WithServices<typeof props>, {
    target: document.body,
    props: { services, of: PracticeTable, given: props },
  });
  flushSync();
  tables[0]?.onacting(true);
  expect(acted).toHaveBeenLastCalledWith(true);
  held = undefined;
  void unmount(table);
  expect(acted).toHaveBeenLastCalledWith(false);
  tables[0]?.onacting(false);
});

test('a table that is only looked at offers no move and says of nobody that it is their turn', () => {
  const practice = new Practice();
  practice.view = viewAfter();
  const services = new Services();
  services.preferences.view = preferences;
  const props = $state({ practice, still: false, onplay: () => undefined });
  const page = mount(WithServices<typeof props>, {
    target: document.body,
    props: { services, of: PracticeTable, given: props },
  });
  flushSync();
  const seen = () => tables.at(-1)?.view ?? expect.fail('No table is there.');
  expect(seen().moves.length).toBeGreaterThan(0);
  props.still = true;
  flushSync();
  expect([seen().moves, seen().refused]).toEqual([[], []]);
  expect(seen().controls.finished).toBe(true);
  void unmount(page);
});
