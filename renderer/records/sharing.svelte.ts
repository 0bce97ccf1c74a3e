import type { MatchView } from '../../electron/api/match-view.ts';
import type { PreferencesView } from '../../electron/api/preferences.ts';
import type { AnswerTo } from '../../electron/api/requests.ts';
import { attempt, Latest } from '../asking.ts';
import { ask } from '../bridge.ts';
import { Refusal } from '../refusal.svelte.ts';
import { words } from '../words.svelte.ts';
import { dragOut } from './drag-out.ts';
import { makeFilm, makePicture, type Filmed } from './film/film.ts';
import { dataUrl } from './film/snapshot.ts';

/** The forms in which a match can be shared. */
export const kinds = ['text', 'link', 'image', 'animation'] as const;
export type Kind = (typeof kinds)[number];

/** A finished picture, as a `data:` URL. */
interface Picture {
  readonly url: string;
  readonly bytes: number;
}

/** How far an animation is that is being rendered. */
interface Making {
  readonly done: number;
  readonly all: number;
  /** The seconds that the rest takes at the speed so far; undefined at the beginning. */
  readonly left?: number;
}

/** The state of the dialog in which a match is shared. */
export class Sharing {
  texts = $state.raw<AnswerTo<'recordTexts'>>();
  image = $state.raw<Picture>();
  animation = $state.raw<Picture>();
  /** The progress of the animation that is being rendered. */
  making = $state.raw<Making>();
  /** Whether the texts and the image are still being prepared. */
  preparing = $state(false);
  /** Whether it has just been copied. */
  copied = $state(false);
  readonly refusal = new Refusal();

  #cancel = new AbortController();
  readonly #beginning = new Latest();
  readonly #filming = new Latest();
  readonly #preferences: () => PreferencesView | undefined;

  constructor(preferences: () => PreferencesView | undefined) {
    this.#preferences = preferences;
  }

  /**
   * Opens the dialog with a match.
   *
   * @param onTable - what the table shows and the image, too: in a review, a line beside the match.
   */
  begin(view: MatchView, onTable: MatchView = view): void {
    this.end();
    this.texts = this.image = this.animation = undefined;
    this.clear();
    this.preparing = true;
    void this.#beginning
      .run(async (wait) => {
        this.texts = await wait(ask('recordTexts'));
        this.image = await wait(makePicture(this.#pictured(view, onTable)).then(pictureOf));
      }, this.refusal.take)
      .then((outcome) => {
        if (outcome !== 'overtaken') this.preparing = false;
      });
  }

  /** Clears what was said. */
  clear(): void {
    this.copied = false;
    this.refusal.clear();
  }

  /** Stops rendering the animation. */
  end(): void {
    this.#cancel.abort();
    this.#filming.drop();
    this.making = undefined;
  }

  async makeAnimation(view: MatchView): Promise<void> {
    this.#cancel.abort();
    this.#cancel = new AbortController();
    const { signal } = this.#cancel;
    this.clear();
    this.making = { done: 0, all: 1 };
    const since = performance.now();
    const outcome = await this.#filming.run(async (wait) => {
      const film = makeFilm(this.#filmed(view), {
        signal,
        progress: (done, all) => {
          if (signal.aborted) return;
          const perPicture = (performance.now() - since) / done;
          this.making = { done, all, left: Math.ceil(((all - done) * perPicture) / 1000) };
        },
      });
      const blob = new Blob([await wait(film)], { type: 'image/gif' });
      this.animation = await wait(pictureOf(blob));
    }, this.refusal.take);
    if (outcome !== 'overtaken') this.making = undefined;
  }

  async copy(kind: Kind): Promise<void> {
    await this.#try(async () => {
      if (kind === 'text' || kind === 'link') await ask('copyRecord', { as: kind });
      else if (this.image !== undefined) {
        await ask('copyPicture', { data: base64Of(this.image) });
      }
      this.copied = true;
    });
  }

  async save(kind: Kind): Promise<void> {
    await this.#try(async () => {
      const picture = this.#pictureFor(kind);
      await (picture === undefined ? ask('saveRecord') : ask('savePicture', picture));
    });
  }

  /** Drags the match in one of its forms out of the window. */
  async drag(kind: Kind, event: DragEvent): Promise<void> {
    await this.#try(() =>
      dragOut(event, () => {
        const picture = this.#pictureFor(kind);
        return picture === undefined ? ask('dragRecord') : ask('dragPicture', picture);
      }),
    );
  }

  #pictureFor(kind: Kind) {
    const as = kind === 'image' ? 'png' : 'gif';
    const made = kind === 'image' ? this.image : kind === 'animation' ? this.animation : undefined;
    return made && ({ data: base64Of(made), as } as const);
  }

  #pictured(view: MatchView, onTable: MatchView): Filmed {
    if (onTable === view) return this.#filmed(view);
    const still = withoutMoves(onTable);
    return {
      view: still,
      preferences: this.#preferences(),
      ply: () => Promise.resolve(still),
    };
  }

  #filmed(view: MatchView): Filmed {
    return {
      view,
      preferences: this.#preferences(),
      async ply(at: number) {
        const head = await ask('plyToDraw', { revision: view.revision, at });
        if (head === null) throw new Error(words().text('records.gone-on'));
        return head;
      },
    };
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    this.clear();
    await attempt(work, this.refusal.take);
  }
}

/** A view as a picture shows it: nothing in it looks as if it could be played. */
function withoutMoves(view: MatchView): MatchView {
  const { state } = view;
  const still = state.kind === 'over' ? state : { ...state, kind: 'computer' as const };
  return { ...view, state: still, moves: [], refused: [] };
}

/** A picture from its file. */
export async function pictureOf(blob: Blob): Promise<Picture> {
  return { url: await dataUrl(blob), bytes: blob.size };
}

/** The bytes of a picture as requests carry them. */
export function base64Of({ url }: Picture): string {
  return url.slice(url.indexOf(',') + 1);
}
