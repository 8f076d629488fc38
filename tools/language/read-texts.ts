import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/repository.ts';
import { readCode } from './read-code.ts';
import type { Text } from './text.ts';

const FILES = '{.,apps,packages,tools,e2e,bench,docs}/**/*.{ts,tsx,mjs,md}';
/** Generated files, lists of words, question texts and sample plans. */
const EXEMPT =
  /(^|\/)(node_modules|dist|corpus)\/|generated|docs\/questions\.md|tools\/(language|known-words)\/|chat-filter\/(topics|.*\.rules)|packages\/questions\/src\/skills\/|submit-content\/samples\/|features\/demo\/plans\/demo-plan|testing\/scenarios\/typed-corpus/;

/** Returns the prose of a Markdown file, one text per line, without code and links' addresses. */
export const readMarkdown = (file: string, source: string): Text[] => {
  let isCode = false;
  return source.split('\n').flatMap((line, index): Text[] => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    if (isFence || isCode || line.trim() === '') return [];
    const text = line.replace(/`[^`]*`/g, 'code').replace(/\]\([^)]*\)/g, ']');
    return [{ file, line: index + 1, kind: 'prose', text }];
  });
};

/** Returns every text of the repository that the word list is checked against. */
export const readTexts = (): Text[] =>
  globSync(FILES, { cwd: root, exclude: (path) => /node_modules|^\.git$|dist$/.test(path) })
    .filter((file) => !EXEMPT.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return file.endsWith('.md') ? readMarkdown(file, source) : readCode(file, source);
    });
