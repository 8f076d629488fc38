import type { Duplicate } from '@wonderfield/contract/classroom-sync/sync-preview';
import { likenessKeys, likenessOf } from '../students/name-similarity.rules.ts';
import { isSameByInitial, type KnownStudent, type Person } from './sync-students.rules.ts';

export type DuplicatePair = { person: Person; student: KnownStudent; why: Duplicate['why'] };

const isOfThisClass = ({ place, isFormer }: KnownStudent) => place !== undefined || isFormer;

/** Whom nobody there is known to be: of this class, or of another before it was ever synced. */
export const mayBeDuplicate = (student: KnownStudent) =>
  isOfThisClass(student) || (!!student.otherClass && student.outsideIds.length === 0);

/** Why two may be one person, the strongest reason first. */
const reasonFor = (person: Person, student: KnownStudent): Duplicate['why'] | undefined => {
  const { email, emailMark } = person;
  if (emailMark && student.emailMarks.includes(emailMark)) return 'sameEmail';
  if (email && student.username === email) return 'sameEmail';
  const likeness = likenessOf(person, student);
  if (likeness === 'same') return 'sameName';
  // Among the students of other classes many have names like each other.
  const isAsked = isOfThisClass(student) || isSameByInitial(person, student);
  return likeness && isAsked ? 'nearName' : undefined;
};

const STRENGTH: Duplicate['why'][] = ['sameEmail', 'sameName', 'nearName'];

/** What two who may be one have in common: so not everybody is held against everybody. */
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

/** A first name and an initial that fit nobody else are as good as the whole name. */
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

/** Pairs each person with one student at most, and each student with one person; the surest first. */
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
