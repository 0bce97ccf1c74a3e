// Finds faults in the catalogues and in how the code uses them.
import fs from 'node:fs';
import path from 'node:path';
import { sourcesIn } from '../common/sources.mjs';
import { languagesPresent } from '../common/languages.mjs';
import { avoidedOnPages, avoidedWords } from './avoided.mjs';
import { gapsOf } from './gaps.mjs';
import { readCatalogue } from './read.mjs';

/** @typedef {import('./read.mjs').Catalogue} Catalogue */

/** The folders whose sources may use a message, apart from tests. */
const users = ['engine', 'storage', 'electron', 'renderer', 'cli', 'words'];

/**
 * Compares the catalogues with each other and with the sources, and looks for words to avoid.
 *
 * @param {string} root the folder that holds `words`
 * @returns {string[]} one sentence for each fault
 */
export function faultsOfWords(root) {
  const english = readCatalogue(root, 'en');
  const sources = sourcesIn(root, users)
    .filter((file) => file !== 'words/messages.ts')
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
  return [
    ...languagesPresent(root)
      .slice(1)
      .flatMap((language) => differences(language, english, readCatalogue(root, language))),
    ...unused(english.keys(), sources).map((code) => `Nothing uses the message ${code}.`),
    ...languagesPresent(root).flatMap((language) =>
      avoidedWords(language, readCatalogue(root, language)),
    ),
    ...avoidedOnPages(root),
    ...languagesPresent(root)
      .filter((language) => language === 'de')
      .flatMap((language) => uninflected(readCatalogue(root, language))),
  ];
}

/** Finds a player after a German preposition, and after the choice between “you” and a name. */
const afterPreposition =
  /\b(von|bei|mit|nach|zu|für|gegen|ohne|durch) (?:\{\w+, select, you \{[^{}]*\} other \{)?\{(\w+)\}/giu;

/**
 * The German messages with a player in the nominative after a preposition, which asks for another case.
 *
 * @param {Catalogue} german
 * @returns {string[]} one sentence for each fault
 */
export function uninflected(german) {
  return [...german].flatMap(([code, pattern]) => {
    const gaps = gapsOf(pattern);
    return [...pattern.matchAll(afterPreposition)].flatMap(([, preposition, gap = '']) =>
      gaps.get(gap)?.kind === 'seat'
        ? [
            `de ${code} has {${gap}} after “${preposition}”: write {${gap}Dative} or {${gap}Accusative}.`,
          ]
        : [],
    );
  });
}

/**
 * The messages that a language lacks, has in addition, fills with different values from English or lists
 * in another order.
 *
 * @param {string} language
 * @param {Catalogue} english
 * @param {Catalogue} other
 * @returns {string[]} one sentence for each fault
 */
export function differences(language, english, other) {
  const faults = [];
  for (const [code, pattern] of english) {
    const translated = other.get(code);
    if (translated === undefined) {
      faults.push(`${language} has no message ${code}.`);
      continue;
    }
    const gaps = described(pattern);
    const found = described(translated);
    if (gaps !== found)
      faults.push(`${language} fills ${code} with ${found}, English with ${gaps}.`);
  }
  for (const code of other.keys()) {
    if (!english.has(code)) faults.push(`${language} has ${code}, which English has not.`);
  }
  if (faults.length === 0) {
    const codes = [...other.keys()];
    const at = [...english.keys()].findIndex((code, index) => code !== codes[index]);
    if (at >= 0) faults.push(`${language} has ${codes[at]} in another order than English.`);
  }
  return faults;
}

/** @param {string} pattern */
function described(pattern) {
  const gaps = [...gapsOf(pattern)].map(([name, gap]) =>
    gap.kind === 'words'
      ? `${name} (${gap.words.join(' or ')})`
      : gap.kind === 'seat'
        ? `${name} (a player)`
        : name,
  );
  return gaps.join(', ') || 'nothing';
}

/**
 * The messages that no source uses: their code appears neither as a string nor as a template, each of
 * whose placeholders stands for one part of a code.
 *
 * @param {Iterable<string>} codes
 * @param {readonly string[]} sources the text of each file
 * @returns {string[]}
 */
export function unused(codes, sources) {
  const used = new Set();
  /** @type {RegExp[]} */
  const templates = [];
  for (const source of sources) {
    for (const [, text] of source.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g)) used.add(text);
    for (const [, text = ''] of source.matchAll(/`([^`\s]*\$\{[^`\s]*)`/g)) {
      const fixed = text.split(/\$\{[^}]*\}/);
      if (!fixed.some((part) => /\.[\w-]|[\w-]\./.test(part))) continue;
      templates.push(new RegExp(`^${fixed.map(escaped).join('[\\w-]+')}$`));
    }
  }
  return [...codes].filter(
    (code) => !used.has(code) && !templates.some((template) => template.test(code)),
  );
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
