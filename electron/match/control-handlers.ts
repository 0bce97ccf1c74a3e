import { message, type Message } from '../../words/message.ts';
import { adjudicateMainLine } from '../../engine/match/variations.ts';
import { success } from '../../engine/result.ts';
import { withMatch } from '../../engine/match/series.ts';
import { positionOf, startMatch } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { Adjudication } from '../../engine/match/adjudication.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answered } from '../analyst/answered.ts';
import type { controlRequests, ControlsView } from '../api/controls.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import { controlsOf, resignation, withSeatsSwapped } from './controls.ts';
import type { MatchHost } from './match-host.ts';
import { reached, type SessionState } from './session.ts';

/** Answers the requests about the match besides moves. */
export function controlHandlers(
  host: MatchHost,
  analyst: Analyst,
): Handlers<keyof typeof controlRequests> {
  const { session } = host;

  /** The controls of a view. @throws Refusal if the match has changed since, or if the control is not available. */
  function controlsIn<Name extends keyof ControlsView>(
    revision: number,
    name: Name,
    otherwise: Message,
  ): NonNullable<ControlsView[Name]> {
    const state = session.state();
    if (revision !== state.revision) throw new Refusal(message('match-controls.moved-on'));
    const control = controlsOf(state)[name];
    if (control === null || control === false) throw new Refusal(otherwise);
    return control;
  }

  function adjudicated(adjudication: Adjudication): SessionState {
    return session.alter((table) =>
      withMatch(table, adjudicateMainLine(table.match, adjudication)),
    );
  }

  const noDraw = message('match-controls.no-draw');
  return {
    resign({ revision }) {
      const seat = controlsIn(revision, 'resigns', message('match-controls.no-resignation'));
      return reached(adjudicated(resignation(seat)));
    },
    async offerDraw({ revision }) {
      if (controlsIn(revision, 'offersDraw', noDraw) !== 'computer') throw new Refusal(noDraw);
      const accepted = await takesDraw(session.state().table, analyst);
      controlsIn(revision, 'offersDraw', noDraw);
      const now = accepted ? adjudicated({ kind: 'draw' }) : session.state();
      return { ...reached(now), accepted };
    },
    agreeDraw({ revision }) {
      if (controlsIn(revision, 'offersDraw', noDraw) !== 'person') throw new Refusal(noDraw);
      return reached(adjudicated({ kind: 'draw' }));
    },
    claimDraw({ revision }) {
      controlsIn(revision, 'claimsDraw', message('match-controls.no-claim'));
      return reached(adjudicated({ kind: 'draw' }));
    },
    swapSeats({ revision }) {
      controlsIn(revision, 'swapsSeats', message('match-controls.no-swap'));
      return reached(session.alter((table) => success(withSeatsSwapped(table))));
    },
    restart({ revision }) {
      controlsIn(revision, 'restarts', message('match-controls.no-restart'));
      return reached(host.begin(restarted(session.state().table)));
    },
    pauseComputers: ({ on }) => reached(session.direct(on ? 'wait' : 'play')),
    stepComputers: () => reached(session.direct('step')),
  };
}

/**
 * Whether the computer accepts a draw offer: it does unless it expects to win.
 *
 * @throws Refusal if the analyst fails.
 */
async function takesDraw({ match, game }: SeatedMatch, analyst: Analyst): Promise<boolean> {
  const { settings } = match;
  const positions = [positionOf(match)];
  const asked = analyst.ask({ wanted: 'values', game, settings, positions });
  const [value] = await answered(asked);
  return value != null && value.score >= 0.5;
}

/** The match from its beginning, with the same players, rules, first player and position. */
function restarted(table: SeatedMatch): SeatedMatch {
  const { game, players, guided, first, match, rounds = [] } = table;
  const { rules, settings } = match;
  const [firstRound] = rounds;
  const begins = firstRound?.first ?? first;
  const { start } = firstRound?.match ?? match;
  return {
    game,
    players,
    ...(guided === 'now' && { guided }),
    first: begins,
    match: startMatch(rules, settings, begins, start),
  };
}
