import type { Rules, Seat } from '../../engine/game.ts';
import { positionOf } from '../../engine/match/match.ts';
import { success, type Result } from '../../engine/result.ts';
import { message } from '../../words/message.ts';
import type { CheckedPosition } from '../api/positions.ts';
import type { RequestOf } from '../api/requests.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownRules } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { MatchSession } from './session.ts';

/** Answers the requests about positions. @param copy - copies a text to the clipboard. */
export function positionHandlers(
  session: MatchSession,
  copy: (text: string) => void | Promise<void>,
): Handlers<'checkPosition' | 'copyPosition'> {
  return {
    checkPosition,
    async copyPosition({ notation }) {
      const { match } = session.state().table;
      await copy(notation ?? match.rules.formatPosition(positionOf(match)));
      return null;
    },
  };
}

function checkPosition(request: RequestOf<'checkPosition'>): CheckedPosition {
  const { rules } = knownRules(request);
  const first = Math.min(request.first, rules.seats - 1);
  const { position } = request;
  const built = position && 'built' in position ? { ...position.built, turn: first } : undefined;
  const read = positionIn(rules, first, built === undefined ? position : { built });
  if (!read.ok) throw new Refusal(read.error);
  const turn = rules.turn(read.value);
  return {
    position: read.value,
    notation: rules.formatPosition(read.value),
    // Notation sorts the hands of what the user has built.
    handLabels: rules.display?.handLabels?.(built ?? read.value) ?? null,
    seats: rules.seats,
    over: turn.kind === 'over' ? rules.describeOutcome(turn.outcome) : null,
  };
}

function positionIn(
  rules: Rules<unknown, unknown>,
  first: Seat,
  given: RequestOf<'checkPosition'>['position'],
): Result<unknown> {
  if (given === undefined) return success(rules.start(first));
  if ('notation' in given) return rules.parsePosition(given.notation, first);
  return rules.parsePosition(notationOf(rules, given.built), first);
}

/** The notation of a position that a window has built. @throws Refusal if it has none. */
function notationOf(rules: Rules<unknown, unknown>, built: unknown): string {
  try {
    const notation = rules.formatPosition(built);
    if (notation.length <= 1000) return notation;
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
  }
  throw new Refusal(message('set-up.no-position'));
}
