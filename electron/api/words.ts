export { withArticle } from '../../engine/words.ts';
