import { expect, test } from 'vitest';
import { mostVoices } from './player.ts';
import { lengthOf, sounds, type Layer, type Sound } from './sounds.ts';

/** The highest share of white noise's peaks that a filter leaves, as measured in Chromium. */
const filtered = 0.55;

function envelopeAt({ at = 0, attack, decay, level, kind }: Layer, time: number): number {
  const since = time - at;
  if (since < 0 || since > attack + decay) return 0;
  const share = since < attack ? since / attack : 0.001 ** ((since - attack) / decay);
  return level * share * (kind === 'noise' ? filtered : 1);
}

/** The highest peak of all layers of a sound together. */
function peakOf(sound: Sound): number {
  const moments = Array.from({ length: 4000 }, (_, index) => (index / 4000) * lengthOf(sound));
  const heights = moments.map((time) =>
    sound.layers.reduce((sum, layer) => sum + envelopeAt(layer, time), 0),
  );
  return Math.max(...heights);
}

const peaks = new Map(Object.entries(sounds).map(([name, sound]) => [name, peakOf(sound)]));
const { softTap, ...others } = Object.fromEntries(peaks);

test('the most sounds that can play at once never clip', () => {
  for (const [name, peak] of peaks) expect(peak, name).toBeLessThanOrEqual(1 / mostVoices);
});

test('all sounds are within 6 decibels of each other, and taking back is softer', () => {
  const heights = Object.values(others);
  expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(2);
  expect(softTap).toBeLessThan(Math.min(...heights) / 1.5);
});

test('each sound of a game ends before the next can begin', () => {
  const { win, lose, draw, ...moves } = sounds;
  for (const [name, sound] of Object.entries(moves)) {
    expect(lengthOf(sound), name).toBeLessThan(0.5);
  }
  for (const sound of [win, lose, draw]) expect(lengthOf(sound)).toBeLessThan(1.5);
});
