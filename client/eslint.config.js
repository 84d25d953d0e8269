import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What the compiler and the formatter do not see. Layout is the formatter's alone. */
export default ts.config(
  { ignores: ['node_modules', 'src/generated/protocol.ts', 'src/skins/*/state.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // Sets and maps are replaced as a whole here ($state.raw), never changed while somebody looks at them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
