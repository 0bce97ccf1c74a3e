/** All fingers from the thumb to the little finger, the order in which a hand is described. */
export const FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'] as const;

export type Finger = (typeof FINGERS)[number];

/**
 * How far each finger is stretched: 0 folded, ¼ with its tip out, ½ bent, ¾ with its tip bent, 1
 * straight.
 */
export type Extensions = Readonly<Record<Finger, number>>;

/** The order in which people raise fingers to count; the thumb makes five. */
const COUNTING_ORDER = ['index', 'middle', 'ring', 'little', 'thumb'] as const;

/** The fingers that a hand of `value` shows, turned over or not. Above five, all are stretched. */
export function extensionsFor(value: number): Extensions {
  const extensions = { thumb: 0, index: 0, middle: 0, ring: 0, little: 0 };
  COUNTING_ORDER.forEach((finger, position) => {
    extensions[finger] = reachOf(Math.min(1, Math.max(0, Math.abs(value) - position)));
  });
  return extensions;
}

/** A quarter shows more of the finger's tip than a finger on its way from folded to bent. */
function reachOf(part: number): number {
  return part === 0.25 ? 0.34 : part;
}

/** The part of `value` that five fingers can't show; the cuff shows it. */
export function beyondFive(value: number): number {
  return Math.max(0, Math.abs(value) - COUNTING_ORDER.length);
}

const parts: ReadonlyMap<number, string> = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
]);

/** `2.5` as `2½`, `.25` as `¼`, `-3` as `−3`. */
export function fingersText(value: number): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const part = parts.get(size - whole) ?? '';
  return (value < 0 ? '−' : '') + (whole === 0 && part !== '' ? part : `${whole}${part}`);
}
