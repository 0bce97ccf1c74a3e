import type { KeyboardEvent, MenuItem, MenuItemConstructorOptions, PopupOptions } from 'electron';
import type { KeyStroke } from '../common/messages.ts';
import { strictClass, unsupported } from '../common/strict.ts';
import { matchesAccelerator, parseAccelerator } from './accelerators.ts';
import { roleOf, type Role } from './menu-roles.ts';
import { windows, type ManagedWindow } from './window-registry.ts';

const mac = process.platform === 'darwin';

const options = new Set<string>([
  'id',
  'label',
  'type',
  'role',
  'accelerator',
  'registerAccelerator',
  'submenu',
  'click',
  'enabled',
  'visible',
] satisfies (keyof MenuItemConstructorOptions)[]);

const types = ['normal', 'separator', 'submenu', 'checkbox', 'radio', 'header', 'palette'];

/** One line of a menu. */
class StandinMenuItem implements Pick<
  MenuItem,
  'label' | 'click' | 'enabled' | 'visible' | 'registerAccelerator'
> {
  readonly id: string | undefined;
  readonly label: string;
  readonly type: string;
  readonly role: string | undefined;
  readonly accelerator: string | undefined;
  readonly submenu: StandinMenu | undefined;
  enabled: boolean;
  visible: boolean;
  registerAccelerator: boolean;
  readonly #role: Partial<Role>;
  readonly #onClick: MenuItemConstructorOptions['click'];

  constructor(given: MenuItemConstructorOptions) {
    const unknown = Object.keys(given).find((name) => !options.has(name));
    if (unknown !== undefined) unsupported(`menu item option '${unknown}'`);
    this.#role = given.role === undefined ? {} : roleOf(given.role);
    this.submenu = submenuOf(given.submenu ?? this.#role.submenu);
    this.type = given.type ?? (this.submenu === undefined ? 'normal' : 'submenu');
    if (this.type === 'submenu' && this.submenu === undefined) throw new Error('Invalid submenu');
    if (!types.includes(this.type)) throw new Error(`Unknown menu item type: ${this.type}`);
    if (!['normal', 'separator', 'submenu'].includes(this.type)) {
      unsupported(`menu item type '${this.type}'`);
    }
    this.#onClick = given.click;
    this.id = given.id;
    this.role = given.role?.toLowerCase();
    this.label = given.label ?? this.#role.label ?? '';
    this.accelerator = given.accelerator ?? this.#role.accelerator;
    this.enabled = given.enabled ?? true;
    this.visible = given.visible ?? true;
    this.registerAccelerator = given.registerAccelerator ?? this.#role.keysAreShownOnly !== true;
    const { accelerator } = this;
    if (accelerator !== undefined && parseAccelerator(accelerator, mac) === null) {
      // Electron warns and adds the item without keys.
      console.error(`Warning: ${accelerator} doesn't contain a valid key`);
    }
  }

  /**
   * Does what a click on the item does, with the arguments of Electron's own specs; a role takes
   * precedence.
   */
  readonly click = (
    event: KeyboardEvent = { triggeredByAccelerator: false },
    window: ManagedWindow | null = windows.focused,
  ): void => {
    const { run, runApp } = this.#role;
    if (runApp) runApp();
    else if (run && window) run(window);
    else this.#onClick?.(this as unknown as MenuItem, window as unknown as undefined, event);
  };
}

strictClass('MenuItem', StandinMenuItem);

function submenuOf(given: unknown): StandinMenu | undefined {
  if (given === undefined || given === null || given instanceof StandinMenu) {
    return given ?? undefined;
  }
  return StandinMenu.buildFromTemplate(given as MenuItemConstructorOptions[]);
}

/** Undefined until the program sets one, or none. */
let applicationMenu: StandinMenu | null | undefined;

/** An invisible menu: its items are found by id and by their keys. */
export class StandinMenu {
  readonly items: readonly StandinMenuItem[];

  private constructor(items: readonly StandinMenuItem[]) {
    this.items = items;
  }

  /** @throws TypeError with Electron's message if it isn't a template. */
  static buildFromTemplate(template: readonly MenuItemConstructorOptions[]): StandinMenu {
    if (!Array.isArray(template)) {
      throw new TypeError('Invalid template for Menu: Menu template must be an array');
    }
    if (!template.every(isItem)) {
      throw new TypeError(
        'Invalid template for MenuItem: must have at least one of label, role or type',
      );
    }
    return new StandinMenu(
      withoutRedundantSeparators(template).map((item) => new StandinMenuItem(item)),
    );
  }

  static setApplicationMenu(menu: StandinMenu | null): void {
    if (menu && !(menu instanceof StandinMenu)) throw new TypeError('Invalid menu');
    applicationMenu = menu;
  }

  static getApplicationMenu(): StandinMenu | null {
    return applicationMenu ?? null;
  }

  /** Draws nothing: a right click on text shows Chromium's own menu. */
  popup({ window }: Pick<PopupOptions, 'window'> = {}): void {
    if (window === undefined) unsupported('a menu that opens in no window of its own');
  }

  getMenuItemById(id: string): StandinMenuItem | null {
    return [...walk(this)].find((item) => item.id === id) ?? null;
  }
}

strictClass('Menu', StandinMenu);

/** Sets Electron's own menu unless the program has set one, or none; Electron does so just before it is ready. */
export function provideDefaultMenu(): void {
  if (applicationMenu !== undefined) return;
  const roles = [...(mac ? ['appMenu'] : []), 'fileMenu', 'editMenu', 'viewMenu', 'windowMenu'];
  applicationMenu = StandinMenu.buildFromTemplate(
    roles.map((role) => ({ role }) as MenuItemConstructorOptions),
  );
}

/** Whether Electron accepts it as an item. */
function isItem(item: unknown): boolean {
  return (
    typeof item === 'object' &&
    item !== null &&
    (Object.hasOwn(item, 'label') ||
      Object.hasOwn(item, 'role') ||
      (item as MenuItemConstructorOptions).type === 'separator')
  );
}

/** Removes separators at the ends and next to each other. */
function withoutRedundantSeparators(
  template: readonly MenuItemConstructorOptions[],
): MenuItemConstructorOptions[] {
  const isLine = (item?: MenuItemConstructorOptions) => item?.type === 'separator';
  const folded = template.filter((item, at) => !isLine(item) || !isLine(template[at - 1]));
  return folded.filter((item, at) => !isLine(item) || (at > 0 && at < folded.length - 1));
}

/** Runs the application menu's item with exactly these keys, if any; the last of several. */
export function pressShortcut(stroke: KeyStroke): void {
  const items = applicationMenu ? [...walk(applicationMenu)] : [];
  const item = items.findLast(
    ({ accelerator, registerAccelerator, submenu }) =>
      registerAccelerator &&
      submenu === undefined &&
      accelerator !== undefined &&
      matchesAccelerator(accelerator, stroke, mac),
  );
  if (item?.enabled === true) item.click({ triggeredByAccelerator: true });
}

/** The items of a menu and its submenus. */
function* walk(menu: StandinMenu): Generator<StandinMenuItem> {
  for (const item of menu.items) {
    yield item;
    if (item.submenu) yield* walk(item.submenu);
  }
}
