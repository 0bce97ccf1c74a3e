export { dayOf } from '../../engine/day.ts';
