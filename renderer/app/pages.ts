import { atlasPage } from '../atlas/page.ts';
import { tablePage } from '../board/page.ts';
import { explorerPage } from '../explorer/page.ts';
import { homePage } from '../home/page.ts';
import { learnPage } from '../learn/page.ts';
import { lessonsPage } from '../lessons/page.ts';
import { libraryPage } from '../library/page.ts';
import { mistakesPage } from '../mistakes/page.ts';
import { paperPage } from '../paper/page.ts';
import { puzzlesPage } from '../puzzles/page.ts';
import type { Page } from '../services/page.ts';
import { stateMapPage } from '../state-map/page.ts';
import { statisticsPage } from '../statistics/page.ts';
import { tasksPage } from '../tasks/page.ts';
import { tournamentsPage } from '../tournaments/page.ts';

/** Every page of the board, in the order of the menus. */
export const allPages: readonly Page[] = [
  homePage,
  tablePage,
  libraryPage,
  statisticsPage,
  tournamentsPage,
  learnPage,
  lessonsPage,
  puzzlesPage,
  mistakesPage,
  explorerPage,
  stateMapPage,
  atlasPage,
  tasksPage,
  paperPage,
];
