import type { Twin } from '@wonderfield/contract/classroom-sync/sync-preview';
import type { Standing } from '../students/login-keeper.rules.ts';
import { isInitialOf, likenessKeys, likenessOf } from '../students/looks-alike.rules.ts';
import type { Named } from './outside-names.rules.ts';

/** A student of ours whom a sync may touch: in the classroom, of it before, or known by an id there. */
export type KnownStudent = Standing & {
  id: string;
  /** What an adult calls them; the student may go by another name. */
  firstName: string;
  lastName: string;
  username: string;
  /** Nobody answers for them at the moment. */
  isOrphan: boolean;
  lastSeenAt: Date | undefined;
  /** Their ids at the service. */
  outsideIds: readonly string[];
  /** Marks of their addresses at any service. */
  emailMarks: readonly string[];
  /** Nothing for one who is not in the classroom. */
  place:
    | { joinedAt: Date; isSynced: boolean; how: 'roster' | 'code' | 'sync' | 'joined' }
    | undefined;
  /** Left this classroom with a sync, and is nowhere else. */
  isFormer: boolean;
  /** Another classroom of the educator's that has them. */
  otherClass: string | undefined;
};

/** A student of the other service, and the mark of the address there. */
export type Person = Named & { emailMark: string | undefined };

type Name = { firstName: string; lastName: string };

export type TwinPair = { person: Person; student: KnownStudent; why: Twin['why'] };

/** What a sync would do to whom. */
export type SyncPlan = {
  twins: TwinPair[];
  /** With the account they have, or without one. */
  added: { person: Person; student: KnownStudent | undefined }[];
  renamed: { person: Person; student: KnownStudent }[];
  matched: KnownStudent[];
  left: { student: KnownStudent; why: 'gone' | 'notChosen' }[];
  /** Children of families who are not in the classroom: only their family brings them in. */
  familys: Person[];
};

