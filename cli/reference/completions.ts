import type { shells } from './outline.ts';
import type { CommandOutline, OptionOutline, Outline, ValueOutline } from './outline.ts';

/** The script with which a shell completes the program’s arguments. */
export const completionFor: Readonly<
  Record<(typeof shells)[number], (outline: Outline) => readonly string[]>
> = { bash, zsh, fish };

function bash({ options, commands }: Outline): string[] {
  const names = (of: readonly OptionOutline[]): string[] => of.flatMap((each) => each.names);
  const choicesOf = ({ arguments: list }: CommandOutline): string[] =>
    list.flatMap(({ choices }) => choices);
  const valued = new Map(
    [...options, ...commands.flatMap((each) => each.options)].flatMap(({ names: its, value }) =>
      value === undefined ? [] : its.map((name) => [name, value.choices] as const),
    ),
  );
  return [
    '# bash completion for digit-duels',
    '_digit_duels() {',
    '  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= offered= word',
    '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
    `    case $word in ${commands.map(({ name }) => name).join('|')}) command=$word; break ;; esac`,
    '  done',
    '  case $previous in',
    ...[...valued].map(([name, choices]) => `    ${name}) offered=${quoted(choices)} ;;`),
    '    *) case $command in',
    `      '') offered=${quoted([...commands.map(({ name }) => name), ...names(options)])} ;;`,
    ...commands.map(
      (each) =>
        `      ${each.name}) offered=${quoted([...choicesOf(each), ...names(each.options)])} ;;`,
    ),
    '    esac ;;',
    '  esac',
    '  COMPREPLY=($(compgen -W "$offered" -- "$current"))',
    '}',
    '# Files, if nothing else is offered.',
    'complete -o default -F _digit_duels digit-duels',
  ];
}

function zsh({ options, commands }: Outline): string[] {
  const escaped = (text: string): string => text.replaceAll(/[\\:[\]]/g, '\\$&');
  const completing = ({ name, choices }: ValueOutline): string =>
    `:${escaped(name)}:${choices.length > 0 ? `(${choices.join(' ')})` : '_files'}`;
  const specs = (of: readonly OptionOutline[]): string[] =>
    of.flatMap(({ names, description, value }) =>
      names.map((name) =>
        quoted([
          `*${name}[${escaped(description)}]${value === undefined ? '' : completing(value)}`,
        ]),
      ),
    );
  return [
    '#compdef digit-duels',
    'local curcontext="$curcontext" state line',
    'typeset -A opt_args',
    `_arguments -C ${specs(options).join(' ')} '1:command:->command' '*::argument:->argument'`,
    'case $state in',
    '  command)',
    '    local -a commands',
    `    commands=(${commands.map(({ name, description }) => quoted([`${name}:${description}`])).join(' ')})`,
    '    _describe command commands',
    "    _files -g '*.duel' ;;",
    '  argument)',
    '    case $words[1] in',
    ...commands.map(
      ({ name, arguments: list, options: own }) =>
        `      ${name}) _arguments ${[...list.map((each) => quoted([`:${completing(each)}`])), ...specs(own)].join(' ')} ;;`,
    ),
    '    esac ;;',
    'esac',
  ];
}

function fish({ options, commands }: Outline): string[] {
  const line = (when: string, ...rest: readonly string[]): string =>
    ['complete -c digit-duels', `-n ${quoted([when])}`, ...rest].join(' ');
  const optionLines = (when: string, of: readonly OptionOutline[]): string[] =>
    of.map(({ names, description, value }) =>
      line(
        when,
        ...names.map((name) =>
          name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
        ),
        ...(value === undefined ? [] : ['-r', ...offering(value.choices)]),
        `-d ${quoted([description])}`,
      ),
    );
  const none = '__fish_use_subcommand';
  return [
    '# fish completion for digit-duels',
    ...commands.map(({ name, description }) =>
      line(none, `-a ${name}`, `-d ${quoted([description])}`),
    ),
    ...optionLines(none, options),
    ...commands.flatMap(({ name, arguments: list, options: own }) => {
      const when = `__fish_seen_subcommand_from ${name}`;
      const choices = list.flatMap((each) => each.choices);
      return [
        ...(choices.length > 0 ? [line(when, ...offering(choices))] : []),
        ...optionLines(when, own),
      ];
    }),
  ];
}

function offering(choices: readonly string[]): string[] {
  return choices.length > 0 ? ['-f', `-a ${quoted(choices)}`] : [];
}

/** Words as one word of a shell. */
function quoted(words: readonly string[]): string {
  return `'${words.join(' ').replaceAll("'", `'\\''`)}'`;
}
