import { computerInWords, programIn } from '../../engine/capabilities/computer-players.ts';
import { momentOf } from '../../engine/learner/moment.ts';
import { Forfeited } from '../../engine/match/forfeit.ts';
import { positionOf } from '../../engine/match/match.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { TournamentFolder } from '../../storage/tournaments/tournament-folder.ts';
import { message } from '../../words/message.ts';
import { words } from '../words.ts';
import { newMatch } from '../match/new-match.ts';
import { hostTournaments } from '../tournaments/tournament-handlers.ts';
import type { CoreWithMatch } from './core.ts';

/** Keeps tournaments, and puts their matches on the table. */
export function tournamentsFeature({
  platform: { folder, analyst, windows },
  bus,
  random,
  preferences,
  host,
  programs,
}: CoreWithMatch) {
  const { handlers, ended } = hostTournaments({
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
    play: (request) => host.begin(newMatch(request, random)),
  });
  bus.on('matchEnded', (match) => {
    try {
      const problem = ended(match, momentOf(new Date()));
      if (problem !== undefined) preferences.report(problem);
    } catch (error) {
      preferences.report(message('tournament.not-kept', { reason: fileReason(error) }));
    }
  });
  return { handlers };
}
