import Module from 'node:module';
import { pathToFileURL } from 'node:url';
import { electron } from './electron-module.ts';

const names = /^electron(\/(main|common))?$/;
const key = 'electron-stand-in';

type Load = (request: string, ...rest: unknown[]) => unknown;

const asModule = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

/** Makes `electron` importable, as the stand-in. */
export function provideElectron(): void {
  const loader = Module as unknown as { _load: Load };
  const load = loader._load.bind(Module);
  loader._load = (request, ...rest) => (names.test(request) ? electron : load(request, ...rest));

  // Import hooks run in their own thread and can only return source text, which finds the stand-in by a
  // global symbol.
  Object.defineProperty(globalThis, Symbol.for(key), { value: electron });
  const exported = Object.keys(electron).map((name) => `export const ${name} = e.${name};`);
  const facade = asModule(
    [`const e = globalThis[Symbol.for('${key}')];`, 'export default e;', ...exported].join('\n'),
  );
  const hooks = `export const resolve = (name, context, next) =>
    ${String(names)}.test(name)
      ? { url: ${JSON.stringify(facade)}, shortCircuit: true }
      : next(name, context);`;
  Module.register(asModule(hooks), pathToFileURL(__filename));
}
