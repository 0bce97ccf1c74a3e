import { chooseMove } from '../../engine/computer/computer.ts';
import { randomPlay } from '../../engine/explorer/random-play.ts';
import { games } from '../../engine/games.ts';
import { guidanceAt } from '../../engine/guide/guidance.ts';
import { playIn, positionOf, resolveChance, startMatch, turnOf } from '../../engine/match/match.ts';
import { seededRandom } from '../../engine/random.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { explainedGame } from '../../engine/testing/wrong-plies.ts';

/** How many guided games of each game are played. */
const played = 200;

/** Longer games are left. */
const longest = 120;

/**
 * Plays guided games of a medium computer, who is guided, against an easy one, and prints how often each sentence comes
 * under standard rules.
 *
 * @returns the exit status.
 */
export function countGuidances(): number {
  for (const game of games) {
    const rules = game.rules(defaultSettings(game.settings));
    const { valuer, solution } = explainedGame(rules);
    const play = rules.chance === undefined ? randomPlay(rules, rules.start(0)) : undefined;
    const solved = () => {
      if (solution === undefined) throw new RangeError('A game with chance has odds.');
      return solution;
    };
    const random = seededRandom(42);
    const counts = new Map<string, number>();
    let all = 0;
    for (let number = 0; number < played; number++) {
      let match = resolveChance(startMatch(rules, {}, number % 2), random);
      let before: unknown;
      while (turnOf(match).kind === 'player' && match.at < longest) {
        const position = positionOf(match);
        const isGuided = rules.mover(position) === 0;
        if (isGuided) {
          const randomResults = (at: unknown) => play?.results(at);
          const found = guidanceAt(rules, valuer, { position, before, randomResults });
          const code = found?.tells.code ?? '(general)';
          counts.set(code, (counts.get(code) ?? 0) + 1);
          all++;
        } else {
          before = position;
        }
        const move = chooseMove(isGuided ? 'medium' : 'easy', rules, solved, position, random);
        match = resolveChance(playIn(match, move), random);
      }
    }
    console.log(`${game.id}: ${all.toString()} moves`);
    for (const [code, count] of [...counts].sort(([, one], [, other]) => other - one)) {
      console.log(`  ${((100 * count) / all).toFixed(1).padStart(5)} % ${code}`);
    }
  }
  return 0;
}
