import { AtlasPage } from '../atlas/atlas-page.svelte.ts';
import { ExplorerPage } from '../explorer/explorer-page.svelte.ts';
import type { LearningPlace } from '../learn/parts.ts';
import { LessonsPage } from '../lessons/lessons-page.svelte.ts';
import { Trainer } from '../mistakes/trainer.svelte.ts';
import { PuzzlesPage } from '../puzzles/puzzles-page.svelte.ts';
import { StateMapPage } from '../state-map/state-map-page.svelte.ts';
import type { BoardPlace } from './board-place.ts';

/** What each way to learn keeps while one is elsewhere. */
export interface Learning {
  readonly atlas: AtlasPage;
  readonly explorer: ExplorerPage;
  readonly lessons: LessonsPage;
  readonly puzzles: PuzzlesPage;
  readonly stateMap: StateMapPage;
  readonly trainer: Trainer;
}

/** @param problem - is told what went wrong, in a sentence. */
export function makeLearning(problem: (sentence: string) => void): Learning {
  return {
    atlas: new AtlasPage(),
    explorer: new ExplorerPage(),
    lessons: new LessonsPage(problem),
    puzzles: new PuzzlesPage(problem),
    stateMap: new StateMapPage(),
    trainer: new Trainer(problem),
  };
}

/** The id of the game that is seen where one learns; nothing where none is, or several are. */
export function gameSeen(learning: Learning, place: BoardPlace | undefined): string | undefined {
  switch (place) {
    case 'lessons':
      return learning.lessons.run?.lesson.game.id;
    case 'puzzles':
      return learning.puzzles.puzzle?.game.id;
    case 'mistakes':
      return learning.trainer.task?.game.id;
    case 'explorer':
      return learning.explorer.chosen?.game;
    case 'state-map':
      return learning.stateMap.chosen?.game;
    case 'atlas':
      return learning.atlas.view?.game.id;
    default:
      return undefined;
  }
}

/** Whether a place is one of those where one learns, apart from the match on the table. */
export function isLearning(place: BoardPlace): place is LearningPlace | 'learn' {
  return !['home', 'table', 'library', 'statistics'].includes(place);
}
