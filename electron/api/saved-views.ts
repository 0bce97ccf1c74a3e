import { z } from 'zod';
import { request } from './contract.ts';
import { mostToSave } from './drawing.ts';
import type { SavedFile } from './records.ts';

const name = z.string().min(1).max(200);
const json = z.string().max(mostToSave);
const limits = { characters: 2 * mostToSave + 1000 };

/** The requests that save or copy what a page shows. Those that save ask for a file. */
export const savedViewRequests = {
  /** Saves a table as CSV. @param table - a `SavedTable` as JSON. */
  saveTable: request(z.strictObject({ name, table: json }), limits).answeredBy<SavedFile>(),
  /** Copies a table as CSV. @param table - a `SavedTable` as JSON. */
  copyTable: request(z.strictObject({ table: json }), limits),
  /** Saves a plot: a `Drawing` as JSON, with its data, as SVG; or the bytes of its PNG, as base64. */
  savePlot: request(
    z.discriminatedUnion('as', [
      z.strictObject({ as: z.literal('svg'), name, drawing: json, table: json }),
      z.strictObject({ as: z.literal('png'), name, data: z.string().min(1).max(mostToSave) }),
    ]),
    limits,
  ).answeredBy<SavedFile>(),
} as const;
