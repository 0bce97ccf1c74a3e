#!/usr/bin/env node
// Takes fpm's place: the part that electron-builder uses of it, with the tools of Debian and of RPM
// themselves. fpm would have to be downloaded, and what ships is made as what is tested.
import { argumentsOf } from './arguments.mjs';
import { makeDeb } from './deb.mjs';
import { makeRpm } from './rpm.mjs';
import { inTree } from './tree.mjs';
import { runScript } from '../../common/say.mjs';

await runScript(async () => {
  const wanted = argumentsOf(process.argv.slice(2));
  await inTree(wanted.files, wanted.type === 'deb' ? makeDeb(wanted) : makeRpm(wanted));
});
