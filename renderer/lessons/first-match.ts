import type { LessonStepView, LessonView } from '../../electron/api/lessons.ts';
import type { RequestOf } from '../../electron/api/requests.ts';

/** The first match after a lesson: by the usual rules, against the weakest computer. */
export function firstMatch(game: string): RequestOf<'newMatch'> {
  return {
    game,
    settings: {},
    players: [{ kind: 'person' }, { kind: 'computer', difficulty: 'easy' }],
    first: 0,
  };
}

/** A match that continues from a step of a lesson, against strong computers. */
export function matchFrom(
  { game, players }: LessonView,
  { place: { settings, position, first } }: LessonStepView,
): RequestOf<'newMatch'> {
  return {
    game: game.id,
    settings,
    players: [...players],
    first,
    ...(position !== undefined && { position }),
  };
}
