import type { Page } from '@playwright/test';
import { expect, testOnShared as test, twoPersons } from './app.ts';
import type { Board } from './board.ts';
import { action, change, numberCard, score, sentence, toss, total } from './card-tables.ts';
import { resumeMotion } from './paused-motion.ts';

const conquest = { ...twoPersons, game: 'digit-conquest' } as const;
/** After four cards the deck is empty. */
const tinyDeck = { ...conquest, 'digit-conquest': { digits: 2, copies: 2 } } as const;
const summation = { ...twoPersons, game: 'summation-duel' } as const;
const motion = (much: 'full' | 'reduced') => ({ appearance: { motion: much } }) as const;

/** Pauses every animation that starts from now on, this many milliseconds after its start. */
function stopAfter(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((wanted) => {
    const known = Reflect.has(window, 'stopsAfter');
    Reflect.set(window, 'stopsAfter', wanted);
    if (known) return;
    const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...how) {
      const time = Number(Reflect.get(window, 'stopsAfter'));
      const animation = animate.apply(this, how);
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      // An animation that is over by then may end by itself, so that code awaiting its end continues.
      if (time >= Number(endTime)) animation.currentTime = Number(endTime) - 0.01;
      else {
        animation.pause();
        animation.currentTime = time;
      }
      return animation;
    };
  }, milliseconds);
}

/** Resumes the paused animations and waits until nothing moves any more. */
async function finishMotion(page: Page): Promise<void> {
  await resumeMotion(page);
  await comesToRest(page);
}

function comesToRest(page: Page): Promise<void> {
  return expect.poll(() => moving(page), 'what moves').toBe(0);
}

function moving(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().length);
}

/** The horizontal distance of each pile's top card from its place, in CSS pixels. */
function pileOffsets(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const middle = (element: Element): number => {
      const { x, width } = element.getBoundingClientRect();
      return x + width / 2;
    };
    const piles = [...document.querySelectorAll<HTMLElement>('[data-pile]')];
    return Object.fromEntries(
      piles.flatMap((pile) => {
        const top = [...pile.querySelectorAll('.card')].at(-1);
        const name = pile.dataset['pile'] ?? '';
        return top === undefined ? [] : [[name, Math.round(middle(top) - middle(pile))]];
      }),
    );
  });
}

/** The number of flying cards. */
function flyingCards(page: Page): Promise<number> {
  return page.locator('main .table > span[aria-hidden=true]').count();
}

async function reached(board: Board, who: string): Promise<number> {
  return Number(await score(board, who).getAttribute('aria-valuenow'));
}

async function play(board: Board, keys: string): Promise<void> {
  for (const key of keys) {
    const moves = await board.movesListed();
    await board.page.keyboard.press(key);
    await expect.poll(() => board.movesListed()).toBeGreaterThan(moves);
  }
}

