import Compass from '@lucide/svelte/icons/compass';
import GraduationCap from '@lucide/svelte/icons/graduation-cap';
import PuzzleIcon from '@lucide/svelte/icons/puzzle';
import MapIcon from '@lucide/svelte/icons/map';
import History from '@lucide/svelte/icons/rotate-ccw-clock';
import Network from '@lucide/svelte/icons/network';
import type { Component } from 'svelte';
import MistakesDue from '../mistakes/MistakesDue.svelte';
import { words } from '../words.svelte.ts';

/** The pages of the ways to learn, in the order in which one would begin. */
export type LearningPlace = 'lessons' | 'puzzles' | 'mistakes' | 'explorer' | 'state-map' | 'atlas';

/** A way to learn, which has a page of its own. */
export interface Part {
  /** What the board shows for it. */
  readonly place: LearningPlace;
  readonly title: string;
  /** What one does there. */
  readonly text: string;
  readonly icon: Component<{ size?: number | string; 'aria-hidden'?: 'true' }>;
  /** How far one has come, where that is known. */
  readonly Progress?: Component;
}

/** What there is to learn. */
export function parts(): readonly Part[] {
  return [
    {
      place: 'lessons',
      title: words().text('lessons.title'),
      text: words().text('lessons.about'),
      icon: GraduationCap,
    },
    {
      place: 'puzzles',
      title: words().text('menu.puzzles'),
      text: words().text('puzzles.card'),
      icon: PuzzleIcon,
    },
    {
      place: 'mistakes',
      title: words().text('mistakes.title'),
      text: words().text('mistakes.about'),
      icon: History,
      Progress: MistakesDue,
    },
    {
      place: 'explorer',
      title: words().text('menu.explorer'),
      text: words().text('learn.explorer'),
      icon: Compass,
    },
    {
      place: 'state-map',
      title: words().text('menu.state-map'),
      text: words().text('learn.state-map'),
      icon: Network,
    },
    {
      place: 'atlas',
      title: words().text('menu.atlas'),
      text: words().text('learn.atlas'),
      icon: MapIcon,
    },
  ];
}
