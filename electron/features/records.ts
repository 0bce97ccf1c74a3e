import path from 'node:path';
import { isLink } from '../../storage/files/link.ts';
import { message } from '../../words/message.ts';
import type { CoreWithPeople } from './core.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { RecentInMenu } from '../windows/record-menu.ts';
import { openRecentFiles } from '../records/recent-files.ts';
import { recordHandlers } from '../records/record-handlers.ts';
import { Records, type RecordsOptions } from '../records/records.ts';
import { savedViewHandlers } from '../records/saved-views.ts';

/** Opens matches from files, links and the clipboard, and saves them. */
export function recordsFeature(core: CoreWithPeople, openTask: RecordsOptions['openTask']) {
  const { platform, clipboard, saveFile, dragOut, preferences, library } = core;
  const { state, dialogs, readRecords, recentChanged, windows } = platform;
  const recent = openRecentFiles(path.join(state, 'recent-files.json'), recentChanged);
  const report = preferences.report.bind(preferences);
  const records = new Records({
    library,
    now: library.now,
    recent,
    askForFile: () => dialogs.open(),
    saveFile,
    dragOut,
    clipboard,
    read: readRecords,
    openTask,
    ...matchesFor(core),
    showTable: () => windows.commandBoard('table'),
    tell: report,
    opening: (view) => windows.tellBoard('opening', view),
  });

  /** Reports a refusal of work that no request waits for. */
  async function reported(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report(error.reason);
    }
  }

  const menu: RecentInMenu = {
    get files() {
      return recent.list().map(({ file }) => file);
    },
    open: (file) => void reported(records.openRecent(file)),
    clear: () => recent.clear(),
  };
  return {
    /** The recent files, for the menu. */
    recent: menu,
    commands: {
      'open-record': () => void reported(records.open()),
      'save-record': () => void reported(records.save()),
      'paste-record': () => void reported(records.paste()),
    },
    openHanded: (record: string) =>
      reported(
        isLink(record)
          ? records.openText(record, message('records.the-link'))
          : records.openFile(record),
      ),
    handlers: {
      ...recordHandlers(records, recent),
      ...savedViewHandlers(saveFile, (text) => clipboard.writeText(text)),
    },
  };
}

/** The match on the table and the saved ones, with their players as the views name them. */
function matchesFor({
  library,
  host,
  people,
}: CoreWithPeople): Pick<RecordsOptions, 'table' | 'playersIn'> {
  return {
    table: {
      now() {
        const { table } = host.session.state();
        return { table, id: library.kept.id(), players: people.playersAt(table.players) };
      },
      put: ({ table, id }) => void host.begin(table, id),
    },
    playersIn: (match) => people.owner().playersIn(match),
  };
}
