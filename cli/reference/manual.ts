import type { Code } from '../../words/message.ts';
import type { Words } from '../../words/say.ts';
import type { Outline } from './outline.ts';

/** The options with which the window is started; their type makes the list complete. */
const windowOptions: Readonly<Record<Code & `program.option.${string}`, true>> = {
  'program.option.config': true,
  'program.option.user-data-dir': true,
  'program.option.language': true,
  'program.option.seed': true,
  'program.option.action': true,
  'program.option.safe': true,
  'program.option.kiosk': true,
  'program.option.self-test': true,
  'program.option.version': true,
  'program.option.help': true,
};

const variables = ['language', 'term'] as const;
const statuses = ['0', '1', '2', '130'] as const;

/**
 * The manual page of the program, for `man`.
 *
 * @param version - of the program.
 * @param date - of the program, as `2026-11-22`.
 */
export function manualPage(
  { description, options, commands }: Outline,
  words: Words,
  { version, date }: { readonly version: string; readonly date: string },
): readonly string[] {
  const title = (
    name:
      | 'name'
      | 'synopsis'
      | 'description'
      | 'commands'
      | 'options'
      | 'window'
      | 'status'
      | 'environment',
  ) => `.SH ${quoted(words.text(`cli.manual.title.${name}`))}`;
  const any = `[${words.text('cli.help.any-options')}]`;
  const [file, link] = (['file', 'link'] as const).map((name) =>
    words.text(`cli.placeholder.${name}`).toUpperCase(),
  );
  const opened = `${file}.duel | ${link}`;
  return [
    `.TH DIGIT-DUELS 6 ${date} ${quoted(`Digit Duels ${version}`)}`,
    title('name'),
    `digit-duels \\- ${plain(words.text('cli.manual.summary'))}`,
    title('synopsis'),
    ...[`${any} [${opened}]`, `<${words.text('cli.help.any-command')}> ${any}`].flatMap(
      (usage, index) => [...(index === 0 ? [] : ['.br']), `.B digit-duels`, plain(usage)],
    ),
    title('description'),
    plain(words.text('cli.manual.about')),
    title('window'),
    ...(Object.keys(windowOptions) as (keyof typeof windowOptions)[]).flatMap((code) => {
      const [flags = '', ...rest] = words.text(code).trim().split(/ {2,}/);
      return item(flags, rest.join(' '));
    }),
    title('options'),
    plain(description),
    ...options.flatMap(({ flags, description: text }) => item(flags, text)),
    title('commands'),
    ...commands.flatMap((command) => [
      `.SS ${quoted(`${command.name} ${command.usage}`.trim())}`,
      plain(command.description),
      ...command.arguments.flatMap((each) => item(each.name, each.description)),
      ...command.options.flatMap(({ flags, description: text }) => item(flags, text)),
    ]),
    title('environment'),
    ...variables.flatMap((name) =>
      item(name.toUpperCase(), words.text(`cli.manual.variable.${name}`)),
    ),
    title('status'),
    ...statuses.flatMap((status) => item(status, words.text(`cli.manual.status.${status}`))),
  ];
}

function item(term: string, text: string): string[] {
  return ['.TP', `.B ${quoted(term)}`, ...(text === '' ? [] : [plain(text)])];
}

/** A text without the signs by which lines and words instruct roff. */
function plain(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/, '\\&');
}

/** A text as one argument of a macro. */
function quoted(text: string): string {
  return `"${plain(text).replaceAll('"', '\\(dq')}"`;
}
