/** The source of a layer, for as long as its envelope lasts. */
type Source =
  | {
      readonly kind: 'tone';
      readonly wave: 'sine' | 'triangle';
      /** The frequency (Hz), from the beginning of the layer to its end. */
      readonly from: number;
      readonly to?: number;
    }
  | {
      readonly kind: 'noise';
      readonly filter: 'bandpass' | 'lowpass';
      /** The filter's frequency (Hz), from the beginning of the layer to its end. */
      readonly from: number;
      readonly to?: number;
    };

/** A tone or a burst of noise in a sound; times in seconds. */
export type Layer = Source & {
  /** When it begins; by default with the sound. */
  readonly at?: number;
  /** The time of the linear rise. */
  readonly attack: number;
  /** The time of the exponential fall by 60 decibels. */
  readonly decay: number;
  /** The peak of its envelope; 1 is full scale. */
  readonly level: number;
};

/** A sound as data: layers that play together or in sequence. */
export interface Sound {
  readonly layers: readonly Layer[];
  /** The range of random pitch changes, in cents; a melody has none. */
  readonly varies: number;
}

/** A struck wooden bar: a tone, and its second partial, which fades sooner. */
function bar(at: number, frequency: number, level: number): Layer[] {
  return [
    { kind: 'tone', wave: 'sine', from: frequency, at, attack: 0.004, decay: 0.7, level },
    {
      kind: 'tone',
      wave: 'sine',
      from: 3.9 * frequency,
      at,
      attack: 0.002,
      decay: 0.12,
      level: 0.25 * level,
    },
  ];
}

/** The snap of a card's edge. */
function snap(at: number, frequency: number, level: number): Layer {
  return {
    kind: 'noise',
    filter: 'bandpass',
    from: frequency,
    at,
    attack: 0.001,
    decay: 0.035,
    level,
  };
}

/** A coin hitting the table. */
function clink(at: number, level: number): Layer[] {
  return [2637, 4186, 6272].map((from, index) => ({
    kind: 'tone',
    wave: 'sine',
    from,
    at,
    attack: 0.001,
    decay: 0.3 / (index + 1),
    level: level / (index + 1),
  }));
}

/** The times at which the cards of a riffle fall, in seconds. */
const riffled = [0, 0.031, 0.055, 0.082, 0.103, 0.128, 0.146, 0.169, 0.185, 0.204];

const tap: readonly Layer[] = [
  { kind: 'tone', wave: 'sine', from: 240, to: 150, attack: 0.002, decay: 0.16, level: 0.135 },
  { kind: 'tone', wave: 'triangle', from: 640, to: 470, attack: 0.001, decay: 0.06, level: 0.06 },
  { kind: 'noise', filter: 'bandpass', from: 1900, attack: 0.001, decay: 0.03, level: 0.14 },
];

/** All sounds. A movement sounds when it arrives. */
export const sounds = {
  /** A strike: knuckles on wood. */
  tap: { varies: 90, layers: tap },
  /** A move is taken back or played again. */
  softTap: {
    varies: 60,
    layers: [
      { kind: 'tone', wave: 'sine', from: 210, to: 150, attack: 0.004, decay: 0.12, level: 0.06 },
    ],
  },
  /** A hand goes out. */
  fold: {
    varies: 60,
    layers: [
      {
        kind: 'noise',
        filter: 'lowpass',
        from: 1100,
        to: 260,
        attack: 0.012,
        decay: 0.26,
        level: 0.2,
      },
      { kind: 'tone', wave: 'sine', from: 170, to: 82, attack: 0.012, decay: 0.34, level: 0.13 },
    ],
  },
  /** A split, or a hand that comes back. */
  unfold: {
    varies: 60,
    layers: [
      {
        kind: 'noise',
        filter: 'bandpass',
        from: 500,
        to: 1500,
        attack: 0.03,
        decay: 0.16,
        level: 0.17,
      },
      { kind: 'tone', wave: 'sine', from: 180, to: 290, attack: 0.02, decay: 0.22, level: 0.11 },
    ],
  },
  /** A card is laid down. */
  deal: {
    varies: 80,
    layers: [
      {
        kind: 'noise',
        filter: 'bandpass',
        from: 2600,
        to: 1100,
        attack: 0.012,
        decay: 0.12,
        level: 0.26,
      },
      { kind: 'tone', wave: 'sine', from: 190, to: 130, attack: 0.006, decay: 0.09, level: 0.07 },
    ],
  },
  /** A card is turned over. */
  flip: { varies: 80, layers: [snap(0, 3100, 0.3), snap(0.034, 2300, 0.4)] },
  shuffle: {
    varies: 80,
    layers: [
      ...riffled.map((at, index) => snap(at, 2100 + 190 * (index % 4), 0.22 + 0.02 * index)),
      {
        kind: 'noise',
        filter: 'bandpass',
        from: 1300,
        at: 0.25,
        attack: 0.02,
        decay: 0.12,
        level: 0.18,
      },
    ],
  },
  /** A coin lands, and hops once. */
  coin: { varies: 25, layers: [...clink(0, 0.07), ...clink(0.12, 0.035)] },
  /** A number is added to a total or a score. */
  place: {
    varies: 70,
    layers: [
      { kind: 'tone', wave: 'sine', from: 420, to: 330, attack: 0.003, decay: 0.18, level: 0.12 },
      { kind: 'noise', filter: 'bandpass', from: 2400, attack: 0.002, decay: 0.05, level: 0.14 },
    ],
  },
  win: {
    varies: 0,
    layers: [
      ...[523.25, 659.25, 783.99].flatMap((tone, index) => bar(0.11 * index, tone, 0.09)),
      ...bar(0.36, 1046.5, 0.11),
    ],
  },
  lose: {
    varies: 0,
    layers: [...bar(0, 440, 0.1), ...bar(0.17, 349.23, 0.1), ...bar(0.34, 293.66, 0.11)],
  },
  draw: {
    varies: 0,
    layers: [...bar(0, 440, 0.09), ...bar(0, 587.33, 0.06), ...bar(0.22, 440, 0.09)],
  },
} as const satisfies Record<string, Sound>;

/** The name of a sound. */
export type SoundName = keyof typeof sounds;

/** The length of a sound until it has faded, in seconds. */
export function lengthOf({ layers }: Sound): number {
  return Math.max(...layers.map(({ at = 0, attack, decay }) => at + attack + decay));
}
