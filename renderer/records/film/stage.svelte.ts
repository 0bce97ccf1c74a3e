import { flushSync, mount, unmount } from 'svelte';
import type { MatchView } from '../../../electron/api/match-view.ts';
import type { PreferencesView } from '../../../electron/api/preferences.ts';
import { makeSteppedClock } from '../../hands/clock.ts';
import type { Motion } from '../../hands/hand-motion.svelte.ts';
import { watchChanges } from './changes.ts';
import { contextOf, drawLooks, lookOfStage, pictureStyles, type Look } from './snapshot.ts';
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
  /** What has changed since the last look. */
  look(): Look;
  /** Draws all looks in order, some at a time, on the canvas. @returns the pictures. */
  draw(looks: readonly Look[]): Promise<ImageData[]>;
  /** Shows what has been drawn. */
  readonly canvas: HTMLCanvasElement;
  close(): void;
}

/** The size of the stage, in CSS pixels. */
const size = { width: 640, height: 480 };

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
  const holder = makeHolder();
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
  const element = holder.firstElementChild;
  if (element === null) throw new Error('The stage has no table.');
  const timeline = holdTime(holder);
  const changes = watchChanges(element, timeline);
  const canvas = document.createElement('canvas');
  canvas.width = size.width * scale;
  canvas.height = size.height * scale;

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
    look: () => lookOfStage(element, changes()),
    async draw(looks) {
      const pictures: ImageData[] = [];
      await drawLooks(looks, { styles, canvas, scale }, () => {
        pictures.push(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height));
      });
      return pictures;
    },
    canvas,
    close() {
      void unmount(component);
      holder.remove();
    },
  };
}

/** Beside the page rather than hidden, because a stage needs a layout. */
function makeHolder(): HTMLElement {
  const holder = document.createElement('div');
  Object.assign(holder.style, { position: 'fixed', top: '0', left: '-10000px', contain: 'strict' });
  Object.assign(holder.style, { width: `${size.width}px`, height: `${size.height}px` });
  holder.inert = true;
  holder.ariaHidden = 'true';
  document.body.append(holder);
  return holder;
}
