import { editText } from '../design/text-field.ts';
import { insteadOfDialogs, isDialogOpen } from '../design/open-dialog.ts';
import { menuNames, type MenuName, type SubMenu } from '../../electron/api/menu.ts';
import type { PlainCode } from '../../words/message.ts';
import type { Router } from './router.svelte.ts';
import { withOwnKeys, type Keyed, type OwnKeys } from './shortcuts.ts';

/** Something that a key, a menu or a button does. It is declared once, by the code that does it. */
export interface Command extends Keyed {
  readonly id: string;
  /** What it does in a few words, whatever the current state. */
  readonly label: PlainCode;
  readonly menu: MenuName;
  /** The group of menu lines that it belongs to; groups are ordered by number. */
  readonly group: number;
  /** The submenu that it is in. */
  readonly sub?: SubMenu;
  /**
   * Where it applies. By default it closes any open dialog first; `table`: only while the table is
   * in sight; `always`: whatever is open.
   */
  readonly reach?: 'table' | 'always';
  /** Whether there is something to do; true by default. */
  readonly enabled?: () => boolean;
  /** Why there is nothing to do, if that isn't obvious. */
  readonly reason?: () => PlainCode | undefined;
  /** For a toggle: whether it is on. */
  readonly checked?: () => boolean;
  /** Returns a promise if the command takes time; it runs again only after that. */
  readonly run: () => unknown;
}

/** Commands of one menu, with the properties that they share. */
export function inMenu(
  menu: MenuName,
  group: number,
  shared: Pick<Command, 'reach' | 'sub'>,
  commands: readonly Omit<Command, 'menu' | 'group'>[],
): readonly Command[] {
  return commands.map((command) => ({ menu, group, ...shared, ...command }));
}

/** A page's own responses to commands, by their ids. */
export type Answers = Readonly<Partial<Record<string, () => void>>>;

/** The place of a command in the menus. */
const order = ({ menu, group }: Command): number => menuNames.indexOf(menu) * 100 + group;

/** Dispatches commands. */
export class Commands {
  #declared = $state.raw<readonly Command[]>([]);
  #answers = $state.raw<readonly Answers[]>([]);
  readonly #listeners: ((id: string) => void)[] = [];
  /** Commands under way. A toggle pressed twice must know its new state before it changes back. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #underway = new Map<string, Promise<unknown>>();
  readonly #router: Router;
  readonly #own: () => OwnKeys;
  readonly #locked: (id: string) => PlainCode | undefined;
  readonly #list = $derived.by(() => withOwnKeys(this.#declared, this.#own()));

  /**
   * @param own - the user's own keys.
   * @param locked - why a command isn't available now, whatever it says itself; undefined if it is.
   */
  constructor(
    router: Router,
    own: () => OwnKeys = () => ({}),
    locked: (id: string) => PlainCode | undefined = () => undefined,
  ) {
    this.#router = router;
    this.#own = own;
    this.#locked = locked;
  }

  /** All commands with their usual keys, in the order of the menus. */
  get declared(): readonly Command[] {
    return this.#declared;
  }

  /** All commands, in the order of the menus. */
  get list(): readonly Command[] {
    return this.#list;
  }

  /** Declares more commands. */
  add(commands: readonly Command[]): void {
    const lockable = commands.map((command) => ({
      ...command,
      enabled: () => this.#locked(command.id) === undefined && command.enabled?.() !== false,
      reason: () => this.#locked(command.id) ?? command.reason?.(),
    }));
    this.#declared = [...this.#declared, ...lockable].sort(
      (one, other) => order(one) - order(other),
    );
  }

  /** Has a listener called with every command before it runs. */
  onRun(listener: (id: string) => void): void {
    this.#listeners.push(listener);
  }

  of(id: string): Command {
    const found = this.list.find((command) => command.id === id);
    if (found === undefined) throw new RangeError(`There is no command "${id}".`);
    return found;
  }

  /** Registers a page's responses to commands. @returns a function that removes them. */
  answer(answers: Answers): () => void {
    this.#answers = [...this.#answers, answers];
    return () => (this.#answers = this.#answers.filter((each) => each !== answers));
  }

  /** Runs a command. */
  run(id: string): void {
    const underway = this.#underway.get(id);
    if (underway !== undefined) {
      void underway.then(() => this.run(id));
      return;
    }
    const { reach, enabled = () => true, run: start } = this.of(id);
    const run = (): void => this.#await(id, start());
    for (const listener of this.#listeners) listener(id);
    if ((id === 'undo' || id === 'redo') && editText(id)) return;
    const answer = this.#answers.findLast((answers) => answers[id] !== undefined)?.[id];
    if (this.#locked(id) !== undefined || (answer === undefined && !enabled())) return;
    if (reach === undefined) void insteadOfDialogs(answer ?? run);
    else if (reach === 'always') (answer ?? run)();
    else if (isDialogOpen()) return;
    else if (answer !== undefined) answer();
    else if (this.#router.page === 'table') run();
  }

  #await(id: string, started: unknown): void {
    if (!(started instanceof Promise)) return;
    this.#underway.set(id, started);
    void started.finally(() => this.#underway.delete(id));
  }
}
