import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A student that a careful teacher expects from a line. */
export type ExpectedPerson = {
  firstName: string;
  lastName: string;
  username: string;
  /** True if the import has to ask about the name. */
  isAsked: boolean;
};
/** A pasted line with the rows that a careful teacher expects from it. */
export type ExpectedLine = {
  /** Number of the first pasted line, starting at 1. */
  line: number;
  text: string;
  people: readonly ExpectedPerson[];
  /** Why text was dropped or changed, or why the whole line is skipped. */
  reasons: readonly string[];
};
export type CorpusList = {
  title: string;
  /** The list as a teacher pastes it. */
  text: string;
  lines: readonly ExpectedLine[];
};

const ARROW = ' ⟹ ';

/** Replaces the visible signs for a tab, a hard space and a line break inside a cell. */
const toPasted = (text: string) =>
  text.replaceAll('⇥', '\t').replaceAll('⍽', '\u00a0').replaceAll('↵', '\n');

const toPerson = (text: string): ExpectedPerson => {
  const isAsked = text.trim().endsWith('?');
  const [firstName = '', lastName = '', username = ''] = text
    .replace(/\?\s*$/, '')
    .split('|')
    .map((part) => part.trim());
  return { firstName, lastName, username, isAsked };
};

const toLine = (source: string, line: number): ExpectedLine => {
  const [text = '', expected = ''] = source.split(ARROW);
  const skipped = /^- (\w+)$/.exec(expected.trim())?.[1];
  const [, people = '', reasons = ''] = /^(.*?)(?:\[(.*)\])?$/.exec(expected.trim()) ?? [];
  const isSkipped = skipped !== undefined || !expected;
  return {
    line,
    text: toPasted(text),
    people: isSkipped ? [] : people.split(' ; ').map(toPerson),
    reasons: isSkipped ? [skipped ?? ''].filter(Boolean) : reasons.split(', ').filter(Boolean),
  };
};

const toList = (source: string): CorpusList => {
  const [title = '', ...rest] = source.trimEnd().split('\n');
  const lines: ExpectedLine[] = [];
  let next = 1;
  for (const each of rest) {
    const line = toLine(each, next);
    lines.push(line);
    next += line.text.split('\n').length;
  }
  return { title: title.trim(), text: lines.map(({ text }) => text).join('\n'), lines };
};

/** Returns the lists of the files in a folder of the corpus. */
export const readCorpus = (folder: '.' | 'held-out'): CorpusList[] => {
  const cwd = resolve(import.meta.dirname, folder);
  return globSync('*.txt', { cwd })
    .sort()
    .flatMap((file) => readFileSync(resolve(cwd, file), 'utf8').split(/^=== /m).slice(1))
    .map(toList);
};
