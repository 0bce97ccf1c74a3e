/**
 * The two halves of contextBridge: one in the page's own world, one in the preload's. They talk through
 * synchronous events on the window, whose details Chromium copies between worlds by structured clone.
 * Only what has no copy (functions, promises, errors) is replaced by a placeholder.
 *
 * A function crosses as an event target that both worlds see, with a listener in its own world. So
 * Chromium's garbage collector knows which functions can still be called, even in cycles through both
 * worlds.
 */
type Side = 'main' | 'isolated';

type BridgeMessage =
  | { readonly type: 'return'; readonly id: number; readonly ok: boolean; readonly value: unknown }
  | { readonly type: 'settle'; readonly id: number; readonly ok: boolean; readonly value: unknown }
  | { readonly type: 'expose'; readonly id: number; readonly key: string; readonly api: unknown };

/** A call of a function in the other world. */
interface Call {
  readonly id: number;
  readonly list: unknown;
}

type Placeholder =
  | { readonly kind: 'function'; readonly id: number }
  | { readonly kind: 'promise'; readonly id: number }
  | { readonly kind: 'error'; readonly message: string };

interface Settlers {
  resolve(value: unknown): void;
  reject(reason: unknown): void;
}

type AnyFunction = (...list: unknown[]) => unknown;

// The page may replace these later; the bridge keeps the originals.
const { CustomEvent, Error, EventTarget, Map, MouseEvent, Object, Promise } = globalThis;
const { WeakMap, structuredClone } = globalThis;
const { dispatchEvent } = EventTarget.prototype as {
  readonly dispatchEvent: (this: EventTarget, event: Event) => boolean;
};
const dispatch = (to: EventTarget, event: Event) => dispatchEvent.call(to, event);

const isPlain = (value: object) => Object.prototype.toString.call(value) === '[object Object]';
const isThenable = (value: object): value is PromiseLike<unknown> =>
  'then' in value && typeof value.then === 'function';

/** One half of the bridge; the other half runs in the other world with the same token. */
export class Bridge {
  readonly #mark: string;
  readonly #own: string;
  readonly #peer: string;
  #lastId = 0;
  /** The event targets that represent this world's functions in the other world. */
  readonly #carriers = new WeakMap<AnyFunction, EventTarget>();
  /** Event targets of the other world's functions, until the message that refers to them arrives. */
  readonly #arrived = new Map<number, EventTarget>();
  readonly #returned = new Map<number, { ok: boolean; value: unknown }>();
  readonly #promises = new Map<number, Settlers>();

  constructor(token: string, side: Side) {
    this.#mark = `${token}:placeholder`;
    this.#own = `${token}:${side}`;
    this.#peer = `${token}:${side === 'main' ? 'isolated' : 'main'}`;
    window.addEventListener(
      this.#own,
      (event) => {
        event.stopImmediatePropagation();
        this.#receive((event as CustomEvent<BridgeMessage>).detail);
      },
      true,
    );
    // The related target is the only part of an event that isn't copied between worlds.
    window.addEventListener(
      `${this.#own}:function`,
      (event) => {
        event.stopImmediatePropagation();
        const { detail, relatedTarget } = event as MouseEvent;
        if (relatedTarget !== null) this.#arrived.set(detail, relatedTarget);
      },
      true,
    );
  }

  /** Exposes an API of this world on the other world's window. */
  expose(key: string, api: unknown): void {
    const id = ++this.#lastId;
    this.#post({ type: 'expose', id, key, api: this.#pack(api) });
    this.#take(id);
  }

  #post(message: BridgeMessage): void {
    dispatch(window, new CustomEvent(this.#peer, { detail: message }));
  }

  // Events are dispatched synchronously, so the answer is ready when dispatch returns.
  #take(id: number): unknown {
    const answer = this.#returned.get(id);
    this.#returned.delete(id);
    if (!answer) throw new Error('The other world of this page is gone');
    const value = this.#unpack(answer.value);
    if (!answer.ok) throw value;
    return value;
  }

