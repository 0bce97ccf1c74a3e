/** What the sheet of keys groups commands by. */
export type CommandTopic = 'match' | 'view' | 'program';

interface CommandDefinition {
  readonly topic: CommandTopic;
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
  'new-game': { topic: 'match', by: 'board', keys: 'CmdOrCtrl+N' },
  home: { topic: 'program', by: 'board', keys: 'CmdOrCtrl+Shift+H' },
  table: { topic: 'program', by: 'board', keys: 'CmdOrCtrl+Shift+T' },
  library: { topic: 'program', by: 'board', keys: 'CmdOrCtrl+L' },
  statistics: { topic: 'program', by: 'board', keys: 'CmdOrCtrl+Shift+L' },
  atlas: { topic: 'program', by: 'board', keys: 'CmdOrCtrl+Shift+A' },
  learn: { topic: 'program', by: 'board', keys: 'CmdOrCtrl+U' },
  lessons: { topic: 'program', by: 'board', keys: 'CmdOrCtrl+1' },
  puzzles: { topic: 'program', by: 'board', keys: 'CmdOrCtrl+2' },
  mistakes: { topic: 'program', by: 'board', keys: 'CmdOrCtrl+3' },
  review: { topic: 'match', by: 'board', keys: 'CmdOrCtrl+Shift+V' },
  'previous-mistake': { topic: 'match', by: 'board', keys: 'Shift+PageUp', heardByPage: true },
  'next-mistake': { topic: 'match', by: 'board', keys: 'Shift+PageDown', heardByPage: true },
  explorer: { topic: 'program', by: 'board', keys: 'CmdOrCtrl+4' },
  'state-map': { topic: 'program', by: 'board', keys: 'CmdOrCtrl+5' },
  guide: { topic: 'match', by: 'board', keys: 'CmdOrCtrl+G' },
  'open-record': { topic: 'match', by: 'program', keys: 'CmdOrCtrl+O', byRequest: true },
  'recent-files': { topic: 'match', by: 'board', keys: 'CmdOrCtrl+Shift+O' },
  'save-record': { topic: 'match', by: 'program', keys: 'CmdOrCtrl+S', byRequest: true },
  // In a menu, these keys would be taken from whoever pastes into a text.
  'paste-record': {
    topic: 'match',
    by: 'program',
    keys: 'CmdOrCtrl+V',
    heardByPage: true,
    byRequest: true,
  },
  share: { topic: 'match', by: 'board', keys: 'CmdOrCtrl+Shift+S' },
  // Of the match in sight: while another page lies over it, nothing is taken back.
  undo: { topic: 'match', by: 'board', keys: 'CmdOrCtrl+Z' },
  redo: { topic: 'match', by: 'board', keys: 'CmdOrCtrl+Shift+Z', keysOn: { win32: 'Ctrl+Y' } },
  again: { topic: 'match', by: 'board', keys: 'CmdOrCtrl+Shift+N' },
  restart: { topic: 'match', by: 'board', keys: 'CmdOrCtrl+R' },
  'swap-seats': { topic: 'match', by: 'board', keys: 'CmdOrCtrl+T' },
  'offer-draw': { topic: 'match', by: 'board', keys: 'CmdOrCtrl+D' },
  'claim-draw': { topic: 'match', by: 'board', keys: 'CmdOrCtrl+Shift+D' },
  resign: { topic: 'match', by: 'board', keys: 'CmdOrCtrl+Shift+R' },
  'play-on': { topic: 'match', by: 'board', keys: 'CmdOrCtrl+K' },
  pause: { topic: 'match', by: 'board', keys: 'P', heardByPage: true },
  step: { topic: 'match', by: 'board', keys: '.', heardByPage: true },
  'to-first': { topic: 'match', by: 'board', keys: 'Home', heardByPage: true },
  back: { topic: 'match', by: 'board', keys: 'PageUp', heardByPage: true },
  forward: { topic: 'match', by: 'board', keys: 'PageDown', heardByPage: true },
  'to-last': { topic: 'match', by: 'board', keys: 'End', heardByPage: true },
  replay: { topic: 'match', by: 'board', keys: 'CmdOrCtrl+P' },
  analysis: { topic: 'view', by: 'board', keys: 'CmdOrCtrl+I' },
  // On a Mac the other keys hide the program, whether or not an item has them.
  hint: { topic: 'match', by: 'board', keys: 'CmdOrCtrl+H', keysOn: { darwin: 'CmdOrCtrl+J' } },
  panel: { topic: 'view', by: 'board', keys: 'CmdOrCtrl+B' },
  'read-position': { topic: 'view', by: 'board', keys: 'CmdOrCtrl+Shift+P' },
  'comment-move': { topic: 'match', by: 'board', keys: 'CmdOrCtrl+Shift+M' },
  'copy-position': { topic: 'match', by: 'board', keys: 'CmdOrCtrl+Shift+C' },
  'set-up': { topic: 'match', by: 'board', keys: 'CmdOrCtrl+E' },
  mute: { topic: 'program', by: 'board', keys: 'M', heardByPage: true },
  rules: { topic: 'program', by: 'board', keys: 'F1' },
  keys: { topic: 'program', by: 'board', keys: '?', heardByPage: true },
  about: { topic: 'program', by: 'board', keys: 'Shift+F1' },
  preferences: { topic: 'program', by: 'program', keys: 'CmdOrCtrl+,', byRequest: true },
  quit: {
    topic: 'program',
    by: 'program',
    keys: 'CmdOrCtrl+Q',
    keysOn: { win32: 'Alt+F4' },
    byRequest: true,
  },
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

/** What the sheet of keys puts a command under. */
export function topicOf(name: CommandName): CommandTopic {
  return commands[name].topic;
}

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
