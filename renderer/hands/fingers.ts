/** From the thumb to the little finger: the order in which a hand is described. */
export const FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'] as const;

export type Finger = (typeof FINGERS)[number];

/** How far each finger is out: 0 folded, ¼ with its tip out, ½ bent, ¾ with its tip bent, 1 straight. */
export type Extensions = Readonly<Record<Finger, number>>;

/** The order in which people put fingers up when they count; the thumb makes it five. */
const COUNTING_ORDER = ['index', 'middle', 'ring', 'little', 'thumb'] as const;

/** What a hand of `value` fingers holds up, turned over or not. Beyond five, all fingers are up. */
export function extensionsFor(value: number): Extensions {
  const extensions = { thumb: 0, index: 0, middle: 0, ring: 0, little: 0 };
  COUNTING_ORDER.forEach((finger, position) => {
    extensions[finger] = reachOf(Math.min(1, Math.max(0, Math.abs(value) - position)));
  });
  return extensions;
}

/** A quarter shows more of its tip than a finger on its way from folded to bent would. */
function reachOf(part: number): number {
  return part === 0.25 ? 0.34 : part;
}

/** What five fingers can't show of `value`; the cuff carries it. */
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
