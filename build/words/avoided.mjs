// Words that screens, the terminal, README and rules pages must not use, because another word is used
// for the same thing.
import fs from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * A word to avoid and the one to write instead.
 *
 * @typedef {{ not: RegExp, write: string, terminal?: true }} Avoided `terminal`: what the terminal and the
 * state map’s plot may use
 */

const straightApostrophe = /\p{L}'\p{L}|s' /u;

/** A hand that is turned over, in a sentence about whose turn it is. */
const twoMeanings =
  /\bturn(?:s|ed)? (?:the|a hand|over)\b[^.!?|]*(?:\b(?:your|their|its|whose)|[’']s) turns?\b|(?:\b(?:your|their|its|whose)|[’']s) turns?\b[^.!?|]*\bturn(?:s|ed)? (?:the|a hand|over)\b/i;

/** @type {Record<string, readonly Avoided[]>} */
const avoided = {
  en: [
    { not: /\bgo(?:es|ing|ne)? on\b/i, write: 'continue' },
    { not: /(?<!--)\bresum(?:e|es|ed|ing)\b/i, write: 'continue' },
    { not: /\b(?:dead|dies)\b/i, write: 'out' },
    { not: /\b(?:eliminat|knock(?:s|ed)? out\b)/i, write: 'out, put out' },
    { not: /\battack/i, write: 'strike' },
    { not: /\bshar(?:e|es|ed) (?:\w+ ){0,4}(?:out|fingers)\b|\btransfer/i, write: 'split' },
    { not: /\berrs?\b|\bturning points?\b/i, write: 'mistake' },
    { not: /\b(?:gave|giv(?:e|es|en)) (?:\w+ ){0,2}away\b/i, write: 'threw away' },
    { not: /\busual(?:ly)?\b/i, write: 'standard (rules), default (values)' },
    { not: /\bbeg[iau]n(?:s|ning)?\b/i, write: 'start, go first' },
    { not: /\bfirst position\b/i, write: 'starting position' },
    { not: /\bby lot\b|\btoss\b/i, write: 'at random' },
    { not: /\bkept match|\bmatch(?:es)? (?:is|are) kept\b/i, write: 'saved' },
    { not: /\bpl(?:y|ies)\b/i, write: 'move', terminal: true },
    // A turn is whose turn it is, and nothing else: no move, no distance, and nothing that turns out.
    {
      not: /(?<!\b(?:your|their|its|whose|tak(?:e|es|ing)|of) |[’']s )\bturns?\b(?! (?:a hand|the|over|against)\b| … over)/i,
      write: 'move',
    },
    { not: /\bturned (?!over|alike|either)|\bturning\b/i, write: 'change, decide, transform' },
    { not: twoMeanings, write: 'turn with one meaning in a sentence' },
    { not: straightApostrophe, write: 'a typographic apostrophe, ’', terminal: true },
    { not: /\btak(?:e|en) back\b|\bha[vd]e? back\b/i, write: 'undo, restore' },
    { not: /\bwhat (?:\w+ ){1,3}(?:is|was) worth\b/i, write: 'how good, value' },
    { not: /\bcan be seen\b/i, write: 'as far as the computer can see' },
    { not: /\bunited\b/i, write: 'together' },
    { not: /\bin all\b/i, write: 'in total' },
    { not: /\b(?:whoever|somebody)\b/i, write: 'the player' },
    { not: /\bwhere (?:the (?:rules|system|config)|there|that|chance)\b/i, write: 'if, when' },
    { not: /\b(?:is|are) to be\b/i, write: 'an imperative' },
    { not: /(?:\bthat|\bit|”) is no\b(?! longer)/i, write: 'isn’t a' },
    { not: /\bso many\b/i, write: 'this many' },
    { not: /\b(?:lies|lie)\b/i, write: 'is, are' },
    { not: /\bas much moves\b|\ball there is to learn\b|\bno advice\b/i, write: 'no riddle' },
  ],
  de: [
    { not: /\bHalbz[uü]g/, write: 'Zug', terminal: true },
    { not: straightApostrophe, write: 'einen typografischen Apostroph, ’', terminal: true },
    { not: /\bdraußen\b/i, write: 'ausgeschieden' },
    { not: /\bhinaus(?:werf|geworfen)|\bw[ie]rf(?:t|en)? [^.;]*\bhinaus\b/i, write: 'ausschalten' },
    { not: /\berledig(?:e|en|t)\b/i, write: 'ausschalten' },
    { not: /\bunentschieden\b/i, write: 'Remis, remis' },
    { not: /\bRemis verlang/i, write: 'beanspruchen' },
    { not: /\bSelbstmord\b/i, write: 'Opfern' },
    { not: /\bplötzlicher Tod\b/i, write: 'Sudden Death' },
    { not: /\bdas Teilen\b|\bein Aufteilen\b|\bTausche\b/i, write: 'Aufteilung, Tauschzüge' },
    { not: /\bbesp(?:rech|rich|roch)/i, write: 'Rückblick' },
    { not: /\bStufe\b/i, write: 'Stärke' },
    { not: /\bheikel\b/i, write: 'kritisch' },
    { not: /\büblich/i, write: 'Standardregeln, Standardwert' },
    { not: /\bBrett\b/i, write: 'Tisch' },
    { not: /\bausgerechnet\b/i, write: 'berechnet' },
    { not: /\bzu gebrauchen\b/i, write: 'lässt sich nicht verwenden' },
    {
      not: /\b(?:[dD]er|[dD]en|[eE]in|[eE]inen|oder) (?:Gewinn|Verlust)\b/,
      write: 'Sieg, Niederlage',
    },
    { not: /\bZustandskarte\b/i, write: 'Stellungskarte' },
    { not: /\baddier|\bumverteil/i, write: 'dazugeben, dazuzählen, neu verteilen' },
    { not: /\bgewinnt (?:ihnen|dir)\b/i, write: 'gewinnt für' },
  ],
};

/** The names of variants, as other programs use them. */
const names =
  /\b(?:Attacks only|Self-attack|Death attack|(?:Full|Multiple|Pass-equivalent) transfers|Transfers only|Nur Angriffe)\b|\(transfers only\)/gi;

/**
 * Finds words to avoid in a text.
 *
 * @param {string} language
 * @param {string} text
 * @param {boolean} [inTerminal] whether it is for the terminal, which may use some of them
 * @returns {string[]} one sentence for each word
 */
function avoidedIn(language, text, inTerminal = false) {
  const said = text.replace(names, '');
  return (avoided[language] ?? []).flatMap(({ not, write, terminal }) => {
    if (terminal && inTerminal) return [];
    const word = not.exec(said)?.[0];
    return word === undefined ? [] : [`“${word}”: say ${write}.`];
  });
}

/**
 * Finds words to avoid in a catalogue; alternative names of settings may use any word.
 *
 * @param {string} language
 * @param {import('./read.mjs').Catalogue} catalogue
 * @returns {string[]} one sentence for each fault
 */
export function avoidedWords(language, catalogue) {
  return [...catalogue]
    .filter(([code]) => !code.endsWith('.alias'))
    .flatMap(([code, pattern]) => {
      const inTerminal = /^cli|\.cli\.|^state-map\.page\.(?:draws|decided)$/.test(code);
      return avoidedIn(language, literals(pattern), inTerminal).map(
        (fault) => `${language} ${code} says ${fault}`,
      );
    });
}

/**
 * Finds words to avoid in the pages for players: README and the rules.
 *
 * @param {string} root
 * @returns {string[]} one sentence for each fault
 */
export function avoidedOnPages(root) {
  const rules = Object.keys(avoided).flatMap((language) => {
    const folder = path.join('docs', 'rules', language);
    const there = fs.existsSync(path.join(root, folder));
    const files = there ? fs.readdirSync(path.join(root, folder)).sort() : [];
    return files
      .filter((file) => file.endsWith('.md'))
      .map((file) => [language, path.join(folder, file)]);
  });
  const readme = fs.existsSync(path.join(root, 'README.md')) ? [['en', 'README.md']] : [];
  return [...readme, ...rules].flatMap(([language = '', file = '']) =>
    fs
      .readFileSync(path.join(root, file), 'utf8')
      .replace(/^```[^]*?^```/gm, (code) => code.replace(/[^\n]/g, ''))
      .replace(/`[^`\n]*`|\]\([^)\n]*\)/g, '')
      .split('\n')
      .flatMap((line, index) =>
        avoidedIn(language, line).map((fault) => `${file}:${index + 1} says ${fault}`),
      ),
  );
}

/**
 * The literal text of a pattern, without its placeholders.
 *
 * @param {string} pattern
 */
function literals(pattern) {
  /** @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements @returns {string} */
  const said = (elements) =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return element.value;
        if (element.type !== TYPE.plural && element.type !== TYPE.select) return ' … ';
        return Object.values(element.options)
          .map((option) => said(option.value))
          .join(' | ');
      })
      .join('');
  return said(parse(pattern, { ignoreTag: true }));
}
