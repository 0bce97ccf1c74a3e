import fs from 'node:fs';
import path from 'node:path';
import { capture } from '../../common/process.mjs';
import { UserError } from '../../common/say.mjs';
import { sourceDate } from '../file-times.mjs';
import { filesOf, foldersOf } from './tree.mjs';

/** RPM's names of the architectures that electron-builder names differently. */
const architectures = new Map([
  ['amd64', 'x86_64'],
  ['arm64', 'aarch64'],
]);

/** @param {import('./arguments.mjs').Wanted} wanted */
export function makeRpm(wanted) {
  return async (/** @type {{ tree: string, work: string }} */ { tree, work }) => {
    const spec = path.join(work, 'package.spec');
    const built = path.join(work, 'built');
    const scripts = {
      afterInstall: fs.readFileSync(wanted.afterInstall, 'utf8'),
      afterRemove: fs.readFileSync(wanted.afterRemove, 'utf8'),
    };
    fs.writeFileSync(spec, specOf(wanted, { tree, ...scripts }));
    const target = architectures.get(wanted.architecture) ?? wanted.architecture;
    const args = [
      '-bb',
      '--target',
      target,
      '--define',
      `_topdir ${path.join(work, 'rpmbuild')}`,
      '--define',
      `_rpmdir ${built}`,
      spec,
    ];
    const env = { ...process.env, SOURCE_DATE_EPOCH: String(sourceDate()) };
    const { status, output } = await capture('rpmbuild', args, { env });
    const file = status === 0 ? filesOf(built).find((each) => each.endsWith('.rpm')) : undefined;
    if (file === undefined) throw new UserError(`rpmbuild failed:\n${output}`);
    fs.copyFileSync(path.join(built, file), wanted.output);
  };
}

/**
 * @param {import('./arguments.mjs').Wanted} wanted
 * @param {{ tree: string, afterInstall: string, afterRemove: string }} contents the folder of the files, and
 *   what the scripts say
 * @returns {string} what rpmbuild reads
 */
export function specOf(wanted, { tree, afterInstall, afterRemove }) {
  const files = filesOf(tree).map((file) => `"/${plain(file)}"`);
  // Shared folders belong to no package; the program's own must, or they would be left behind on
  // removal.
  const folders = foldersOf(tree)
    .filter((folder) => folder.split('/').includes(wanted.name))
    .map((folder) => `%dir "/${plain(folder)}"`);
  return `# The files are as they shall be: nothing is stripped, compiled or asked what it needs.
%define __os_install_post %{nil}
%define _build_id_links none
AutoReqProv: no
# What would tell one build from another.
%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1
%define _buildhost localhost
%define _binary_payload w6.xzdio
Name: ${plain(wanted.name)}
Version: ${plain(wanted.version)}
Release: 1
Summary: ${plain(wanted.summary)}
License: ${plain(wanted.license)}
URL: ${plain(wanted.url)}
Vendor: ${plain(wanted.vendor)}
Packager: ${plain(wanted.maintainer)}
${wanted.depends.map((name) => `Requires: ${plain(name)}`).join('\n')}
%description
${plain(wanted.description)}
%install
mkdir -p %{buildroot}
cp -a "${plain(tree)}/." %{buildroot}/
%post -p /bin/bash
${plain(withoutShebang(afterInstall))}
%postun -p /bin/bash
# An update has installed the new files before the old ones go.
[ "$1" = 0 ] || exit 0
${plain(withoutShebang(afterRemove))}
%files
%defattr(-,root,root)
${[...folders, ...files].join('\n')}
`;
}

/** @param {string} text returned with % escaped, since it begins a macro */
function plain(text) {
  return text.replaceAll('%', '%%');
}

/** @param {string} script */
function withoutShebang(script) {
  return script.replace(/^#!.*\n/, '');
}
