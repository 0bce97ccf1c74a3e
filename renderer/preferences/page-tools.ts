import type { Component } from 'svelte';
import type { Settings } from '../../electron/api/preferences.ts';
import TestSound from './TestSound.svelte';

/** What tries the settings of a part out as they are, on the page of that name. */
export type PageTool = Component<{ settings: Settings }>;

/** The tools of the pages that have one, by the ids of the parts that they try. */
export const pageTools: Readonly<Partial<Record<string, PageTool>>> = { sound: TestSound };
