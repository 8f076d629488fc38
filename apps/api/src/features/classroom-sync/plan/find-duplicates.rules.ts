import type { Duplicate } from '@wonderfield/contract/classroom-sync/sync-preview';
import { likenessKeys, likenessOf } from '../../students/names/name-similarity.rules.ts';
import { isSameByInitial, type KnownStudent, type Person } from './sync-students.rules.ts';

export type DuplicatePair = { person: Person; student: KnownStudent; why: Duplicate['why'] };

const isOfThisClass = ({ place, isFormer }: KnownStudent) => place !== undefined || isFormer;

/**
 * Returns true for students of this class, and for students of the educator's other classes without
 * an external id.
 */
export const mayBeDuplicate = (student: KnownStudent) =>
  isOfThisClass(student) || (!!student.otherClass && student.outsideIds.length === 0);

/** Returns why two students may be the same person, with the strongest reason first. */
const reasonFor = (person: Person, student: KnownStudent): Duplicate['why'] | undefined => {
  const { email, emailMark } = person;
  if (emailMark && student.emailMarks.includes(emailMark)) return 'sameEmail';
  if (email && student.username === email) return 'sameEmail';
  const likeness = likenessOf(person, student);
  if (likeness === 'same') return 'sameName';
  // Students of other classes often have similar names, so they must match more exactly.
  const isAsked = isOfThisClass(student) || isSameByInitial(person, student);
  return likeness && isAsked ? 'nearName' : undefined;
};

const STRENGTH: Duplicate['why'][] = ['sameEmail', 'sameName', 'nearName'];

/** Returns the values that possible duplicates share, so not every pair has to be compared. */
const keysOfPerson = ({ email, emailMark, ...named }: Person) => [
  ...likenessKeys(named),
  ...(email ? [`username:${email}`] : []),
  ...(emailMark ? [`email:${emailMark}`] : []),
];
const keysOfStudent = ({ username, emailMarks, ...named }: KnownStudent) => [
  ...likenessKeys(named),
  `username:${username}`,
  ...emailMarks.map((mark) => `email:${mark}`),
];

const candidatesAmong = (students: readonly KnownStudent[]) => {
  const sharing = new Map<string, KnownStudent[]>();
  for (const student of students) {
    for (const key of keysOfStudent(student)) {
      const others = sharing.get(key);
      if (others) others.push(student);
      else sharing.set(key, [student]);
    }
  }
  return (person: Person) => new Set(keysOfPerson(person).flatMap((key) => sharing.get(key) ?? []));
};

/** Upgrades a first name with an initial to a full match if it matches only one student. */
const surer = (pairs: readonly DuplicatePair[]): DuplicatePair[] => {
  const matchCounts = new Map<Person | KnownStudent, number>();
  for (const { person, student } of pairs) {
    for (const one of [person, student]) matchCounts.set(one, (matchCounts.get(one) ?? 0) + 1);
  }
  return pairs.map((pair) => {
    const { person, student, why } = pair;
    const fitsNobodyElse = matchCounts.get(person) === 1 && matchCounts.get(student) === 1;
    const isSure = why === 'nearName' && isSameByInitial(person, student) && fitsNobodyElse;
    return isSure ? { ...pair, why: 'sameName' } : pair;
  });
};

/** Pairs each person with at most one student and vice versa, the most certain pairs first. */
export const findDuplicates = (
  people: readonly Person[],
  students: readonly KnownStudent[],
): DuplicatePair[] => {
  const candidatesFor = candidatesAmong(students);
  const pairs = people.flatMap((person) =>
    [...candidatesFor(person)].flatMap((student): DuplicatePair[] => {
      const why = reasonFor(person, student);
      return why ? [{ person, student, why }] : [];
    }),
  );
  const taken = new Set<string>();
  return surer(pairs)
    .toSorted((first, second) => STRENGTH.indexOf(first.why) - STRENGTH.indexOf(second.why))
    .filter(({ person, student }) => {
      if (taken.has(`there:${person.id}`) || taken.has(`here:${student.id}`)) return false;
      taken.add(`there:${person.id}`).add(`here:${student.id}`);
      return true;
    });
};
