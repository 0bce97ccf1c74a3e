import { flushSync, mount, unmount } from 'svelte';
import type { MatchView } from '../../../electron/api/match-view.ts';
import type { PreferencesView } from '../../../electron/api/preferences.ts';
import { makeSteppedClock } from '../../hands/clock.ts';
import type { Motion } from '../../hands/hand-motion.svelte.ts';
import { contextOf, drawElement, pictureStyles, type Size } from './snapshot.ts';
import StageTable from './StageTable.svelte';
import { holdTime } from './timeline.ts';

/** What is to be seen of a match at a ply. */
export interface Scene {
  readonly view: MatchView;
  /** What has been done, in words. */
  readonly caption: string;
  /** How far the match has come: `7 / 23`. */
  readonly count: string;
}

/** A table that nobody sees, on which the match is drawn moment by moment. */
export interface Stage {
  /** Shows a scene; one that follows the scene before is acted out, as far as motion is wanted. */
  show(scene: Scene, motion: Motion): void;
  /** Lets it be so many milliseconds later. */
  pass(milliseconds: number): Promise<void>;
  /** Lets everything come to rest. */
  rest(): Promise<void>;
  draw(): Promise<HTMLCanvasElement>;
  /** What was drawn last. */
  pixels(): ImageData;
  close(): void;
}

/** How large the stage is, in CSS pixels. */
const size: Size = { width: 640, height: 480 };

/** Nothing on a table moves longer than so many steps of a second. */
const longest = 30;

/**
 * Sets up a stage.
 *
 * @param scale - how many pixels of a picture a CSS pixel has.
 */
export async function setStage(
  first: Scene,
  preferences: PreferencesView | undefined,
  scale: number,
): Promise<Stage> {
  const styles = await pictureStyles();
  const clock = makeSteppedClock();
  const holder = document.createElement('div');
  // Beside the page rather than hidden: it has to be laid out as if it were seen.
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
  canvas.height = size.height * scale;

  async function pass(milliseconds: number): Promise<void> {
    await timeline.pass(milliseconds);
    // Last: fingers that a strike has touched meanwhile are on their way in the picture that shows their number.
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
    async draw() {
      const element = holder.firstElementChild;
      if (element instanceof HTMLElement) {
        await drawElement(element, size, { styles, timeline, canvas });
      }
      return canvas;
    },
    pixels: () => contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height),
    close() {
      void unmount(component);
      holder.remove();
    },
  };
}
