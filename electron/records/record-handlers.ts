import fs from 'node:fs';
import path from 'node:path';
import type { RecentFileView, recordRequests, TextBeginning } from '../api/records.ts';
import type { Handlers } from '../ipc/handlers.ts';
import type { Records } from './records.ts';
import type { RecentFiles } from './recent-files.ts';

/** The length of a preview of a text. */
const mostShown = 4000;

/** Answers the requests about records, except for drawing the match. */
export function recordHandlers(
  records: Records,
  recent: RecentFiles,
): Handlers<Exclude<keyof typeof recordRequests, 'plyToDraw'>> {
  return {
    async openRecordText({ text, name }) {
      await records.openText(text, name);
      return null;
    },
    stopOpening() {
      records.stopOpening();
      return null;
    },
    recentFiles: () => ({
      files: recent.list().map(({ file }) => viewOf(file)),
    }),
    async openRecentFile({ file }) {
      await records.openRecent(file);
      return null;
    },
    clearRecentFiles() {
      recent.clear();
      return null;
    },
    recordTexts: async () => ({
      text: beginningOf(records.text()),
      link: beginningOf(await records.link()),
    }),
    async copyRecord({ as }) {
      await records.copy(as);
      return null;
    },
    saveRecord: async () => ({ file: (await records.save()) ?? null }),
    async copyPicture({ data }) {
      await records.copyPicture(data);
      return null;
    },
    savePicture: async ({ data, as }) => ({ file: (await records.savePicture(data, as)) ?? null }),
    dragRecord: () => records.dragRecord(),
    dragPicture: ({ data, as, of }) => records.dragPicture(data, as, of),
    startDrag({ drag }) {
      records.startDrag(drag);
      return null;
    },
  };
}

function viewOf(file: string): RecentFileView {
  return {
    file,
    name: path.basename(file),
    folder: path.dirname(file),
    there: fs.existsSync(file),
  };
}

function beginningOf(text: string): TextBeginning {
  return { begin: text.slice(0, mostShown), length: text.length };
}
