import { firstPictureSeen } from './first-picture.ts';

await firstPictureSeen();
await import('./board/start.ts');