  #receive(message: BridgeMessage): void {
    switch (message.type) {
      case 'expose':
        this.#answer(message.id, () => {
          this.#define(message.key, this.#unpack(message.api));
        });
        break;
      case 'return':
        this.#returned.set(message.id, message);
        break;
      case 'settle': {
        const settlers = this.#promises.get(message.id);
        this.#promises.delete(message.id);
        const value = this.#unpack(message.value);
        if (message.ok) settlers?.resolve(value);
        else settlers?.reject(value);
      }
    }
  }

  #answer(id: number, work: () => unknown): void {
    let ok = true;
    let value: unknown;
    try {
      value = this.#pack(work());
    } catch (error) {
      ok = false;
      value = this.#pack(error);
    }
    this.#post({ type: 'return', id, ok, value });
  }

  #define(key: string, api: unknown): void {
    if (Object.hasOwn(window, key)) {
      throw new Error('Cannot bind an API on top of an existing property on the window object');
    }
    Object.defineProperty(window, key, {
      value: deepFreeze(api),
      enumerable: true,
      writable: false,
      configurable: false,
    });
  }

  /** @param whole - whether it can be cloned as it is, so that it contains no proxy. */
  #pack(value: unknown, seen = new Map<object, unknown>(), whole = false): unknown {
    if (typeof value === 'function') return this.#packFunction(value as AnyFunction);
    if (typeof value === 'symbol') refuse();
    if (value === null || typeof value !== 'object') return value;
    if (seen.has(value)) return seen.get(value);
    if (isThenable(value)) return this.#packPromise(value);
    if (value instanceof Error) {
      return this.#placeholder({ kind: 'error', message: value.message });
    }
    if (!isPlain(value) && !Array.isArray(value)) return clone(value);
    const copied = whole || hasCopy(value);
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      seen.set(value, list);
      for (const item of value) list.push(this.#pack(item, seen, copied));
      return list;
    }
    const copy: Record<string, unknown> = {};
    seen.set(value, copy);
    for (const [key, item] of Object.entries(value)) copy[key] = this.#pack(item, seen, copied);
    return copy;
  }

  #packFunction(callee: AnyFunction): unknown {
    let carrier = this.#carriers.get(callee);
    if (carrier === undefined) {
      carrier = this.#carrierOf(callee);
      this.#carriers.set(callee, carrier);
    }
    const id = ++this.#lastId;
    const init = { detail: id, relatedTarget: carrier };
    dispatch(window, new MouseEvent(`${this.#peer}:function`, init));
    return this.#placeholder({ kind: 'function', id });
  }

  #carrierOf(callee: AnyFunction): EventTarget {
    const carrier = new EventTarget();
    carrier.addEventListener(this.#own, (event) => {
      const { id, list } = (event as CustomEvent<Call>).detail;
      this.#answer(id, () => callee(...(this.#unpack(list) as unknown[])));
    });
    return carrier;
  }

  #packPromise(promise: PromiseLike<unknown>): unknown {
    const id = ++this.#lastId;
    promise.then(
      (value) => this.#settle(id, true, value),
      (reason: unknown) => this.#settle(id, false, reason),
    );
    return this.#placeholder({ kind: 'promise', id });
  }

  #settle(id: number, ok: boolean, value: unknown): void {
    try {
      this.#post({ type: 'settle', id, ok, value: this.#pack(value) });
    } catch (error) {
      this.#post({ type: 'settle', id, ok: false, value: this.#pack(error) });
    }
  }

  #placeholder(content: Placeholder): unknown {
    return { [this.#mark]: content };
  }

  // The details of an event are already a fresh copy, so it is filled in place.
  #unpack(value: unknown, seen = new Set<object>()): unknown {
    if (value === null || typeof value !== 'object' || seen.has(value)) return value;
    const content = (value as Record<string, Placeholder | undefined>)[this.#mark];
    if (content) return this.#unpackPlaceholder(content);
    if (!Array.isArray(value) && !isPlain(value)) return value;
    seen.add(value);
    const fields = value as Record<string, unknown>;
    for (const [key, item] of Object.entries(fields)) fields[key] = this.#unpack(item, seen);
    return value;
  }

  #unpackPlaceholder(content: Placeholder): unknown {
    switch (content.kind) {
      case 'function': {
        const carrier = this.#arrived.get(content.id);
        this.#arrived.delete(content.id);
        return (...list: unknown[]) => {
          const id = ++this.#lastId;
          const detail: Call = { id, list: this.#pack(list) };
          if (carrier !== undefined) dispatch(carrier, new CustomEvent(this.#peer, { detail }));
          return this.#take(id);
        };
      }
      case 'promise':
        return new Promise((resolve, reject) => {
          this.#promises.set(content.id, { resolve, reject });
        });
      case 'error':
        // As in Electron, which keeps only the message.
        return new Error(content.message);
    }
  }
}

function refuse(): never {
  throw new Error('An object could not be cloned.');
}

function clone(value: object): unknown {
  try {
    return structuredClone(value);
  } catch {
    return refuse();
  }
}

/**
 * Whether a plain object or a list can be cloned as it is. Functions and promises can't be; the bridge
 * passes them itself.
 *
 * @throws Error if it is or contains a proxy, which Electron can't pass. Only cloning reveals a proxy.
 */
function hasCopy(value: object): boolean {
  try {
    structuredClone(value);
    return true;
  } catch (error) {
    const { message } = error as Error;
    if (/(#<(?!Promise>)\w+>|\[object \w+\]) could not be cloned/.test(message)) refuse();
    return false;
  }
}

function deepFreeze(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  // Freezing a typed array throws; its bytes are the page's own copy anyway.
  if (!ArrayBuffer.isView(value)) Object.freeze(value);
  for (const item of Object.values(value)) deepFreeze(item);
  return value;
}
