import type { Page } from '@playwright/test';
import type { Program } from '../program.ts';
import type { Dice } from './dice.ts';
import type { Facts } from './facts.ts';

/** What an action can use of the world. */
export interface World {
  /** The program as it runs now; another one after a restart. */
  readonly program: Program;
  /** The board's page. */
  readonly page: Page;
  /** What the wanderer saw last. */
  readonly facts: Facts;
  readonly dice: Dice;
  /** Looks again, at the table. */
  look(): Promise<Facts>;
  /** Looks at what is shown, whichever page that is. */
  glance(): Promise<Facts>;
  /** Waits until what holds on every page holds on the one that is shown. @throws where it does not. */
  hold(): Promise<Facts>;
  /** Ends the program in a person's way, and starts it again on what lies on the disk. */
  restart(end: () => Promise<void>): Promise<Facts>;
  /** The folder that the program keeps everything in. */
  readonly userData: string;
}

/** Something that a person might do. */
export interface Action {
  readonly name: string;
  /** How often it is done, beside the others that are possible. */
  readonly weight: number;
  /** Asks for nothing that is on the table: can be done while the match is still running. */
  readonly hasty?: true;
  readonly possible: (facts: Facts, program: Program) => boolean;
  /** Does it. @returns what was done, in words. */
  readonly act: (world: World) => Promise<string>;
}
