import { firstPictureSeen } from './first-picture.ts';

await firstPictureSeen();
await import('./app/start.ts');
