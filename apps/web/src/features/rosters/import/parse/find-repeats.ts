import { nameKey } from '../../entry/entry.ts';
import type { Findings, ReadPerson, SkippedLine } from './parse-result.ts';

/** Returns the text of a person with what was dropped before or after it. */
const wholeText = ({ source, dropped }: ReadPerson) =>
  [source, ...dropped.map(({ text }) => text).filter((text) => !source.includes(text))].join(' ');

/** Moves lines that repeat the name of an earlier line to the skipped ones. */
export const findRepeats = ({ people, skipped }: Findings): Findings => {
  const firstLines = new Map<string, number>();
  const kept: ReadPerson[] = [];
  const repeated: SkippedLine[] = [];
  for (const person of people) {
    const key = nameKey(person);
    const sameAs = firstLines.get(key);
    if (sameAs === undefined) {
      firstLines.set(key, person.line);
      kept.push(person);
    } else {
      repeated.push({ line: person.line, text: wholeText(person), reason: 'sameName', sameAs });
    }
  }
  return {
    people: kept,
    skipped: [...skipped, ...repeated].sort((a, b) => a.line - b.line),
  };
};
