import type { KeyboardEvent, MenuItem, MenuItemConstructorOptions } from 'electron';
import { strictClass } from './strict.ts';
import { roleOf, type Role } from './menu-roles.ts';
import { windows } from './window-registry.ts';

/** A menu as its items see it. */
export interface MenuLike {
  readonly items: readonly StandinMenuItem[];
}

type ItemType = NonNullable<MenuItemConstructorOptions['type']>;
type ClickEvent = Pick<KeyboardEvent, 'triggeredByAccelerator'>;
type MenuItemApi = Pick<
  MenuItem,
  | 'id'
  | 'label'
  | 'sublabel'
  | 'toolTip'
  | 'enabled'
  | 'visible'
  | 'checked'
  | 'click'
  | 'commandId'
>;

let lastCommand = 0;

/** One line of a menu. */
export class StandinMenuItem implements MenuItemApi {
  readonly commandId = ++lastCommand;
  readonly id: string;
  readonly type: ItemType;
  readonly role: string | undefined;
  readonly accelerator: string | undefined;
  readonly registerAccelerator: boolean;
  readonly submenu: MenuLike | undefined;
  label: string;
  sublabel: string;
  toolTip: string;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  menu: MenuLike | undefined;
  readonly #role: Role | undefined;
  readonly #onClick: MenuItemConstructorOptions['click'];

  constructor(
    options: MenuItemConstructorOptions,
    build: (template: MenuItemConstructorOptions[]) => MenuLike,
  ) {
    this.#role = options.role === undefined ? undefined : roleOf(options.role);
    const submenu = options.submenu ?? this.#role?.submenu;
    if (submenu !== undefined) {
      this.submenu = Array.isArray(submenu) ? build(submenu) : (submenu as unknown as MenuLike);
    }
    this.id = options.id ?? '';
    this.role = options.role?.toLowerCase();
    this.type = options.type ?? (this.submenu ? 'submenu' : 'normal');
    this.label = options.label ?? this.#role?.label ?? '';
    this.sublabel = options.sublabel ?? '';
    this.toolTip = options.toolTip ?? '';
    this.accelerator = options.accelerator ?? this.#role?.accelerator;
    this.registerAccelerator =
      options.registerAccelerator ?? this.#role?.registerAccelerator ?? true;
    this.enabled = options.enabled ?? true;
    this.visible = options.visible ?? true;
    this.checked = options.checked ?? false;
    this.#onClick = options.click;
  }

  /** Does what a click on the line does, as Electron's own specs call it. */
  readonly click = (event: ClickEvent = { triggeredByAccelerator: false }): void => {
    if (this.type === 'checkbox') this.checked = !this.checked;
    if (this.type === 'radio') {
      for (const item of this.menu?.items ?? []) if (item.type === 'radio') item.checked = false;
      this.checked = true;
    }
    const { focused } = windows;
    if (this.#role?.run) this.#role.run(focused);
    else this.#onClick?.(this as unknown as MenuItem, focused as unknown as undefined, event);
  };
}

strictClass('MenuItem', StandinMenuItem);
