import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

// Files that are tested one after the other share a page.
afterEach(cleanup);
