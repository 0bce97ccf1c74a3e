import { positionOf } from '../../engine/match/match.ts';
import type { CoreWithMatch } from './core.ts';
import { withoutDirection } from '../../words/foreign-text.ts';
import { words } from '../words.ts';
import { diagnosticsText } from '../diagnosis/diagnostics.ts';

/** How many lines of the log belong to diagnostics. */
const linesOfLog = 60;

/** Copies the diagnostics for a bug report. */
export function diagnosisFeature({
  platform: { about, systemLanguages, log },
  clipboard,
  preferences,
  host,
}: CoreWithMatch) {
  function diagnostics(): string {
    const { game, match, players } = host.session.state().table;
    const { notices, language } = preferences.view();
    return diagnosticsText({
      version: about.version,
      systemLanguages,
      language,
      match: {
        game,
        settings: match.settings,
        players,
        position: match.rules.formatPosition(positionOf(match)),
        moves: match.moves.length,
      },
      notices: notices.map(({ message }) => withoutDirection(words().say(message))),
      log: log.recent(linesOfLog),
    });
  }

  return {
    handlers: {
      async copyDiagnostics() {
        await clipboard.writeText(diagnostics());
        return null;
      },
    },
  };
}
