import { chanceOrderOf } from '../../engine/match/seated-match.ts';
import { lengthOf, mainEndOf, positionAt } from '../../engine/match/match.ts';
import { placeUnder, type PuzzlePlace } from '../../engine/puzzles/puzzle-place.ts';
import { message } from '../../words/message.ts';
import type { Analyst } from '../analyst/analyst.ts';
import type { PracticeStart, practiceRequests } from '../api/practice.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownGame, resolvePosition } from '../ipc/known-game.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { SessionState } from '../match/session.ts';
import {
  exerciseGone,
  ExercisePractice,
  stepByValue,
  type KeepOutcome,
  type PracticeExercise,
} from './exercise-practice.ts';
import { PlayedOn, type PlayingOn } from './play-on.ts';
import { practiceSeed, PracticeTable, type PracticeSetting } from './practice-table.ts';

/** The match on the table, from which practice may begin. */
export type MatchOnTable = Pick<SessionState, 'gameNumber' | 'table'>;

/** The start of a kind of practice. */
export type StartOf<Kind extends PracticeStart['of']> = Extract<PracticeStart, { of: Kind }>;

/** A position to practise, and what is asked there: an exercise, a game to be played on, or nothing. */
export interface Practised {
  readonly setting: PracticeSetting;
  readonly exercise?: PracticeExercise;
  /** Plays on against computers, until the user has made this many turns. */
  readonly playOn?: PlayingOn;
}

/** Where practice comes from. */
export interface PracticeSources {
  /** The match on the table, if any. */
  readonly now: () => MatchOnTable | undefined;
  /** @throws Refusal if another puzzle is open. */
  readonly puzzle: (start: StartOf<'puzzle'>) => Promise<Practised>;
  /** @throws Refusal if there is no such step. */
  readonly lesson: (start: StartOf<'lesson'>) => Practised;
  /** @throws Refusal if there is no such exercise in the open task. */
  readonly task: (start: StartOf<'task'>) => Promise<Practised>;
  /** Schedules a mistake by the outcome of a try. @param position - the asked one, in notation. */
  readonly keepMistake: (id: string, position: string) => KeepOutcome;
  /** Saves the outcome of a retry in a review. */
  readonly keepRetry: (place: PuzzlePlace) => KeepOutcome;
  /** @throws Refusal if a kind of practice isn't open now. @param game - the id of the game that is practised. */
  readonly open: (of: PracticeStart['of'], game: string) => void;
  /** @throws Refusal if the solutions of a kind of practice are kept back now. */
  readonly solution: (of: PracticeStart['of']) => void;
}

/** What lies on a practice table: {@link ExercisePractice}, {@link PlayedOn}, or a path, which isn't tried. */
interface Practice {
  readonly table: PracticeTable;
  readonly try?: ExercisePractice['try'] | PlayedOn['try'];
  readonly showSolution?: ExercisePractice['showSolution'];
  readonly computerMove?: PlayedOn['computerMove'];
  readonly losingMove?: PlayedOn['losingMove'];
  readonly close?: () => void;
}