test.describe('full motion', () => {
  test.describe('Digit Conquest', () => {
    test.use({ config: { ...conquest, ...motion('full') } });

    test('the used digit flies to the pile, the next one comes from the deck, and input ends the flight', async ({
      board,
    }) => {
      await comesToRest(board.page);
      await stopAfter(board.page, 100);
      await play(board, 'a');
      const away = await pileOffsets(board.page);
      expect(away['hand'], 'the next digit').toBeLessThan(-5);
      await expect.poll(() => flyingCards(board.page), 'the used digit').toBe(1);

      await finishMotion(board.page);
      expect(await pileOffsets(board.page)).toEqual({ deck: 0, hand: 0, discard: 0 });

      // Input during the flight ends it.
      await play(board, 'sa');
      await board.undo();
      await board.undo();
      await board.undo();
      await board.stands(1);
      // Paused animations would never come to rest.
      await comesToRest(board.page);
      expect(await pileOffsets(board.page)).toEqual({ deck: 0, hand: 0 });
    });
  });

  test.describe('against a computer', () => {
    test.use({ config: { game: 'digit-conquest', difficulty: 'hard', ...motion('full') } });

    test('its digit is drawn, stays readable, flies to a score, and the score counts up', async ({
      board,
    }) => {
      const points = async () => [await reached(board, 'You'), await reached(board, 'Computer')];
      await comesToRest(board.page);
      await play(board, 'a');
      await expect(sentence(board)).toHaveText(/^The computer drew \d\.$/);
      const [, digit] = /drew (\d)/.exec(await sentence(board).innerText()) ?? [];
      await comesToRest(board.page);
      await expect(board.page.locator('[data-pile=hand]')).toContainText(String(digit));
      const before = await points();

      await stopAfter(board.page, 100);
      await expect(sentence(board)).toHaveText(
        new RegExp(`^The computer drew ${digit} and (added|subtracted) it.*: \\d+ → \\d+\\.$`),
      );
      expect(await points(), 'not there yet').toEqual(before);
      await expect.poll(() => flyingCards(board.page)).toBe(1);
      await expect(board.page.locator('[data-with-digit]')).toHaveCSS('opacity', '0');

      await finishMotion(board.page);
      await expect.poll(points).not.toEqual(before);
      const [, kind] = /(added|subtracted)/.exec(await sentence(board).innerText()) ?? [];
      const whose = kind === 'added' ? 'Computer' : 'You';
      const sign = kind === 'added' ? '+' : '−';
      await expect(change(board, whose)).toHaveText(`${sign}${digit}`);
      await expect(board.page.locator('[data-with-digit]')).toHaveCSS('opacity', '1');
    });
  });

  test.describe('the open deck', () => {
    test.use({ config: { ...conquest, 'digit-conquest': { draw: 'choice' }, ...motion('full') } });

    test('a picked digit comes from its place in the deck', async ({ board }) => {
      await comesToRest(board.page);
      await stopAfter(board.page, 60);
      await play(board, '9');
      expect((await pileOffsets(board.page))['hand'], 'the 9 lay to the right').toBeGreaterThan(5);
      await finishMotion(board.page);
      expect(await pileOffsets(board.page)).toEqual({ deck: 0, hand: 0 });
    });
  });

  test.describe('a reshuffle', () => {
    test.use({ config: { ...tinyDeck, ...motion('full') } });

    test('several cards fly from the pile to the deck before one is drawn, and undoing or playing ends that', async ({
      board,
    }) => {
      const deck = board.page.locator('[data-pile=deck] > .layer');
      const hand = board.page.locator('[data-pile=hand] .layer');
      const isOver = () => expect.poll(() => flyingCards(board.page)).toBe(0);
      await play(board, 'asa');
      await comesToRest(board.page);
      const before = await pileOffsets(board.page);
      await stopAfter(board.page, 920);
      await play(board, 's');
      await expect(board.page.getByText('The discard pile is shuffled')).toBeVisible();
      await expect.poll(() => flyingCards(board.page)).toBeGreaterThan(2);
      await board.undo();
      await board.stands(7);
      await comesToRest(board.page);
      await isOver();
      expect(await pileOffsets(board.page)).toEqual(before);

      await board.page.keyboard.press('s');
      await expect.poll(() => flyingCards(board.page)).toBeGreaterThan(2);
      await expect(hand, 'not drawn yet').toHaveCSS('opacity', '0');
      await finishMotion(board.page);
      await isOver();
      await expect(hand).toHaveCSS('opacity', '1');
      expect(await pileOffsets(board.page)).toEqual({ deck: 0, hand: 0 });

      await board.undo();
      await board.stands(7);
      await board.page.keyboard.press('s');
      await expect(deck, 'not there yet').toHaveCSS('opacity', '0');
      await play(board, 'a');
      await expect(deck).toHaveCSS('opacity', '1');
      // No card is left in the air, and the played digit is in its place.
      await isOver();
    });
  });

  test.describe('Summation Duel', () => {
    test.use({ config: { ...summation, ...motion('full') } });

    test('the total, the turn and the sentence change when the number arrives', async ({
      board,
    }) => {
      await stopAfter(board.page, 100);
      await numberCard(board, 6).click();
      await board.stands(1);
      await expect.poll(() => flyingCards(board.page)).toBe(1);
      await expect(total(board)).toHaveAttribute('aria-valuenow', '0');
      await board.says('Player 1 to move');
      await expect(board.plates.filter({ hasText: 'to move' })).toHaveText(/Player 1/);
      await expect(sentence(board)).toHaveText('');
      await finishMotion(board.page);
      await expect(total(board)).toHaveAttribute('aria-valuenow', '6');
      await board.says('Player 2 to move');
      await expect(board.plates.filter({ hasText: 'to move' })).toHaveText(/Player 2/);
      await expect(sentence(board)).toHaveText('Player 1 added 6: 0 → 6.');
      await expect.poll(() => flyingCards(board.page)).toBe(0);

      await numberCard(board, 9).click();
      await board.stands(2);
      await numberCard(board, 4).click();
      await board.stands(3);
      await expect(total(board), 'one ends the flight of the other').toHaveAttribute(
        'aria-valuenow',
        '15',
      );
      await finishMotion(board.page);
      await expect(total(board)).toHaveAttribute('aria-valuenow', '19');
    });
  });

  test.describe('the toss', () => {
    test.use({ config: { ...conquest, first: 'random', ...motion('full') } });

    test('a coin is thrown, and stays until a digit is played', async ({ board }) => {
      await comesToRest(board.page);
      const coin = toss(board).locator('[data-part=body]');
      const atRest = await coin.boundingBox();
      await stopAfter(board.page, 300);
      await board.newGame();
      await expect.poll(async () => (await coin.boundingBox())?.y).toBeLessThan(atRest?.y ?? 0);
      const turn = board.topBar.getByText('to move');
      const tells = [turn, action(board, /Add/), board.moves, board.plates.getByText('to move')];
      for (const one of tells) await expect(one, 'nobody knows yet').toBeHidden();
      await finishMotion(board.page);
      expect(await coin.boundingBox()).toEqual(atRest);
      for (const one of tells) await expect(one).toBeVisible();

      await board.newGame();
      await play(board, 'a');
      await expect(toss(board), 'played while the coin is in the air').toHaveCount(0);
    });
  });
});

