/** From the thumb to the little finger: the order in which a hand is described. */
export const FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'] as const;

export type Finger = (typeof FINGERS)[number];

/** How far each finger is out: 0 folded, ½ bent, 1 straight. */
export type Extensions = Readonly<Record<Finger, number>>;

/** The order in which people put fingers up when they count; the thumb makes it five. */
const COUNTING_ORDER = ['index', 'middle', 'ring', 'little', 'thumb'] as const;

/** What a hand of `value` fingers holds up. Beyond five, all fingers are up. */
export function extensionsFor(value: number): Extensions {
  const extensions = { thumb: 0, index: 0, middle: 0, ring: 0, little: 0 };
  COUNTING_ORDER.forEach((finger, position) => {
    extensions[finger] = Math.min(1, Math.max(0, value - position));
  });
  return extensions;
}

/** What five fingers can't show of `value`; the cuff carries it. */
export function beyondFive(value: number): number {
  return Math.max(0, value - COUNTING_ORDER.length);
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
