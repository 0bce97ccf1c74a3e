import {
  mostRandom,
  solveRandomPlay,
  type RandomPlay,
  type RandomResults,
} from '../../engine/explorer/random-play.ts';
import type { Rules, Seat } from '../../engine/game.ts';
import { UnsolvableGame } from '../../engine/solution.ts';
import { leastShare } from '../../words/explorer-words.ts';
import { message, type Message } from '../../words/message.ts';
import type { Terminal } from '../terminal.ts';

/** How games end among random players, worked out when it is first asked for; or why that is not known. */
export function randomResults(
  rules: Rules<unknown, unknown>,
  terminal: Terminal,
): (position: unknown) => RandomResults | Message {
  let play: RandomPlay<unknown> | Message | undefined;

  function workedOut(): RandomPlay<unknown> | Message {
    try {
      return solveRandomPlay(rules, rules.start(0), {
        most: mostRandom,
        progress: (positions) => terminal.progress(message('explorer.cli.progress', { positions })),
      });
    } catch (error) {
      if (error instanceof UnsolvableGame) return error.told;
      throw error;
    } finally {
      terminal.progressDone();
    }
  }

  return (position) => {
    play ??= workedOut();
    if (!('results' in play)) return play;
    try {
      return play.results(position);
    } catch (error) {
      if (error instanceof UnsolvableGame) return error.told;
      throw error;
    }
  };
}

/** How likely a player wins, and whether a game may end without a winner, in a few words. */
export function shareInWords({ wins, drawn, endless }: RandomResults, seat: Seat): Message {
  const win = wins[seat] ?? 0;
  return drawn + endless < leastShare
    ? message('explorer.cli.share', { win })
    : message('explorer.cli.share-drawn', { win, drawn: drawn + endless });
}
