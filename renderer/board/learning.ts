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

/** Whether a place is one of those where one learns, apart from the match on the table. */
export function isLearning(place: BoardPlace): place is LearningPlace | 'learn' {
  return !['home', 'table', 'library', 'statistics'].includes(place);
}
