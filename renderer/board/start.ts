import { mountPage } from '../mount.ts';
import BoardPage from './BoardPage.svelte';

mountPage(BoardPage);
