import type { Command } from 'commander';
import type { Game } from '../../engine/game.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { ownSeats } from '../../storage/library/own-matches.ts';
import { namingBySeat } from '../../words/player-names.ts';
import { listed, message } from '../../words/message.ts';
import { figures, report, type Explored } from '../explore/explorer.ts';
import { playedBefore } from '../explore/played-before.ts';
import { peopleIn, personNamed } from '../puzzle/journal-of.ts';
import { randomResults } from '../explore/random-results.ts';
import { worthsOf } from '../explore/worths.ts';
import { nameOf } from '../../words/game-words.ts';
import {
  gameNamed,
  settingsFrom,
  settingsInWords,
  withJson,
  withSettings,
  typedPosition,
} from '../options.ts';
import { isFarewell } from '../conversations/commands.ts';
import type { Choice, Questions } from '../questions/questions.ts';
import type { Terminal } from '../terminal.ts';
import { matchesFolder, placesIn, withUserData } from '../user-data.ts';
import { UserError } from '../user-error.ts';

interface ExploreOptions {
  readonly set: readonly string[];
  readonly position?: string;
  readonly userData?: string;
  readonly person?: string;
  readonly json?: true;
}

/** The commands besides moves, the same in every language. */
const commandNames = ['back', 'start', 'quit'] as const;

/** `explore GAME`: shows positions and their moves, going from one to the next. */
export function addExplore(program: Command, terminal: Terminal): void {
  const { words } = terminal;
  const command = program
    .command('explore')
    .description(words.text('explorer.cli.description'))
    .argument(`<${words.text('cli.placeholder.game')}>`)
    .option(
      `--position <${words.text('cli.placeholder.position')}>`,
      words.text('explorer.cli.position'),
    )
    .option(`--person <${words.text('cli.placeholder.text')}>`, words.text('explorer.cli.person'));
  withJson(withUserData(withSettings(command, words), words), words).action(
    async (id: string, options: ExploreOptions) => {
      const game = gameNamed(id);
      const settings = settingsFrom(terminal, game, options.set);
      const rules = game.rules(settings);
      const start =
        options.position === undefined
          ? rules.start(0)
          : typedPosition(rules, options.position, terminal);
      const explored: Explored = {
        game,
        settings,
        rules,
        worths: worthsOf(game, rules, terminal),
        random: randomResults(rules, terminal),
        ...playedBy(options, game, settings, terminal),
      };
      if (options.json) {
        terminal.printJson(figures(explored, start));
        return;
      }
      terminal.print(
        words.text('cli.solve.title', {
          game: nameOf(game),
          settings: settingsInWords(game.settings, settings),
        }),
        words.text('explorer.cli.how', { commands: listed(commandNames) }),
      );
      const questions = terminal.questions();
      try {
        await walk(explored, start, questions, terminal);
      } finally {
        questions.close();
      }
    },
  );
}

/** Counts what the named person played, or the only one of the machine; if there are several, what all played. */
function playedBy(
  { person, userData }: ExploreOptions,
  game: Game,
  settings: Settings,
  terminal: Terminal,
): Pick<Explored, 'played' | 'who'> {
  const folder = matchesFolder(userData);
  const all = peopleIn(placesIn(userData).data, terminal);
  const [only] = all;
  const isAlone = all.length === 1;
  const one = person === undefined ? (isAlone ? only : undefined) : personNamed(person, all);
  const seats = one && ownSeats(one.folder, isAlone);
  return {
    played: playedBefore(folder, game, settings, terminal, seats),
    who: one === undefined ? 'all' : 'one',
  };
}

/** Goes from position to position until the user leaves, or the input ends. @throws UserError at Ctrl-C. */
async function walk(
  explored: Explored,
  start: unknown,
  questions: Questions,
  terminal: Terminal,
): Promise<void> {
  const { words } = terminal;
  let path = [start];
  let shown: unknown;
  for (;;) {
    const position = path.at(-1);
    if (position !== shown) terminal.print('', ...report(explored, position, terminal));
    shown = position;
    const answer = await questions.ask(words.text('explorer.cli.question'), () =>
      choicesAt(explored, position, terminal),
    );
    if (answer.kind === 'end') return;
    if (answer.kind === 'interrupted') throw new UserError(message('cli.refused.stopped'), 130);
    const typed = answer.text.toLowerCase();
    if (isFarewell(typed)) return;
    if (typed === '') continue;
    if (typed === 'start') path = [start];
    else if (typed === 'back') {
      if (path.length > 1) path = path.slice(0, -1);
      else terminal.print(words.text('explorer.cli.at-start'));
    } else {
      const move = explored.rules.parseMove(position, answer.text);
      if (move.ok) path = [...path, explored.rules.play(position, move.value)];
      else terminal.print(words.say(move.error));
    }
  }
}

function choicesAt({ rules }: Explored, position: unknown, { words }: Terminal): Choice[] {
  const own = words.naming(namingBySeat(words.language, []));
  const draws = rules.chance?.outcomes(position) ?? [];
  const moves =
    rules.turn(position).kind === 'chance' ? draws.map(({ move }) => move) : rules.moves(position);
  return [
    ...moves.map((move) => ({
      text: rules.formatMove(position, move),
      sentence: own.say(rules.describe(position, move)),
    })),
    ...commandNames.map((text) => ({
      text,
      sentence: words.text(`explorer.cli.commands.${text}`),
    })),
  ];
}
