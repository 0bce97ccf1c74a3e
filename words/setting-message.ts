import type { Message } from './message.ts';

/**
 * One of the texts of a setting, or of one of its values. Settings that differ in their number alone, `sleeve1`,
 * `sleeve2`, share their texts, which may have the gap `{number}`.
 *
 * @param group - the id of its game, or another group of the catalogue with settings.
 * @param text - such as `label` or `sentence`.
 */
export function settingMessage(
  group: string,
  setting: string,
  text: string,
  value?: string,
): Message {
  const [, name = setting, number] = /^(\D+)(\d+)$/.exec(setting) ?? [];
  const code =
    value === undefined
      ? `${group}.settings.${name}.${text}`
      : `${group}.settings.${name}.options.${value}.${text}`;
  return number === undefined ? { code } : { code, values: { number } };
}
