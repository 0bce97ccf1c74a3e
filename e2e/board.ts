import type { Reached } from '../electron/api/contract.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { Home } from './home.ts';

export type Side = 'left' | 'right';
export type Seat = 'person' | 'easy' | 'medium' | 'hard';

/** What a new game is asked for; what is left out stays as the dialog has it. */
export interface NewGame {
  /** The name of a game. */
  readonly game?: string;
  readonly players?: number;
  readonly seats?: readonly Seat[];
  /** The name of who begins, as the dialog offers it. */
  readonly first?: string;
  /** The name of a preset. */
  readonly rules?: string;
}

/** The board as a person sees and uses it, by mouse unless a word says otherwise. */
export class Board {
  readonly page: Page;
  readonly home: Home;
  readonly topBar: Locator;
  readonly moves: Locator;
  readonly analysis: Locator;
  readonly splits: Locator;
  readonly gameOver: Locator;
  readonly newGameDialog: Locator;
  readonly notices: Locator;
  /** What a screen reader has said last, the newest at the end. */
  readonly announced: Locator;
  readonly hands: Locator;
  /** The names of the players beside their hands. */
  readonly plates: Locator;
  /** The numbers beside the hands, which nothing but sight needs. */
  readonly badges: Locator;

  constructor(page: Page) {
    this.page = page;
    this.home = new Home(page);
    this.topBar = page.getByRole('banner');
    // Where analysis lies over it, the list is still there.
    this.moves = page.locator('section[aria-label="Moves"]');
    this.analysis = page.getByRole('region', { name: 'Analysis', exact: true });
    this.splits = page.getByRole('group', { name: 'Split your hands' });
    this.gameOver = page.getByRole('region', { name: 'Game over' });
    this.newGameDialog = page.getByRole('dialog', { name: 'New game' });
    this.notices = page.getByRole('alert');
    this.announced = page.getByRole('log', { name: 'What happens' }).locator('p');
    this.hands = page.getByRole('button', { name: / hand, / });
    this.plates = page.locator('.plate');
    this.badges = page.locator('.hand-badge');
  }

