import type { Command } from 'commander';
import { atMainEnd, positionAt, positionOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { findMatches } from '../../storage/library/find-matches.ts';
import { readMatchFolder } from '../../storage/library/match-folder.ts';
import { recordOfMatch } from '../../storage/library/record-of-match.ts';
import type { MatchSummary } from '../../storage/library/summary.ts';
import { gameName, nameOf } from '../../words/game-words.ts';
import { listed, message, type Message } from '../../words/message.ts';
import { namingBySeat } from '../../words/player-names.ts';
import type { Words } from '../../words/say.ts';
import { badValue, gameNamed, oneOf, settingsInWords, wholeNumber, withJson } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { matchesFolder, withUserData } from '../user-data.ts';
import { UserError } from '../user-error.ts';

const actions = ['list', 'show', 'export'] as const;

interface MatchesOptions {
  readonly userData?: string;
  readonly game?: string;
  readonly text?: string;
  readonly last: string;
  readonly json?: true;
}

/** `matches [list | show ID | export ID]`: the matches that the desktop program keeps. */
export function addMatches(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const command = program
    .command('matches')
    .description(words.text('cli.matches.description'))
    .argument(`[${words.text('cli.placeholder.action')}]`, words.text('cli.matches.action'))
    .argument(`[${words.text('cli.placeholder.id')}...]`, words.text('cli.matches.id'))
    .option(`--game <${words.text('cli.placeholder.game')}>`, words.text('cli.matches.game'))
    .option(`--text <${words.text('cli.placeholder.text')}>`, words.text('cli.matches.text'))
    .option(
      `--last <${words.text('cli.placeholder.number')}>`,
      words.text('cli.matches.last'),
      '20',
    );
  withJson(withUserData(command, words), words).action(
    (typed: string | undefined, ids: readonly string[], options: MatchesOptions) => {
      const action = typed === undefined ? 'list' : oneOf('matches', typed, actions);
      const matches = readMatchFolder(matchesFolder(options.userData));
      for (const { name, reason } of matches.unusable) {
        terminal.warn(message('cli.matches.unusable', { name, reason }));
      }
      if (action === 'list') list(matches, options, terminal);
      else if (ids.length === 0) throw new UserError(message('cli.matches.no-id', { action }));
      else if (action === 'show') for (const id of ids) show(matches, id, options, terminal);
      else exportAll(matches, ids, terminal);
    },
  );
}

type Matches = ReturnType<typeof readMatchFolder>;

function list(matches: Matches, options: MatchesOptions, terminal: Terminal): void {
  const { words } = terminal;
  const { game, text, json } = options;
  const last = wholeNumber('--last', options.last, 1, 1_000_000);
  if (game !== undefined) gameNamed(game);
  const newest = { by: 'changed', descending: true } as const;
  const found = findMatches(matches.summaries(), { game, text }, newest, {
    language: words.language,
    ofGame: ({ game: id }) => gameName(words, id),
    ofPlayers: (summary) => namesOf(summary, words).join('\n'),
  });
  const shown = found.slice(0, last);
  if (json) terminal.printJson({ total: found.length, matches: shown });
  else if (found.length === 0) terminal.print(words.text('cli.matches.none'));
  else {
    terminal.print(...shown.map((summary) => words.say(line(summary, words))));
    const more = found.length - shown.length;
    if (more > 0) terminal.print(words.text('cli.matches.more', { count: more }));
  }
}

function show(matches: Matches, id: string, { json }: MatchesOptions, terminal: Terminal): void {
  const { words } = terminal;
  const summary = known(matches, id);
  const read = matches.read(id);
  if (read.kind === 'unusable') throw new UserError(read.reason, 1);
  if (json) {
    terminal.printJson({ ...summary, record: formatDuel([recordIn(matches, id)]) });
    return;
  }
  const match = atMainEnd(read.table.match);
  const isElsewhere = read.table.match.path.length > 0;
  const { rules } = match;
  const naming = namingBySeat(words.language, summary.players);
  const own = words.naming(naming);
  terminal.print(
    words.say(line(summary, words)),
    words.text('cli.matches.rules', {
      rules: settingsInWords(gameNamed(summary.game).settings, match.settings),
    }),
    ...[summary.title, summary.comment].filter((text) => text !== ''),
    '',
    ...match.moves.map(({ ply: { move, notation, seat } }, index) =>
      own.say({
        code: seat === null ? 'cli.matches.chance-move' : 'cli.matches.move',
        values: {
          number: index + 1,
          notation,
          ...(seat !== null && { player: naming(seat).name }),
          text: rules.describe(positionAt(match, index), move),
        },
      }),
    ),
    words.text('cli.matches.position', {
      position: isElsewhere ? rules.formatPosition(positionOf(match)) : summary.notation,
    }),
  );
}

/** Prints matches one after the other. @throws UserError if one can't be used. */
function exportAll(matches: Matches, ids: readonly string[], terminal: Terminal): void {
  for (const id of ids) known(matches, id);
  terminal.print(formatDuel(ids.map((id) => recordIn(matches, id))).trimEnd());
}

function recordIn(matches: Matches, id: string): SeatedMatch {
  const read = matches.read(id);
  if (read.kind === 'unusable') throw new UserError(read.reason, 1);
  return recordOfMatch(read.table, read.notes);
}

/** @throws UserError if there is no match of that id. */
function known(matches: Matches, id: string): MatchSummary {
  const summary = matches.summary(id);
  if (summary === undefined) throw badValue('matches', id, message('cli.matches.allowed-id'));
  return summary;
}

function line(summary: MatchSummary, words: Words): Message {
  const { id, game, changed, title, plies } = summary;
  return message('cli.matches.line', {
    id,
    game: nameOf({ id: game }),
    plies,
    date: new Date(changed).toISOString().slice(0, 10),
    players: listed(namesOf(summary, words)),
    outcome: outcomeOf(summary, words),
    title: title === '' ? '' : message('cli.matches.title', { title }),
  });
}

function outcomeOf({ result, players }: MatchSummary, { language }: Words): Message {
  switch (result.kind) {
    case 'won':
      return message('cli.matches.won', {
        winner: namingBySeat(language, players)(result.winner).name,
      });
    case 'drawn':
      return message('cli.matches.drawn');
    case 'unfinished':
      return message('cli.matches.unfinished');
  }
}

function namesOf({ players }: MatchSummary, { language }: Words): string[] {
  const naming = namingBySeat(language, players);
  return players.map((_, seat) => naming(seat).name);
}
