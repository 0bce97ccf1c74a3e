import type { GameId } from '../../electron/api/match-view.ts';
import type { PreferencesView } from '../../electron/api/preferences.ts';
import type { PuzzleTheme, SheetLevel } from '../../electron/api/puzzles.ts';
import { attempt } from '../asking.ts';
import { ask } from '../bridge.ts';
import { usualPaper, type PaperName } from './sizes.ts';

/** The kinds of sheets, in the order of the choice. */
export const sheetKinds = [
  'puzzles',
  'rules',
  'cards',
  'map',
  'match',
  'tournament',
  'certificate',
  'plan',
] as const;

export type SheetKind = (typeof sheetKinds)[number];

/** What was chosen to print. It is kept while another page is shown. */
export class PaperPage {
  kind = $state<SheetKind>('puzzles');
  paper = $state<PaperName>(usualPaper(navigator.language));
  #game = $state<GameId>();

  puzzles = $state<{
    pack: string;
    theme: PuzzleTheme | null;
    level: SheetLevel;
    count: number;
    perPage: number;
    seed: number;
    answers: boolean;
  }>({
    pack: '',
    theme: null,
    level: 'medium',
    count: 6,
    perPage: 6,
    seed: 1,
    answers: true,
  });
  /** The sheets of a poster, across and down. */
  poster = $state({ across: 2, down: 1 });
  tournament = $state('');
  /** The name of the file of a lesson plan. */
  plan = $state('');
  certificate = $state({ name: '', reason: '' });
  /** How many sheets are there to print; none while they are being made. */
  sheets = $state(0);
  readonly #preferences: () => PreferencesView;
  readonly #failed: (sentence: string) => void;

  /** @param failed - receives the reason of a failure, in a sentence. */
  constructor(preferences: () => PreferencesView, failed: (sentence: string) => void) {
    this.#preferences = preferences;
    this.#failed = failed;
  }

  /** The game whose rules, cards or map are printed: that of the preferences unless another was chosen. */
  get game(): GameId {
    return this.#game ?? (this.#preferences().game as GameId);
  }

  set game(game: GameId) {
    this.#game = game;
  }

  /** The rules of that game in the preferences. */
  get settings() {
    return this.#preferences().games.find(({ id }) => id === this.game)?.settings ?? {};
  }

  /** Asks for a file, and saves in it what would be printed. */
  async savePdf(name: string): Promise<void> {
    await attempt(() => ask('savePdf', { name }), this.#failed);
  }
}
