import react from '@vitejs/plugin-react';
import type { BuildOptions, PluginOption } from 'vite';
import { compiledStrings } from './compiled-strings.ts';
import { compressedFiles } from './compressed-files.ts';

/**
 * Returns new build plugins for the portal or the console, because a plugin instance belongs to one
 * build.
 */
export const pagePlugins = (): PluginOption[] => [compiledStrings(), react(), compressedFiles()];

/** Build options that satisfy the page's security policy: nothing inline and no data: fonts. */
export const PAGE_BUILD = {
  target: 'es2022',
  // The page's security policy blocks data: fonts.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} satisfies BuildOptions;
