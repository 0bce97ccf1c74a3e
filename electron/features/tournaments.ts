import { momentOf } from '../../engine/learner/moment.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { TournamentFolder } from '../../storage/tournaments/tournament-folder.ts';
import { message } from '../../words/message.ts';
import { newMatch } from '../match/new-match.ts';
import { hostTournaments } from '../tournaments/tournament-handlers.ts';
import type { CoreWithMatch } from './core.ts';

/** Keeps tournaments, and puts their matches on the table. */
export function tournamentsFeature({
  platform: { folder },
  bus,
  random,
  clipboard,
  saveFile,
  dragOut,
  preferences,
  host,
}: CoreWithMatch) {
  const { handlers, ended } = hostTournaments({
    folder: new TournamentFolder(folder),
    outgoing: { copy: (text) => clipboard.writeText(text), saveFile, dragOut },
    rulesSet: (game) => preferences.config().settings[game] ?? {},
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
