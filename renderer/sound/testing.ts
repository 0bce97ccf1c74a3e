/** A fake audio context that records what starts when. */
export interface TestedAudio {
  /** Creates the context, like `new AudioContext()`. */
  readonly make: () => AudioContext;
  /** How many contexts were created. */
  made(): number;
  /** The sources that were started, in the order of the calls. */
  readonly started: Started[];
  /** The overall gain. */
  gain(): number;
  /** Whether it plays, if only silence. */
  isRunning(): boolean;
  /** Lets a suspended context start. */
  settle(): Promise<void>;
  /** Advances the time, in seconds. */
  pass(seconds: number): void;
}

/** A started oscillator or noise; times in seconds. */
export interface Started {
  readonly kind: 'tone' | 'noise';
  readonly frequency: number;
  readonly from: number;
  end: number;
}

/** Creates a fake context whose time advances only by `pass`. */
export function testAudio(state: 'running' | 'suspended' = 'running'): TestedAudio {
  let now = 0;
  let made = 0;
  let volume: { readonly gain: { value: number } } | undefined;
  const started: Started[] = [];

  let release = (): void => undefined;
  const resumed = new Promise<void>((resolve) => (release = resolve));

  const context = {
    state,
    sampleRate: 100,
    destination: {},
    get currentTime() {
      return now;
    },
    resume: () => resumed,
    suspend() {
      context.state = 'suspended';
      return Promise.resolve();
    },
    createGain() {
      const gain = { ...node(), gain: param() };
      volume ??= gain;
      return gain;
    },
    createOscillator: () => source('tone', started),
    createBufferSource: () => source('noise', started),
    createBiquadFilter: () => ({ ...node(), frequency: param() }),
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
  };

  return {
    make() {
      made++;
      return context as unknown as AudioContext;
    },
    made: () => made,
    started,
    gain: () => volume?.gain.value ?? 0,
    isRunning: () => context.state === 'running',
    async settle() {
      context.state = 'running';
      release();
      await resumed;
    },
    pass: (seconds) => (now += seconds),
  };
}

function node(): { connect: (to: unknown) => unknown } {
  return { connect: (to) => to };
}

function param() {
  const self = {
    value: 0,
    setValueAtTime: (value: number) => (self.value = value),
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  return self;
}

/** An oscillator or noise, which is noted when it starts. */
function source(kind: Started['kind'], started: Started[]) {
  const frequency = param();
  let noted: Started | undefined;
  return {
    ...node(),
    frequency,
    start(from: number) {
      noted = { kind, frequency: frequency.value, from, end: from };
      started.push(noted);
    },
    stop(end: number) {
      if (noted !== undefined) noted.end = end;
    },
  };
}
