import type { Game, Rules } from '../../engine/game.ts';
import type { Settings } from '../../engine/settings/settings.ts';
import { nothingPlayed, type PlayedHere } from '../../storage/library/played-before.ts';
import { playedInWords, randomInWords } from '../../engine/explorer/results.ts';
import { playerAt } from '../../words/message.ts';
import { namingBySeat } from '../../words/player-names.ts';
import { aligned } from '../aligned.ts';
import type { Terminal } from '../terminal.ts';
import { namedBySeat } from '../coalition.ts';
import { viewOf } from '../views/text-view.ts';
import type { randomResults } from './random-results.ts';
import { shareInWords } from './random-results.ts';
import type { Worths } from './worths.ts';

/** The data about positions. */
export interface Sources {
  readonly worths: (position: unknown) => Worths;
  readonly random: ReturnType<typeof randomResults>;
  readonly played: (key: string) => PlayedHere;
  /** Whose moves these are: of one person, or of all on the machine. */
  readonly who: 'one' | 'all';
}

/** A game to explore. */
export interface Explored extends Sources {
  readonly game: Game;
  readonly settings: Settings;
  readonly rules: Rules<unknown, unknown>;
}

/** A position and its data in lines, with a table of its moves. */
export function report(explored: Explored, position: unknown, terminal: Terminal): string[] {
  const { game, rules } = explored;
  const words = namedBySeat(terminal.words);
  const view = viewOf(game.id, rules)(position, words, namingBySeat(words.language, []));
  const turn = rules.turn(position);
  if (turn.kind === 'chance') {
    return [
      ...view,
      words.text('explorer.cli.chance'),
      ...aligned(drawsAt(explored, position, words.text)),
    ];
  }
  const { here, moves } = explored.worths(position);
  const random = explored.random(position);
  const played = explored.played(rules.key(position));
  const seat = rules.mover(position);
  const rows = moves.map(({ move, worth }) => {
    const after = rules.play(position, move);
    const shares = 'code' in random ? undefined : explored.random(after);
    const count = played.byAfter.get(rules.key(after));
    return [
      rules.formatMove(position, move),
      worth === undefined ? '' : words.say(worth),
      shares === undefined || 'code' in shares ? '' : words.say(shareInWords(shares, seat)),
      count === undefined ? '–' : words.say(playedInWords(count)),
      words.say(rules.describe(position, move)),
    ];
  });
  const titles = (['move', 'worth', 'at-random', 'played', 'text'] as const).map((name) =>
    words.text(`explorer.cli.titles.${name}`),
  );
  return [
    ...view,
    ...here.map(words.say),
    'code' in random
      ? words.text('explorer.random-unknown', { reason: random })
      : words.say(randomInWords(random)),
    ...(played.all.played === 0
      ? []
      : [
          words.text('explorer.cli.played-here', {
            who: explored.who,
            results: playedInWords(played.all),
          }),
        ]),
    ...(turn.kind === 'player'
      ? [words.text('explorer.cli.to-move', { player: playerAt(seat) })]
      : []),
    ...(rows.length === 0 ? [] : aligned([titles, ...rows])),
  ];
}

function drawsAt(
  { rules }: Explored,
  position: unknown,
  text: Terminal['words']['text'],
): string[][] {
  const outcomes = rules.chance?.outcomes(position) ?? [];
  return outcomes.map(({ move, probability }) => [
    rules.formatMove(position, move),
    text('explorer.cli.share', { win: probability }),
  ]);
}

/** The same as JSON. */
export function figures(explored: Explored, position: unknown) {
  const { game, settings, rules } = explored;
  const { figures: here, moves } = explored.worths(position);
  const randomHere = randomFigures(explored, position);
  const played = explored.played(rules.key(position));
  return {
    game: game.id,
    settings,
    position: rules.formatPosition(position),
    ...here,
    random: randomHere,
    played: played.all,
    moves: moves.map(({ move, figures: rated }) => {
      const after = rules.play(position, move);
      return {
        move: rules.formatMove(position, move),
        ...rated,
        random: randomHere === null ? null : randomFigures(explored, after),
        played: played.byAfter.get(rules.key(after)) ?? nothingPlayed,
      };
    }),
  };
}

/** By seat; null if unknown. */
function randomFigures({ random }: Explored, position: unknown) {
  const results = random(position);
  return 'code' in results ? null : results;
}
