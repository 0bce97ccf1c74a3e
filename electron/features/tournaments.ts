import { isDeepStrictEqual } from 'node:util';
import { computerInWords, programIn } from '../../engine/capabilities/computer-players.ts';
import { momentOf } from '../../engine/learner/moment.ts';
import { Forfeited } from '../../engine/match/forfeit.ts';
import { positionOf } from '../../engine/match/match.ts';
import type { PairingOfMatch, SeatedMatch } from '../../engine/match/seated-match.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { lastPlayed } from '../../storage/library/on-table.ts';
import type { MatchSummary } from '../../storage/library/summary.ts';
import { message, type Message } from '../../words/message.ts';
import type { Handlers } from '../ipc/handlers.ts';
import type { Library } from '../library/library.ts';
import { words } from '../words.ts';
import { newMatch } from '../match/new-match.ts';
import { reached } from '../match/session.ts';
import type { ChooseMove } from '../tournaments/run-tournament.ts';
import { hostTournaments } from '../tournaments/tournament-handlers.ts';
import type { CoreWithMatch } from './core.ts';

/** Keeps tournaments, and puts their matches on the table. @param open - puts a match of the library there. */
export function tournamentsFeature(core: CoreWithMatch, open: Handlers<'openMatch'>['openMatch']) {
  const { platform, bus, random, preferences, library, lastMatch, host, programs } = core;
  const { windows } = platform;
  const { handlers, count } = hostTournaments({
    folder: core.tournaments,
    rulesSet: (game) => preferences.config().settings[game] ?? {},
    choose: chooserOf(core),
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
    async play(request, pairing) {
      await library.folder.lookThrough();
      const left = lastPlayed(unfinishedOf(library, pairing), library.now());
      return left === undefined
        ? reached(host.begin({ ...newMatch(request, random), pairing }))
        : open({ id: left.id }, () => undefined);
    },
    // The match on the table may be locked now, or no longer.
    changed: () => windows.tellBoard('view', () => host.update()),
  });
  /** Counts a match that is over, and reports if that can't be kept. @returns why it doesn't count. */
  const countMatch = (table: SeatedMatch): Message | undefined => {
    try {
      return count(table, momentOf(new Date()));
    } catch (error) {
      preferences.report(message('tournament.not-kept', { reason: fileReason(error) }));
      return undefined;
    }
  };
  bus.on('matchEnded', ({ table }) => {
    const reason = countMatch(table);
    if (reason !== undefined) preferences.report(reason);
  });
  // A program that was killed may have saved the end of a game without counting it; why it doesn't count was said at its end.
  void lastMatch.then((last) => last && countMatch(last.table));
  return { handlers };
}

/** Chooses the moves of computers and programs. */
function chooserOf({ platform: { analyst }, programs }: CoreWithMatch): ChooseMove {
  return async ({ difficulty }, game, match, seed, signal) => {
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
  };
}

/** The matches of the library that are a game of a pairing, and aren't over. */
function unfinishedOf({ folder }: Library, pairing: PairingOfMatch): readonly MatchSummary[] {
  return [...folder.summaries()].filter(
    (each) => each.result.kind === 'unfinished' && isDeepStrictEqual(each.pairing, pairing),
  );
}
