// Loaded into the main process before the program: tells on the standard output, at once, how many windows
// are made and how many moves the board is shown.
const fs = require('node:fs');
const { app } = require('electron');

/** @param {string} line */
const tell = (line) => fs.writeSync(1, `${line}\n`);

app.on('web-contents-created', (_event, contents) => {
  tell('window');
  const send = contents.send.bind(contents);
  contents.send = (channel, ...list) => {
    send(channel, ...list);
    const [payload] = list;
    if (channel === 'event:view') tell(`shown ${payload.at}`);
  };
});
