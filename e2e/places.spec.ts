import type { Page } from '@playwright/test';
import type { GameId } from '../electron/api/match-view.ts';
import { expect, still, testOnShared as test } from './app.ts';
import { action, numberCard } from './card-tables.ts';
import { staysPut, type Act } from './places.ts';
import { shortcuts, type Program } from './program.ts';

test.use({ config: { ...still, players: ['person', 'person'] } });

/** Clicks the first button of a name. */
const press = (page: Page, name: string | RegExp, then?: () => Promise<void>): Act => ({
  what: `press ${String(name)}`,
  run: async () => {
    await page.getByRole('button', { name, exact: true }).first().click();
    await then?.();
  },
});

const key = (page: Page, pressed: string): Act => ({
  what: `key ${pressed}`,
  run: () => page.keyboard.press(pressed),
});

/** Puts a match of two people on the table. */
async function begin(
  { board }: Program,
  game: GameId,
  settings = {},
  position?: string,
): Promise<void> {
  await board.page.evaluate(
    ([id, rules, stands]) =>
      window.digitDuels.request('newMatch', {
        game: id,
        settings: rules,
        players: [{ kind: 'person' }, { kind: 'person' }],
        first: 0,
        ...(stands !== undefined && { position: stands }),
      }),
    [game, settings, position] as const,
  );
  await board.says('Player 1 to move');
}

/** Plays moves in notation. */
async function play({ board }: Program, moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const revision = await board.revision();
    const sent = { move, revision };
    await board.page.evaluate((payload) => window.digitDuels.request('play', payload), sent);
  }
}

async function atTheTables(program: Program): Promise<void> {
  const { board } = program;
  const { page } = board;
  /** An action after which this many moves are played. */
  const leadsTo = (moves: number, what: string, run: () => Promise<unknown>): Act => ({
    what,
    run: async () => {
      await run();
      await expect(board.moves.locator('.ply:not(.undone)')).toHaveCount(moves);
    },
  });
  const strike = (moves: number, from: number, hand: number, struck: number) =>
    leadsTo(moves, `player ${from + 1} strikes`, async () => {
      await page.locator(`[data-hand="${from}-${hand}"]`).click();
      await page.locator(`[data-hand="${1 - from}-${struck}"]`).click();
    });
  const shut = await board.pullPanelOut();
  await staysPut(page, 'table', [
    { what: 'pick up', run: () => board.pickUp('left', 'Player 1') },
    { what: 'put down', run: () => board.pickUp('left', 'Player 1') },
    strike(1, 0, 0, 0),
    strike(2, 1, 0, 0),
    { what: 'open the splits', run: () => board.openSplits() },
    key(page, 'Escape'),
    { what: 'hint', run: () => program.press('CmdOrCtrl+H') },
    key(page, 'Escape'),
    { what: 'menu', run: () => board.topBar.getByRole('button', { name: 'Menu' }).click() },
    key(page, 'Escape'),
    key(page, shortcuts.keys),
    key(page, 'Escape'),
    leadsTo(1, 'back', () => page.keyboard.press('PageUp')),
    leadsTo(2, 'forward', () => page.keyboard.press('PageDown')),
    leadsTo(1, 'undo', () => program.press('CmdOrCtrl+Z')),
    leadsTo(2, 'redo', () => program.press('CmdOrCtrl+Shift+Z')),
  ]);
  await program.press('CmdOrCtrl+I');
  await expect(board.analysis.getByRole('listitem').first()).toBeAttached();
  await staysPut(page, 'analysis', [strike(3, 0, 1, 1), strike(4, 1, 1, 1)]);
  await program.press('CmdOrCtrl+I');
  await program.press('CmdOrCtrl+G');
  await expect(page.getByRole('button', { name: 'Show a good move' })).toBeEnabled();
  await staysPut(page, 'guide', [strike(5, 0, 1, 1), strike(6, 1, 0, 1)]);
  await program.press('CmdOrCtrl+G');

  await begin(program, 'chopsticks', {}, '0104');
  await staysPut(page, 'end of a game', [
    {
      what: 'the last strike',
      run: async () => {
        await page.locator('[data-hand="0-1"]').click();
        await page.locator('[data-hand="1-1"]').click();
        await expect(board.gameOver).toBeVisible();
      },
      // The hands that are out make room for the result.
      asked: /^button “1-[01]”/,
    },
  ]);

  await begin(program, 'digit-conquest');
  await staysPut(page, 'Digit Conquest', [
    { what: 'look', run: () => action(board, /^Add/).hover() },
    leadsTo(3, 'add', () => action(board, /^Add/).click()),
    leadsTo(5, 'subtract', () => action(board, /^Subtract/).click()),
    { what: 'hint', run: () => program.press('CmdOrCtrl+H') },
    key(page, 's'),
  ]);
  await shut();
}

