import type { Component } from 'svelte';
import { render } from 'svelte/server';
import type { MenuLines } from '../electron/api/menu.ts';
import type { FirstViews, Prerender } from '../electron/api/prerender.ts';
import { App } from './app/app.ts';
import { beginsAt } from './app/begins-at.ts';
import { chooseBack } from './cards/backs.svelte.ts';
import Home from './home/Home.svelte';
import { rootLook } from './root-look.ts';
import { keysOf } from './services/shortcuts.ts';
import WithServices from './services/WithServices.svelte';
import { chooseWords, words } from './words.svelte.ts';

/** Draws the home view. A table is not prerendered, because it moves. */
export const prerender: Prerender = ({ preferences, match }) => {
  if (beginsAt(preferences) !== 'home') return undefined;
  chooseWords(preferences.language);
  chooseBack(preferences.looks.cardBack);
  const { services } = new App();
  services.preferences.view = preferences;
  services.match.view = match;
  const { body } = render(WithServices, { props: { services, of: Home as Component, props: {} } });
  return {
    root: rootAttributes(preferences),
    body: `<div id="first-picture" inert>${body}</div>`,
  };
};

/** The menu lines of all commands. */
export const menuLines: MenuLines = (platform, language) => {
  chooseWords(language);
  return new App().services.commands.list.map((command) => {
    const accelerator = command.heardByPage ? undefined : keysOf(command, platform);
    const { id, label, menu, group, sub } = command;
    return {
      ...{ id, menu, group, label: words().text(label) },
      ...(sub && { sub }),
      ...(accelerator && { accelerator }),
    };
  });
};

function rootAttributes(preferences: FirstViews['preferences']): string {
  const { marks, styles } = rootLook(preferences);
  const style = Object.entries(styles).map(([name, value]) => `${name}:${value}`);
  const shown = Object.entries(marks).filter(([, value]) => value !== undefined);
  return [
    `lang="${preferences.language}"`,
    ...shown.map(([name, value]) => `data-${name}="${value}"`),
    `style="${style.join(';')}"`,
  ].join(' ');
}
