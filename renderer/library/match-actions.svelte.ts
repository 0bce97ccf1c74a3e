import type { Exported } from '../../electron/api/library.ts';
import { mostExported } from '../../electron/api/limits.ts';
import type { PreferencesView } from '../../electron/api/preferences.ts';
import { message, type Message } from '../../words/message.ts';
import { attempt, type Refused } from '../asking.ts';
import { ask, RefusedRequest } from '../bridge.ts';
import { dragOut } from '../records/drag-out.ts';
import { makePicture } from '../records/film/film.ts';
import { base64Of, pictureOf } from '../records/sharing.svelte.ts';
import { words } from '../words.svelte.ts';
import type { MatchList } from './match-list.svelte.ts';

/** The most matches in one request. */
const mostAtOnce = 500;

/** Commands on saved matches, and their results in words. */
export class MatchActions {
  /** Deletions that can be undone, the latest at the end. */
  #deleted = $state.raw<readonly (readonly string[])[]>([]);
  /** The last result. */
  done = $state.raw<Message>();
  readonly #list: MatchList;
  readonly #failed: Refused;

  /** @param failed - receives the reason of a failure. */
  constructor(list: MatchList, failed: Refused) {
    this.#list = list;
    this.#failed = failed;
  }

  /** Whether a deletion can be undone. */
  get canUndo(): boolean {
    return this.#deleted.length > 0;
  }

  /** Clears the last result once the user has turned to something else, unless it can be undone. */
  forgetDone(): void {
    if (this.done?.code !== 'library-view.deleted') this.done = undefined;
  }

  async rename(id: string, title: string): Promise<void> {
    await this.#try(() => ask('renameMatch', { id, title }));
  }

  /** Saves a comment. @returns the reason if it can't be saved, in a sentence; empty otherwise. */
  async comment(id: string, comment: string): Promise<string> {
    let problem = '';
    await attempt(
      () => ask('commentMatch', { id, comment }),
      (reason) => (problem = reason),
    );
    return problem;
  }

  /** Deletes the chosen matches; this can be undone. */
  async deleteChosen(): Promise<void> {
    const ids = this.#list.chosen;
    if (ids.length === 0) return;
    const row = Math.min(...this.#rowsOf(ids));
    const deleted: string[] = [];
    // If some can't be deleted, the deletion of the others can still be undone.
    await this.#try(async () => {
      for (const some of parts(ids)) {
        const { ids: gone, problem } = await ask('deleteMatches', { ids: some });
        deleted.push(...gone);
        if (problem !== null) throw new RefusedRequest(problem);
      }
    });
    if (deleted.length === 0) return;
    this.#deleted = [...this.#deleted, deleted];
    this.done = message('library-view.deleted', { count: deleted.length });
    this.#list.go(Number.isFinite(row) ? row : this.#list.selection.active);
  }

  /** Restores the matches deleted last, and chooses them. */
  async undo(): Promise<void> {
    const ids = this.#deleted.at(-1);
    if (ids === undefined) return;
    await this.#try(async () => {
      const back: string[] = [];
      for (const some of parts(ids)) {
        back.push(...(await ask('restoreMatches', { ids: some })).ids);
      }
      this.#deleted = this.#deleted.slice(0, -1);
      this.done = message('library-view.restored', { count: back.length });
      await this.#list.choose(back);
    });
  }

  /** Exports the records of the chosen matches to a file, or to the clipboard. */
  async export(to: 'file' | 'clipboard'): Promise<void> {
    if (this.#list.chosen.length === 0) return;
    await this.#try(async () => {
      this.done = exportedAs(await this.#exportChosen(to));
    });
  }

  /** Drags the records of the chosen matches out of the window, as one file. */
  async drag(event: DragEvent): Promise<void> {
    const write = async (): Promise<number> => {
      const exported = await this.#exportChosen('drag');
      if (exported.kind !== 'ready') throw new TypeError('Matches to drag are a file.');
      return exported.drag;
    };
    await attempt(() => dragOut(event, write), this.#failed);
  }

  /** Drags a picture of a match out of the window, as Share shows it. */
  async dragPicture(
    id: string,
    event: DragEvent,
    preferences: PreferencesView | undefined,
  ): Promise<void> {
    const write = async (): Promise<number> => {
      const { view, step, steps } = await ask('matchToDraw', { id });
      const ply = () => Promise.resolve(view);
      const count = `${step} / ${steps}`;
      const png = await pictureOf(await makePicture({ view, preferences, ply, count }));
      return ask('dragPicture', { data: base64Of(png), as: 'png', of: id });
    };
    await attempt(() => dragOut(event, write), this.#failed);
  }

  async #exportChosen(to: 'file' | 'clipboard' | 'drag'): Promise<Exported> {
    const ids = this.#list.chosen;
    const { filter, sort, total } = this.#list;
    const all = ids.length === total;
    if (!all && ids.length > mostExported) {
      throw new Error(words().text('library-view.too-many', { most: mostExported }));
    }
    return ask(
      'exportMatches',
      all && ids.length > 1 ? { filter, sort, to } : { ids: [...ids], to },
    );
  }

  #rowsOf(ids: readonly string[]): number[] {
    const { active } = this.#list.selection;
    const near = Array.from({ length: 200 }, (_, index) => active - 100 + index);
    return near.filter((row) => ids.includes(this.#list.at(row)?.id ?? ''));
  }

  async #try(action: () => Promise<unknown>): Promise<void> {
    this.done = undefined;
    await attempt(action, this.#failed);
  }
}

/** The result of an export; undefined for a file, which the main process reports. */
export function exportedAs({ kind }: Exported): Message | undefined {
  return kind === 'copied' ? message('library-view.copied') : undefined;
}

function parts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, index) =>
    ids.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
}
