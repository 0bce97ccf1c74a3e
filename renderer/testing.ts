import { cleanup, configure } from '@testing-library/svelte';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { languageTags } from '../words/languages.ts';
import { loadWords } from './load-words.ts';

// A machine that has more to do than this is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

// Tests switch languages without waiting.
await Promise.all(languageTags.map(loadWords));

// Files that are tested one after the other share a page, on which anything may have been left.
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

// Pages load parts of themselves later. One that is still loading when its test file ends would fail without a page.
afterAll(() => vi.dynamicImportSettled());
