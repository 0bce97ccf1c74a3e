import type { Page } from '@playwright/test';
import { expect, test, twoPersons } from './app.ts';
import type { Board } from './board.ts';
import { numberCard, toss, total } from './card-tables.ts';

const conquest = { ...twoPersons, game: 'digit-conquest' } as const;
/** After four cards the deck is empty. */
const tinyDeck = { ...conquest, 'digit-conquest': { digits: 2, copies: 2 } } as const;
const summation = { ...twoPersons, game: 'summation-duel' } as const;
const motion = (much: 'full' | 'reduced') => ({ appearance: { motion: much } }) as const;

/** Stops whatever begins to move from now on so many milliseconds after it has begun. */
function stopAfter(page: Page, milliseconds: number): Promise<void> {
  return page.evaluate((time) => {
    const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (time >= Number(endTime)) animation.finish();
      else {
        animation.pause();
        animation.currentTime = time;
      }
      return animation;
    };
  }, milliseconds);
}

/** Lets what was stopped go on, and waits until nothing moves any more. */
async function goOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.play();
  });
  await comesToRest(page);
}

function comesToRest(page: Page): Promise<void> {
  return expect.poll(() => moving(page), 'what moves').toBe(0);
}

function moving(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().length);
}

/** How far the top card of each pile is from its place, to the right, in CSS pixels. */
function astray(page: Page): Promise<Record<string, number>> {
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

/** How many likenesses of cards are in the air. */
function inTheAir(page: Page): Promise<number> {
  return page.locator('main .table > span[aria-hidden=true]').count();
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

    test('the used digit goes to the pile, and the next one comes from the deck', async ({
      board,
    }) => {
      await comesToRest(board.page);
      await stopAfter(board.page, 100);
      await play(board, 'a');
      const away = await astray(board.page);
      expect(away['hand'], 'the next digit').toBeLessThan(-5);
      expect(away['discard'], 'the used digit').toBeLessThan(-5);

      await goOn(board.page);
      expect(await astray(board.page)).toEqual({ deck: 0, hand: 0, discard: 0 });
    });

    test('input is taken while cards are in the air, and ends their flight', async ({ board }) => {
      await comesToRest(board.page);
      await stopAfter(board.page, 100);
      await play(board, 'as');
      await board.undo();
      await board.undo();
      await board.stands(1);
      // What is stopped would never come to rest.
      await comesToRest(board.page);
      expect(await astray(board.page)).toEqual({ deck: 0, hand: 0 });
    });
  });

  test.describe('the open deck', () => {
    test.use({ config: { ...conquest, 'digit-conquest': { draw: 'choice' }, ...motion('full') } });

    test('a digit that is picked comes from where it lay', async ({ board }) => {
      await comesToRest(board.page);
      await stopAfter(board.page, 60);
      await play(board, '9');
      expect((await astray(board.page))['hand'], 'the 9 lay to the right').toBeGreaterThan(5);
      await goOn(board.page);
      expect(await astray(board.page)).toEqual({ deck: 0, hand: 0 });
    });
  });

  test.describe('a reshuffle', () => {
    test.use({ config: { ...tinyDeck, ...motion('full') } });

    test('several cards go from the pile to the deck, before one is drawn', async ({ board }) => {
      await play(board, 'asa');
      await comesToRest(board.page);
      await stopAfter(board.page, 260);
      await play(board, 's');
      await expect(board.page.getByText('The discard pile is shuffled')).toBeVisible();
      await expect.poll(() => inTheAir(board.page)).toBeGreaterThan(2);
      const hand = board.page.locator('[data-pile=hand] .layer');
      await expect(hand, 'not drawn yet').toHaveCSS('opacity', '0');

      await goOn(board.page);
      expect(await inTheAir(board.page)).toBe(0);
      await expect(hand).toHaveCSS('opacity', '1');
      expect(await astray(board.page)).toEqual({ deck: 0, hand: 0 });
    });

    test('input is taken in the middle of it, and ends it', async ({ board }) => {
      await play(board, 'asa');
      await comesToRest(board.page);
      await stopAfter(board.page, 260);
      await play(board, 's');
      const deck = board.page.locator('[data-pile=deck] > .layer');
      await expect(deck, 'not there yet').toHaveCSS('opacity', '0');
      await play(board, 'a');
      await expect(deck).toHaveCSS('opacity', '1');
      expect(await inTheAir(board.page)).toBe(0);
    });

    test('taking a move back in the middle of it ends it, too', async ({ board }) => {
      await play(board, 'asa');
      await comesToRest(board.page);
      const before = await astray(board.page);
      await stopAfter(board.page, 260);
      await play(board, 's');
      await expect.poll(() => inTheAir(board.page)).toBeGreaterThan(2);
      await board.undo();
      await board.stands(7);
      await comesToRest(board.page);
      expect(await inTheAir(board.page)).toBe(0);
      expect(await astray(board.page)).toEqual(before);
    });
  });

  test.describe('Summation Duel', () => {
    test.use({ config: { ...summation, ...motion('full') } });

    test('the total changes when the number gets there', async ({ board }) => {
      await stopAfter(board.page, 100);
      await numberCard(board, 6).click();
      await board.stands(1);
      expect(await inTheAir(board.page)).toBe(1);
      await expect(total(board)).toHaveAttribute('aria-valuenow', '0');
      await goOn(board.page);
      await expect(total(board)).toHaveAttribute('aria-valuenow', '6');
      expect(await inTheAir(board.page)).toBe(0);
    });

    test('a number that is played meanwhile is added to both', async ({ board }) => {
      await stopAfter(board.page, 100);
      await numberCard(board, 6).click();
      await board.stands(1);
      await numberCard(board, 9).click();
      await board.stands(2);
      await expect(total(board)).toHaveAttribute('aria-valuenow', '6');
      await goOn(board.page);
      await expect(total(board)).toHaveAttribute('aria-valuenow', '15');
    });
  });

  test.describe('the toss', () => {
    test.use({ config: { ...conquest, first: 'random', ...motion('full') } });

    test('a coin is thrown, and lies there until a digit is played', async ({ board }) => {
      await comesToRest(board.page);
      const coin = toss(board).locator('[data-part=body]');
      const atRest = await coin.boundingBox();
      await stopAfter(board.page, 300);
      await board.newGame();
      await expect.poll(async () => (await coin.boundingBox())?.y).toBeLessThan(atRest?.y ?? 0);
      await goOn(board.page);
      expect(await coin.boundingBox()).toEqual(atRest);

      await board.newGame();
      await play(board, 'a');
      await expect(toss(board), 'played while the coin is in the air').toHaveCount(0);
    });
  });
});

test.describe('reduced motion', () => {
  test.use({ config: { ...tinyDeck, first: 'random', ...motion('reduced') } });

  test('cards stay where they are, and fade', async ({ board }) => {
    await comesToRest(board.page);
    await stopAfter(board.page, 40);
    await play(board, 'a');
    expect(await astray(board.page)).toEqual({ deck: 0, hand: 0, discard: 0 });
    await expect(board.page.locator('[data-pile=hand] .layer')).not.toHaveCSS('opacity', '1');
    await play(board, 'sas');
    await expect(board.page.getByText('The discard pile is shuffled')).toBeVisible();
    expect(await astray(board.page)).toEqual({ deck: 0, hand: 0 });
    await goOn(board.page);
    expect(await inTheAir(board.page)).toBe(0);
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
