import type { MatchHead } from '../../../electron/api/match-update.ts';
import { pliesOf, type MatchView } from '../../../electron/api/match-view.ts';
import type { PreferencesView } from '../../../electron/api/preferences.ts';
import { colourName } from '../../players/colour-name.ts';
import { sound } from '../../sound/sound.ts';
import { startGif, type GifThread } from './gif-thread.ts';
import { planFilm, stays } from './plan.ts';
import { atEnd, sceneOf } from './scenes.ts';
import type { Look } from './snapshot.ts';
import { setStage, type Scene, type Stage } from './stage.svelte.ts';

/** The match and the look of a picture or film. */
export interface Filmed {
  readonly view: MatchView;
  readonly preferences: PreferencesView | undefined;
  /** Loads the match at a ply. */
  readonly ply: (at: number) => Promise<MatchHead>;
  /** The progress of the match, if the view has only a part of its plies. */
  readonly count?: string;
}

/** The progress of a film, and how to cancel it. */
export interface Making {
  readonly signal: AbortSignal;
  readonly progress: (done: number, all: number) => void;
}

/** How many pixels of a still picture a CSS pixel has; it is sharp on any screen. */
const pictureScale = 2;

/** A picture of a film, not yet drawn, and its duration (ms). */
interface Picture {
  readonly look: Look;
  readonly time: number;
}

/** How many pictures of a film are drawn at once. */
const atOnce = 27;

/** Renders the current table as a PNG. */
export async function makePicture({ view, preferences, ply, count }: Filmed): Promise<Blob> {
  const plan = planFilm(pliesOf(view));
  const index = Math.max(0, plan.moments.indexOf(view.at));
  const drawn = sceneOf(view, named(await ply(view.at), preferences), plan, index);
  const scene = { ...drawn, count: count ?? drawn.count };
  return onStage(atEnd(scene), preferences, pictureScale, async (stage) => {
    await stage.rest();
    await stage.draw([stage.look()]);
    const blob = await new Promise<Blob | null>((resolve) =>
      stage.canvas.toBlob(resolve, 'image/png'),
    );
    if (blob === null) throw new Error('The canvas gave no picture.');
    return blob;
  });
}

/**
 * Renders the match as an animated GIF, by {@link planFilm}.
 *
 * @throws the signal's reason if it is cancelled.
 */
export async function makeFilm(
  { view, preferences, ply }: Filmed,
  { signal, progress }: Making,
): Promise<Uint8Array<ArrayBuffer>> {
  const plan = planFilm(pliesOf(view));
  const scenes: Scene[] = [];
  // Loads all positions before drawing any, because the match may continue meanwhile.
  for (const [index, at] of plan.moments.entries()) {
    signal.throwIfAborted();
    scenes.push(sceneOf(view, named(await ply(at), preferences), plan, index));
  }
  const [first, ...others] = scenes;
  const last = others.at(-1) ?? first;
  if (first === undefined || last === undefined) throw new Error('There is nothing to be drawn.');
  const moving = plan.picturesPerStep - 1;
  return onStage(first, preferences, 1, async (stage) => {
    const samples: Look[] = [];
    for (const scene of [last, middleOf(scenes) ?? first, first]) {
      stage.show(scene, 'off');
      await stage.rest();
      samples.push(stage.look());
    }
    const gif = startGif(await stage.draw(samples));
    const pictures = drawnInto(gif, stage, {
      signal,
      progress: (done) => progress(done, plan.pictures),
    });
    try {
      await pictures.add(stays.start);
      for (const scene of others) {
        stage.show(scene, moving > 0 ? 'full' : 'off');
        for (let step = 0; step < moving; step++) {
          await stage.pass(plan.stay);
          await pictures.add(plan.stay);
        }
        await stage.rest();
        await pictures.add(plan.stay);
      }
      stage.show(atEnd(last), 'off');
      await stage.rest();
      await pictures.add(stays.end);
      await pictures.finish();
      return await gif.finish();
    } finally {
      gif.close();
    }
  });
}

/** Draws the looks of a stage, several at once, into a GIF. */
function drawnInto(
  gif: GifThread,
  stage: Stage,
  { signal, progress }: { readonly signal: AbortSignal; readonly progress: (done: number) => void },
) {
  let waiting: Picture[] = [];
  let drawn = Promise.resolve();
  let encoded = Promise.resolve();
  let done = 0;

  async function draw(pictures: readonly Picture[]): Promise<void> {
    const pixels = await stage.draw(pictures.map(({ look }) => look));
    await encoded;
    encoded = gif.add(
      pixels,
      pictures.map(({ time }) => time),
    );
    progress((done += pictures.length));
  }

  // While some pictures are drawn, those before are encoded and the stage goes through those after.
  async function drawWaiting(): Promise<void> {
    await drawn;
    signal.throwIfAborted();
    drawn = draw(waiting);
    waiting = [];
  }

  return {
    /** Adds what the stage looks like now, for a time (ms). */
    async add(time: number): Promise<void> {
      waiting.push({ look: stage.look(), time });
      if (waiting.length === atOnce) await drawWaiting();
    },
    /** Resolves when all are in the file. */
    async finish(): Promise<void> {
      if (waiting.length > 0) await drawWaiting();
      await drawn;
      await encoded;
    },
  };
}

async function onStage<Result>(
  first: Scene,
  preferences: PreferencesView | undefined,
  scale: number,
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  // A film that is being rendered makes no sound.
  const unmute = sound.mute();
  const stage = await setStage(first, preferences, scale);
  try {
    return await work(stage);
  } finally {
    stage.close();
    unmute();
  }
}

/** In a picture no player is "you": a person without a name is called by the colour of their sleeves. */
function named(head: MatchHead, preferences: PreferencesView | undefined): MatchHead {
  const players = head.players.map((player, seat) =>
    player.kind === 'person' && player.name === undefined && preferences !== undefined
      ? { ...player, name: colourName(preferences, seat) }
      : player,
  );
  return { ...head, players };
}

function middleOf(scenes: readonly Scene[]): Scene | undefined {
  return scenes[Math.floor(scenes.length / 2)];
}
