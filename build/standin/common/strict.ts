// JavaScript looks these up by itself (await, JSON.stringify, inspection), so they may be missing.
const lookedUpByLanguage = new Set(['then', 'toJSON', 'inspect', 'constructor', 'domain']);

/** Throws an error that names what the stand-in lacks. */
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

/** A guarded prototype for instances that keeps `instanceof` working. */
function guardedParent(name: string, value: object): object {
  return guard(name, Object.create(Object.getPrototypeOf(value) as object) as object);
}

/** Makes reading a missing property throw an error with its name. */
export function strictObject<T extends object>(name: string, value: T): T {
  Object.setPrototypeOf(value, guardedParent(name, value));
  return value;
}

/** Makes reading a missing member of a class or its instances throw an error with its name. */
export function strictClass(name: string, constructor: { readonly prototype: object }): void {
  const { prototype } = constructor;
  Object.setPrototypeOf(prototype, guardedParent(name, prototype));
  // Guards the parent itself, not a copy: super() constructs it.
  Object.setPrototypeOf(constructor, guard(name, Object.getPrototypeOf(constructor) as object));
}

/** A placeholder that may be imported and passed on, but throws its name when used. */
export function absent(name: string): unknown {
  const refuse = () => unsupported(name);
  // A function, not an arrow function: only functions can be called with new.
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
