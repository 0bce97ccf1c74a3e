import { TournamentFolder } from '../../storage/tournaments/tournament-folder.ts';
import { newMatch } from '../match/new-match.ts';
import { tournamentHandlers } from '../tournaments/tournament-handlers.ts';
import type { CoreWithMatch } from './core.ts';

/** Keeps tournaments, and puts their matches on the table. */
export function tournamentsFeature({
  platform: { folder },
  random,
  clipboard,
  saveFile,
  dragOut,
  preferences,
  host,
}: CoreWithMatch) {
  const handlers = tournamentHandlers({
    folder: new TournamentFolder(folder),
    outgoing: { copy: (text) => clipboard.writeText(text), saveFile, dragOut },
    rulesSet: (game) => preferences.config().settings[game] ?? {},
    play: (request) => host.begin(newMatch(request, random)).revision,
  });
  return { handlers };
}
