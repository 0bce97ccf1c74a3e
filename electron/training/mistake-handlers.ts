import { isDeepStrictEqual } from 'node:util';
import { gameOf } from '../../engine/games.ts';
import { plyInWords } from '../../engine/decision/notation.ts';
import { parseSettings } from '../../engine/settings/settings.ts';
import { fileReason } from '../../storage/files/reason.ts';
import { message } from '../../words/message.ts';
import type { mistakeRequests, MistakeView } from '../api/mistakes.ts';
import type { DecisionView } from '../api/practice.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { MistakeCard } from '../../engine/learner/mistakes.ts';
import type { MistakeDeck, TriedMistake } from './mistake-deck.ts';
import type { Mistake } from '../../engine/learner/line.ts';
import { similarTo } from './similar-position.ts';

/** The most mistakes in one session; the user can ask for more afterwards. */
const mostAtOnce = 50;

/**
 * Answers the requests about mistakes.
 *
 * @param ofMatch - returns the mistakes of the match on the table at a revision, if it has been
 * reviewed.
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
      // Mistakes that the user retries are added to the deck.
      keeping(() => deck.add(mistakes, false));
      return mistakes.map(viewOf);
    },
  };
}

/** Schedules a mistake by the end of an exercise. @throws Refusal if a try can't be saved. */
export function rateMistake(
  deck: MistakeDeck,
  id: string,
  tried: TriedMistake,
): Pick<DecisionView, 'mistake'> {
  const entry = keeping(() => deck.rate(id, tried));
  return entry === undefined || tried.outcome === 'wrong'
    ? {}
    : { mistake: { ...deck.counts(), back: entry.card.due } };
}

/** @throws Refusal if saving fails. */
function keeping<Kept>(keep: () => Kept): Kept {
  try {
    return keep();
  } catch (error) {
    throw new Refusal(message('mistakes.not-kept', { reason: fileReason(error) }));
  }
}

function viewOf(mistake: Mistake & Partial<Pick<MistakeCard, 'card'>>): MistakeView {
  const { id, game, first, played, best, worth, opponent = 'hard', from = 'match' } = mistake;
  const known = gameOf(game);
  const { settings } = parseSettings(known, mistake.settings);
  const rules = known.rules(settings);
  const parsed = rules.parsePosition(mistake.position, first);
  const position = parsed.ok ? parsed.value : rules.start(first);
  const times = mistake.card?.reps ?? 0;
  const similar = times === 0 ? undefined : similarTo(rules, position, mistake, times);
  const reflection = times % 2 === 1 ? rules.display?.mirrored?.(position) : undefined;
  const mirrored = reflection !== undefined && !isDeepStrictEqual(reflection, position);
  return {
    id,
    from,
    settings,
    first,
    played,
    best,
    worth,
    opponent,
    seats: rules.seats,
    position: similar ?? mistake.position,
    similar: similar !== undefined,
    mirrored,
    game: { id: game },
    playedText: plyInWords(rules, reflection ?? position, played, 'done'),
    chance: rules.chance !== undefined,
  };
}