/** Apostrophes have several shapes; another one is no other name. */
const spelled = (name: string) => name.replace(/[’ʼ`´]/gu, "'");
const isSameName = (one: Name, other: Name) =>
  spelled(one.firstName) === spelled(other.firstName) &&
  spelled(one.lastName) === spelled(other.lastName);

/** All that a service tells of a last name may be its beginning. */
const isSameByInitial = (person: Name, student: Name) =>
  spelled(person.firstName) === spelled(student.firstName) &&
  isInitialOf(person.lastName, student.lastName);

/** The other service's name is news, unless it says less than we know or is another's to say. */
export const isRenamed = (person: Person, student: KnownStudent) => {
  if (student.isFamilys || !(student.isLookedAfter || student.isOwnOrphan)) return false;
  return !isSameName(person, student) && !isSameByInitial(person, student);
};

const isOfThisClass = ({ place, isFormer }: KnownStudent) => place !== undefined || isFormer;

/** Whom nobody there is known to be: of this class, or of another before it was ever synced. */
const mayBeTwin = (student: KnownStudent) =>
  isOfThisClass(student) || (!!student.otherClass && student.outsideIds.length === 0);

/** Why two may be one person, the strongest reason first. */
const reasonFor = (person: Person, student: KnownStudent): Twin['why'] | undefined => {
  const { email, emailMark } = person;
  if (emailMark && student.emailMarks.includes(emailMark)) return 'sameEmail';
  if (email && student.username === email) return 'sameEmail';
  const likeness = likenessOf(person, student);
  if (likeness === 'same') return 'sameName';
  // Among the students of other classes many have names like each other.
  const isAsked = isOfThisClass(student) || isSameByInitial(person, student);
  return likeness && isAsked ? 'nearName' : undefined;
};

const STRENGTH: Twin['why'][] = ['sameEmail', 'sameName', 'nearName'];

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
      sharing.set(key, [...(sharing.get(key) ?? []), student]);
    }
  }
  return (person: Person) => new Set(keysOfPerson(person).flatMap((key) => sharing.get(key) ?? []));
};

/** A first name and an initial that fit nobody else are as good as the whole name. */
const surer = (pairs: readonly TwinPair[]): TwinPair[] =>
  pairs.map((pair) => {
    const { person, student, why } = pair;
    if (why !== 'nearName' || !isSameByInitial(person, student)) return pair;
    const rivals = pairs.filter((other) => other.person === person || other.student === student);
    return rivals.length === 1 ? { ...pair, why: 'sameName' } : pair;
  });

/** Pairs each person with one student at most, and each student with one person; the surest first. */
const findTwins = (people: readonly Person[], students: readonly KnownStudent[]): TwinPair[] => {
  const candidatesFor = candidatesAmong(students);
  const pairs = people.flatMap((person) =>
    [...candidatesFor(person)].flatMap((student): TwinPair[] => {
      const why = reasonFor(person, student);
      return why ? [{ person, student, why }] : [];
    }),
  );
  const taken = new Set<string>();
  return surer(pairs)
    .toSorted((one, other) => STRENGTH.indexOf(one.why) - STRENGTH.indexOf(other.why))
    .filter(({ person, student }) => {
      if (taken.has(`there:${person.id}`) || taken.has(`here:${student.id}`)) return false;
      taken.add(`there:${person.id}`).add(`here:${student.id}`);
      return true;
    });
};

/**
 * Holds a class at another service against a classroom. Accounts are matched by the service's id and
 * nothing else; whoever only looks like somebody is a question. Students who were added by hand are
 * never taken off.
 */
export const planSync = (
  roster: readonly Person[],
  chosenIds: ReadonlySet<string>,
  students: readonly KnownStudent[],
): SyncPlan => {
  const chosen = roster.filter(({ id }) => chosenIds.has(id));
  const owners = new Map(
    students.flatMap((student) => student.outsideIds.map((id) => [id, student] as const)),
  );
  // Somebody with two ids there is one student here.
  const known = new Map<KnownStudent, Person>();
  for (const person of chosen) {
    const owner = owners.get(person.id);
    if (owner && !known.has(owner)) known.set(owner, person);
  }
  const strangers = chosen.filter(({ id }) => !owners.has(id));
  const unmatched = students.filter((student) => mayBeTwin(student) && !known.has(student));
  const twins = findTwins(strangers, unmatched);
  const inTwins = new Set(twins.flatMap(({ person, student }) => [person.id, student.id]));
  const rosterIds = new Set(roster.map(({ id }) => id));

  const here = [...known].filter(([student]) => student.place);
  const renamed = here.filter(([student, person]) => isRenamed(person, student));
  return {
    twins,
    added: [
      ...[...known]
        .filter(([student]) => !student.place && !student.isFamilys)
        .map(([student, person]) => ({ person, student })),
      ...strangers
        .filter(({ id }) => !inTwins.has(id))
        .map((person) => ({ person, student: undefined })),
    ],
    familys: [...known]
      .filter(([student]) => !student.place && student.isFamilys)
      .map(([, person]) => person),
    renamed: renamed.map(([student, person]) => ({ person, student })),
    matched: here.filter(([student, person]) => !isRenamed(person, student)).map(([s]) => s),
    left: unmatched
      .filter(({ id, place }) => place?.isSynced && !inTwins.has(id))
      .map((student) => ({
        student,
        why: student.outsideIds.some((id) => rosterIds.has(id)) ? 'notChosen' : 'gone',
      })),
  };
};

/**
 * What may happen while nobody looks: newcomers come in, and where the educator said so, names follow
 * and students leave. Who may be somebody else waits, on both sides.
 */
export const planForNight = <Plan extends SyncPlan>(plan: Plan, mode: 'full' | 'add'): Plan => {
  const quiet = { ...plan, twins: [] };
  if (mode === 'full') return quiet;
  return {
    ...quiet,
    renamed: [],
    left: [],
    matched: [...plan.matched, ...plan.renamed.map(({ student }) => student)],
  };
};

/** How many students differ from the other service, for the list of classes. */
export const countChanges = ({ twins, added, renamed, left }: SyncPlan) =>
  twins.length + added.length + renamed.length + left.length;
