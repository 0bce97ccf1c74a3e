import type { CoreWithMatch } from './core.ts';
import { words } from '../words.ts';
import { diagnosticsText } from '../diagnosis/diagnostics.ts';

/** How much of the log goes with diagnostics. */
const linesOfLog = 60;

/** Puts on the clipboard what a report of a fault needs. */
export function diagnosisFeature({
  platform: { about, locale, log },
  clipboard,
  preferences,
  host,
}: CoreWithMatch) {
  function diagnostics(): string {
    const { head, tree } = host.view();
    const { game, settings, players, notation } = head;
    const { notices, language } = preferences.view();
    return diagnosticsText({
      version: about.version,
      locale,
      language,
      match: {
        game: game.id,
        settings,
        players,
        position: notation,
        moves: tree.added.length,
      },
      notices: notices.map(({ message }) => words().say(message)),
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
