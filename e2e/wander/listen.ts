import type { Page } from '@playwright/test';
import type { LineChange, MatchUpdate, TreeChange } from '../../electron/api/match-update.ts';
import type { MatchView, PlayedView } from '../../electron/api/match-view.ts';
import type { Line } from '../../electron/api/tree.ts';
import type { Heard, MatchSeen } from './facts.ts';

declare global {
  interface Window {
    /** The events that {@link listen} noted in this page. */
    wandererHeard?: Heard[];
    /** The last view of the match from the main process. */
    wandererView?: MatchSeen;
    wandererFocused?: boolean;
  }
}

/** Starts to record match events, announcements and the focus. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const heard: Heard[] = [];
    window.wandererHeard = heard;
    window.wandererFocused = document.activeElement !== document.body;
    document.addEventListener('focusin', () => (window.wandererFocused = true));

    const first = new Promise<void>((resolve) => {
      window.digitDuels.on('view', (payload) => {
        const known = window.wandererView;
        const { head, since, tree } = payload as MatchUpdate;
        if (since !== null && known?.revision !== since) return;
        const change = typeof tree === 'string' ? (JSON.parse(tree) as TreeChange) : tree;
        const moves = changedTree(known?.tree ?? [], change);
        const view = { ...head, tree: moves } as MatchView;
        const next: MatchSeen = { ...view, history: currentLine(view) };
        const event = known && whatHappened(known, next);
        window.wandererView = next;
        if (event !== undefined) heard.push(event);
        resolve();
      });
    });
    const answer = await window.digitDuels.request('view', undefined);
    if (!answer.ok) throw new Error(answer.error.code);
    await first;

    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
    const around = (node: Node): Element | null =>
      node instanceof Element ? node : node.parentElement;
    new MutationObserver((records) => {
      // In a log only additions are announced; in any other live region, the whole text.
      const spoken = new Set<Node | null>(
        records.flatMap(({ target, addedNodes }) =>
          around(target)?.closest('[role=log]')
            ? [...addedNodes].filter((node) => node instanceof Element)
            : [around(target)?.closest(live) ?? null],
        ),
      );
      for (const node of spoken) {
        const text = node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
        if (text !== '') heard.push({ kind: 'said', text });
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });

    function changedTree(before: Line<PlayedView>, { plies, line }: TreeChange): Line<PlayedView> {
      return changedLine(before, line);

      function changedLine(known: Line<PlayedView>, change: LineChange): Line<PlayedView> {
        const nodes = [...known.slice(0, change.kept), ...nodesOf(change.added)];
        for (const [index, { variations, ...note }] of change.changed) {
          const node = nodes[index];
          if (node === undefined) continue;
          const lines = variations.map((each, at) =>
            changedLine(node.variations?.[at] ?? [], each),
          );
          nodes[index] = { ply: node.ply, ...note, ...(lines.length > 0 && { variations: lines }) };
        }
        return nodes;
      }

      function nodesOf(added: Line<number>): Line<PlayedView> {
        return added.flatMap(({ ply: index, variations, ...note }) => {
          const ply = plies[index];
          const lines = variations?.map(nodesOf);
          return ply === undefined ? [] : [{ ply, ...note, ...(lines && { variations: lines }) }];
        });
      }
    }

    function currentLine({ tree, path }: MatchView): PlayedView[] {
      const nodes = [];
      let line: Line<PlayedView> = tree;
      for (const { ply, variation } of path) {
        nodes.push(...line.slice(0, ply));
        line = line[ply]?.variations?.[variation] ?? [];
      }
      return [...nodes, ...line].map(({ ply }) => ply);
    }

    function whatHappened(before: MatchSeen, after: MatchSeen): Heard | undefined {
      const played = (view: MatchSeen, until: number): string =>
        JSON.stringify([view.game.id, view.players, view.first, view.history.slice(0, until)]);
      const rounds = (view: MatchView): number => view.series?.round ?? 0;
      const known = Math.min(before.at, after.at);
      const settings = JSON.stringify(before.settings) === JSON.stringify(after.settings);
      if (
        !settings ||
        rounds(before) !== rounds(after) ||
        played(before, known) !== played(after, known)
      ) {
        return { kind: 'dealt' };
      }
      if (before.at === after.at) return undefined;
      const whole = (view: MatchSeen): string => played(view, view.history.length);
      if (after.at < before.at || whole(before) === whole(after)) {
        return { kind: 'travelled', to: after.at };
      }
      const plies = after.history.slice(before.at, after.at).map(({ seat, text }) => ({
        seat,
        text,
      }));
      return { kind: 'moved', players: after.players, plies };
    }
  });
}
