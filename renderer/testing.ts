import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeEach } from 'vitest';

// Files that are tested one after the other share a page, on which anything may have been left.
beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);
