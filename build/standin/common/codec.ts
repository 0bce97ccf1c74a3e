/**
 * The structured clone algorithm as text, for messages between the main process and a page. It runs on
 * both sides, so it uses neither Node nor the DOM.
 */
import { parse, stringify, type StringifyOperations } from 'devalue';

const errors = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };

interface ErrorParts {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

const kindOf = (value: unknown) => Object.prototype.toString.call(value).slice(8, -1);

/** The types that devalue copies differently from structured clone. */
const reducers = {
  Error: (value: unknown): ErrorParts | false =>
    value instanceof Error && { name: value.name, message: value.message, stack: value.stack },
  // devalue refuses this key; structured clone treats it like any other.
  Entries: (value: unknown) =>
    kindOf(value) === 'Object' &&
    Object.hasOwn(value as object, '__proto__') &&
    Object.entries(value as object),
};

const revivers = {
  Error({ name, message, stack }: ErrorParts): Error {
    const Kind = name in errors ? errors[name as keyof typeof errors] : Error;
    const error = new Kind(message);
    if (stack !== undefined) error.stack = stack;
    return error;
  },
  Entries: (entries: [string, unknown][]) => Object.fromEntries(entries),
};

const operations: Partial<StringifyOperations> = {
  shapeOf: (value: unknown) =>
    kindOf(value) === 'Object'
      ? { kind: 'plain', keys: Object.keys(value as object) }
      : { kind: 'not-plain' },
};

/**
 * Turns a copy of a value into text.
 *
 * @throws Error with Electron's message for values that can't be cloned (functions, promises, proxies).
 */
export function encode(value: unknown): string {
  return stringify(copyOf(value), reducers, { operations });
}

/** Turns text from {@link encode} back into a value. */
export function decode(text: string): unknown {
  return parse(text, revivers) as unknown;
}

/** Like {@link decode}, for the argument list of a message. */
export function decodeList(text: string): unknown[] {
  const list = decode(text);
  return Array.isArray(list) ? (list as unknown[]) : [];
}

function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch (error) {
    throw new Error('An object could not be cloned.', { cause: error });
  }
}
