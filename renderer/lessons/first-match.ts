import type { RequestOf } from '../../electron/api/requests.ts';

/** The match that whoever has done a lesson plays next: by the usual rules, against the weakest computer. */
export function firstMatch(game: string): RequestOf<'newMatch'> {
  return {
    game,
    settings: {},
    players: [{ kind: 'person' }, { kind: 'computer', difficulty: 'easy' }],
    first: 0,
  };
}
