import type { Menu, MenuItemConstructorOptions } from 'electron';
import { matchesAccelerator } from './accelerators.ts';
import { createEvent, Emitter } from './events.ts';
import { StandinMenuItem } from './menu-item.ts';
import type { KeyStroke } from '../messages/messages.ts';
import { strictClass } from './strict.ts';

type MenuApi = Pick<Menu, 'popup' | 'closePopup'>;
type TemplateItem = MenuItemConstructorOptions | StandinMenuItem;

let applicationMenu: StandinMenu | null = null;

/** A menu nobody sees: its items are found by their names and by their keys. */
export class StandinMenu extends Emitter implements MenuApi {
  readonly items: StandinMenuItem[] = [];
  /** The menus that were asked to pop up, newest last. */
  static readonly popups: StandinMenu[] = [];

  static buildFromTemplate(template: TemplateItem[]): StandinMenu {
    const menu = new StandinMenu();
    for (const item of template) {
      menu.append(item instanceof StandinMenuItem ? item : createMenuItem(item));
    }
    return menu;
  }

  static setApplicationMenu(menu: StandinMenu | null): void {
    applicationMenu = menu;
  }

  static getApplicationMenu(): StandinMenu | null {
    return applicationMenu;
  }

  append(item: StandinMenuItem): void {
    this.insert(this.items.length, item);
  }

  insert(position: number, item: StandinMenuItem): void {
    item.menu = this;
    this.items.splice(position, 0, item);
  }

  getMenuItemById(id: string): StandinMenuItem | null {
    return [...walk(this)].find((item) => item.id === id) ?? null;
  }

  popup(): void {
    StandinMenu.popups.push(this);
    this.emit('menu-will-show', createEvent({}));
  }

  closePopup(): void {
    this.emit('menu-will-close', createEvent({}));
  }
}

strictClass('Menu', StandinMenu);

/** Makes a line of a menu from its description. */
export function createMenuItem(options: MenuItemConstructorOptions): StandinMenuItem {
  return new StandinMenuItem(options, (template) => StandinMenu.buildFromTemplate(template));
}

/** Does what the application menu's item with these keys does, if there's one to choose. */
export function pressShortcut(stroke: KeyStroke): void {
  const mac = process.platform === 'darwin';
  for (const item of applicationMenu ? walk(applicationMenu, isReachable) : []) {
    const { accelerator, registerAccelerator } = item;
    if (accelerator === undefined || !registerAccelerator) continue;
    if (matchesAccelerator(accelerator, stroke, mac)) {
      item.click({ triggeredByAccelerator: true });
      return;
    }
  }
}

const isReachable = ({ enabled, visible }: StandinMenuItem) => enabled && visible;

/** The items of a menu and its submenus, leaving out those that don't pass with all below them. */
function* walk(
  menu: { readonly items: readonly StandinMenuItem[] },
  passes: (item: StandinMenuItem) => boolean = () => true,
): Generator<StandinMenuItem> {
  for (const item of menu.items.filter(passes)) {
    yield item;
    if (item.submenu) yield* walk(item.submenu, passes);
  }
}
