import type { z } from 'zod';
import { csvOf } from '../../storage/files/csv.ts';
import { message } from '../../words/message.ts';
import { drawing, savedTable, svgOf } from '../api/drawing.ts';
import type { savedViewRequests } from '../api/saved-views.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { Refusal } from '../ipc/refusal.ts';
import type { SavedAs, SaveFile } from '../saving/save-file.ts';
import { decimalMark } from '../words.ts';
import { pictureOf } from './picture.ts';

/**
 * Saves and copies the tables and plots of pages.
 *
 * @param copy - copies a text to the clipboard.
 */
export function savedViewHandlers(
  saveFile: SaveFile,
  copy: (text: string) => Promise<void>,
): Handlers<keyof typeof savedViewRequests> {
  const save = async (name: string, as: SavedAs, content: string | Buffer) => ({
    file: (await saveFile({ offered: { name }, as, content })) ?? null,
  });
  return {
    saveTable: ({ name, table }) => save(name, 'csv', asCsv(table)),
    async copyTable({ table }) {
      await copy(asCsv(table));
      return null;
    },
    savePlot(plot) {
      if (plot.as === 'png') return save(plot.name, 'png', pictureOf(plot.data, 'png'));
      const data = csvOf(readAs(savedTable, plot.table));
      return save(plot.name, 'svg', svgOf(readAs(drawing, plot.drawing), data));
    },
  };
}

/** A table for a spreadsheet. @throws Refusal if the text is no table. */
function asCsv(table: string): string {
  return csvOf(readAs(savedTable, table), decimalMark());
}

/** @throws Refusal if the text is something else. */
function readAs<Schema extends z.ZodType>(schema: Schema, json: string): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    value = undefined;
  }
  const read = schema.safeParse(value);
  // Security 17: A page has nothing saved as a table or a plot that is none.
  if (!read.success) throw new Refusal(message('saved-views.unreadable'));
  return read.data;
}
