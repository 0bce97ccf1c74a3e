import { gameOf, games } from '../../engine/games.ts';
import {
  outcomeOf,
  playIn,
  positionOf,
  resolveChance,
  startMatch,
} from '../../engine/match/match.ts';
import { sampleDifficulties } from '../../engine/testing/samples.ts';
import type { Player } from '../../engine/match/players.ts';
import { pick, type Random } from '../../engine/random.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { parseSettings, type Settings } from '../../engine/settings/settings.ts';
import { inEnglish } from '../../words/testing.ts';
import { personSeats, type Owner } from './own-matches.ts';

/** The match for a test; by default, two persons play Chopsticks. */
interface MatchWanted {
  readonly game?: string;
  readonly settings?: Settings;
  readonly players?: readonly Player[];
}

const persons: readonly Player[] = [{ kind: 'person' }, { kind: 'person' }];

/** Moves of Chopsticks, with the last of which the first player wins. */
export const wonMoves = ['B-C', 'B-C', 'B-D', 'B-C', 'A-D', '03-12', 'B-D', 'B-D', 'B-D'];

/** A match after some moves in notation. */
export function tableOf(
  moves: readonly string[],
  { game: id = 'chopsticks', settings = {}, players = persons }: MatchWanted = {},
): SeatedMatch {
  const game = gameOf(id);
  const checked = parseSettings(game, settings).settings;
  const start = startMatch(game.rules(checked), checked, 0);
  return played({ game: id, players, first: 0, match: start }, ...moves);
}

/** A match with some more moves in notation. */
export function played(table: SeatedMatch, ...moves: readonly string[]): SeatedMatch {
  const match = moves.reduce((before, notation) => {
    const move = before.rules.parseMove(positionOf(before), notation);
    if (!move.ok) throw new Error(inEnglish(move.error));
    return playIn(before, move.value);
  }, table.match);
  return { ...table, match };
}

/** A random match of a person in any game against any players, perhaps finished. */
export function randomTable(random: Random, most: number): SeatedMatch {
  const { id, settings } = pick(random, games);
  const game = gameOf(id);
  const switches = settings.filter((setting) => setting.kind === 'switch' && random.below(4) === 0);
  const chosen = Object.fromEntries(switches.map(({ name }) => [name, random.below(2) === 0]));
  const checked = parseSettings(game, chosen).settings;
  const rules = game.rules(checked);
  const players = Array.from({ length: rules.seats }, (_, seat): Player => {
    const name = pick(random, ['Ann', 'Bo', 'José', '']);
    const person = { kind: 'person' as const, ...(name !== '' && { name }) };
    if (seat === 0 || random.below(4) === 0) return person;
    return { kind: 'computer', difficulty: pick(random, sampleDifficulties) };
  });
  let match = resolveChance(startMatch(rules, checked, 0), random);
  for (let count = 1 + random.below(most); count > 0 && outcomeOf(match) === undefined; count--) {
    match = resolveChance(playIn(match, pick(random, rules.moves(positionOf(match)))), random);
  }
  return { game: id, players, first: 0, match };
}

/** The only person on a machine. */
export const onlyOne: Owner = {
  id: undefined,
  seatsIn: personSeats,
  playersIn: ({ players }) => players,
  key: '',
};
