import { randomPlay } from '../../engine/explorer/random-play.ts';
import { leastShare, type RandomResults } from '../../engine/explorer/results.ts';
import type { Rules, Seat } from '../../engine/game.ts';
import { UnsolvableGame } from '../../engine/analysis/solution.ts';
import { message, type Message } from '../../words/message.ts';
import type { Terminal } from '../terminal.ts';

/** The results of games between random players, computed at the first use; or why they are unknown. */
export function randomResults(
  rules: Rules<unknown, unknown>,
  terminal: Terminal,
): (position: unknown) => RandomResults | Message {
  const play = randomPlay(rules, rules.start(0));
  return (position) => {
    let counted = 0;
    try {
      return play.results(position, (positions) => {
        counted = positions;
        terminal.progress(message('explorer.cli.progress', { positions }));
      });
    } catch (error) {
      if (error instanceof UnsolvableGame) return error.reason;
      throw error;
    } finally {
      if (counted > 0) terminal.progressDone();
    }
  };
}

/** The share of a player's wins, draws and endless games, in a few words. */
export function shareInWords({ wins, drawn, endless }: RandomResults, seat: Seat): Message {
  const win = wins[seat] ?? 0;
  return drawn + endless < leastShare
    ? message('explorer.cli.share', { win })
    : message('explorer.cli.share-drawn', { win, drawn: drawn + endless });
}
