import { isError } from '../../engine/review/mark.ts';
import { message } from '../../words/message.ts';
import { failureOf, type Analyst } from '../analyst/analyst.ts';
import type { RequestOf } from '../api/requests.ts';
import type { TriedPlyView } from '../api/review-view.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownPlace } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import { words } from '../words.ts';
import { lineInWords, lineMove } from './review-view.ts';

/** What answers the request that judges what somebody tries. */
export function judgeHandler(analyst: Analyst): Handlers<'judgePly'> {
  return { judgePly: (request) => judged(request, analyst) };
}

/** @throws Refusal where the position can't be. */
async function judged(
  { moves, ...place }: RequestOf<'judgePly'>,
  analyst: Analyst,
): Promise<TriedPlyView> {
  const { game, settings, rules, position } = knownPlace(place);
  const turn = rules.turn(position);
  const asked = analyst.ask({ wanted: 'judgement', game: game.id, settings, position, moves });
  const found = await asked.catch((error: unknown) => {
    throw new Refusal(message('review.not-judged', { reason: failureOf(error) }));
  });
  if (found.kind !== 'judged' || turn.kind !== 'player') {
    return { kind: found.kind === 'goes-on' ? 'goes-on' : 'unknown' };
  }
  const { mark, loss, best, value, better, punishment } = found;
  const { say } = words();
  const { seat } = turn;
  return {
    ...{ kind: 'judged', right: !isError(mark), loss, best, value },
    chance: rules.chance !== undefined,
    better: better.map((way) => lineMove(rules, position, { seat, moves: way.moves }, say)),
    punishment: lineInWords(rules, found.to, punishment, say),
  };
}
