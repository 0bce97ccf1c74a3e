const repository = 'digit-duels/digit-duels';

/**
 * @param {string} version
 * @param {string} changes its section in CHANGELOG.md
 * @returns {string} the text of the release page
 */
export function notesOf(version, changes) {
  return `${changes}

## Install

| system  | download                                                                                   |
| ------- | ------------------------------------------------------------------------------------------ |
| Windows | \`-win-x64-setup.exe\`, or \`-win-x64-portable.exe\`, which installs nothing                   |
| macOS   | \`-mac-arm64.dmg\` for Apple silicon, \`-mac-x64.dmg\` for Intel                               |
| Linux   | \`-linux-amd64.deb\`, \`-linux-x86_64.rpm\`, \`-linux-x86_64.AppImage\` or \`-linux-x64.tar.xz\` |

All but Apple's are there for arm64, too. [README.md](https://github.com/${repository}/blob/v${version}/README.md#install)
says what Windows and macOS ask before they start a program that is not signed.

## Verify

With \`SHA256SUMS\` beside the download, \`sha256sum --check --ignore-missing SHA256SUMS\` says whether it is
the one that was released, and

\`\`\`
gh attestation verify FILE --repo ${repository}
\`\`\`

whether it was built from this repository by its workflow. \`digit-duels-${version}.cdx.json\` lists what the
program contains (CycloneDX).
`;
}
