import { outcomeOf, pliesOf, positionOf, turnOf, type Match } from '../../engine/match/match.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answered } from '../analyst/answered.ts';
import type { MatchView } from '../api/match-view.ts';
import type { TryView } from '../api/practice.ts';
import { exerciseGone } from './exercise-practice.ts';
import type { PracticeTable } from './practice-table.ts';

type AnyMatch = Match<unknown, unknown>;

/** A game that is played on against computers, to its end or until the user has made some turns. */
export class PlayedOn {
  readonly table: PracticeTable;
  readonly #analyst: Analyst;
  readonly #turns: number;
  /** How many plies had been played at the start. */
  readonly #from: number;

  constructor(table: PracticeTable, analyst: Analyst, turns = Infinity) {
    this.table = table;
    this.#analyst = analyst;
    this.#turns = turns;
    this.#from = table.match.at;
  }

  /** Lets the computers move that are to move first. */
  async begin(): Promise<readonly MatchView[]> {
    return this.#become([this.table.match, ...(await this.#replies(this.table.match))]);
  }

  /**
   * Plays a move of the user and the computers' replies.
   *
   * @param stands - receives the position after the user's move, before the computers think.
   * @throws Refusal if it can't be played.
   */
  async try(moves: readonly string[], stands: (view: MatchView) => void): Promise<TryView> {
    const { table } = this;
    const before = table.match;
    const match = table.after(moves);
    stands(table.view(match));
    const replies = await this.#replies(match);
    if (table.match !== before) throw exerciseGone();
    const views = this.#become([match, ...replies]);
    const over = outcomeOf(table.match) !== undefined || this.#isHeld(table.match);
    return { views, verdict: { kind: 'right', said: null, why: null }, over, outcome: null };
  }

  #become(matches: readonly AnyMatch[]): MatchView[] {
    this.table.match = matches.at(-1) ?? this.table.match;
    return matches.map((match) => this.table.view(match));
  }

  /** The matches after each move of the computers, until the user is to move or it is over. */
  async #replies(match: AnyMatch): Promise<AnyMatch[]> {
    const { table } = this;
    const { game, settings, players } = table.setting;
    const replies: AnyMatch[] = [];
    for (let now = match; !this.#isHeld(now); now = replies.at(-1) ?? now) {
      const turn = turnOf(now);
      const player = turn.kind === 'player' ? players[turn.seat] : undefined;
      if (player?.kind !== 'computer') break;
      const asked = {
        wanted: 'move',
        game: game.id,
        settings,
        position: positionOf(now),
        difficulty: player.difficulty,
        seed: now.at,
      } as const;
      replies.push(table.after([await answered(this.#analyst.ask(asked))], now));
    }
    return replies;
  }

  /** Whether the user has made as many turns as a game that may never end is played for. */
  #isHeld(match: AnyMatch): boolean {
    const { players } = this.table.setting;
    const own = pliesOf(match)
      .slice(this.#from)
      .filter(({ seat }) => seat !== null && players[seat]?.kind === 'person');
    return own.length >= this.#turns;
  }
}
