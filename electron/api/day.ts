export { dayOf } from '../../engine/puzzles/day.ts';
