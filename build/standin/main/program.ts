import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { app, type Manifest } from './app.ts';

/** The program to run: its main file and what its package.json says. */
interface Program {
  readonly folder: string;
  readonly main: string;
  readonly manifest: Manifest;
}

/** Finds the program that an argument of the command line names. */
export function findProgram(argument: string): Program {
  const named = path.resolve(argument);
  if (!statSync(named).isDirectory()) {
    return { folder: path.dirname(named), main: named, manifest: {} };
  }
  const manifest = JSON.parse(readFileSync(path.join(named, 'package.json'), 'utf8')) as Manifest;
  return { folder: named, main: path.join(named, manifest.main ?? 'index.js'), manifest };
}

/** Runs a program's main file to its end, in whichever module system it's written. */
export async function runProgram({ folder, main, manifest }: Program): Promise<void> {
  app.describe(folder, manifest);
  const require = createRequire(main);
  const file = require.resolve(main);
  if (isModule(file)) await import(pathToFileURL(file).href);
  else require(file);
}

function isModule(file: string): boolean {
  if (!file.endsWith('.js')) return file.endsWith('.mjs');
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    try {
      const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
      return (JSON.parse(text) as Manifest).type === 'module';
    } catch {
      if (folder === path.dirname(folder)) return false;
    }
  }
}
