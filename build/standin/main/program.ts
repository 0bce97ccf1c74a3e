import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { app, type Manifest } from './app.ts';

/** The program to run: its main file and what its package.json says. */
interface Program {
  readonly main: string;
  readonly manifest: Manifest;
}

/** Finds the program that a command-line argument names: its folder or its main file. */
export function findProgram(argument: string): Program {
  const named = path.resolve(argument);
  if (!statSync(named).isDirectory()) return { main: named, manifest: {} };
  const manifest = JSON.parse(readFileSync(path.join(named, 'package.json'), 'utf8')) as Manifest;
  return { main: path.join(named, manifest.main ?? 'index.js'), manifest };
}

/** Runs a program's main file to its end. */
export async function runProgram({ main, manifest }: Program): Promise<void> {
  app.describe(manifest);
  await import(pathToFileURL(main).href);
}
