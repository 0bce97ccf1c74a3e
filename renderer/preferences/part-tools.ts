import type { Component } from 'svelte';
import type { Settings } from '../../electron/api/preferences-view.ts';
import TestSound from './TestSound.svelte';

/** What tries the settings of a part out as they are. */
export type PartTool = Component<{ settings: Settings }>;

/** The tools of the parts that have one, by their ids. */
export const partTools: Readonly<Partial<Record<string, PartTool>>> = { sound: TestSound };
