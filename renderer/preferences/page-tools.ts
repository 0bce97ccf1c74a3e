import type { Component } from 'svelte';
import type { Settings } from '../../electron/api/preferences.ts';
import TestSound from './TestSound.svelte';

/** A component to try out a part's settings, on the page with the part's name. */
export type PageTool = Component<{ settings: Settings }>;

/** The tools of pages, by the id of the part that they try out. */
export const pageTools: Readonly<Partial<Record<string, PageTool>>> = { sound: TestSound };