async function inTheReview(program: Program): Promise<void> {
  const { board } = program;
  const { page } = board;
  await begin(program, 'summation-duel', { target: 7 });
  await staysPut(page, 'Summation Duel', [
    {
      what: 'play 3',
      run: async () => {
        await numberCard(board, 3).click();
        await board.says('Player 2 to move');
      },
    },
    key(page, '3'),
  ]);

  // Moves 5 and 11 are mistakes.
  await begin(program, 'chopsticks');
  const moves = 'A-D A-D A-C 22-13 B-C A-D B-D A-D 04-13 B-D B-C A-D';
  await play(program, moves.split(' '));
  await program.press('CmdOrCtrl+Shift+V');
  const panel = page.locator('[data-part=review]');
  const shut = await board.pullPanelOut();
  await expect(panel.getByText(/^1 of \d$/)).toBeVisible();
  const button = (name: string): Act => ({
    what: name,
    run: () => panel.getByRole('button', { name, exact: true }).click(),
  });
  await staysPut(page, 'review', [
    button('Show a better move'),
    button('Show why'),
    button('Next'),
    button('Previous mistake'),
  ]);
  await page.keyboard.press('Escape');
  await shut();
}

async function atHome(program: Program): Promise<void> {
  const { board } = program;
  const { page, newGameDialog: dialog } = board;
  await program.press('CmdOrCtrl+Shift+H');
  await expect(page.getByRole('button', { name: 'All matches' })).toBeVisible();
  const choose = (group: string, option: string): Act => ({
    what: `choose ${option}`,
    run: () =>
      dialog
        .getByRole('radiogroup', { name: group, exact: true })
        .getByRole('radio', { name: option, exact: true })
        .click(),
  });
  await staysPut(page, 'home', [
    { what: 'rules', run: () => board.home.rules('Chopsticks').click() },
    key(page, 'Escape'),
    { what: 'new game', run: () => program.press('CmdOrCtrl+N') },
    // A game for two has fewer numbers of players to choose from.
    { ...choose('Game', 'Digit Conquest'), asked: /radio “2”/ },
    choose('Game', 'Summation Duel'),
    choose('Game', 'The Scholar’s Game'),
    { ...choose('Game', 'Chopsticks'), asked: /radio “2”/ },
    choose('Person or computer at seat 2', 'Computer'),
    choose('Person or computer at seat 1', 'Computer'),
    choose('Rules', 'May put a hand out by splitting'),
    // A row for each player.
    {
      ...choose('Players', '3'),
      asked:
        /^(?!radio “(Person|Computer|\d|Chopsticks|The Scholar’s Game|Digit Conquest|Summation Duel)”).* by 0 and [1-9]/,
    },
    { ...press(page, 'Change…'), asked: /Done/ },
    press(page, 'Done'),
    { what: 'all rules', run: () => dialog.getByRole('button', { name: 'All rules…' }).click() },
    { what: 'search', run: () => page.getByRole('combobox', { name: /^Search/ }).fill('swap') },
    { what: 'find nothing', run: () => page.getByRole('combobox', { name: /^Search/ }).fill('xx') },
    key(page, 'Escape'),
    key(page, 'Escape'),
  ]);
}

