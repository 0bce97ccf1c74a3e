interface CommandDefinition {
  /** Who carries it out. */
  readonly by: 'board' | 'program';
  /** Its keys in the menu, as Electron writes them. */
  readonly keys?: string;
  /** Keys of a platform's own; null where it has none there. */
  readonly keysOn?: Readonly<Partial<Record<string, string | null>>>;
  /** The page hears them itself: in a menu, a letter alone would be taken from whoever types. */
  readonly heardByPage?: true;
  /** A window may ask for it, as well as the menu. */
  readonly byRequest?: true;
}

/** Every command of the menu, by the id of its item. */
export const commands = {
  'new-game': { by: 'board', keys: 'CmdOrCtrl+N' },
  home: { by: 'board', keys: 'CmdOrCtrl+Shift+H' },
  table: { by: 'board', keys: 'CmdOrCtrl+Shift+T' },
  'open-record': { by: 'program', keys: 'CmdOrCtrl+O', byRequest: true },
  'recent-files': { by: 'board', keys: 'CmdOrCtrl+Shift+O' },
  'save-record': { by: 'program', keys: 'CmdOrCtrl+S', byRequest: true },
  // In a menu, these keys would be taken from whoever pastes into a text.
  'paste-record': { by: 'program', keys: 'CmdOrCtrl+V', heardByPage: true, byRequest: true },
  share: { by: 'board', keys: 'CmdOrCtrl+Shift+S' },
  // Of the match in sight: while another page lies over it, nothing is taken back.
  undo: { by: 'board', keys: 'CmdOrCtrl+Z' },
  redo: { by: 'board', keys: 'CmdOrCtrl+Shift+Z', keysOn: { win32: 'Ctrl+Y' } },
  analysis: { by: 'board', keys: 'CmdOrCtrl+I' },
  // On a Mac these keys hide the program, whether or not an item has them.
  hint: { by: 'board', keys: 'CmdOrCtrl+H', keysOn: { darwin: null } },
  panel: { by: 'board', keys: 'CmdOrCtrl+B' },
  'read-position': { by: 'board', keys: 'CmdOrCtrl+Shift+P' },
  mute: { by: 'board', keys: 'M', heardByPage: true },
  rules: { by: 'board', keys: 'F1' },
  about: { by: 'board' },
  preferences: { by: 'program', keys: 'CmdOrCtrl+,', byRequest: true },
  quit: { by: 'program', keys: 'CmdOrCtrl+Q', keysOn: { win32: 'Alt+F4' }, byRequest: true },
} as const satisfies Record<string, CommandDefinition>;

/** The names of the {@link commands} that have certain properties. */
type CommandsWith<Properties> = {
  [Name in keyof typeof commands]: (typeof commands)[Name] extends Properties ? Name : never;
}[keyof typeof commands];

/** The id of a command's item in the menu. */
export type CommandName = keyof typeof commands;

/** What a menu item asks of the board. */
export type BoardCommand = CommandsWith<{ by: 'board' }>;

/** What the main process does itself when a menu item is chosen. */
export type ProgramCommand = CommandsWith<{ by: 'program' }>;

/** What a window may ask for. */
export type RequestedCommand = CommandsWith<{ byRequest: true }>;

/** The names of all {@link commands}. */
export const commandNames = Object.keys(commands) as readonly CommandName[];

/** Whether a command is the board's to carry out. */
export function isBoardCommand(name: CommandName): name is BoardCommand {
  return commands[name].by === 'board';
}

/** Whether a window may ask for a command. */
export function isRequestedCommand(name: CommandName): name is RequestedCommand {
  return 'byRequest' in commands[name];
}

/** The keys of a command on a platform: `CmdOrCtrl+Shift+Z`; nothing where it has none. */
export function keysOf(name: CommandName, platform: string): string | undefined {
  const { keys, keysOn }: CommandDefinition = commands[name];
  const own = keysOn?.[platform];
  return own === null ? undefined : (own ?? keys);
}

/** The keys of a command that its item in the menu listens for; nothing where it listens for none. */
export function acceleratorOf(name: CommandName, platform: string): string | undefined {
  return 'heardByPage' in commands[name] ? undefined : keysOf(name, platform);
}
