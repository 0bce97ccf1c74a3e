// What electron-builder would download to make an installer for Windows: Debian's NSIS, plugins with the
// right names that do nothing, and a Wine that runs nothing. They show that the configured installer
// script compiles; the installer itself is unusable.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../../common/paths.mjs';

const debianNsis = '/usr/share/nsis';
const templates = inRoot('node_modules/app-builder-lib/templates/nsis');

/**
 * @param {string} folder where to put the tools
 * @returns {Record<string, string>} the environment variables that point to them
 */
export function makeNsisTools(folder) {
  const nsis = path.join(folder, 'nsis');
  fs.cpSync(debianNsis, nsis, { recursive: true });
  fs.mkdirSync(path.join(nsis, 'linux'));
  fs.symlinkSync('/usr/bin/makensis', path.join(nsis, 'linux', 'makensis'));
  // The portable program gets it, unless an installer without it was packed before.
  fs.writeFileSync(path.join(nsis, 'elevate.exe'), '');

  const resources = path.join(folder, 'nsis-resources');
  const plugins = path.join(resources, 'plugins', 'x86-unicode');
  fs.mkdirSync(plugins, { recursive: true });
  for (const [name, functions] of pluginsNamed()) {
    fs.writeFileSync(path.join(plugins, `${name}.dll`), library(`${name}.dll`, functions));
  }

  const wine = path.join(folder, 'wine');
  for (const part of ['bin', 'lib', 'wine-home']) {
    fs.mkdirSync(path.join(wine, part), { recursive: true });
  }
  // electron-builder runs the installer with Wine to write the uninstaller.
  const script = '#!/bin/sh\ncp "$1" "${1%exe}__uninstaller.exe"\n';
  fs.writeFileSync(path.join(wine, 'bin', 'wine'), script, { mode: 0o755 });
  return {
    ELECTRON_BUILDER_NSIS_DIR: nsis,
    ELECTRON_BUILDER_NSIS_RESOURCES_DIR: resources,
    ELECTRON_BUILDER_WINE_TOOLSET_DIR: wine,
  };
}

/** @returns {Map<string, string[]>} the functions that electron-builder's scripts call, by plugin */
function pluginsNamed() {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const file of fs.readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
    if (!/\.ns[hi]$/.test(file)) continue;
    const text = fs.readFileSync(path.join(templates, file), 'utf8');
    for (const [, plugin = '', name = ''] of text.matchAll(/\b(\w+)::(\w+)/g)) {
      found.set(plugin, (found.get(plugin) ?? new Set()).add(name));
    }
  }
  const own = fs.readdirSync(path.join(debianNsis, 'Plugins', 'x86-unicode'));
  return new Map(
    [...found]
      .filter(
        ([plugin]) => !own.some((file) => file.toLowerCase() === `${plugin.toLowerCase()}.dll`),
      )
      .map(([plugin, names]) => [plugin, [...names].sort()]),
  );
}

/**
 * @param {string} name
 * @param {string[]} functions
 * @returns {Buffer} a Windows library that claims to export these functions
 */
function library(name, functions) {
  const { NtExecutable, Format } = createRequire(inRoot('node_modules/app-builder-lib/'))(
    'pe-library',
  );
  const executable = NtExecutable.createEmpty(true, true);
  const address = 0x1000;
  const data = exportTable(address, name, functions);
  executable.setSectionByEntry(Format.ImageDirectoryEntry.Export, {
    info: {
      name: '.edata',
      virtualSize: data.length,
      virtualAddress: address,
      sizeOfRawData: Math.ceil(data.length / 512) * 512,
      pointerToRawData: 0,
      pointerToRelocations: 0,
      pointerToLineNumbers: 0,
      numberOfRelocations: 0,
      numberOfLineNumbers: 0,
      characteristics: 0x40000040,
    },
    data,
  });
  return Buffer.from(executable.generate());
}

/**
 * An export table: the directory, the tables of addresses, names and ordinals, and the names.
 *
 * @param {number} address where it is loaded
 * @param {string} name
 * @param {string[]} functions
 */
function exportTable(address, name, functions) {
  const count = functions.length;
  const [addresses, names, ordinals] = [40, 40 + 4 * count, 40 + 8 * count];
  const table = Buffer.alloc(40 + 10 * count);
  const texts = [name, ...functions].map((text) => Buffer.from(`${text}\0`, 'latin1'));
  let at = address + table.length;
  const places = texts.map((text) => {
    const place = at;
    at += text.length;
    return place;
  });
  table.writeUInt32LE(places[0] ?? 0, 12);
  table.writeUInt32LE(1, 16);
  table.writeUInt32LE(count, 20);
  table.writeUInt32LE(count, 24);
  table.writeUInt32LE(address + addresses, 28);
  table.writeUInt32LE(address + names, 32);
  table.writeUInt32LE(address + ordinals, 36);
  functions.forEach((_, index) => {
    table.writeUInt32LE(address, addresses + 4 * index);
    table.writeUInt32LE(places[index + 1] ?? 0, names + 4 * index);
    table.writeUInt16LE(index, ordinals + 2 * index);
  });
  return Buffer.concat([table, ...texts]);
}
