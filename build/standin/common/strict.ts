// JavaScript looks these up by itself (await, JSON.stringify, inspection): absence is a fair answer.
const lookedUpByLanguage = new Set(['then', 'toJSON', 'inspect', 'constructor', 'domain']);

/** Ends the call with the name of what the stand-in lacks. */
export function unsupported(what: string): never {
  throw new Error(`Electron stand-in: ${what} is not implemented`);
}

function guard<T extends object>(name: string, parent: T): T {
  return new Proxy(parent, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || lookedUpByLanguage.has(key)) {
        return Reflect.get(target, key, receiver) as unknown;
      }
      return unsupported(`${name}.${key}`);
    },
  });
}

/** A guarded parent for instances, below which `instanceof` still finds the real one. */
function guardedParent(name: string, value: object): object {
  return guard(name, Object.create(Object.getPrototypeOf(value) as object) as object);
}

/** Makes reading a property that an object lacks an error with that property's name. */
export function strictObject<T extends object>(name: string, value: T): T {
  Object.setPrototypeOf(value, guardedParent(name, value));
  return value;
}

/** Makes reading a member that a class (or an instance of it) lacks an error with its name. */
export function strictClass(name: string, constructor: { readonly prototype: object }): void {
  const { prototype } = constructor;
  Object.setPrototypeOf(prototype, guardedParent(name, prototype));
  // The parent itself and no copy of it: super() constructs it.
  Object.setPrototypeOf(constructor, guard(name, Object.getPrototypeOf(constructor) as object));
}

/** A value that may be imported and passed on, and throws its name when it is put to use. */
export function absent(name: string): unknown {
  const refuse = () => unsupported(name);
  // A function and no arrow, for only those may be called with new.
  const target = function () {
    return undefined;
  };
  return new Proxy(target, {
    get: (_target, key) =>
      typeof key === 'symbol' || lookedUpByLanguage.has(key)
        ? undefined
        : unsupported(`${name}.${key}`),
    apply: refuse,
    construct: refuse,
  });
}
