// Made by `npm run words` from the English catalogue: change that one.
import type { SeatValue, Value } from './value.ts';

type NoValues = Readonly<Record<never, never>>;

/** Every message, by its code, with the values that it asks for. */
export interface Messages {
  'common.example': NoValues;
}
