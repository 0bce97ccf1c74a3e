import { flushSync, mount, unmount } from 'svelte';
import type { MatchView } from '../../../electron/api/match-view.ts';
import type { PreferencesView } from '../../../electron/api/preferences.ts';
import { makeSteppedClock } from '../../hands/clock.ts';
import type { Motion } from '../../hands/hand-motion.svelte.ts';
import { drawLooks, lookOfElement, pictureStyles, type Size } from './snapshot.ts';
import StageTable from './StageTable.svelte';
import { holdTime } from './timeline.ts';

/** The match at a ply, as a film shows it. */
export interface Scene {
  readonly view: MatchView;
  /** The last move, in words. */
  readonly caption: string;
  /** The progress of the match: `7 / 23`. */
  readonly count: string;
}

/** An invisible table on which the match is drawn position by position. */
export interface Stage {
  /** Shows a scene; if it follows the previous one, the step is animated as far as motion allows. */
  show(scene: Scene, motion: Motion): void;
  /** Advances the stage's time (ms). */
  pass(milliseconds: number): Promise<void>;
  /** Advances the time until everything is at rest. */
  rest(): Promise<void>;
  /** What the stage looks like now. */
  look(): string;
  /** Draws looks below each other, on a canvas that the next drawing reuses. */
  draw(looks: readonly string[]): Promise<HTMLCanvasElement>;
  close(): void;
}

/** The size of the stage, in CSS pixels. */
const size: Size = { width: 640, height: 480 };

/** The most steps of time until everything is at rest. */
const longest = 30;

/**
 * Sets up a stage.
 *
 * @param scale - how many pixels of the picture a CSS pixel has.
 */
export async function setStage(
  first: Scene,
  preferences: PreferencesView | undefined,
  scale: number,
): Promise<Stage> {
  const styles = await pictureStyles();
  const clock = makeSteppedClock();
  const holder = document.createElement('div');
  // Beside the page rather than hidden, because it needs a layout.
  Object.assign(holder.style, { position: 'fixed', top: '0', left: '-10000px', contain: 'strict' });
  Object.assign(holder.style, { width: `${size.width}px`, height: `${size.height}px` });
  holder.inert = true;
  holder.ariaHidden = 'true';
  document.body.append(holder);
  let scene = $state.raw<Scene & { readonly motion: Motion }>({ ...first, motion: 'off' });
  const component = mount(StageTable, {
    target: holder,
    props: {
      get scene() {
        return scene;
      },
      clock,
      preferences,
    },
  });
  flushSync();
  const timeline = holdTime(holder);
  const canvas = document.createElement('canvas');
  canvas.width = size.width * scale;

  async function pass(milliseconds: number): Promise<void> {
    await timeline.pass(milliseconds);
    // Last, because fingers that a strike has just touched start to move in the picture that shows
    // their number.
    clock.pass(milliseconds);
    flushSync();
  }

  return {
    show(next, motion) {
      scene = { ...next, motion };
      flushSync();
      void timeline.pass(0);
    },
    pass,
    async rest() {
      for (let step = 0; step < longest && (clock.awaited || timeline.moving()); step++) {
        await pass(1000);
      }
    },
    look() {
      const element = holder.firstElementChild;
      return element instanceof HTMLElement ? lookOfElement(element, timeline) : '';
    },
    async draw(looks) {
      canvas.height = size.height * scale * looks.length;
      await drawLooks(looks, size, { styles, canvas });
      return canvas;
    },
    close() {
      void unmount(component);
      holder.remove();
    },
  };
}
