// A program with one page that has nothing but a heading: what any program takes to start.
import { app, BrowserWindow } from 'electron';

void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, show: false });
  window.once('ready-to-show', () => window.show());
  const page = '<!doctype html><title>Bare page</title><h1>Bare page</h1>';
  void window.loadURL(`data:text/html,${encodeURIComponent(page)}`);
});
