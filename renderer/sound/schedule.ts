import type { Layer, Sound } from './sounds.ts';
import type { Variation } from './variation.ts';

/** Minus 60 decibels. */
const faded = 0.001;

/** How a sound is played. */
interface Manner extends Variation {
  /** The factor of all times. */
  readonly stretch: number;
}

/** Schedules a sound in a context, from a moment of the context's time. */
export function schedule(
  context: BaseAudioContext,
  to: AudioNode,
  { layers }: Sound,
  begins: number,
  manner: Manner,
): void {
  for (const layer of layers) {
    const from = begins + (layer.at ?? 0) * manner.stretch;
    const top = from + layer.attack * manner.stretch;
    const end = top + layer.decay * manner.stretch;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0, from);
    envelope.gain.linearRampToValueAtTime(layer.level * manner.level, top);
    envelope.gain.exponentialRampToValueAtTime(layer.level * manner.level * faded, end);
    envelope.connect(to);
    const source = sourceOf(context, layer, envelope, { from, end, pitch: manner.pitch });
    source.start(from);
    source.stop(end);
  }
}

interface Course {
  readonly from: number;
  readonly end: number;
  readonly pitch: number;
}

function sourceOf(
  context: BaseAudioContext,
  layer: Layer,
  to: AudioNode,
  course: Course,
): AudioScheduledSourceNode {
  if (layer.kind === 'tone') {
    const tone = context.createOscillator();
    tone.type = layer.wave;
    glide(tone.frequency, layer, course);
    tone.connect(to);
    return tone;
  }
  const noise = context.createBufferSource();
  noise.buffer = noiseOf(context);
  noise.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = layer.filter;
  glide(filter.frequency, layer, course);
  noise.connect(filter).connect(to);
  return noise;
}

function glide(frequency: AudioParam, { from, to = from }: Layer, course: Course): void {
  frequency.setValueAtTime(from * course.pitch, course.from);
  frequency.exponentialRampToValueAtTime(to * course.pitch, course.end);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, created once. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  fillWithNoise(buffer.getChannelData(0));
  noises.set(context, buffer);
  return buffer;
}

/** Fills samples with white noise, the same each time. */
function fillWithNoise(samples: Float32Array): void {
  let state = 0x2545f491;
  for (let index = 0; index < samples.length; index++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    samples[index] = state / 2 ** 31;
  }
}
