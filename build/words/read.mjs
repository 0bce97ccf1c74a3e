// Reads the catalogues in words/ from their files.
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {Map<string, string>} Catalogue ICU patterns by their codes */

/**
 * @param {string} root the folder that holds `words`
 * @param {string} language
 * @returns {Catalogue}
 */
export function readCatalogue(root, language) {
  const folder = path.join(root, 'words', language);
  /** @type {Catalogue} */
  const catalogue = new Map();
  for (const file of fs.readdirSync(folder).sort()) {
    const content = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    collect(catalogue, '', content);
  }
  return catalogue;
}

/**
 * @param {Catalogue} catalogue
 * @param {string} prefix
 * @param {Record<string, unknown>} content
 */
function collect(catalogue, prefix, content) {
  for (const [key, value] of Object.entries(content)) {
    const code = `${prefix}${key}`;
    if (typeof value === 'string') catalogue.set(code, value);
    else collect(catalogue, `${code}.`, /** @type {Record<string, unknown>} */ (value));
  }
}
