import type { Page } from '@playwright/test';
import type { Program } from '../program.ts';
import type { Dice } from './dice.ts';
import type { Facts } from './facts.ts';

/** The program and the state that an action can use. */
export interface World {
  /** The running program; another one after a restart. */
  readonly program: Program;
  /** The board's page. */
  readonly page: Page;
  /** The facts of the last look. */
  readonly facts: Facts;
  readonly dice: Dice;
  /** Reads the facts at the table. */
  look(): Promise<Facts>;
  /** Reads the facts of any page. */
  glance(): Promise<Facts>;
  /** Waits until the invariants of every page hold. @throws if they don't. */
  hold(): Promise<Facts>;
  /** Ends the program as a user would, and starts it again on the same folder. */
  restart(end: () => Promise<void>): Promise<Facts>;
  /** The user-data folder. */
  readonly userData: string;
}

/** Something that a user might do. */
export interface Action {
  readonly name: string;
  /** How often it is done, compared with the other possible actions. */
  readonly weight: number;
  /** Needs nothing on the table: can be done while computers play. */
  readonly hasty?: true;
  readonly possible: (facts: Facts, program: Program) => boolean;
  /** Does it. @returns a description. */
  readonly act: (world: World) => Promise<string>;
}
