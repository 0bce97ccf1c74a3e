// Loaded into the main process before the program. Reports at once, on the standard output, how many
// windows are opened and how many moves the board receives.
/* global require */
/* eslint-disable @typescript-eslint/no-require-imports -- what is loaded so is CommonJS. */
const fs = require('node:fs');
const { app } = require('electron');

/** @param {string} line */
const tell = (line) => fs.writeSync(1, `${line}\n`);

app.on('web-contents-created', (_event, contents) => {
  tell('window');
  const send = contents.send.bind(contents);
  contents.send = (channel, /** @type {unknown[]} */ ...list) => {
    send(channel, ...list);
    const [name, payload] = list;
    if (name !== 'view') return;
    const { head } = /** @type {{ head: { at: number } }} */ (payload);
    tell(`shown ${head.at}`);
  };
});
