import { computerInWords, programIn } from '../../engine/capabilities/computer-players.ts';
import { momentOf } from '../../engine/learner/moment.ts';
import { Forfeited } from '../../engine/match/forfeit.ts';
import { positionOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { TournamentFolder } from '../../storage/tournaments/tournament-folder.ts';
import { message, type Message } from '../../words/message.ts';
import { words } from '../words.ts';
import { newMatch } from '../match/new-match.ts';
import { reached } from '../match/session.ts';
import { hostTournaments } from '../tournaments/tournament-handlers.ts';
import type { CoreWithMatch } from './core.ts';

/** Keeps tournaments, and puts their matches on the table. */
export function tournamentsFeature({
  platform: { folder, analyst, windows },
  bus,
  random,
  preferences,
  library,
  lastMatch,
  host,
  programs,
}: CoreWithMatch) {
  const { handlers, count } = hostTournaments({
    folder: new TournamentFolder(folder),
    rulesSet: (game) => preferences.config().settings[game] ?? {},
    choose: async ({ difficulty }, game, match, seed, signal) => {
      const id = programIn(difficulty);
      const position = positionOf(match);
      const { settings, rules } = match;
      const task = { wanted: 'move', game, settings, position, difficulty, seed } as const;
      const notation =
        id === undefined
          ? await analyst.ask(task, signal)
          : await programs.choose(id, game, match, signal, 'tournament');
      if (notation === undefined) {
        throw new Forfeited('crash', message('tournament.no-program'));
      }
      const move = rules.parseMove(position, notation);
      if (!move.ok) throw new RangeError(`The computer plays ${notation}, which is no move.`);
      return move.value;
    },
    named: (player) => {
      const {
        name = player.kind === 'computer' ? words().say(computerInWords(player.difficulty)) : '',
      } = programs.named(player);
      return { ...player, name };
    },
    random,
    now: () => momentOf(new Date()),
    tell: (view) => windows.tellBoard('tournament', view),
    report: (problem) => preferences.report(problem),
    rest: () => void programs.endAll('tournament'),
    onTable: () => host.session.state(),
    play: (request, pairing) => reached(host.begin({ ...newMatch(request, random), pairing })),
  });
  /** Counts a match that is over. @returns why it doesn't count. */
  const counted = (table: SeatedMatch, match: string | null): Message | undefined => {
    try {
      return count(table, match, momentOf(new Date()));
    } catch (error) {
      return message('tournament.not-kept', { reason: fileReason(error) });
    }
  };
  bus.on('matchEnded', ({ table }) => {
    const problem = counted(table, library.kept.id());
    if (problem !== undefined) preferences.report(problem);
  });
  // A program that was killed may have saved the end of a game without counting it.
  void lastMatch.then((last) => last && counted(last.table, last.id));
  return { handlers };
}
