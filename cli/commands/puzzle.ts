import type { Command } from 'commander';
import type { OpenedPuzzle } from '../../engine/learner/line.ts';
import { dayOf, isDay } from '../../engine/puzzles/day.ts';
import { gameOf } from '../../engine/games.ts';
import { puzzleKinds, type PuzzleKind } from '../../engine/capabilities/puzzle-pack.ts';
import { dailyPuzzle } from '../../engine/puzzles/daily.ts';
import { allPacks, packsCalled, standardPacks } from '../../engine/puzzles/pack-list.ts';
import { puzzleMaker, type PuzzleAsked } from '../../engine/puzzles/puzzle-maker.ts';
import { largestSeed } from '../../engine/random.ts';
import { listed, message, type Message } from '../../words/message.ts';
import { nameOf } from '../../words/game-words.ts';
import { badValue, gameNamed, oneOf, settingsInWords, wholeNumber, withJson } from '../options.ts';
import { journalOf } from '../puzzle/journal-of.ts';
import { keptTries } from '../puzzle/keep-tries.ts';
import { solvePuzzle } from '../puzzle/solve-puzzle.ts';
import type { Terminal } from '../terminal.ts';
import { placesIn, withUserData } from '../user-data.ts';
import { UserError } from '../user-error.ts';

interface PuzzleOptions {
  /** A date; true for the option without one. */
  readonly daily?: string | true;
  readonly game?: string;
  readonly pack?: string;
  readonly kind?: string;
  readonly seed?: string;
  readonly number?: string;
  readonly guest?: true;
  readonly person?: string;
  readonly userData?: string;
  readonly json?: true;
}

const mostPuzzles = 1_000_000;

/** `puzzle`: a position in which the user finds the good move. */
export function addPuzzle(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const packs = listed(packsCalled(allPacks).map(({ name }) => name));
  const command = program
    .command('puzzle')
    .description(words.text('puzzles.cli.description'))
    .option(`--daily [${words.text('puzzles.cli.date')}]`, words.text('puzzles.cli.daily'))
    .option(`--game <${words.text('cli.placeholder.game')}>`, words.text('puzzles.cli.game'))
    .option(
      `--pack <${words.text('cli.placeholder.text')}>`,
      words.text('puzzles.cli.pack', { packs }),
    )
    .option(
      `--kind <${words.text('cli.placeholder.text')}>`,
      words.text('puzzles.cli.kind', { kinds: listed(puzzleKinds) }),
    )
    .option('--seed <n>', words.text('puzzles.cli.seed'))
    .option('--number <n>', words.text('puzzles.cli.number'))
    .option('--guest', words.text('puzzles.cli.guest'))
    .option(`--person <${words.text('cli.placeholder.text')}>`, words.text('people.cli.person'));
  withJson(withUserData(command, words), words).action(async (options: PuzzleOptions) => {
    const { guest = false, person, userData } = options;
    if (guest && person !== undefined) throw contradiction('--guest', '--person');
    const { asked, title } = askedBy(options);
    const puzzle = puzzleMaker().make(asked);
    if (options.json) {
      const which = 'seed' in asked ? { seed: asked.seed, number: asked.number + 1 } : {};
      terminal.printJson({ ...which, ...puzzle });
      return;
    }
    // What a script solves isn't the user's progress, unless it names the folder.
    const isKept = !guest && (userData !== undefined || terminal.interactive);
    const journal = isKept ? journalOf(person, placesIn(userData).data, terminal) : undefined;
    const game = gameOf(puzzle.game);
    const { rating } = puzzle.grade;
    terminal.print(
      words.say(title({ game: nameOf(game), rating })),
      words.text('puzzles.cli.rules', { rules: settingsInWords(game.settings, puzzle.settings) }),
      words.text('puzzles.cli.how'),
    );
    const kept = journal && keptTries(journal, puzzle, openedBy(options, asked), terminal);
    await solvePuzzle(puzzle, terminal, kept);
  });
}

function contradiction(one: string, other: string): UserError {
  return new UserError(message('cli.refused.contradiction', { one, other }));
}

/** What the user opens with the options; undefined for the puzzle of another day than today, which counts for none. */
function openedBy({ daily, kind }: PuzzleOptions, asked: PuzzleAsked): OpenedPuzzle | undefined {
  const [theme, place] = [null, null];
  if ('seed' in asked) {
    const { pack, seed, number } = asked;
    return { pack: [pack, kind ?? ''].join(' ').trim(), theme, seed, number, place, day: null };
  }
  const today = dayOf(new Date());
  const isToday = daily === true || daily === today;
  return isToday
    ? { pack: standardPacks, theme, seed: 0, number: 0, place, day: today }
    : undefined;
}

/** The puzzle that the options ask for, and its name. @throws UserError if there is none. */
function askedBy(options: PuzzleOptions): {
  readonly asked: PuzzleAsked;
  readonly title: (of: { game: Message; rating: number }) => Message;
} {
  if (options.daily !== undefined) {
    for (const other of ['game', 'pack', 'kind', 'seed', 'number'] as const) {
      if (options[other] === undefined) continue;
      throw contradiction('--daily', `--${other}`);
    }
    const day = options.daily === true ? dayOf(new Date()) : options.daily;
    if (!isDay(day)) {
      throw badValue('--daily', day, message('puzzles.cli.not-date'));
    }
    return {
      asked: dailyPuzzle(day),
      title: (of) => message('puzzles.cli.title-daily', { ...of, day }),
    };
  }
  const pack = packFrom(options);
  const kind = kindFrom(options.kind, pack);
  const seed = wholeNumber('--seed', options.seed ?? '1', 0, largestSeed);
  const number = wholeNumber('--number', options.number ?? '1', 1, mostPuzzles);
  return {
    asked: { pack, kinds: kind && [kind], seed, number: number - 1 },
    title: (of) => message('puzzles.cli.title', { ...of, seed: String(seed), number }),
  };
}

function packFrom({ game, pack }: PuzzleOptions): string {
  const ofGame = game === undefined ? allPacks : gameNamed(game).id;
  if (pack === undefined) return ofGame;
  const all = packsCalled(allPacks).map(({ name }) => name);
  oneOf('--pack', pack, all);
  const packs = packsCalled(ofGame).map(({ name }) => name);
  if (packs.includes(pack)) return pack;
  throw new UserError(message('puzzles.cli.pack-of', { pack, game: ofGame, packs: listed(packs) }));
}

function kindFrom(text: string | undefined, pack: string): PuzzleKind | undefined {
  if (text === undefined) return undefined;
  const kind = oneOf('--kind', text, puzzleKinds);
  const kinds = new Set(packsCalled(pack).flatMap((each) => each.pack.kinds));
  if (kinds.has(kind)) return kind;
  throw new UserError(message('puzzles.cli.no-kind', { kind, pack, kinds: listed([...kinds]) }));
}
