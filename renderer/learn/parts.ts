import GraduationCap from '@lucide/svelte/icons/graduation-cap';
import MapIcon from '@lucide/svelte/icons/map';
import type { Component } from 'svelte';
import { words } from '../words.svelte.ts';

/** A way to learn, which has a page of its own. */
export interface Part {
  /** What the board shows for it. */
  readonly place: 'lessons' | 'atlas';
  readonly title: string;
  /** What one does there. */
  readonly text: string;
  readonly icon: Component<{ size?: number | string; 'aria-hidden'?: 'true' }>;
  /** How far one has come, where that is known. */
  readonly Progress?: Component;
}

/** What there is to learn, in the order in which one would begin. */
export function parts(): readonly Part[] {
  return [
    {
      place: 'lessons',
      title: words().text('lessons.title'),
      text: words().text('lessons.about'),
      icon: GraduationCap,
    },
    {
      place: 'atlas',
      title: words().text('menu.atlas'),
      text: words().text('learn.atlas'),
      icon: MapIcon,
    },
  ];
}
