import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { twoPersons } from '../app.ts';
import type { Program } from '../program.ts';
import { ordinaryUser, type OrdinaryUser } from './ordinary-user.ts';

export { expect };

/** A test of an installed package; `user` plays against another person, without animations. */
export const test = base.extend<{ user: OrdinaryUser }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed
  user: async ({}, use) => {
    const user = ordinaryUser(twoPersons);
    await use(user);
    user.leave();
  },
});

/** Finds the package by the end of its file name. */
export function packageFile(ending: string): string {
  const folder = process.env['DIGIT_DUELS_PACKAGES'] ?? '';
  const name = readdirSync(folder).find((each) => each.endsWith(ending));
  if (name === undefined) throw new Error(`There is no package ${ending} in ${folder}.`);
  return path.join(folder, name);
}

/** Runs a command; if it fails, throws its output. */
export function run(command: string, ...list: readonly string[]): string {
  return execFileSync(command, list, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' },
  });
}

/** Expects that Chromium's sandbox keeps the processes of all pages from seeing others, and from most calls of the system. */
export function expectSandboxed({ app }: Program): void {
  const group = String(app.process().pid);
  const pages = run('ps', '-eo', 'pid=,pgid=,args=')
    .split('\n')
    .map((line) => line.trim().split(/ +/))
    .filter(([, its, ...list]) => its === group && list.includes('--type=renderer'))
    .map(([pid = '']) => pid);
  expect(pages).not.toEqual([]);
  for (const pid of pages) {
    const processes = readlinkSync(`/proc/${pid}/ns/pid`);
    expect(processes).not.toBe(readlinkSync('/proc/self/ns/pid'));
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Seccomp:\t2$/m);
  }
}

/** Plays a whole game of two people, then a move against a computer, which thinks in its own thread. */
export async function playAGame({ board }: Program): Promise<void> {
  const attacks = [
    ['Player 1', 'left', 'Player 2', 'left'],
    ['Player 2', 'left', 'Player 1', 'left'],
    ['Player 1', 'left', 'Player 2', 'left'],
    ['Player 2', 'right', 'Player 1', 'right'],
    ['Player 1', 'left', 'Player 2', 'right'],
    ['Player 2', 'right', 'Player 1', 'right'],
    ['Player 1', 'left', 'Player 2', 'right'],
  ] as const;
  await board.newGame({ game: 'Chopsticks', first: 'Player 1' });
  for (const [index, [mover, hand, opponent, target]] of attacks.entries()) {
    await board.says(`${mover} to move`);
    await board.attack(mover, hand, opponent, target);
    await board.stands(index + 1);
  }
  await board.isOver('Player 1 wins!', 'Player 2 has no hands left.');

  await board.newGame({ seats: ['person', 'hard'], first: 'You' });
  await board.attack('You', 'left', 'Computer', 'left');
  await board.stands(2);
  await board.says('Your turn');
}
