import { computerInWords } from '../../engine/computer-players.ts';
import { gameOf } from '../../engine/games.ts';
import { defaultSettings, type Settings } from '../../engine/settings.ts';
import type { MatchNames } from '../../library/find-matches.ts';
import { defaultRules, type MatchSummary, type Opponent } from '../../library/summary.ts';
import { gameName, presetName, settingWords } from '../../words/game-words.ts';
import { listed } from '../../words/message.ts';
import { namingOf } from '../../words/player-names.ts';
import type { MatchSummaryView } from '../api/library.ts';
import { words, wordsAt } from '../words.ts';

/** A kept match as a list shows it. */
export function summaryView(summary: MatchSummary): MatchSummaryView {
  const { game: id, differences, preset } = summary;
  const game = gameOf(id);
  const settings = { ...defaultSettings(game.settings), ...differences };
  const view = {
    ...summary,
    game: { id, name: gameName(words(), id) },
    names: playerNames(summary),
    rules: rulesInWords(id, preset, differences),
    outcome: outcomeInWords(summary),
    settings,
    reference: game.reference?.(settings),
  };
  // Where games are kept side by side, only the id says what positions look like.
  return view as unknown as MatchSummaryView;
}

/** The names that matches are found and sorted by, besides what a person has written about them. */
export function matchNames(): MatchNames {
  // Thousands are asked for at a time, and few differ.
  const games = new Map<string, string>();
  const players = new Map<string, string>();
  return {
    language: words().language,
    ofGame: ({ game }) => known(games, game, () => gameName(words(), game)),
    ofPlayers: (summary) =>
      known(players, namesKey(summary), () => playerNames(summary).join('\n')),
  };
}

/** The same for players who are called the same. */
function namesKey({ players }: MatchSummary): string {
  return players.map(({ kind, name = '' }) => `${kind} ${name}`).join('\n');
}

function known(texts: Map<string, string>, key: string, make: () => string): string {
  const text = texts.get(key) ?? make();
  texts.set(key, text);
  return text;
}

/** The rules of a match: a preset's name, or what differs from the defaults. */
export function rulesInWords(game: string, preset: string | null, differences: Settings): string {
  if (preset === defaultRules) return words().text('library.default-rules');
  if (preset !== null) return presetName(words(), game, preset);
  const changed = gameOf(game).settings.flatMap((setting) => {
    const value = differences[setting.name];
    if (value === undefined) return [];
    const { label, value: named } = settingWords(words(), game, setting);
    if (typeof value !== 'boolean') {
      return [words().text('library.setting', { label, value: named(value) })];
    }
    return [value ? label : words().text('library.setting-off', { label })];
  });
  return words().text('library.rules', { rules: listed(changed) });
}

/** Whom somebody plays. */
export function opponentsInWords(opponents: readonly Opponent[]): string {
  const each = opponents.map((opponent) =>
    opponent === 'person'
      ? words().text('library.against-person')
      : words().say(computerInWords(opponent)),
  );
  return words().text('library.rules', { rules: listed(each) });
}

function playerNames({ players }: MatchSummary): string[] {
  const naming = namingOf(words().language, players);
  return players.map((_, seat) => naming(seat).name);
}

function outcomeInWords({ result, players, plies }: MatchSummary): string {
  switch (result.kind) {
    case 'unfinished':
      return words().text('library.unfinished', { plies });
    case 'drawn':
      return words().text('match.drawn');
    case 'won':
      return wordsAt(players).text('library.won', { winner: { seat: result.winner } });
  }
}
