import { parseList } from '../parse/parse-list.ts';
import type { ParseResult, ReadPerson } from '../parse/parse-result.ts';
import type { CorpusList, ExpectedLine } from './read-corpus.ts';

const toKey = ({
  firstName,
  lastName,
  username,
}: Record<'firstName' | 'lastName' | 'username', string>) =>
  `${firstName} | ${lastName} | ${username}`;

const countCharacters = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  const all = texts.join(' ').normalize('NFD').toLowerCase();
  for (const [character] of all.matchAll(/[\p{L}\p{N}]/gu)) {
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return counts;
};

/** Returns the letters and digits of a line that are neither in a row nor reported. */
const findLost = (line: ExpectedLine, { people, skipped }: ParseResult) => {
  const reported = countCharacters([
    ...people
      .filter((person) => person.line === line.line)
      .flatMap(({ firstName, lastName, username, choices, dropped }) => [
        ...[firstName, lastName, username],
        ...choices,
        ...dropped.map(({ text }) => text),
      ]),
    ...skipped.filter((each) => each.line === line.line).map(({ text }) => text),
  ]);
  return [...countCharacters([line.text])]
    .filter(([character, count]) => (reported.get(character) ?? 0) < count)
    .map(([character]) => character)
    .join('');
};

const reasonsOf = (line: ExpectedLine, { people, skipped }: ParseResult) => [
  ...new Set([
    ...people
      .filter((person) => person.line === line.line)
      .flatMap(({ dropped, changes }) => [...dropped.map(({ reason }) => reason), ...changes])
      .filter((reason) => reason !== 'invisible'),
    ...skipped.filter((each) => each.line === line.line).map(({ reason }) => reason),
  ]),
];

const isRight = (expected: ExpectedLine['people'][number], people: readonly ReadPerson[]) =>
  people.some(
    (person) =>
      toKey(person) === toKey(expected) && (!expected.isAsked || person.guesses.length > 0),
  );

/** Compares what the import reads from the lists with what a teacher expects. */
export const measure = (lists: readonly CorpusList[]) => {
  const result = {
    lines: 0,
    names: 0,
    right: 0,
    wrong: [] as string[],
    invented: [] as string[],
    lost: [] as string[],
    wrongReasons: [] as string[],
  };
  for (const list of lists) {
    const reading = parseList(list.text);
    for (const line of list.lines) {
      const people = reading.people.filter((person) => person.line === line.line);
      const where = `${list.title}: ${line.text}`;
      const right = line.people.filter((expected) => isRight(expected, people)).length;
      result.lines += 1;
      result.names += line.people.length;
      result.right += right;
      if (right < line.people.length) {
        result.wrong.push(`${where} => ${people.map(toKey).join(' ; ') || 'none'}`);
      }
      if (people.length > line.people.length) {
        result.invented.push(`${where} => ${people.map(toKey).join(' ; ')}`);
      }
      const lost = findLost(line, reading);
      if (lost) result.lost.push(`${where} => ${lost}`);
      const reasons = reasonsOf(line, reading);
      if ([...reasons].sort().join() !== [...line.reasons].sort().join()) {
        result.wrongReasons.push(`${where} => ${reasons.join()} instead of ${line.reasons.join()}`);
      }
    }
  }
  return result;
};
