#!/usr/bin/env node
// Replaces fpm for electron-builder, with Debian's and RPM's own tools. fpm would have to be downloaded,
// and released packages are made the same way as tested ones.
import { argumentsOf } from './arguments.mjs';
import { makeDeb } from './deb.mjs';
import { makeRpm } from './rpm.mjs';
import { inTree } from './tree.mjs';
import { runScript } from '../../common/say.mjs';

await runScript(async () => {
  const wanted = argumentsOf(process.argv.slice(2));
  await inTree(wanted.files, wanted.type === 'deb' ? makeDeb(wanted) : makeRpm(wanted));
});
