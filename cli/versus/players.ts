import path from 'node:path';
import type { Difficulty } from '../../engine/capabilities/computer-players.ts';
import { Forfeited } from '../../engine/match/forfeit.ts';
import type { Game, Rules } from '../../engine/game.ts';
import { positionOf } from '../../engine/match/match.ts';
import type { ChooseFor, PlayedOut } from '../../engine/match/play-out.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { wordsIn } from '../../storage/programs/command.ts';
import { usualLimits } from '../../storage/programs/limits.ts';
import { removeLeftPrograms } from '../../storage/programs/processes.ts';
import { endProgramsOnSignals } from '../../storage/programs/running-program.ts';
import { UgiPlayer } from '../../storage/programs/ugi-player.ts';
import { message } from '../../words/message.ts';
import { computersFor } from '../computers.ts';
import { badValue, computerFrom } from '../options.ts';
import { solvedLater } from '../solving.ts';
import type { Terminal } from '../terminal.ts';
import { UserError } from '../user-error.ts';

/** A player of `versus`: a computer of the program, or another program. */
export interface VersusPlayer {
  /** As it was given. */
  readonly text: string;
  readonly plays: Difficulty | UgiPlayer;
}

/** What a player is called that is a program: `program:FILE ARGUMENTS`. */
const prefix = 'program:';

/** Reads a player of an option. @param others - further names that are allowed there. @throws UserError */
export type ReadPlayer = (
  option: string,
  text: string,
  rules: Rules<unknown, unknown>,
  others?: readonly string[],
) => VersusPlayer;

/** Reads the players of some options, runs work with them, and ends those that are programs, however the work ends. */
export async function withPlayers<Result>(
  moveTime: number,
  work: (read: ReadPlayer) => Promise<Result>,
): Promise<Result> {
  const programs: UgiPlayer[] = [];
  try {
    return await work((option, text, rules, others) => {
      if (!text.startsWith(prefix)) {
        return { text, plays: computerFrom(option, text, rules, others) };
      }
      const [file, ...args] = wordsIn(text.slice(prefix.length));
      if (file === undefined) throw badValue(option, text, message('cli.versus.program-allowed'));
      // A program is started in a folder of its own; a name without a folder is looked up in the PATH.
      const command = { file: /[/\\]/.test(file) ? path.resolve(file) : file, args };
      const plays = new UgiPlayer(command, text, { ...usualLimits, move: moveTime });
      if (programs.push(plays) === 1) {
        removeLeftPrograms();
        endProgramsOnSignals();
      }
      return { text, plays };
    });
  } finally {
    await Promise.all(programs.map((each) => each.end()));
  }
}

/**
 * Lets players choose their moves. Each is tried out first, so that what can't be played is refused before a game.
 *
 * @throws UserError
 */
export async function choosing(
  game: Game,
  settings: Settings,
  players: readonly VersusPlayer[],
  terminal: Terminal,
): Promise<ChooseFor<VersusPlayer>> {
  const rules = game.rules(settings);
  const levels = players.flatMap(({ plays }) => (plays instanceof UgiPlayer ? [] : [plays]));
  const computer = computersFor(rules, solvedLater(game, rules, terminal), levels);
  for (const { plays } of players) {
    if (!(plays instanceof UgiPlayer)) continue;
    try {
      await plays.ready(game, { rules, settings });
    } catch (error) {
      if (error instanceof Forfeited) throw new UserError(error.reason);
      throw error;
    }
  }
  return ({ plays }, match, seed) =>
    plays instanceof UgiPlayer
      ? plays.choose(game, match)
      : computer(plays, positionOf(match), seededRandom(seed));
}

/** Says that a game was lost by the rule for programs. */
export function warnOfForfeit({ forfeit }: PlayedOut, number: number, terminal: Terminal): void {
  if (forfeit === undefined) return;
  terminal.progressDone();
  terminal.warn(message('cli.versus.forfeit', { number: number + 1, reason: forfeit.by.reason }));
}