async function onThePages(program: Program): Promise<void> {
  const { board } = program;
  const { page } = board;
  await program.press('CmdOrCtrl+Shift+H');
  await page.getByRole('button', { name: 'Learn to play Chopsticks' }).click();
  await expect(page.getByText(/Step \d of 8/)).toBeVisible();
  // A lesson that was begun before continues.
  const back = page.getByRole('button', { name: 'Back', exact: true });
  if (await back.isEnabled()) await back.click();
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  await staysPut(page, 'lessons', [
    press(page, 'Show me'),
    {
      what: 'the right move',
      run: async () => {
        await board.attack('You', 'left', 'Computer', 'right');
        await expect(page.getByText('That’s it')).toBeVisible();
      },
    },
    press(page, 'Next', () => expect(page.getByText('Step 2 of 8')).toBeVisible()),
    {
      what: 'a wrong move',
      run: async () => {
        await board.attack('You', 'left', 'Computer', 'left');
        await expect(page.getByText('Which of your hands has more')).toBeVisible();
      },
    },
    press(page, 'Back'),
  ]);

  await program.press('CmdOrCtrl+4');
  const moves = page.getByRole('region', { name: 'Moves' }).getByRole('listitem');
  await expect(moves.first()).toBeVisible();
  await staysPut(page, 'explorer', [
    { what: 'a move', run: () => moves.getByRole('button').first().click() },
    press(page, 'One move back'),
    press(page, 'Start'),
  ]);

  const find = (text: string): Act => ({
    what: `find “${text}”`,
    run: () => page.getByRole('searchbox').fill(text),
  });
  /** What one rule changes is listed anew for each game of the atlas. */
  const details = /^h3 “What one rule|^button “[^”]*: (Draw|Win|Loss|Lose)/;
  const row = (number: number): Act => ({
    what: `row ${number}`,
    run: () => page.getByRole('grid').getByRole('row').nth(number).click(),
  });
  // A dialog may take the scrollbar away: over a list, a map and an exercise.
  const newGame = [
    { what: 'new game', run: () => program.press('CmdOrCtrl+N') },
    key(page, 'Escape'),
  ];
  for (const [keys, name, acts] of [
    [
      'CmdOrCtrl+2',
      'puzzles',
      [
        {
          what: 'the solution',
          run: async () => {
            await page.getByRole('button', { name: 'Show solution' }).click();
            await expect(page.getByText('That was')).toBeVisible();
          },
          // It joins the history.
          asked: /^button “Try again/,
        },
        ...newGame,
      ],
    ],
    ['CmdOrCtrl+L', 'library', [row(1), find('zzz'), press(page, 'Show all'), ...newGame]],
    ['CmdOrCtrl+Shift+L', 'statistics', [find('zzz'), press(page, 'Show all')]],
    ['CmdOrCtrl+Shift+A', 'atlas', [row(3), row(2)].map((act) => ({ ...act, asked: details }))],
    ['CmdOrCtrl+5', 'state map', [key(page, 'ArrowRight'), key(page, 'ArrowDown'), ...newGame]],
    ['CmdOrCtrl+3', 'mistakes', []],
    ['CmdOrCtrl+U', 'learn', []],
  ] as const) {
    await program.press(keys);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (name === 'puzzles') await expect(page.getByText(/^Difficulty/)).toBeVisible();
    await staysPut(page, name, acts);
  }
}

async function inThePreferences(program: Program): Promise<void> {
  const { page: preferences } = await program.preferencesAfter(() => program.press('CmdOrCtrl+,'));
  const tabs = await preferences.getByRole('tab').all();
  await staysPut(preferences, 'preferences', [
    // Other pages have controls of the same names.
    ...[...tabs, ...tabs.slice(0, 1)].map((tab, index) => ({
      what: `tab ${index}`,
      run: () => tab.click(),
      asked: /^(?!tab|h1|searchbox|button “Reset to defaults)/,
    })),
    { what: 'a switch', run: () => preferences.getByRole('switch').first().click() },
  ]);
  await preferences.close();
}

for (const [width, height] of [
  [1280, 800],
  [800, 600],
] as const) {
  test(`nothing moves that isn’t asked to, at ${width}×${height}`, async ({ program }) => {
    test.slow();
    await program.resize(width, height);
    await atTheTables(program);
    await inTheReview(program);
    await atHome(program);
    await onThePages(program);
    // Their window keeps its size.
    if (width < 1000) await inThePreferences(program);
  });
}
