// The security measures: where each is in the code, how to remove it, and which tests must then fail.
// The items are those of Electron's own checklist
// (https://www.electronjs.org/docs/latest/tutorial/security).

/**
 * @typedef {object} Measure
 * @property {number} item its number in Electron's checklist
 * @property {string} rule the rule, as in docs/security.md
 * @property {string} file
 * @property {string} code occurs in the file exactly once
 * @property {string} without its replacement
 * @property {string} test the file whose tests must fail
 */

const windowOptions = 'electron/windows/window-options.ts';
const windowOptionsTest = 'electron/windows/window-options.test.ts';
const security = 'electron/windows/security.ts';
const securityTest = 'electron/windows/security.test.ts';
const protocol = 'electron/windows/protocol.ts';
const protocolTest = 'electron/windows/protocol.test.ts';
const fuses = 'build/packaging/fuses.mjs';
const fusesTest = 'build/packaging/fuses.test.ts';
const requests = 'electron/ipc/channel.ts';
const requestsTest = 'electron/ipc/channel.test.ts';

/** @type {Measure[]} */
export const measures = [
  {
    item: 1,
    rule: 'Pages come from the package alone, through `app:`.',
    file: protocol,
    code: "host === 'digit-duels' &&",
    without: '',
    test: protocolTest,
  },
  preference(2, 'No page has Node.', 'nodeIntegration: false', 'nodeIntegration: true'),
  preference(
    2,
    'No worker of a page has Node.',
    'nodeIntegrationInWorker: false',
    'nodeIntegrationInWorker: true',
  ),
  preference(
    2,
    'No frame of a page has Node.',
    'nodeIntegrationInSubFrames: false',
    'nodeIntegrationInSubFrames: true',
  ),
  preference(
    3,
    'The preload script and the page live apart.',
    'contextIsolation: true',
    'contextIsolation: false',
  ),
  preference(4, 'Every page is sandboxed.', 'sandbox: true', 'sandbox: false'),
  {
    item: 5,
    rule: 'No permission is given.',
    file: security,
    code: 'decide(false)',
    without: 'decide(true)',
    test: securityTest,
  },
  {
    item: 5,
    rule: 'No permission counts as given.',
    file: security,
    code: 'setPermissionCheckHandler(() => false)',
    without: 'setPermissionCheckHandler(() => true)',
    test: securityTest,
  },
  preference(6, 'Pages keep to the same-origin policy.', 'webSecurity: true', 'webSecurity: false'),
  policy('Nothing is loaded unless it is named.', "default-src 'none'", 'default-src *'),
  policy(
    'Scripts are those of the package.',
    "script-src 'self'",
    "script-src 'self' 'unsafe-eval'",
  ),
  policy('Styles are ours.', "style-src 'self' 'unsafe-inline'", 'style-src *'),
  policy('Pictures are ours.', "img-src 'self' data:", 'img-src *'),
  policy('Fonts are ours.', "font-src 'self'", 'font-src *'),
  policy('No page talks to the network.', "connect-src 'self'", 'connect-src *'),
  policy('No page changes what its addresses mean.', '  "base-uri \'none\'",\n', ''),
  policy('No page sends a form.', '  "form-action \'none\'",\n', ''),
  policy('No page is framed.', '  "frame-ancestors \'none\'",\n', ''),
  {
    item: 7,
    rule: 'No name or address is resolved, whatever connection a page wants.',
    file: security,
    code: "appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')",
    without: "appendSwitch('host-resolver-rules', '')",
    test: securityTest,
  },
  {
    item: 7,
    rule: 'Connections go by a proxy that isn’t there.',
    file: security,
    code: "  app.commandLine.appendSwitch('proxy-server', 'http://127.0.0.1:9');\n",
    without: '',
    test: securityTest,
  },
  {
    item: 7,
    rule: 'So do those to this machine.',
    file: security,
    code: "  app.commandLine.appendSwitch('proxy-bypass-list', '<-loopback>');\n",
    without: '',
    test: securityTest,
  },
  {
    item: 7,
    rule: 'No page sends UDP by WebRTC.',
    file: security,
    code: "setWebRTCIPHandlingPolicy('disable_non_proxied_udp')",
    without: "setWebRTCIPHandlingPolicy('default')",
    test: securityTest,
  },
  {
    item: 7,
    rule: 'The policy comes with every page.',
    file: protocol,
    code: "          'content-security-policy': contentSecurityPolicy,\n",
    without: '',
    test: protocolTest,
  },
  {
    item: 7,
    rule: 'Nothing is taken for another type than it has.',
    file: protocol,
    code: "          'x-content-type-options': 'nosniff',\n",
    without: '',
    test: protocolTest,
  },
  preference(
    8,
    'No insecure content.',
    'allowRunningInsecureContent: false',
    'allowRunningInsecureContent: true',
  ),
  preference(
    9,
    'No experiments of Chromium’s.',
    'experimentalFeatures: false',
    'experimentalFeatures: true',
  ),
  preference(
    10,
    'No features of Blink’s beyond the usual.',
    'spellcheck: false',
    "spellcheck: false, enableBlinkFeatures: 'CSSVariables'",
  ),
  preference(
    11,
    'No page may hold another (`webview`), so none has `allowpopups`.',
    'webviewTag: false',
    'webviewTag: true',
  ),
  {
    item: 12,
    rule: 'A `webview` that is made all the same is not attached.',
    file: security,
    code: "    contents.on('will-attach-webview', (event) => event.preventDefault());\n",
    without: '',
    test: securityTest,
  },
  {
    item: 13,
    rule: 'No page goes to an address outside the program.',
    file: security,
    code: 'if (!isOwnPage(event.url)) event.preventDefault();',
    without: 'if (event.url === "") event.preventDefault();',
    test: securityTest,
  },
  {
    item: 14,
    rule: 'No page opens a window.',
    file: security,
    code: "setWindowOpenHandler(() => ({ action: 'deny' }))",
    without: "setWindowOpenHandler(() => ({ action: 'allow' }))",
    test: securityTest,
  },
  {
    item: 15,
    rule: 'Nothing is ever handed to a browser: `shell.openExternal` is not called.',
    file: security,
    code: "import { app, session } from 'electron';",
    without:
      "import { app, session, shell } from 'electron';\nexport const open = (url: string) => shell.openExternal(url);",
    test: 'build/security/security.test.ts',
  },
  {
    item: 16,
    rule: 'Electron is pinned, and a bot asks for every newer one each week.',
    file: '.github/dependabot.yml',
    code: 'package-ecosystem: npm',
    without: 'package-ecosystem: pip',
    test: 'build/security/security.test.ts',
  },
  {
    item: 17,
    rule: 'A message is heard only from a page of our own.',
    file: requests,
    code: 'isOwnFrame(senderFrame)',
    without: '(isOwnFrame(senderFrame) || true)',
    test: requestsTest,
  },
  {
    item: 17,
    rule: 'Our own page is one whose whole origin is ours.',
    file: 'electron/ipc/own-pages.ts',
    code: 'url.startsWith(`${origin}/`)',
    without: 'url.startsWith(origin)',
    test: securityTest,
  },
  {
    item: 17,
    rule: 'A message is parsed before it is used.',
    file: 'electron/ipc/answer.ts',
    code: 'if (!parsed.success) {',
    without: 'if (parsed.success === undefined) {',
    test: requestsTest,
  },
  {
    item: 18,
    rule: '`file:` is never used, and has no privileges in the packed program.',
    file: fuses,
    code: 'GrantFileProtocolExtraPrivileges: false',
    without: 'GrantFileProtocolExtraPrivileges: true',
    test: fusesTest,
  },
  {
    item: 18,
    rule: '`app:` serves files of the pages’ folder and no others.',
    file: protocol,
    code: "!inside.startsWith('..')",
    without: 'inside !== undefined',
    test: protocolTest,
  },
  fuse('The packed program is no plain Node.', 'RunAsNode: false'),
  fuse('`NODE_OPTIONS` is not heard.', 'EnableNodeOptionsEnvironmentVariable: false'),
  fuse('No debugger attaches to the main process.', 'EnableNodeCliInspectArguments: false'),
  fuse('A changed archive does not start.', 'EnableEmbeddedAsarIntegrityValidation: true'),
  fuse('Code is loaded from the archive alone.', 'OnlyLoadAppFromAsar: true'),
  fuse('No snapshot of V8 is loaded.', 'LoadBrowserProcessSpecificV8Snapshot: false'),
  {
    item: 20,
    rule: 'What is no request of ours is refused.',
    file: 'electron/ipc/channel.ts',
    code: '!isRequestName(name)',
    without: 'name === undefined',
    test: 'electron/ipc/channel.test.ts',
  },
  {
    item: 17,
    rule: 'A page has no file opened but one of the list of recent ones.',
    file: 'electron/records/records.ts',
    code: 'if (!recent.list().some((each) => each.file === file)) {',
    without: "if (file === '') {",
    test: 'electron/records/records.test.ts',
  },
  {
    item: 17,
    rule: 'A page has nothing saved as a picture that is none.',
    file: 'electron/records/records.ts',
    code: 'if (bytes.subarray(0, signature.length).equals(signature)) return bytes;',
    without: 'if (signature.length > 0) return bytes;',
    test: 'electron/records/records.test.ts',
  },
  {
    item: 17,
    rule: 'A record that takes too long to read ends its own thread, and nothing else.',
    file: 'electron/analyst/record-thread.ts',
    code: "error: message('records.took-too-long')",
    without: "error: message('duel.empty')",
    test: 'electron/analyst/record-thread.test.ts',
  },
  {
    item: 20,
    rule: 'A page hears the event that it asked for.',
    file: 'electron/preload.ts',
    code: 'if (sent === name) listener(payload);',
    without: 'if (sent !== undefined) listener(payload);',
    test: 'electron/preload.test.ts',
  },
  {
    item: 20,
    rule: 'A page never holds the event of Electron’s with its sender.',
    file: 'electron/preload.ts',
    code: 'if (sent === name) listener(payload);',
    without: 'if (sent === name) listener(_event ?? payload);',
    test: 'electron/preload.test.ts',
  },
];

/**
 * @param {number} item
 * @param {string} rule
 * @param {string} code
 * @param {string} without
 * @returns {Measure}
 */
function preference(item, rule, code, without) {
  return {
    item,
    rule,
    file: windowOptions,
    code: `${code},`,
    without: `${without},`,
    test: windowOptionsTest,
  };
}

/**
 * @param {string} rule
 * @param {string} code
 * @param {string} without
 * @returns {Measure}
 */
function policy(rule, code, without) {
  return { item: 7, rule, file: security, code, without, test: securityTest };
}

/**
 * @param {string} rule
 * @param {string} code
 * @returns {Measure}
 */
function fuse(rule, code) {
  const without = code.endsWith('true')
    ? code.replace('true', 'false')
    : code.replace('false', 'true');
  return { item: 19, rule, file: fuses, code, without, test: fusesTest };
}
