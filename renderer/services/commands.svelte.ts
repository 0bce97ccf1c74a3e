import { editText } from '../design/text-field.ts';
import { insteadOfDialogs, isDialogOpen } from '../design/open-dialog.ts';
import { menuNames, type MenuName, type SubMenu } from '../../electron/api/menu.ts';
import type { PlainCode } from '../../words/message.ts';
import type { Router } from './router.svelte.ts';

/** Something that a key, a menu or a button does. Declared once, where it is carried out. */
export interface Command {
  readonly id: string;
  /** What it does, in a few words, whatever state it finds. */
  readonly label: PlainCode;
  readonly menu: MenuName;
  /** Lines of a menu that belong together, in the order of the numbers. */
  readonly group: number;
  /** The menu within the menu that it stands in. */
  readonly sub?: SubMenu;
  /** Its keys, as Electron writes them: `CmdOrCtrl+Shift+Z`. */
  readonly keys?: string;
  /** Keys that it has on one platform only. */
  readonly keysOn?: Readonly<Partial<Record<string, string>>>;
  /** The page hears the keys itself: in the menu, they would be taken from whoever types. */
  readonly heardByPage?: true;
  /**
   * Where it acts. Usually it takes the place of whatever dialog is open; `table`: on the match, only while that is in
   * sight; `always`: whatever is open.
   */
  readonly reach?: 'table' | 'always';
  /** Whether there is something to do; usually there is. */
  readonly enabled?: () => boolean;
  /** Whether what it turns on is on. */
  readonly checked?: () => boolean;
  readonly run: () => void;
}

/** Commands that stand together in a menu, and what is the same of all of them. */
export function inMenu(
  menu: MenuName,
  group: number,
  shared: Pick<Command, 'reach' | 'heardByPage' | 'sub'>,
  commands: readonly Omit<Command, 'menu' | 'group'>[],
): readonly Command[] {
  return commands.map((command) => ({ menu, group, ...shared, ...command }));
}

/** What a page does at commands of its own, by their ids. */
export type Answers = Readonly<Partial<Record<string, () => void>>>;

/** Where a command stands in the menus. */
const order = ({ menu, group }: Command): number => menuNames.indexOf(menu) * 100 + group;

/** Dispatches commands to whoever carries them out. */
export class Commands {
  #list: readonly Command[] = [];
  #answers = $state.raw<readonly Answers[]>([]);
  readonly #listeners: ((id: string) => void)[] = [];
  readonly #router: Router;

  constructor(router: Router) {
    this.#router = router;
  }

  /** All commands, in the order of the menus. */
  get list(): readonly Command[] {
    return this.#list;
  }

  /** Declares more commands. */
  add(commands: readonly Command[]): void {
    this.#list = [...this.#list, ...commands].sort((one, other) => order(one) - order(other));
  }

  /** Has something hear of each command before it is carried out. */
  onRun(listener: (id: string) => void): void {
    this.#listeners.push(listener);
  }

  of(id: string): Command {
    const found = this.list.find((command) => command.id === id);
    if (found === undefined) throw new RangeError(`There is no command "${id}".`);
    return found;
  }

  /** Has a page answer commands. @returns what ends that. */
  answer(answers: Answers): () => void {
    this.#answers = [...this.#answers, answers];
    return () => (this.#answers = this.#answers.filter((each) => each !== answers));
  }

  /** Carries out a command. */
  run(id: string): void {
    const { reach, enabled = () => true, run } = this.of(id);
    for (const listener of this.#listeners) listener(id);
    if ((id === 'undo' || id === 'redo') && editText(id)) return;
    const answer = this.#answers.findLast((answers) => answers[id] !== undefined)?.[id];
    if (answer === undefined && !enabled()) return;
    if (reach === undefined) void insteadOfDialogs(answer ?? run);
    else if (reach === 'always') (answer ?? run)();
    else if (isDialogOpen()) return;
    else if (answer !== undefined) answer();
    else if (this.#router.page === 'table') run();
  }
}
