export { turnLimitOf } from '../../engine/digit-conquest/settings.ts';
