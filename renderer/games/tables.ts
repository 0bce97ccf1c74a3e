import type { GameId } from '../../electron/api/match-view.ts';
import type { GameTable } from '../table/game-screen.ts';
import ChopsticksBuilder from './chopsticks/Builder.svelte';
import ChopsticksTable from './chopsticks/ChopsticksTable.svelte';
import ConquestBuilder from './digit-conquest/Builder.svelte';
import ConquestTable from './digit-conquest/ConquestTable.svelte';
import ScholarsBuilder from './scholars-game/Builder.svelte';
import FunctionTable from './scholars-game/FunctionTable.svelte';
import ScholarsTable from './scholars-game/ScholarsTable.svelte';
import SummationBuilder from './summation-duel/Builder.svelte';
import SummationTable from './summation-duel/SummationTable.svelte';

const tables: { readonly [Id in GameId]: GameTable<Id> } = {
  chopsticks: { Table: ChopsticksTable, Builder: ChopsticksBuilder },
  'scholars-game': {
    Table: ScholarsTable,
    Builder: ScholarsBuilder,
    RulesPart: FunctionTable,
  },
  'digit-conquest': { Table: ConquestTable, Builder: ConquestBuilder },
  'summation-duel': { Table: SummationTable, Builder: SummationBuilder },
};

/** The components in which a game is played. */
export function tableOf<Id extends GameId>(id: Id): GameTable<Id> {
  return tables[id];
}
