import { UserError } from '../common/say.mjs';

/**
 * @param {string} changelog the text of CHANGELOG.md
 * @param {string} version
 * @returns {string} the section of that version
 * @throws {UserError} if there is none
 */
export function changesOf(changelog, version) {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((each) => each.split('\n', 1)[0]?.trim() === version);
  const text = section?.slice(section.indexOf('\n')).trim() ?? '';
  if (text === '') throw new UserError(`CHANGELOG.md says nothing of ${version}.`);
  return text;
}
