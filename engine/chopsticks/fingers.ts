/** The signs of parts of fingers. */
const parts: readonly (readonly [part: number, text: string])[] = [
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
];

/** The texts of small whole numbers. */
const digits: Readonly<Record<number, string>> = Array.from({ length: 10 }, (_, digit) =>
  String(digit),
);

/** Other spellings of parts of fingers and of the minus sign. */
const spellings: readonly (readonly [written: string, meant: string])[] = [
  ['.25', '¼'],
  ['.5', '½'],
  ['.75', '¾'],
  ['−', '-'],
];

/** Writes a number of fingers: `3`, `½`, `2½`, `-3`. */
export function formatFingers(fingers: number): string {
  const size = Math.abs(fingers);
  const whole = Math.floor(size);
  const part = parts.find(([value]) => value === size - whole)?.[1] ?? '';
  return (fingers < 0 ? '-' : '') + (whole === 0 && part !== '' ? part : `${whole}${part}`);
}

/** {@link formatFingers} for a sentence, with a proper minus sign. */
export function fingersInWords(fingers: number): string {
  return formatFingers(fingers).replace('-', '−');
}

/** Writes hands in a row, with numbers of more than one character in square brackets. */
export function formatHands(hands: readonly number[]): string {
  let written = '';
  for (const fingers of hands) {
    const text = digits[fingers] ?? formatFingers(fingers);
    written += text.length === 1 ? text : `[${text}]`;
  }
  return written;
}

/** The inverse of {@link formatHands}; undefined for any other text. */
export function parseHands(text: string): number[] | undefined {
  if (!/^(\d|[¼½¾]|\[-?(\d+[¼½¾]?|[¼½¾])\])*$/.test(text)) return undefined;
  const written = text.match(/\d|[¼½¾]|\[[^\]]*\]/g) ?? [];
  return written.map((each) => {
    const [, sign, whole, part] = /^\[?(-?)(\d*)([¼½¾]?)\]?$/.exec(each) ?? [];
    const size = Number(whole ?? 0) + (parts.find(([, sign]) => sign === part)?.[0] ?? 0);
    return sign === '-' && size > 0 ? -size : size;
  });
}

/** Replaces other spellings by those of {@link formatHands}. */
export function spelled(text: string): string {
  return spellings.reduce((read, [written, meant]) => read.replaceAll(written, meant), text.trim());
}
