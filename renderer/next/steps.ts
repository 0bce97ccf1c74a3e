import { standInFor } from '../../electron/api/computer-players.ts';
import type { NextStep, Station } from '../../electron/api/progress.ts';
import { gameName } from '../../words/game-words.ts';
import type { Services } from '../services/services.svelte.ts';
import { computersFor } from '../new-game/chairs.ts';
import { words } from '../words.svelte.ts';

/** What comes next, as the label of its button. */
export function labelOf(step: NextStep): string {
  switch (step.kind) {
    case 'lesson': {
      const { game, title, number, solved, step: at } = step;
      const started = solved > 0 ? 'begun' : number === 1 ? 'first' : 'none';
      const of = { title: { code: title }, game: gameName(words(), game), step: at };
      return words().text('next.lesson', { started, ...of });
    }
    case 'mistakes':
      return words().text('next.mistakes', step);
    case 'puzzles':
    case 'level':
      return words().text('next.puzzles', { game: gameName(words(), step.game) });
    case 'guided':
      return words().text('next.guided', { game: gameName(words(), step.game) });
    case 'daily':
      return words().text('next.daily');
  }
}

/** The name of a station of a path. */
export function nameOf(station: Station): string {
  switch (station.kind) {
    case 'lesson': {
      const { number, title } = station;
      return words().text('next.lesson-station', { number, title: { code: title } });
    }
    case 'guided':
      return words().text('guide.title');
    case 'puzzles':
      return words().text('menu.puzzles');
  }
}

/** What awaits the user there, in a sentence. */
export function sentenceOf(step: NextStep): string {
  switch (step.kind) {
    case 'lesson':
      return words().text(step.summary);
    case 'guided':
      return step.goal === undefined
        ? words().text('guide.about')
        : words().text('guide.about-short', { goal: step.goal });
    case 'mistakes':
      return words().text('mistakes.about');
    case 'daily':
      return words().text('next.about-daily');
    case 'puzzles': {
      const { solved, of } = step;
      return words().text('next.about-puzzles', { game: gameName(words(), step.game), solved, of });
    }
    case 'level':
      return words().text('next.about-level', { game: gameName(words(), step.game) });
  }
}

/** Opens what comes next. */
export function goToStep(step: NextStep, services: Services): void {
  const { router } = services;
  switch (step.kind) {
    case 'lesson':
      router.go('lessons', { game: step.game, lesson: step.lesson });
      break;
    case 'guided':
      void startGuided(step, services);
      break;
    case 'mistakes':
      router.go('mistakes', { kind: 'due', most: step.count });
      break;
    case 'daily':
      router.go('puzzles', 'daily');
      break;
    case 'puzzles':
    case 'level':
      router.go('puzzles', { pack: step.pack });
      break;
  }
}

/** Starts a game against the easy computer, with the guide. */
async function startGuided(
  { game, settings }: Extract<NextStep, { kind: 'guided' }>,
  { match, preferences }: Services,
): Promise<void> {
  const { view } = preferences;
  if (view === undefined) return;
  const computers = computersFor(
    view.games.find(({ id }) => id === game),
    2,
  );
  const name = view.names[0] ?? '';
  await match.start({
    game,
    settings,
    players: [
      { kind: 'person', ...(name !== '' && { name }) },
      { kind: 'computer', difficulty: standInFor('easy', computers) },
    ],
    first: 0,
    guided: true,
  });
}
