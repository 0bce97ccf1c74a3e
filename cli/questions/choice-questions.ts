import { AutocompletePrompt, updateSettings } from '@clack/core';
import { printable } from '../../words/foreign-text.ts';
import type { Words } from '../../words/say.ts';
import type { Streams } from '../streams.ts';
import { drawList, type ListOption } from './choice-list.ts';
import type { Choice, Questions } from './questions.ts';

// A prompt that ignores Ctrl-D would lose its input and wait for ever.
updateSettings({ aliases: { '\u0004': 'cancel' } });

/**
 * Answers by choosing from a list, which the input narrows. An input that is not on the list can be sent,
 * too, since notation may be written in several ways.
 */
export function choiceQuestions({ input, output }: Streams, words: Words): Questions {
  return {
    async ask(question, choices) {
      const all = choices();
      const ended = new AbortController();
      const end = (): void => ended.abort();
      if (input.readableEnded) end();
      input.once('end', end);
      const prompt = new AutocompletePrompt<ListOption>({
        options() {
          return optionsFor(all, this.userInput, words);
        },
        // The options match already.
        filter: () => true,
        render() {
          return drawList(this, printable(question), words, output);
        },
        input,
        output,
        signal: ended.signal,
      });
      const answer = await prompt.prompt();
      input.off('end', end);
      if (typeof answer === 'string') return { kind: 'line', text: answer.trim() };
      return { kind: ended.signal.aborted ? 'end' : 'interrupted' };
    },
    // It holds the input only during a question.
    close: () => undefined,
  };
}

/**
 * The choices that match the text typed so far, those that begin with it first; the text itself if none matches.
 *
 * @internal Exported for its test.
 */
export function optionsFor(choices: readonly Choice[], typed: string, words: Words): ListOption[] {
  const wanted = typed.trim().toLowerCase();
  const exact = choices.filter(({ text }) => text.toLowerCase() === wanted);
  const begins = ({ text }: Choice): boolean => text.toLowerCase().startsWith(wanted);
  const near = choices
    .filter(({ text, sentence }) => `${text} ${sentence}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)));
  const fitting = exact.length > 0 ? exact : near;
  if (fitting.length === 0)
    return [
      { value: typed, label: printable(words.text('cli-play.list.send', { text: typed.trim() })) },
    ];
  const width = Math.max(...choices.map(({ text }) => text.length));
  return fitting.map(({ text, sentence }) => ({
    value: text,
    label: printable(`${text.padEnd(width)}  ${sentence}`),
  }));
}