/** Answers the requests about practice. There is one table for each kind; a new practice replaces the one on it. */
export function practiceHandlers(
  sources: PracticeSources,
  analyst: Analyst,
): Handlers<keyof typeof practiceRequests> {
  const tables = new Map<PracticeStart['of'], Practice>();
  /** The number of requests to begin one. */
  let asked = 0;
  /** The number of the latest such request for each kind. */
  const latest = new Map<PracticeStart['of'], number>();

  /** The practice with a number, and its kind. @throws Refusal if another has replaced it. */
  function withKind(number: number): readonly [PracticeStart['of'], Practice] {
    const found = [...tables].find(([, { table }]) => table.number === number);
    if (found === undefined) throw exerciseGone();
    return found;
  }

  const practiceOf = (number: number): Practice => withKind(number)[1];

  return {
    async beginPractice(start) {
      const number = ++asked;
      latest.set(start.of, number);
      const found = await practised(start, sources, analyst);
      sources.open(start.of, found.setting.game.id);
      const practice = practiceOn(found, number, analyst);
      // The latest request counts, whichever is ready first, even if it is refused.
      if (latest.get(start.of) !== number) throw exerciseGone();
      tables.get(start.of)?.close?.();
      tables.set(start.of, practice);
      return practice.table.view();
    },
    async try({ practice, moves, at }, tellAsker) {
      const tried = practiceOf(practice).try?.(moves, (view) => tellAsker('practice', view), at);
      if (tried === undefined) throw exerciseGone();
      return tried;
    },
    async computerMove({ practice }) {
      const played = practiceOf(practice).computerMove?.();
      if (played === undefined) throw exerciseGone();
      return played;
    },
    async losingMove({ practice }) {
      const [of, there] = withKind(practice);
      sources.solution(of);
      const found = there.losingMove?.();
      if (found === undefined) throw exerciseGone();
      return found;
    },
    async showSolution({ practice, at }) {
      const [of, there] = withKind(practice);
      sources.solution(of);
      const shown = there.showSolution?.(at);
      if (shown === undefined) throw exerciseGone();
      return shown;
    },
    demonstrate({ practice, moves }) {
      const { table } = practiceOf(practice);
      return table.along(moves).map((match) => table.view(match));
    },
    followPath({ practice, at, moves }) {
      const there = practiceOf(practice);
      if (there.try !== undefined) throw exerciseGone();
      return there.table.follow(at, moves);
    },
  };
}

/** Puts what is practised on a table. @throws Refusal if it can't lie there. */
function practiceOn(
  { setting, exercise, playOn }: Practised,
  number: number,
  analyst: Analyst,
): Practice {
  const table = new PracticeTable(setting, number, exercise !== undefined);
  if (exercise !== undefined) return new ExercisePractice(table, exercise);
  if (playOn !== undefined) return new PlayedOn(table, analyst, playOn);
  return { table };
}

/** @throws Refusal if it can't be practised. */
function practised(
  start: PracticeStart,
  sources: PracticeSources,
  analyst: Analyst,
): Practised | Promise<Practised> {
  switch (start.of) {
    case 'puzzle':
      return sources.puzzle(start);
    case 'lesson':
      return sources.lesson(start);
    case 'task':
      return sources.task(start);
    case 'mistake': {
      const { id, players, first } = start;
      const setting = { ...resolvePosition(start), players, first };
      const keep = sources.keepMistake(id, setting.rules.formatPosition(setting.position));
      return { setting, exercise: { steps: [stepByValue(setting, analyst)], keep } };
    }
    case 'retry': {
      const setting = settingOnTable(sources.now(), start);
      const place = placeUnder(setting.game.id, setting.settings, start.position);
      const keep = sources.keepRetry(place);
      return { setting, exercise: { steps: [stepByValue(setting, analyst)], keep } };
    }
    case 'path': {
      const { players, first, moves } = start;
      return { setting: { ...resolvePosition(start), players, first, moves } };
    }
  }
}

/**
 * A position of the match on the table, from which chance acts as it did in the match. What it will do in an unfinished match
 * isn't shown. The user may play there, even for a computer.
 *
 * @throws Refusal if it is no longer there.
 */
function settingOnTable(
  now: MatchOnTable | undefined,
  { gameNumber, at, position: notation }: StartOf<'retry'>,
): PracticeSetting {
  const gone = new Refusal(message('match-controls.moved-on'));
  if (now?.gameNumber !== gameNumber || at > lengthOf(now.table.match)) throw gone;
  const { game, match, players } = now.table;
  const { settings, rules } = match;
  const position = positionAt(match, at);
  if (rules.formatPosition(position) !== notation) throw gone;
  const isOver = mainEndOf(match) !== undefined;
  const order = chanceOrderOf(isOver ? now.table : { ...now.table, seed: practiceSeed });
  const open = rules.mover(position);
  return {
    game: knownGame(game),
    settings,
    rules,
    position,
    players,
    first: open,
    open,
    chance: order.after(match, at),
  };
}
