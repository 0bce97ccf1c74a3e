import { nameOf } from '../../words/game-words.ts';
import { message } from '../../words/message.ts';
import type { Config } from '../../storage/config/config.ts';
import { seatOf, type Seating } from '../../storage/config/start.ts';
import { standInFor } from '../../engine/capabilities/computer-players.ts';
import { namedComputersOf } from '../../engine/computer/characters.ts';
import type { Rules, Seat } from '../../engine/game.ts';
import type { Player } from '../../engine/match/players.ts';
import { gameOf } from '../../engine/games.ts';
import { outcomeOf, setUpPosition, startMatch } from '../../engine/match/match.ts';
import type { Random } from '../../engine/random.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { awaitsNextRound } from '../../engine/match/series.ts';
import { parseSettings, type Settings } from '../../engine/settings/settings.ts';
import type { RequestOf } from '../api/requests.ts';
import { knownGame } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';

/**
 * The match that the program begins with: an unfinished match is resumed, otherwise a new one follows the
 * config file.
 *
 * @param last - the last match, if there was one.
 */
export function matchAtStart(
  last: SeatedMatch | undefined,
  config: Config,
  random: Random,
): SeatedMatch {
  return last !== undefined && isUnfinished(last) ? last : matchFromConfig(config, random);
}

/** Whether it can be continued, at least with the next game of a series. */
export function isUnfinished(table: SeatedMatch): boolean {
  if (awaitsNextRound(table)) return true;
  const isSetUp = setUpPosition(table.match, table.first) !== undefined;
  const begun = isSetUp || table.match.moves.length > 0 || (table.rounds ?? []).length > 0;
  return begun && outcomeOf(table.match) === undefined;
}

/** The match that the config file describes. */
export function matchFromConfig(config: Config, random: Random): SeatedMatch {
  const settings = config.settings[config.game] ?? {};
  const rules = gameOf(config.game).rules(settings);
  const { seats } = rules;
  const offered = namedComputersOf(rules);
  const players = Array.from({ length: seats }, (_, seat) => {
    const seating = seatOf(config, seat);
    return playerAt({ ...seating, difficulty: standInFor(seating.difficulty, offered) });
  });
  const first = config.first === 'random' ? 'random' : Math.min(config.first, seats) - 1;
  return newMatch({ game: config.game, settings, players, first }, random);
}

function playerAt({ kind, difficulty, name }: Seating): Player {
  const named = name === undefined ? {} : { name };
  return kind === 'person' ? { kind, ...named } : { kind, difficulty, ...named };
}

/**
 * A new match that a window requests.
 *
 * @param rulesSet - the settings of a game in the preferences, for a request without settings.
 * @throws Refusal if it can't be played.
 */
export function newMatch(
  request: RequestOf<'newMatch'>,
  random: Random,
  rulesSet: (game: string) => Settings = () => ({}),
): SeatedMatch {
  const game = knownGame(request.game);
  const { settings, problems } = parseSettings(game, request.settings ?? rulesSet(game.id));
  const [problem] = problems;
  if (problem !== undefined) throw new Refusal(problem.message);
  const rules = game.rules(settings);
  if (request.players.length !== rules.seats) {
    throw new Refusal(message('match.seats', { game: nameOf(game), seats: rules.seats }));
  }
  const wanted = request.first === 'random' ? random.below(rules.seats) : request.first;
  const first = Math.min(wanted, rules.seats - 1);
  const match = startMatch(rules, settings, first);
  return {
    game: game.id,
    players: request.players,
    first,
    ...(request.first === 'random' && { tossed: true as const }),
    ...(request.guided && { guided: 'now' as const }),
    match:
      request.position === undefined
        ? match
        : { ...match, start: setUp(rules, request.position, first) },
  };
}

/** A position that isn't over. @throws Refusal if it is invalid. */
function setUp(rules: Rules<unknown, unknown>, text: string, first: Seat): unknown {
  const position = rules.parsePosition(text, first);
  if (!position.ok) throw new Refusal(position.error);
  if (rules.turn(position.value).kind === 'over') throw new Refusal(message('set-up.over'));
  return position.value;
}
