import type { SavedTable } from '../../electron/api/drawing.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import { balanceInPoints, type ReviewView } from '../../electron/api/reviews.ts';
import { playerName } from '../players/naming.ts';
import { words } from '../words.svelte.ts';

/** The summary of a review as a table to save: a row for each player. */
export function summaryTable(view: MatchView, { players }: ReviewView): SavedTable {
  const columns = [
    'accuracy',
    'at-random',
    'critical',
    'held',
    'judged',
    'plies',
    'estimated',
  ] as const;
  const balances = ['luck', 'skill', 'together'] as const;
  const hasBalance = players.some(({ balance }) => balance !== null);
  return [
    [
      words().text('saved-views.player'),
      ...columns.map((column) => words().text(`saved-views.${column}`)),
      ...(hasBalance
        ? [
            ...balances.map((part) => words().text(`review.view.${part}`)),
            words().text('saved-views.largest-error'),
          ]
        : []),
    ],
    ...players.map((player, seat) => {
      const { accuracy, random, critical, held, judged, plies, estimated, balance } = player;
      const points = balance && balanceInPoints(balance, 4);
      return [
        playerName(view, seat),
        accuracy ?? '',
        random ?? '',
        critical,
        held,
        judged,
        plies,
        estimated,
        ...(hasBalance
          ? [points?.luck ?? '', points?.skill ?? '', points?.change ?? '', points?.within ?? '']
          : []),
      ];
    }),
  ];
}