test.describe('a toss', () => {
  test.use({ config: { ...summation, first: 'random', ...motion('full') } });

  test('is shown for each match, even if both begin alike, and ends with a click', async ({
    board,
  }) => {
    await comesToRest(board.page);
    const turn = board.topBar.getByText('to move');
    await stopAfter(board.page, 300);
    for (let match = 0; match < 2; match++) {
      await board.newGame();
      await expect(turn, 'the coin is in the air').toBeHidden();
      await board.page.mouse.click(400, 300);
      await expect(turn).toBeVisible();
    }
  });
});

test.describe('reduced motion', () => {
  test.use({ config: { ...tinyDeck, first: 'random', ...motion('reduced') } });

  test('cards stay in place and fade', async ({ board }) => {
    await comesToRest(board.page);
    await stopAfter(board.page, 40);
    await play(board, 'a');
    expect(await pileOffsets(board.page)).toEqual({ deck: 0, hand: 0, discard: 0 });
    await expect(board.page.locator('[data-pile=hand] .layer')).not.toHaveCSS('opacity', '1');
    await play(board, 'sas');
    await expect(board.page.getByText('The discard pile is shuffled')).toBeVisible();
    expect(await pileOffsets(board.page)).toEqual({ deck: 0, hand: 0 });
    await finishMotion(board.page);
    await expect.poll(() => flyingCards(board.page)).toBe(0);
  });
});

test.describe('motion off against a computer', () => {
  test.use({
    config: { game: 'digit-conquest', difficulty: 'hard', appearance: { motion: 'off' } },
  });

  test('the computer’s draw and its action stay visible', async ({ board }) => {
    await play(board, 'a');
    await expect(sentence(board)).toHaveText(/^The computer drew \d\.$/);
    await expect(sentence(board)).toHaveText(/^The computer drew \d and /);
    await expect(change(board, 'You').or(change(board, 'Computer'))).toBeVisible();
    expect(await moving(board.page)).toBe(0);
  });
});

test.describe('motion off', () => {
  for (const config of [
    { ...tinyDeck, first: 'random' },
    { ...summation, first: 'random' },
  ]) {
    test.describe(config.game, () => {
      test.use({ config });

      test('nothing moves', async ({ board }) => {
        await stopAfter(board.page, 0);
        await board.newGame();
        await expect(toss(board)).toBeVisible();
        expect(await moving(board.page)).toBe(0);
        if (config.game === 'digit-conquest') await play(board, 'asas');
        else await numberCard(board, 6).click();
        await expect(toss(board)).toHaveCount(0);
        expect(await moving(board.page)).toBe(0);
      });
    });
  }
});