  /** Waits until there is a match on the table; where the home view is shown first, by going on. */
  async isThere(): Promise<void> {
    // What the page came with is seen before it, and hears nobody.
    await expect(this.page.locator('#app').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(this.page.locator('#first-picture')).toHaveCount(0);
    if (await this.home.isVisible()) await this.home.goOn();
    await expect(this.topBar.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** One of somebody's hands. */
  hand(who: string, side: Side): Locator {
    return this.page.getByRole('button', { name: `${who}: ${side} hand` });
  }

  /** How many fingers somebody's hands hold, left and right; a hand that is out holds none. */
  async fingersOf(who: string): Promise<[number, number]> {
    const count = async (side: Side) => {
      const words = (await this.hand(who, side).getAttribute('aria-label')) ?? '';
      return Number(/(\d+) fingers?/.exec(words)?.[1] ?? 0);
    };
    return [await count('left'), await count('right')];
  }

  /** Waits until somebody's hands hold so many fingers. */
  async holds(who: string, left: number, right: number): Promise<void> {
    await expect.poll(() => this.fingersOf(who), `fingers of ${who}`).toEqual([left, right]);
  }

  /** Waits until the line at the top says whose turn it is, or how it ended. */
  async says(words: string): Promise<void> {
    await expect(this.topBar.getByText(words, { exact: true })).toBeVisible();
  }

  /** Waits until so many moves stand, draws included. */
  async stands(moves: number): Promise<void> {
    await expect(this.moves.locator('.ply:not(.undone)')).toHaveCount(moves);
  }

  /** The revision of the match, as the main process answers it. */
  revision(): Promise<number> {
    return this.page.evaluate(async () => {
      const answer = await window.digitDuels.request('view', undefined);
      if (!answer.ok) throw new Error(answer.error.code);
      return (answer.value as Reached).revision;
    });
  }

  /** How many moves of the line the list shows, draws and those taken back among them. */
  movesListed(): Promise<number> {
    return this.moves.locator('.ply:not(.variation .ply)').count();
  }

  /** Takes one of one's own hands up, or puts it down again. */
  async pickUp(side: Side, who = 'You'): Promise<void> {
    await this.hand(who, side).click();
  }

  /** Strikes a hand with the one that is picked up. */
  async strike(who: string, side: Side): Promise<void> {
    await this.hand(who, side).click();
  }

  /** Takes a hand up and strikes another with it. */
  async attack(who: string, hand: Side, opponent: string, target: Side): Promise<void> {
    await expect(this.hand(who, hand)).toHaveAttribute('aria-disabled', 'false');
    await this.pickUp(hand, who);
    await this.strike(opponent, target);
  }

  /** Lays the ways to split open. */
  async openSplits(): Promise<void> {
    await this.page.keyboard.press('s');
    await expect(this.splits).toBeVisible();
  }

  /** A way to split, such as `1 and 3`: first the left hand, then the right. */
  wayToSplit(ways: string): Locator {
    const [left = '', right = ''] = ways.split(' and ');
    return this.splits.getByRole('button', { name: `${left} left, ${right} right` });
  }

  /** Splits one's hands, such as into `1 and 3`. */
  async split(ways: string): Promise<void> {
    await this.openSplits();
    await this.wayToSplit(ways).click();
  }

  /** Drags one hand onto something, another hand most of the time. */
  async drag(from: Locator, onto: Locator): Promise<void> {
    await this.carry(from);
    const { x, y } = await middle(onto);
    await this.page.mouse.move(x, y, { steps: 5 });
    await this.letGo();
  }

  /** Takes a hand up by dragging, and goes on holding it. */
  async carry(from: Locator): Promise<void> {
    const { x, y } = await middle(from);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + 12, y - 12, { steps: 3 });
  }

  /** Drops what is carried. */
  async letGo(): Promise<void> {
    await this.page.mouse.up();
  }

  /** The words of the best move, as the analysis of the position on the table has them. */
  async bestMove(): Promise<string> {
    const button = this.topBar.getByRole('button', { name: 'Analysis' });
    await button.click();
    const words = await this.analysis.getByRole('listitem').first().innerText();
    await button.click();
    await expect(this.analysis).toBeHidden();
    return words;
  }

  /** Plays a move that is said in words such as `Left hand strikes right hand: 1 becomes 2`. */
  async playAsSaid(words: string, opponent: string, who = 'You'): Promise<void> {
    const strike = /(left|right) hand strikes (left|right) hand/i.exec(words);
    const [, hand, target] = strike ?? [];
    const [, left = '', right = ''] = /splits .* into (\S+) and (\S+)/i.exec(words) ?? [];
    if (hand === undefined || target === undefined) {
      await this.split(`${left} and ${right}`);
    } else {
      await this.pickUp(hand.toLowerCase() as Side, who);
      await this.strike(opponent, target.toLowerCase() as Side);
    }
  }

  /** Plays the first attack that is offered. */
  async playAnything(who = 'You'): Promise<void> {
    const moves = await this.moves.innerText();
    const offered = '[aria-disabled="false"]';
    // A hand that is out can be clicked too: it offers to split.
    const live = `button[aria-label^="${who}:"]:not([aria-label*=", out"])${offered}`;
    await this.page.locator(live).first().click();
    await this.page
      .locator(`button[data-hand]:not([aria-label^="${who}:"])${offered}`)
      .first()
      .click();
    await expect.poll(() => this.moves.innerText()).not.toBe(moves);
  }

  async undo(): Promise<void> {
    await this.topBar.getByRole('button', { name: 'Undo' }).click();
  }

  async redo(): Promise<void> {
    await this.choose('Redo');
  }

  /** Chooses an item of the menu on the board. */
  async choose(item: string): Promise<void> {
    await this.topBar.getByRole('button', { name: 'Menu' }).click();
    await (await this.menuItem(item)).click();
  }

  /** An item of the menu that is open, in whichever of its menus it stands. */
  async menuItem(name: string | RegExp): Promise<Locator> {
    await expect(this.page.getByRole('menu')).toHaveCount(1);
    const item = this.page
      .getByRole('menuitem', { name })
      .or(this.page.getByRole('menuitemcheckbox', { name }));
    await this.#unfold(item, 1);
    return item;
  }

  /** Opens the menus of the innermost one that is open, until an item is seen. */
  async #unfold(item: Locator, depth: number): Promise<boolean> {
    if ((await item.count()) > 0) return true;
    const menus = this.page.getByRole('menu');
    const groups = menus.nth(depth - 1).locator('> [role=menuitem][aria-haspopup]');
    for (let index = 0; index < (await groups.count()); index++) {
      const group = groups.nth(index);
      // Menus may lie over one another, where the pointer reaches the last one only.
      await group.focus();
      await group.press('ArrowRight');
      await expect(menus).toHaveCount(depth + 1);
      if (await this.#unfold(item, depth + 1)) return true;
      await this.page.keyboard.press('ArrowLeft');
      await expect(menus).toHaveCount(depth);
    }
    return false;
  }

  /** Goes to where so many moves stand, draws included, one step after the other. */
  async goToMove(moves: number): Promise<void> {
    const tab = this.page.getByRole('tab', { name: 'Moves' });
    if (await tab.isVisible()) await tab.click();
    const standing = this.moves.locator('.ply:not(.undone)');
    for (;;) {
      const now = await standing.count();
      if (now === moves) return;
      const way = now < moves ? 'One move forward' : 'One move back';
      await this.moves.getByRole('button', { name: way }).click();
      await expect(standing).not.toHaveCount(now);
    }
  }

  async playAgain(): Promise<void> {
    await this.gameOver.getByRole('button', { name: 'Play again' }).click();
    await expect(this.gameOver).toBeHidden();
  }

  /** Waits until the panel beside the table says how the game ended. */
  async isOver(headline: string, reason: string): Promise<void> {
    await expect(this.gameOver.getByRole('heading', { name: headline })).toBeVisible();
    await expect(this.gameOver).toContainText(reason);
  }

  /** Asks for another game in the dialog. */
  async newGame(wanted: NewGame = {}): Promise<void> {
    await this.topBar.getByRole('button', { name: 'New game' }).click();
    await this.fillInNewGame(wanted);
  }

  /** Fills in the dialog that lies open, and starts. */
  async fillInNewGame({ game, players, seats = [], first, rules }: NewGame): Promise<void> {
    const dialog = this.newGameDialog;
    if (game !== undefined) await this.#choose('Game', game);
    if (players !== undefined) await this.#choose('Players', String(players));
    for (const [index, seat] of seats.entries()) {
      const number = index + 1;
      const kind = seat === 'person' ? 'Person' : 'Computer';
      await this.#choose(`Who sits at seat ${number}`, kind);
      if (seat === 'person') continue;
      await this.#select(`Strength of the computer at seat ${number}`, new RegExp(`^${seat}`, 'i'));
    }
    if (first !== undefined) await this.#select('Who begins', first);
    if (rules !== undefined) await this.#chooseRules(rules);
    await dialog.getByRole('button', { name: 'Start' }).click();
    await expect(dialog).toBeHidden();
  }

  async #choose(label: string, option: string): Promise<void> {
    await this.newGameDialog
      .getByRole('radiogroup', { name: label, exact: true })
      .getByRole('radio', { name: option, exact: true })
      .click();
  }

  /** Chooses rules by the beginning of their name, among all of them. */
  async #chooseRules(rules: string): Promise<void> {
    await this.newGameDialog.getByRole('button', { name: 'All rules…' }).click();
    const all = this.page.getByRole('dialog', { name: 'All rules' });
    await all.getByRole('combobox').fill(rules);
    await all
      .getByRole('option', { name: new RegExp(`^${rules}`) })
      .first()
      .click();
    await expect(all).toBeHidden();
  }

  async #select(label: string, wanted: string | RegExp): Promise<void> {
    await this.newGameDialog.getByLabel(label).click();
    const option = this.page.getByRole('option', { name: wanted });
    const more = this.page.getByRole('option', { name: 'More…' });
    await expect(option.or(more).first()).toBeVisible();
    if (!(await option.isVisible())) await more.click();
    await option.click();
    await expect(this.page.getByRole('listbox')).toBeHidden();
  }
}

/** The middle of what a person points at, in CSS pixels. */
async function middle(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('There is nothing there to point at.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
