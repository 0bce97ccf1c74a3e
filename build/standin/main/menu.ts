import type { MenuItem, MenuItemConstructorOptions, PopupOptions } from 'electron';
import type { KeyStroke } from '../common/messages.ts';
import { strictClass, unsupported } from '../common/strict.ts';
import { matchesAccelerator } from './accelerators.ts';
import { roleOf, type Role } from './menu-roles.ts';
import { windows } from './window-registry.ts';

const options = new Set<string>([
  'id',
  'label',
  'type',
  'role',
  'accelerator',
  'submenu',
  'click',
  'enabled',
  'visible',
  'registerAccelerator',
] satisfies (keyof MenuItemConstructorOptions)[]);

/** One line of a menu. */
class StandinMenuItem implements Pick<
  MenuItem,
  'id' | 'label' | 'enabled' | 'visible' | 'registerAccelerator' | 'click'
> {
  readonly id: string;
  /** Empty where a role stands alone, whose words are the system's. */
  readonly label: string;
  readonly enabled: boolean;
  readonly visible: boolean;
  readonly registerAccelerator: boolean;
  readonly accelerator: string | undefined;
  readonly submenu: StandinMenu | undefined;
  readonly #role: Role;
  readonly #onClick: MenuItemConstructorOptions['click'];

  constructor(given: MenuItemConstructorOptions) {
    const unknown = Object.keys(given).find((name) => !options.has(name));
    if (unknown !== undefined) unsupported(`menu item option '${unknown}'`);
    const { type, submenu } = given;
    if (type !== undefined && type !== 'separator') unsupported(`menu item type '${type}'`);
    this.#role = given.role === undefined ? {} : roleOf(given.role);
    this.#onClick = given.click;
    this.id = given.id ?? '';
    this.label = given.label ?? '';
    this.enabled = given.enabled ?? true;
    this.visible = given.visible ?? true;
    this.registerAccelerator = given.registerAccelerator ?? true;
    this.accelerator = given.accelerator ?? this.#role.accelerator;
    if (Array.isArray(submenu)) this.submenu = StandinMenu.buildFromTemplate(submenu);
    else if (submenu !== undefined) unsupported('a submenu that is no list');
  }

  /** Does what a click on the line does, as Electron's own specs call it. */
  readonly click = (event = { triggeredByAccelerator: false }): void => {
    const { focused } = windows;
    if (focused) this.#role.run?.(focused);
    this.#onClick?.(this as unknown as MenuItem, focused as unknown as undefined, event);
  };
}

strictClass('MenuItem', StandinMenuItem);

let applicationMenu: StandinMenu | null = null;

/** A menu nobody sees: its items are found by their names and by their keys. */
export class StandinMenu {
  readonly items: readonly StandinMenuItem[];

  private constructor(items: readonly StandinMenuItem[]) {
    this.items = items;
  }

  static buildFromTemplate(template: readonly MenuItemConstructorOptions[]): StandinMenu {
    return new StandinMenu(template.map((item) => new StandinMenuItem(item)));
  }

  static setApplicationMenu(menu: StandinMenu | null): void {
    applicationMenu = menu;
  }

  static getApplicationMenu(): StandinMenu | null {
    return applicationMenu;
  }

  /** Nothing is drawn: who clicks a text with the other button sees Chromium's own menu. */
  popup({ window }: Pick<PopupOptions, 'window'> = {}): void {
    if (window === undefined) unsupported('a menu that opens in no window of its own');
  }

  getMenuItemById(id: string): StandinMenuItem | null {
    return [...walk(this)].find((item) => item.id === id) ?? null;
  }
}

strictClass('Menu', StandinMenu);

/** Does what the application menu's item with these keys does, if there's one. */
export function pressShortcut(stroke: KeyStroke): void {
  const mac = process.platform === 'darwin';
  for (const item of applicationMenu ? walk(applicationMenu) : []) {
    const { accelerator, registerAccelerator } = item;
    if (
      accelerator !== undefined &&
      registerAccelerator &&
      matchesAccelerator(accelerator, stroke, mac)
    ) {
      item.click({ triggeredByAccelerator: true });
      return;
    }
  }
}

/** The items of a menu and its submenus. */
function* walk(menu: StandinMenu): Generator<StandinMenuItem> {
  for (const item of menu.items) {
    yield item;
    if (item.submenu) yield* walk(item.submenu);
  }
}
