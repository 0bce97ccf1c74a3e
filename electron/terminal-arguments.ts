import { isSystemSwitch } from './system-switches.ts';

/**
 * The arguments for the terminal program, if the first one is a plain word, as its commands are. Only a language and
 * switches of the system may come before it: an AppImage, for example, adds `--no-sandbox`.
 *
 * @param args - without the program's own name.
 * @returns undefined if the program is to open its window.
 */
export function terminalArguments(args: readonly string[]): readonly string[] | undefined {
  const isForSystem = (each: string): boolean => {
    const [, name] = /^--([^=]*)/.exec(each) ?? [];
    return name !== undefined && isSystemSwitch(name);
  };
  const at = args.findIndex(
    (each, index) =>
      !isForSystem(each) && !/^--language(=|$)/.test(each) && args[index - 1] !== '--language',
  );
  if (!/^[a-z]+$/.test(args[at] ?? '')) return undefined;
  return [...args.slice(0, at).filter((each) => !isForSystem(each)), ...args.slice(at)];
}
