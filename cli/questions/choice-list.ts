import { styleText } from 'node:util';
import type { AutocompletePrompt } from '@clack/core';
import {
  limitOptions,
  S_BAR,
  S_BAR_END,
  S_RADIO_ACTIVE,
  S_RADIO_INACTIVE,
  symbol,
} from '@clack/prompts';
import { withoutDirection } from '../../words/foreign-text.ts';
import type { Words } from '../../words/say.ts';
import type { MaybeTTY, Streams } from '../streams.ts';

/** One line of a list. */
export interface ListOption {
  readonly value: string;
  readonly label: string;
}

/** The most visible lines of a list. */
const mostLines = 14;

/**
 * The text of a question on the terminal: the input, the matching options and the keys. After the answer,
 * the question with the answer.
 */
export function drawList(
  prompt: Omit<AutocompletePrompt<ListOption>, 'prompt'>,
  question: string,
  words: Words,
  output: MaybeTTY<Streams['output']>,
): string {
  const gray = styleText('gray', S_BAR);
  const title = [gray, `${symbol(prompt.state)}  ${question}`];
  switch (prompt.state) {
    case 'submit': {
      const chosen = prompt.options.find(({ value }) => prompt.selectedValues.includes(value));
      return [...title, `${gray}  ${styleText('dim', chosen?.label ?? '')}`].join('\n');
    }
    case 'cancel': {
      const typed = styleText(['strikethrough', 'dim'], prompt.userInput);
      return [...title, prompt.userInput === '' ? gray : `${gray}  ${typed}`].join('\n');
    }
    default: {
      const bar = styleText('cyan', S_BAR);
      const typed = prompt.isNavigating
        ? styleText('dim', prompt.userInput)
        : prompt.userInputWithCursor;
      const above = [
        ...title,
        bar,
        `${bar}  ${withoutDirection(words.text('cli-play.list.typed', { typed }))}`,
      ];
      const below = [`${bar}  ${words.text('cli-play.list.keys')}`, styleText('cyan', S_BAR_END)];
      const list = limitOptions({
        cursor: prompt.cursor,
        options: prompt.filteredOptions,
        columnPadding: 3,
        rowPadding: above.length + below.length,
        maxItems: mostLines,
        output,
        style: ({ label }, active) =>
          active
            ? `${styleText('green', S_RADIO_ACTIVE)} ${label}`
            : styleText('dim', `${S_RADIO_INACTIVE} ${label}`),
      });
      return [...above, ...list.map((line) => `${bar}  ${line}`), ...below].join('\n');
    }
  }
}
