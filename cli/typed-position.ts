import type { Rules } from '../engine/game.ts';
import { rewrittenAs } from '../engine/settings/rewritten.ts';
import type { Terminal } from './terminal.ts';
import { UserError } from './user-error.ts';

/** A position as the user typed it; the next answer says if it is written in another way. @throws UserError */
export function typedPosition(
  rules: Rules<unknown, unknown>,
  text: string,
  terminal: Terminal,
): unknown {
  const parsed = rules.parsePosition(text);
  if (!parsed.ok) throw new UserError(parsed.error);
  terminal.rewritten(rewrittenAs(text, rules.formatPosition(parsed.value)));
  return parsed.value;
}
