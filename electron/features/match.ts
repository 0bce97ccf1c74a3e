import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import type { CoreWithPreferences } from './core.ts';
import { success } from '../../engine/result.ts';
import { withRenamed } from '../people/seats-of.ts';
import type { PeopleHost } from '../people/people-host.ts';
import { joined } from '../ipc/handlers.ts';
import type { Library } from '../library/library.ts';
import { controlHandlers } from '../match/control-handlers.ts';
import { whenMatchEnds } from '../match/match-ends.ts';
import { matchHandlers } from '../match/match-handlers.ts';
import { isUnfinished, matchAtStart, matchFromConfig } from '../match/new-match.ts';
import { programsFeature } from './programs.ts';
import type { Message } from '../../words/message.ts';
import { knownGame } from '../ipc/known-game.ts';
import { MatchHost, type MatchHostOptions, type PlayersAt } from '../match/match-host.ts';
import { pausesFor } from '../match/computers.ts';
import { plyToDraw } from '../match/ply-to-draw.ts';
import type { Programs } from '../programs/programs.ts';
import { positionHandlers } from '../match/position-handlers.ts';
import type { SessionState } from '../match/session.ts';

/** Puts a match on the table: the last one, or a new one. */
export function matchFeature(core: CoreWithPreferences, library: Library, people: PeopleHost) {
  const { platform, bus, random, clipboard, preferences } = core;
  const { analyst, safe, windows } = platform;
  const { kept } = library;
  kept.whoSits = (...match) => people.whoSits(...match);
  const playersAt: PlayersAt = (players) => people.playersAt(players);
  const programs = programsFeature(core);
  const last = safe ? undefined : library.last();
  const first = matchAtStart(last?.table, preferences.config(), random);
  kept.turnTo(first === last?.table ? last : undefined);
  const arriving = safe ? undefined : library.lastLong();
  const host = hostOnTable(core, programs, {
    first,
    keeper: kept,
    journalAt: (...seated) => people.journalAt(...seated),
    playersAt,
    ...(arriving && { begins: arriving }),
  });
  const { session } = host;
  bus.on('matchChanged', ({ table }) => programs.keepOnly(table));
  followNames(core, host);
  bus.on(
    'matchChanged',
    whenMatchEnds(session.state(), (ended: SessionState) => bus.emit('matchEnded', ended)),
  );

  void arriving?.then((long) => {
    // The user may have begun another match meanwhile.
    if (long === undefined || !isUnfinished(long.table) || session.state().revision > 0) return;
    host.begin(long.table, long.id);
  });

  return {
    host,
    last: Promise.resolve(last ?? arriving),
    programs,
    /** The file of the match; null before its first move. */
    file: () => {
      const id = kept.id();
      return id === null ? null : library.folder.fileOf(id);
    },
    handlers: joined(
      matchHandlers(
        host,
        random,
        () => bus.emit('boardAsked'),
        (game) => preferences.config().settings[game] ?? {},
      ),
      positionHandlers(session, (text) => clipboard.writeText(text)),
      controlHandlers(host, analyst),
      programs.handlers,
      {
        plyToDraw: plyToDraw(session, playersAt),
        startWithRules({ game }: { readonly game: string }) {
          const config = { ...preferences.config(), game: knownGame(game).id };
          host.begin(matchFromConfig(config, random));
          windows.commandBoard('table');
          return null;
        },
      },
    ),
  };
}

/**
 * The notices that a computer or a program can't play. They no longer matter once the match has changed; those that the hard
 * computer plays in its place, once there is another match.
 */
function failuresToPlay(preferences: CoreWithPreferences['preferences']) {
  const others: readonly Message['code'][] = [
    'match.computer-failed',
    'game.cut-short',
    'duel.full',
  ];
  const shown = new Set<Message['code']>();
  let lastGame = 0;
  return {
    add: (problem: Message): void => {
      const { code } = problem;
      if (/^(ugi|playing-programs)\./.test(code) || others.includes(code)) shown.add(code);
      preferences.report(problem);
    },
    matchChanged: ({ gameNumber }: SessionState): void => {
      for (const code of shown) {
        if (gameNumber === lastGame && code.startsWith('playing-programs.')) continue;
        shown.delete(code);
        preferences.withdraw(code);
      }
      lastGame = gameNumber;
    },
  };
}

/** Lets the names on the table follow those of the people. */
function followNames({ platform: { windows }, bus }: CoreWithPreferences, host: MatchHost): void {
  const { session } = host;
  bus.on('personRenamed', (from, to) => {
    // Otherwise what they play at the table from now on would belong to no person.
    const renamed = withRenamed(session.state().table, from, to);
    if (renamed !== undefined) session.alter(() => success(renamed));
  });
  // Whoever has no name in the match may be called otherwise now.
  bus.on('peopleChanged', () => windows.tellBoard('view', () => host.update()));
}

/** Hosts the match on the table: the board, the bus and the notices follow it. */
function hostOnTable(
  { platform, bus, random, tournaments, preferences }: CoreWithPreferences,
  programs: Programs,
  {
    first,
    ...options
  }: { readonly first: SeatedMatch } & Pick<
    MatchHostOptions,
    'keeper' | 'begins' | 'journalAt' | 'playersAt'
  >,
): MatchHost {
  const { analyst, windows } = platform;
  const failures = failuresToPlay(preferences);
  const host = new MatchHost(first, {
    ...options,
    analyst,
    random,
    askProgram: (...asked) => programs.choose(...asked),
    named: programs.named,
    counts: (table) => tournaments.counts(table),
    pauses: () => pausesFor(preferences.config().appearance),
    guideTalk: () => preferences.config().appearance.guideTalk,
    show(update) {
      windows.tellBoard('view', update);
      bus.emit('matchChanged', host.session.state());
    },
    failed: failures.add,
    onMatchChanged: () => failures.matchChanged(host.session.state()),
  });
  return host;
}
