import { longMatch } from '../../engine/testing/long-match.ts';
import { playIn, positionOf, resolveChance } from '../../engine/match/match.ts';
import { seededRandom } from '../../engine/random.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { parseDuel } from '../../engine/records/parse-duel.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { fakeAnalyst } from './testing.ts';
import { MatchHost } from './match-host.ts';

const players = [{ kind: 'person' }, { kind: 'person' }] as const;

function tableAfter(plies: number): SeatedMatch {
  return { game: 'digit-conquest', players, first: 0, match: longMatch(plies) };
}

const bytesOf = (update: unknown): number => JSON.stringify(update).length;

/** A long match at a window: plays one move after the other, and builds the updates for the window. */
function shown(table: SeatedMatch): {
  readonly move: () => unknown;
  readonly update: () => unknown;
  readonly whole: () => unknown[];
} {
  let update: unknown;
  const host = new MatchHost(table, {
    analyst: fakeAnalyst(),
    random: seededRandom(1),
    keeper: { keep: () => undefined, turnTo: () => undefined, hinted: () => undefined },
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
    /** Sends all of it, in as many updates as that takes. */
    whole(): unknown[] {
      host.view();
      const parts: unknown[] = [];
      for (;;) {
        const part = host.update();
        parts.push(structuredClone(part));
        if (part.rest === undefined) return parts;
      }
    },
  };
}

export const benchmarks = [100, 20_000].flatMap((plies) => {
  const table = tableAfter(plies);
  const text = formatDuel([table]);
  const { move, update } = shown(table);
  const { whole } = shown(table);
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
      note: `${bytesOf(whole())} bytes`,
      run: whole,
    },
  ];
});
