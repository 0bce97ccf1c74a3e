// Loaded into the main process before the program: takes away what keeps pages from the network, so that a test can show
// that its listeners count.
/* global require */
/* eslint-disable @typescript-eslint/no-require-imports -- what is loaded so is CommonJS. */
const { app } = require('electron');

app.commandLine.appendSwitch = () => undefined;
app.on('web-contents-created', (_event, contents) => {
  contents.setWebRTCIPHandlingPolicy = () => undefined;
});
