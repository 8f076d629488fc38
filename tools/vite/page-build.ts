import react from '@vitejs/plugin-react';
import type { BuildOptions, PluginOption } from 'vite';
import { compiledWords } from './compiled-strings.ts';
import { compressedFiles } from './compressed-files.ts';

/** What the portal and the console need to be built; a plugin belongs to one build. */
export const pagePlugins = (): PluginOption[] => [compiledWords(), react(), compressedFiles()];

/** A page that its own security policy accepts: nothing inline, no data: fonts. */
export const PAGE_BUILD = {
  target: 'es2022',
  // A data: font would be refused by the page's own security policy.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} satisfies BuildOptions;
