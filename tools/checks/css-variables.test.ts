import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/repository.ts';

const textOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|dist/.test(String(path)) })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** An undefined variable fails silently. */
it('defines every CSS variable that a style sheet uses without a fallback', () => {
  const styles = textOf('{apps,packages}/**/*.css');
  const pages = textOf('{apps,packages}/**/*.{ts,tsx}');
  const defined = new Set([
    ...namesIn(styles, /(--[\w-]+)\s*:/g),
    ...namesIn(styles, /@property (--[\w-]+)/g),
    ...namesIn(pages, /['"](--[\w-]+)['"]/g),
    // Set by base-ui on its popups and panels.
    '--anchor-width',
    '--available-height',
    '--available-width',
    '--transform-origin',
    '--accordion-panel-height',
  ]);
  const used = namesIn(styles, /var\((--[\w-]+)\)/g);
  expect(used.size).toBeGreaterThan(50);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
