import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { programIn } from '../../engine/capabilities/computer-players.ts';
import { positionOf } from '../../engine/match/match.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { usualLimits } from '../../storage/programs/limits.ts';
import { ProgramList } from '../../storage/programs/program-list.ts';
import { isRunning, programOf } from '../../storage/programs/testing.ts';
import { TournamentFolder } from '../../storage/tournaments/tournament-folder.ts';
import type { TournamentView } from '../api/tournaments.ts';
import { Programs } from '../programs/programs.ts';
import type { ChooseMove } from './run-tournament.ts';
import { hostTournaments } from './tournament-handlers.ts';
import { withoutComputers } from './testing.ts';

inFolders();
afterEach(() => vi.restoreAllMocks());

/** Plays the smallest number of Summation Duel that is left. */
const honest = `
  const used = position.split(' ');
  for (let number = 1; ; number++) if (!used.includes('+' + number)) return say('bestmove +' + number);`;

/** What programs do when they are to move. */
const programs = {
  'honest one': honest,
  'honest two': honest,
  lies: `say('info score cp 9999', 'bestmove +0');`,
  hangs: `hear = () => {}; process.on('SIGTERM', () => {});`,
  floods: `
    const flood = () => {
      while (process.stdout.write('info string flood\\n'.repeat(100)));
      process.stdout.once('drain', flood);
    };
    flood();`,
  'prints binary': `process.stdout.write(Buffer.concat([Buffer.from([0, 255, 10, 27]), Buffer.from('\\nbestmove '), Buffer.from([254, 0, 10])]));`,
  exits: `process.exit(3);`,
  forks: `for (let i = 0; i < 9; i++) wrote(require('child_process').spawn('sleep', ['60'], { detached: true, stdio: 'inherit' }).pid);`,
};

/** A program that also writes down its processes. */
function commandOf(code: string, processes: string) {
  return programOf(
    `
    const wrote = (pid) => fs.appendFileSync(process.argv[1], pid + '\\n');
    wrote(process.pid);
    let position = '';
    hear = (line) => {
      if (line.startsWith('position')) position = line;
      if (line.startsWith('go')) { ${code} } else politely(line);
    };`,
    processes,
  );
}

/** Hard on all but what answers, also on a loaded machine. */
const limits = { ...usualLimits, move: 1, grace: 1500, output: 2 ** 17, processes: 6, watch: 20 };

test('a tournament of eight programs, most of them hostile, comes to its end and leaves nothing behind', async () => {
  const processes = path.join(folder, 'processes');
  const temporary = path.join(folder, 'temporary');
  fs.mkdirSync(temporary);
  vi.spyOn(os, 'tmpdir').mockReturnValue(temporary);
  const list = new ProgramList(folder);
  for (const [name, code] of Object.entries(programs)) {
    const { file, args } = commandOf(code, processes);
    list.add({ name, file, args: [...args] });
  }
  const playing = new Programs({
    home: folder,
    askForFile: () => Promise.resolve(undefined),
    confirm: () => Promise.resolve(false),
    limits,
  });
  const choose: ChooseMove = async ({ difficulty }, game, match, _, signal) => {
    const id = programIn(difficulty) ?? expect.fail('Only programs play here.');
    const played = await playing.choose(id, game, match, signal, 'tournament');
    const move = match.rules.parseMove(positionOf(match), played ?? '');
    return move.ok ? move.value : expect.fail('It plays no move.');
  };
  const report = vi.fn();
  const { handlers } = hostTournaments({
    folder: new TournamentFolder(folder),
    rulesSet: () => ({}),
    play: () => expect.fail('Nobody plays at the table.'),
    ...withoutComputers,
    named: playing.named,
    choose,
    report,
    rest: () => void playing.endAll('tournament'),
  });
  const nobody = () => undefined;
  const { id } = handlers.beginTournament(
    {
      at: '2026-11-26T10:00:00.000+01:00',
      name: 'All',
      game: 'summation-duel',
      system: 'swiss',
      rounds: 3,
      bestOf: 1,
      players: [],
      computers: list.all().map((program) => `program:${program.id}` as const),
    },
    nobody,
  ) as TournamentView;
  void handlers.runTournament({ id, on: true }, nobody);
  const shown = () => handlers.tournament({ id }, nobody) as TournamentView;
  await vi.waitFor(() => expect(shown().run?.now ?? null).toBeNull(), { timeout: 100_000 });

  expect(report).not.toHaveBeenCalled();
  const { rounds, players } = shown();
  expect(rounds.flat()).toHaveLength(12);
  for (const { first, second, won } of rounds.flat()) {
    const [one, other] = [first, second ?? -1].map((at) => players[at]?.name.startsWith('honest'));
    if (one !== other) expect(won).toEqual(one ? [1, 0] : [0, 1]);
    else expect(won).toBeDefined();
  }
  const pids = fs.readFileSync(processes, 'utf8').trim().split('\n').map(Number);
  expect(new Set(pids).size).toBeGreaterThan(8);
  // A folder goes once all that ran in it has ended.
  const left = () => [...pids.filter(isRunning), ...fs.readdirSync(temporary)];
  await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 30_000 });
}, 120_000);
