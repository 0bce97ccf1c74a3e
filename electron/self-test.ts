import { readFileSync } from 'node:fs';
import { parseConfig } from '../storage/config/parse.ts';
import { games } from '../engine/games.ts';
import { parseDuel } from '../engine/records/parse-duel.ts';
import { updatedView } from './api/match-update.ts';
import type { MatchView } from './api/match-view.ts';
import { gameName } from '../words/game-words.ts';
import { contentOf, type Handlers, type Sendable } from './ipc/handlers.ts';
import { words } from './words.ts';

/** The parts of the program under test. */
export interface Tested {
  /** Makes requests as a window does. */
  readonly ask: Pick<Handlers, 'view' | 'newMatch' | 'setPreference'>;
  /** How many hands, cards and buttons the page of the board has drawn, and its heading. */
  readonly drawn: () => Promise<{ readonly things: number; readonly heading: string }>;
  /** The files that the program writes, in a temporary folder. */
  readonly files: { readonly config: string; readonly match: () => string | null };
  /** The lines of the log, in which each start is noted. */
  readonly logged: () => readonly string[];
}

/** The result of one part of the test. */
export interface Checked {
  readonly name: string;
  readonly ok: boolean;
  /** In milliseconds. */
  readonly took: number;
  /** What went wrong. */
  readonly error?: string;
}

/** The most time of a part (ms): a machine without a graphics card draws slowly. */
const patience = 60_000;

/** The time between two polls (ms). */
const between = 50;

/**
 * Tests what only a packed program can show: that its pages are served and drawn, that the computer plays
 * each game in its own thread, and that its files can be read again.
 */
export async function selfTest(tested: Tested): Promise<readonly Checked[]> {
  const checks: Checked[] = [];
  const check = async (name: string, work: () => Promise<void>): Promise<void> => {
    const since = performance.now();
    const took = (): number => Math.round(performance.now() - since);
    try {
      await work();
      checks.push({ name, ok: true, took: took() });
    } catch (error) {
      checks.push({ name, ok: false, took: took(), error: String(error) });
    }
  };
  await check('board', () => until('the board is drawn', () => isDrawn(tested)));
  for (const { id } of games) await check(id, () => computerPlays(tested, id));
  await check('config', () => writesConfig(tested));
  await check('match', () => keepsMatch(tested));
  await check('log', () => writesLog(tested));
  return checks;
}

async function isDrawn({ drawn }: Tested, heading = /\S/): Promise<boolean> {
  const board = await drawn();
  return board.things > 0 && heading.test(board.heading);
}

async function computerPlays(tested: Tested, game: string): Promise<void> {
  const players = [
    { kind: 'computer' as const, difficulty: 'hard' as const },
    { kind: 'person' as const },
  ];
  await tested.ask.newMatch({ game, settings: {}, players, first: 0 }, nobody);
  await until('the computer has played', () =>
    viewOf(tested).tree.some(({ ply }) => ply.seat === 0),
  );
  const name = gameName(words(), game);
  await until(`${name} is drawn`, async () => (await tested.drawn()).heading.includes(name));
}

async function writesConfig({ ask, files }: Tested): Promise<void> {
  await ask.setPreference({ path: ['appearance', 'theme'], value: 'dark' }, nobody);
  const { config } = parseConfig(readFileSync(files.config, 'utf8'));
  if (config.appearance.theme !== 'dark') throw new Error('the config file does not say so');
}

async function keepsMatch(tested: Tested): Promise<void> {
  const { game, tree } = viewOf(tested);
  await until('the match is written', () => {
    const file = tested.files.match();
    if (file === null) return false;
    const read = parseDuel(readFileSync(file, 'utf8'));
    const [table] = read.ok ? read.value : [];
    return table?.game === game.id && table.match.moves.length === tree.length;
  });
}

function writesLog({ logged }: Tested): Promise<void> {
  return until('the log has this start', () => logged().length > 0);
}

function viewOf({ ask }: Tested): MatchView {
  let view: MatchView | undefined;
  void ask.view(undefined, (event, payload) => {
    if (event !== 'view') return;
    view = updatedView(undefined, contentOf(payload as Sendable<'view'>));
  });
  if (view === undefined) throw new Error('no view was sent');
  return view;
}

function nobody(): void {
  // The events are tested elsewhere.
}

/** Polls a condition. @throws Error naming what did not happen in time; a page that has died never answers. */
async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Error(`after ${patience / 1000} s it is not so that ${what}`));
    }, patience);
  });
  const come = async (): Promise<void> => {
    while (!(await holds()) && !isLate) {
      await new Promise((resolve) => setTimeout(resolve, between));
    }
  };
  try {
    await Promise.race([come(), late]);
  } finally {
    clearTimeout(timer);
  }
}
