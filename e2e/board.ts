import type { Reached } from '../electron/api/contract.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { Home } from './home.ts';

export type Side = 'left' | 'right';
export type Seat = 'person' | 'easy' | 'medium' | 'hard';

/** The choices for a new game; the others keep the dialog's values. */
export interface NewGame {
  /** The name of a game. */
  readonly game?: string;
  readonly players?: number;
  readonly seats?: readonly Seat[];
  /** Who goes first, in the dialog's words. */
  readonly first?: string;
  /** The name of a preset. */
  readonly rules?: string;
}

/** The longest wait for a submenu before all are opened anew (ms). */
const submenuPatience = 5000;
/** The index of the group, at a depth of the menu, that held an item: a search through all of them takes long. */
const groupsOfItems = new Map<string, number>();

/** The board as the user sees it, used by mouse unless a method says otherwise. */
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
  /** The latest announcements for screen readers, the newest last. */
  readonly announced: Locator;
  readonly hands: Locator;
  /** The names of the players next to their hands. */
  readonly plates: Locator;
  /** The numbers next to the hands, hidden from screen readers. */
  readonly badges: Locator;

  constructor(page: Page) {
    this.page = page;
    this.home = new Home(page);
    this.topBar = page.getByRole('banner');
    // The list exists even if the analysis covers it.
    this.moves = page.locator('section[aria-label="Moves"]');
    this.analysis = page.getByRole('region', { name: 'Analysis', exact: true });
    this.splits = page.getByRole('group', { name: 'Split the hands' });
    this.gameOver = page.getByRole('region', { name: 'Game over' });
    this.newGameDialog = page.getByRole('dialog', { name: 'New game' });
    this.notices = page.getByRole('alert');
    this.announced = page.getByRole('log', { name: 'Game log' }).locator('p');
    this.hands = page.getByRole('button', { name: / hand, / });
    this.plates = page.locator('.plate');
    this.badges = page.locator('.hand-badge');
  }

  /** Waits until a match is on the table; continues from the home view if that is shown first. */
  async isThere(): Promise<void> {
    // Waiting looks more often than an expectation, and every test begins here.
    await this.page.locator('#app').getByRole('heading', { level: 1 }).waitFor();
    if (await this.home.isVisible()) await this.home.continueMatch();
    await this.topBar.getByRole('heading', { level: 1 }).waitFor();
  }

  /** A hand of a player. */
  hand(who: string, side: Side): Locator {
    return this.page.getByRole('button', { name: `${who}: ${side} hand` });
  }

  /** The fingers of a player's left and right hand; a hand that is out has none. */
  async fingersOf(who: string): Promise<[number, number]> {
    const count = async (side: Side) => {
      const words = (await this.hand(who, side).getAttribute('aria-label')) ?? '';
      return Number(/(\d+) fingers?/.exec(words)?.[1] ?? 0);
    };
    return [await count('left'), await count('right')];
  }

  /** Waits until a player's hands hold these fingers. */
  async holds(who: string, left: number, right: number): Promise<void> {
    await expect.poll(() => this.fingersOf(who), `fingers of ${who}`).toEqual([left, right]);
  }

  /** Waits until the line at the top shows a text. */
  async says(words: string): Promise<void> {
    await expect(this.topBar.getByText(words, { exact: true })).toBeVisible();
  }

  /** Waits until this many moves are played and not undone, draws included. */
  async stands(moves: number): Promise<void> {
    await this.#withPanel(() => expect(this.moves.locator('.ply:not(.undone)')).toHaveCount(moves));
  }

  /** Opens the side panel if a narrow window hides it. @returns a function that closes it again. */
  async pullPanelOut(): Promise<() => Promise<void>> {
    // A window that has just become narrow hides the panel in the next frame.
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const drawer = this.topBar.getByRole('button', { name: 'Side panel' });
    const panel = this.moves.or(this.page.getByRole('tab', { name: 'Moves' })).first();
    if (!(await drawer.isVisible()) || (await panel.isVisible())) return () => Promise.resolve();
    await drawer.click();
    await expect(panel).toBeVisible();
    return () => drawer.click();
  }

  async #withPanel(action: () => Promise<void>): Promise<void> {
    const pushIn = await this.pullPanelOut();
    await action();
    await pushIn();
  }

  /** Opens the match in a text, as a dropped file. */
  async openRecord(text: string): Promise<void> {
    await this.page.evaluate(
      (record) => window.digitDuels.request('openRecordText', { text: record, name: 'begun' }),
      text,
    );
  }

  /** The revision of the match in the main process. */
  revision(): Promise<number> {
    return this.page.evaluate(async () => {
      const answer = await window.digitDuels.request('view', undefined);
      if (!answer.ok) throw new Error(answer.error.code);
      return (answer.value as Reached).revision;
    });
  }

  /** The number of moves in the list, including draws and undone moves. */
  movesListed(): Promise<number> {
    return this.moves.locator('.ply:not(.variation .ply)').count();
  }

  /** Picks up one of the player's hands, or puts it down again. */
  async pickUp(side: Side, who = 'You'): Promise<void> {
    await this.hand(who, side).click();
  }

  /** Strikes a hand with the one picked up. */
  async strike(who: string, side: Side): Promise<void> {
    await this.hand(who, side).click();
  }

  /** Picks up a hand and strikes another with it. */
  async attack(who: string, hand: Side, opponent: string, target: Side): Promise<void> {
    await expect(this.hand(who, hand)).toHaveAttribute('aria-disabled', 'false');
    await this.pickUp(hand, who);
    await this.strike(opponent, target);
  }

  /** Moves the focus to a hand with the arrow keys, by its position on the screen. */
  async walkTo(wanted: Locator): Promise<void> {
    for (let steps = 0; steps < 6; steps++) {
      const way = await wanted.evaluate((hand) => {
        const here = document.activeElement;
        if (here === hand) return 'here';
        if (!(here instanceof HTMLButtonElement) || here.dataset['hand'] === undefined) {
          return 'ArrowDown';
        }
        const from = here.getBoundingClientRect();
        const to = hand.getBoundingClientRect();
        if (Math.abs(to.y - from.y) > from.height / 2) {
          return to.y < from.y ? 'ArrowUp' : 'ArrowDown';
        }
        return to.x < from.x ? 'ArrowLeft' : 'ArrowRight';
      });
      if (way === 'here') return;
      await this.page.keyboard.press(way);
    }
    throw new Error('The arrow keys don’t lead there.');
  }

  /** Opens the choice of splits. */
  async openSplits(): Promise<void> {
    await this.page.keyboard.press('s');
    await expect(this.splits).toBeVisible();
  }

  /** A split such as `1 and 3`: first the left hand, then the right. */
  wayToSplit(ways: string): Locator {
    const [left = '', right = ''] = ways.split(' and ');
    return this.splits.getByRole('button', { name: `${left} left, ${right} right` });
  }

  /** Splits the player's hands, such as into `1 and 3`. */
  async split(ways: string): Promise<void> {
    await this.openSplits();
    await this.wayToSplit(ways).click();
  }

  /** Drags a hand onto something, usually another hand. */
  async drag(from: Locator, onto: Locator): Promise<void> {
    await this.carry(from);
    const { x, y } = await middle(onto);
    await this.page.mouse.move(x, y, { steps: 5 });
    await this.letGo();
  }

  /** Starts to drag a hand and keeps holding it. */
  async carry(from: Locator): Promise<void> {
    const { x, y } = await middle(from);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + 12, y - 12, { steps: 3 });
  }

  /** Drops the dragged hand. */
  async letGo(): Promise<void> {
    await this.page.mouse.up();
  }

  /** The text of the best move in the analysis. */
  async bestMove(): Promise<string> {
    const button = this.topBar.getByRole('button', { name: 'Analysis' });
    await button.click();
    const words = await this.analysis.getByRole('listitem').first().innerText();
    await button.click();
    await expect(this.analysis).toBeHidden();
    return words;
  }

  /** Plays a move given in words such as `Left hand strikes their right: 1 becomes 2`. */
  async playAsSaid(words: string, opponent: string, who = 'You'): Promise<void> {
    const strike = /(left|right) hand strikes (?:their|your) (left|right)/i.exec(words);
    const [, hand, target] = strike ?? [];
    const [, left = '', right = ''] = /splits? .* into (\S+) and (\S+)/i.exec(words) ?? [];
    if (hand === undefined || target === undefined) {
      await this.split(`${left} and ${right}`);
    } else {
      await this.pickUp(hand.toLowerCase() as Side, who);
      await this.strike(opponent, target.toLowerCase() as Side);
    }
  }

  /** Plays the first strike that is offered. */
  async playAnything(who = 'You'): Promise<void> {
    // A move that was played before is followed again: then only the current place changes.
    const place = () =>
      this.moves.evaluate(
        (list: HTMLElement) =>
          `${list.innerText} ${list.querySelector('[aria-current="step"]')?.textContent}`,
      );
    const before = await place();
    const offered = '[aria-disabled="false"]';
    // A hand that is out can be clicked too: it opens the splits.
    const live = `button[aria-label^="${who}:"]:not([aria-label*=", out"])${offered}`;
    await this.page.locator(live).first().click();
    await this.page
      .locator(`button[data-hand]:not([aria-label^="${who}:"])${offered}`)
      .first()
      .click();
    await expect.poll(place).not.toBe(before);
  }

  async undo(): Promise<void> {
    const button = this.topBar.getByRole('button', { name: 'Undo' });
    if (await button.isVisible()) await button.click();
    else await this.choose('Undo');
  }

  async redo(): Promise<void> {
    await this.choose('Redo');
  }

  /** Chooses an item of the menu on the board. */
  async choose(item: string): Promise<void> {
    await this.topBar.getByRole('button', { name: 'Menu' }).click();
    await (await this.menuItem(item)).click();
  }

  /** An item of the open menu or its submenus, by a pattern or the beginning of its label. */
  async menuItem(label: string | RegExp): Promise<Locator> {
    await expect(this.page.getByRole('menu')).toHaveCount(1);
    // Why an item is disabled belongs to its name, and may contain another item's label.
    const name =
      typeof label === 'string'
        ? new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'i')
        : label;
    const item = this.page
      .getByRole('menuitem', { name })
      .or(this.page.getByRole('menuitemcheckbox', { name }))
      .and(this.page.locator(':not([aria-haspopup])'));
    // A focus that an earlier dialog gives back late closes submenus: then they are opened anew.
    await expect(async () => {
      await this.#unfold(item, name, 1);
      await expect(item).toBeVisible({ timeout: submenuPatience });
    }).toPass();
    return item;
  }

  /** Opens submenus until an item is visible, first those that held it before. */
  async #unfold(item: Locator, name: RegExp, depth: number): Promise<boolean> {
    if ((await item.count()) > 0) return true;
    const menus = this.page.getByRole('menu');
    const groups = menus
      .nth(depth - 1)
      .locator('> [role=menuitem][aria-haspopup]:not([aria-disabled=true])');
    const place = `${depth} ${String(name)}`;
    const indices = [...Array(await groups.count()).keys()];
    const before = groupsOfItems.get(place);
    indices.sort((one, other) => Number(other === before) - Number(one === before));
    for (const index of indices) {
      const group = groups.nth(index);
      // Menus may overlap, and the pointer reaches only the top one.
      await group.focus();
      await group.press('ArrowRight');
      await expect(menus).toHaveCount(depth + 1, { timeout: submenuPatience });
      if (await this.#unfold(item, name, depth + 1)) {
        groupsOfItems.set(place, index);
        return true;
      }
      await this.page.keyboard.press('ArrowLeft');
      await expect(menus).toHaveCount(depth, { timeout: submenuPatience });
    }
    return false;
  }

  /** Goes to the position after this number of moves, draws included: step by step from the nearest end. */
  async goToMove(moves: number): Promise<void> {
    await this.#withPanel(async () => {
      const tab = this.page.getByRole('tab', { name: 'Moves' });
      if (await tab.isVisible()) await tab.click();
      const standing = this.moves.locator('.ply:not(.undone)');
      const [last, from] = [await this.movesListed(), await standing.count()];
      if (Math.min(moves, last - moves) < Math.abs(from - moves)) {
        const end = moves < from ? 'To the first move' : 'To the last move';
        await this.moves.getByRole('button', { name: end }).click();
        await expect(standing).not.toHaveCount(from);
      }
      for (;;) {
        const now = await standing.count();
        if (now === moves) return;
        const way = now < moves ? 'One move forward' : 'One move back';
        await this.moves.getByRole('button', { name: way }).click();
        await expect(standing).not.toHaveCount(now);
      }
    });
  }

  async playAgain(): Promise<void> {
    await this.gameOver.getByRole('button', { name: 'Play again' }).click();
    await expect(this.gameOver).toBeHidden();
  }

  /** Waits until the panel beside the table shows how the game ended. */
  async isOver(headline: string, reason: string): Promise<void> {
    await expect(this.gameOver.getByRole('heading', { name: headline })).toBeVisible();
    await expect(this.gameOver).toContainText(reason);
  }

  /** Starts another game in the dialog. */
  async newGame(wanted: NewGame = {}): Promise<void> {
    await this.topBar.getByRole('button', { name: 'New game' }).click();
    await this.fillInNewGame(wanted);
  }

  /** Fills in the open dialog and starts the game. */
  async fillInNewGame({ game, players, seats = [], first, rules }: NewGame): Promise<void> {
    const dialog = this.newGameDialog;
    if (game !== undefined) await this.#choose('Game', game);
    if (players !== undefined) await this.#choose('Players', String(players));
    for (const [index, seat] of seats.entries()) {
      const number = index + 1;
      const kind = seat === 'person' ? 'Person' : 'Computer';
      await this.#choose(`Person or computer at seat ${number}`, kind);
      if (seat === 'person') continue;
      await this.#select(`Strength of the computer at seat ${number}`, new RegExp(`^${seat}`, 'i'));
    }
    if (first !== undefined) await this.#select('Who goes first', first);
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
    const all = this.newGameDialog.getByRole('region', { name: 'All rules' });
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

/** The centre of an element in CSS pixels. */
async function middle(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('There is nothing there to point at.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
