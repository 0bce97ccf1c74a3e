import { mountPage } from './mount.ts';
import BoardPage from './board/BoardPage.svelte';

mountPage(BoardPage);
