/**
 * The structured clone algorithm over JSON text, for messages between the main process and a page.
 * It runs on both sides, so it uses neither Node nor the DOM.
 */
type Wire = null | string | number | boolean | Tagged;
type Entries = [string, Wire][];
type Tagged =
  | ['undefined']
  | ['number', string]
  | ['bigint', string]
  | ['seen', number]
  | ['array', number, Entries]
  | ['object', Entries]
  | ['date', number]
  | ['regexp', string, string]
  | ['map', [Wire, Wire][]]
  | ['set', Wire[]]
  | ['error', string, string, string | null]
  | ['buffer', string]
  | ['view', string, string];

const views = {
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
  DataView,
};
const errors = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };

function refuse(what: string): never {
  const error = new Error(`${what} could not be cloned.`);
  error.name = 'DataCloneError';
  throw error;
}

const kindOf = (value: object) => Object.prototype.toString.call(value).slice(8, -1);

function toText(bytes: Uint8Array): string {
  let binary = '';
  const step = 0x8000;
  for (let start = 0; start < bytes.length; start += step) {
    binary += String.fromCharCode(...bytes.subarray(start, start + step));
  }
  return btoa(binary);
}

const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

function encodeNumber(value: number): Wire {
  if (Object.is(value, -0)) return ['number', '-0'];
  return Number.isFinite(value) ? value : ['number', String(value)];
}

class Encoder {
  readonly #seen = new Map<object, number>();

  encode(value: unknown): Wire {
    switch (typeof value) {
      case 'string':
      case 'boolean':
        return value;
      case 'number':
        return encodeNumber(value);
      case 'undefined':
        return ['undefined'];
      case 'bigint':
        return ['bigint', String(value)];
      case 'function':
      case 'symbol':
        return refuse(String(value));
      case 'object':
        return value === null ? null : this.#encodeObject(value);
    }
  }

  #encodeObject(value: object): Wire {
    const earlier = this.#seen.get(value);
    if (earlier !== undefined) return ['seen', earlier];
    this.#seen.set(value, this.#seen.size);
    if (Array.isArray(value)) return ['array', value.length, this.#entries(value)];
    if (value instanceof Date) return ['date', value.getTime()];
    if (value instanceof RegExp) return ['regexp', value.source, value.flags];
    if (value instanceof Map) {
      return ['map', [...value].map(([key, item]) => [this.encode(key), this.encode(item)])];
    }
    if (value instanceof Set) return ['set', [...value].map((item) => this.encode(item))];
    if (value instanceof Error) {
      return ['error', value.name, value.message, value.stack ?? null];
    }
    if (value instanceof ArrayBuffer) return ['buffer', toText(new Uint8Array(value))];
    if (ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      const kind = kindOf(value);
      return ['view', kind in views ? kind : 'Uint8Array', toText(bytes)];
    }
    const kind = kindOf(value);
    return kind === 'Object' ? ['object', this.#entries(value)] : refuse(`#<${kind}>`);
  }

  #entries(value: object): Entries {
    return Object.entries(value).map(([key, item]) => [key, this.encode(item)]);
  }
}

class Decoder {
  readonly #seen: unknown[] = [];

  decode(wire: Wire): unknown {
    if (!Array.isArray(wire)) return wire;
    switch (wire[0]) {
      case 'undefined':
        return undefined;
      case 'number':
        return Number(wire[1]);
      case 'bigint':
        return BigInt(wire[1]);
      case 'seen':
        return this.#seen[wire[1]];
      case 'array':
        return this.#fill(new Array<unknown>(wire[1]), wire[2]);
      case 'object':
        return this.#fill({}, wire[1]);
      case 'date':
        return this.#keep(new Date(wire[1]));
      case 'regexp':
        return this.#keep(new RegExp(wire[1], wire[2]));
      case 'map': {
        const map = this.#keep(new Map<unknown, unknown>());
        for (const [key, item] of wire[1]) map.set(this.decode(key), this.decode(item));
        return map;
      }
      case 'set': {
        const set = this.#keep(new Set<unknown>());
        for (const item of wire[1]) set.add(this.decode(item));
        return set;
      }
      case 'error':
        return this.#error(wire[1], wire[2], wire[3]);
      case 'buffer':
        return this.#keep(toBytes(wire[1]).buffer);
      case 'view': {
        const View: new (bytes: ArrayBuffer) => ArrayBufferView<ArrayBuffer> =
          views[wire[1] as keyof typeof views];
        return this.#keep(new View(toBytes(wire[2]).buffer));
      }
    }
  }

  #keep<T extends object>(value: T): T {
    this.#seen.push(value);
    return value;
  }

  #fill(value: object, entries: Entries): object {
    this.#keep(value);
    for (const [key, item] of entries) {
      // Defined rather than assigned: a key named __proto__ stays a plain key.
      Object.defineProperty(value, key, {
        value: this.decode(item),
        writable: true,
        enumerable: true,
        configurable: true,
      });
    }
    return value;
  }

  #error(name: string, message: string, stack: string | null): Error {
    const Kind = name in errors ? errors[name as keyof typeof errors] : Error;
    const error = this.#keep(new Kind(message));
    if (stack !== null) error.stack = stack;
    return error;
  }
}

/** Turns a value into text, or throws a DataCloneError for what has no copy (functions, promises). */
export function encode(value: unknown): string {
  return JSON.stringify(new Encoder().encode(value));
}

/** Turns text from {@link encode} back into a value. */
export function decode(text: string): unknown {
  return new Decoder().decode(JSON.parse(text) as Wire);
}

/** Like {@link decode}, for the arguments of a message. */
export function decodeList(text: string): unknown[] {
  const list = decode(text);
  return Array.isArray(list) ? (list as unknown[]) : [];
}
