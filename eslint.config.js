import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Components, and modules with runes; .oxlintrc.json has all other files. svelte-check sees the types.
export default defineConfig(js.configs.recommended, ts.configs.strict, svelte.configs.recommended, {
  languageOptions: {
    globals: { ...globals.es2023, ...globals.browser },
    parserOptions: { parser: ts.parser, svelteConfig },
  },
  rules: {
    '@typescript-eslint/consistent-type-imports': 'error',
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    // As `unicorn/no-useless-spread` for all other files.
    'no-restricted-syntax': [
      'error',
      {
        selector:
          ':matches(SpreadElement > ArrayExpression, ObjectExpression > SpreadElement > ObjectExpression)',
        message: 'Write what the literal holds without spreading it.',
      },
    ],
  },
});
