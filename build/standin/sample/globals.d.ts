// What the sample's pages and its main process expose to each other and to the specs.
interface SampleApi {
  add(a: number, b: number): number;
  explode(): never;
  greet(name: string, table: Map<string, unknown>): Promise<Record<string, unknown>>;
  echo(value: unknown): Promise<unknown>;
  uncopied(): Promise<unknown>;
  fail(): Promise<unknown>;
  tick(count: number): Promise<unknown>;
  onTick(listener: (tick: SampleTick) => void): () => void;
}

interface SampleTick {
  readonly when: Date;
}

interface Window {
  api: SampleApi;
  early: string;
  ticks: SampleTick[];
  off: () => void;
  /** A removed listener and one that is still active. */
  listeners: { readonly gone: WeakRef<object>; readonly there: WeakRef<object> };
}

/* oxlint-disable no-var -- TypeScript puts nothing else on globalThis. */
declare var seen: string[];
