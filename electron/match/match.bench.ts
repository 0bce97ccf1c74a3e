import { longMatch } from '../../engine/testing/long-match.ts';
import { playIn, positionOf, resolveChance } from '../../engine/match/match.ts';
import { seededRandom } from '../../engine/random.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { parseDuel } from '../../engine/records/parse-duel.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { wholeUpdate } from '../api/testing.ts';
import { fakeAnalyst } from './testing.ts';
import { MatchHost } from './match-host.ts';
import { viewOf } from './match-view.ts';

const players = [{ kind: 'person' }, { kind: 'person' }] as const;

function tableAfter(plies: number): SeatedMatch {
  return { game: 'digit-conquest', players, first: 0, match: longMatch(plies) };
}

const bytesOf = (update: unknown): number => JSON.stringify(update).length;

/** Plays one move after the other on a long match, as a window would, and builds the updates for the window. */
function playing(table: SeatedMatch): { move: () => unknown; update: () => unknown } {
  let update: unknown;
  const host = new MatchHost(table, {
    analyst: fakeAnalyst(),
    random: seededRandom(1),
    keeper: { keep: () => undefined, turnTo: () => undefined },
    pauses: () => ({ turn: 0, part: 0 }),
    show: (sent) => (update = structuredClone(sent())),
    failed: () => undefined,
  });
  const { session } = host;
  return {
    move() {
      const { revision, table: now } = session.state();
      const { rules } = now.match;
      const position = positionOf(now.match);
      const safe = rules.moves(position).find((move) => {
        return rules.turn(rules.play(position, move)).kind !== 'over';
      });
      if (safe === undefined) return host.begin(table);
      return session.play(rules.formatMove(position, safe), revision);
    },
    update: () => update,
  };
}

export const benchmarks = [100, 20_000].flatMap((plies) => {
  const table = tableAfter(plies);
  const text = formatDuel([table]);
  const whole = wholeUpdate(viewOf(table, { playedOn: false, revision: 0, gameNumber: 0 }));
  const { move, update } = playing(table);
  move();
  const [legal] = table.match.rules.moves(positionOf(table.match));
  return [
    {
      name: `match of ${plies}: play, make the view and send it`,
      note: `${bytesOf(update())} bytes`,
      run: move,
    },
    {
      name: `match of ${plies}: play a move`,
      run: () => resolveChance(playIn(table.match, legal), seededRandom(1)),
    },
    {
      name: `match of ${plies}: make the text of the record`,
      note: `${text.length} bytes`,
      run: () => formatDuel([table]),
    },
    { name: `match of ${plies}: load`, run: () => parseDuel(text) },
    {
      name: `match of ${plies}: all of the view, for a window that begins`,
      note: `${bytesOf(whole)} bytes`,
      run: () =>
        structuredClone(
          wholeUpdate(viewOf(table, { playedOn: false, revision: 0, gameNumber: 0 })),
        ),
    },
  ];
});
