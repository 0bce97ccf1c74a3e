import { gameOf } from '../../engine/games.ts';
import { plyInWords } from '../../engine/review/notation.ts';
import { parseSettings } from '../../engine/settings/settings.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { message } from '../../words/message.ts';
import type { mistakeRequests, MistakeView } from '../api/mistakes.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { MistakeDeck } from './mistake-deck.ts';
import type { Mistake } from './mistakes.ts';

/** As many are asked in a row: who has done them asks for more. */
const mostAtOnce = 50;

/**
 * What answers the requests about mistakes.
 *
 * @param ofMatch - those of the match on the table at a revision, where it has been reviewed.
 */
export function mistakeHandlers(
  deck: MistakeDeck,
  ofMatch: (revision: number) => readonly Mistake[] | undefined,
): Handlers<keyof typeof mistakeRequests> {
  return {
    mistakes: () => deck.counts(),
    dueMistakes: () => deck.due().slice(0, mostAtOnce).map(viewOf),
    matchMistakes({ revision }) {
      const mistakes = ofMatch(revision);
      if (mistakes === undefined) return null;
      // Whoever wants to try them again wants to remember them.
      keeping(() => deck.add(mistakes, false));
      return mistakes.map(viewOf);
    },
    rateMistake({ id, outcome }) {
      const entry = keeping(() => deck.rate(id, outcome));
      return entry === undefined ? null : { ...deck.counts(), back: entry.card.due };
    },
  };
}

/** @throws Refusal where something can't be kept. */
function keeping<Kept>(keep: () => Kept): Kept {
  try {
    return keep();
  } catch (error) {
    throw new Refusal(message('mistakes.not-kept', { reason: fileReason(error) }));
  }
}

function viewOf({
  id,
  game,
  position,
  first,
  played,
  best,
  worth,
  ...mistake
}: Mistake): MistakeView {
  const known = gameOf(game);
  const { settings } = parseSettings(known, mistake.settings);
  const rules = known.rules(settings);
  const parsed = rules.parsePosition(position, first);
  const from = parsed.ok ? parsed.value : rules.start(first);
  return {
    ...{ id, settings, position, first, played, best, worth, seats: rules.seats },
    game: { id: game },
    playedText: plyInWords(rules, from, played),
    chance: rules.chance !== undefined,
  };
}
