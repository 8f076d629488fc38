import type { ExternalClassJson } from '@wonderfield/contract/classroom-sync/external-class';
import type { Duplicate, SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import type { SyncHistory, SyncRecord } from '@wonderfield/contract/classroom-sync/sync-record';

type ExternalStudentJson = NonNullable<ExternalClassJson['studentData']>[number];

/** A Google class that is synced and up to date. */
export const anExternalClass = (changes: Partial<ExternalClassJson> = {}): ExternalClassJson => ({
  classRoomName: 'Room 12 Explorers',
  googleClassroomId: 'g-1',
  section: 'Science · Room 12',
  noOfStudents: 18,
  isClassroomSync: true,
  wonderfieldClassRoomId: 'room-12',
  classRoomSubject: 'science',
  state: 'upToDate',
  changes: 0,
  syncedAt: '2026-11-06T08:02:00',
  ...changes,
});

const anExternalStudent = (changes: Partial<ExternalStudentJson> = {}): ExternalStudentJson => ({
  firstName: 'Amara',
  lastName: 'Diallo',
  email: 'amara.d@hazelgrove.school',
  googleAccountId: 's-1',
  isUserSync: false,
  ...changes,
});

const NAMES = [
  ['Amara', 'Diallo'],
  ['Benjamin', 'Whitaker'],
  ['Chloe', 'Nguyen'],
  ['Diego', 'Santos Cruz'],
  ['Esme', 'Laurent'],
] as const;

/** Creates `count` students with the repeated names Amara, Benjamin, Chloe, Diego and Esme. */
export const externalStudents = (
  count: number,
  changes: (index: number) => Partial<ExternalStudentJson> = () => ({}),
) =>
  Array.from({ length: count }, (_, index) => {
    const [firstName, lastName] = NAMES[index % NAMES.length] ?? ['', ''];
    return anExternalStudent({
      firstName,
      lastName,
      email: `${firstName.toLowerCase()}.${index + 1}@hazelgrove.school`,
      googleAccountId: `s-${index + 1}`,
      ...changes(index),
    });
  });

/** A Google class with students that was never synced. */
export const anExternalRoster = (
  studentData: ExternalStudentJson[] = externalStudents(5),
  changes: Partial<ExternalClassJson> = {},
): ExternalClassJson => ({
  classRoomName: '5B Writers and Readers',
  googleClassroomId: 'g-1',
  section: 'Period 3',
  noOfStudents: studentData.length,
  isClassroomSync: false,
  studentData,
  wonderfieldStudentIds: [],
  ...changes,
});

/** A possible duplicate: Khloe at Google, and Chloe here, who would leave. */
export const aDuplicate = (
  changes: {
    there?: Partial<Duplicate['there']>;
    here?: Partial<Duplicate['here']>;
    why?: Duplicate['why'];
  } = {},
): Duplicate => ({
  there: {
    id: 's-90',
    firstName: 'Khloe',
    lastName: 'Nguyen',
    email: 'khloe.n@hazelgrove.school',
    ...changes.there,
  },
  here: {
    id: 'student-90',
    firstName: 'Chloe',
    lastName: 'Nguyen',
    username: 'h5j9wb4s',
    joinedAt: '2026-09-02T08:00:00',
    lastSeenAt: '2026-11-03T10:00:00',
    isFamilys: false,
    wouldLeave: true,
    ...changes.here,
  },
  why: changes.why ?? 'nearName',
});

type Listed = 'added' | 'left' | 'renamed' | 'matched';

/** Creates `count` enrolled students with logins. */
const peopleHere = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => {
    const [firstName, lastName] = NAMES[index % NAMES.length] ?? ['', ''];
    return {
      id: `${prefix}-${index + 1}`,
      firstName,
      lastName,
      username: `${prefix.slice(0, 1)}${index + 1}x2f7rt`,
    };
  });

export const peopleLeft = (count: number, why: 'gone' | 'notChosen' = 'gone') =>
  peopleHere(count, 'left').map((person, index) => ({
    ...person,
    why,
    ...(index !== 1 && { lastSeenAt: '2026-11-03T10:00:00' }),
  }));

export const peopleAdded = (count: number) =>
  externalStudents(count).map(({ firstName, lastName, email, googleAccountId }) => ({
    id: googleAccountId,
    firstName,
    lastName,
    ...(email && { email }),
    hasAccount: false,
  }));

/** A preview without changes except the given ones. */
export const aPreview = (changes: Partial<SyncPreview> = {}): SyncPreview => ({
  fingerprint: 'print-1',
  capacity: 40,
  familys: [],
  service: 'google',
  classId: 'g-1',
  className: '5B Writers and Readers',
  classroomId: 'room-12',
  here: 36,
  there: 31,
  twins: [],
  matched: peopleHere(24, 'matched'),
  ...({ added: [], left: [], renamed: [] } satisfies Partial<Record<Listed, []>>),
  ...changes,
});

export const aSync = (changes: Partial<SyncRecord> = {}): SyncRecord => ({
  id: 'sync-3',
  at: '2026-11-15T09:14:00',
  by: 'Elena Rivera',
  isNightly: false,
  added: 4,
  joined: 1,
  renamed: 2,
  matched: 24,
  left: 9,
  canUndo: true,
  undoUntil: '2026-12-15T09:14:00',
  ...changes,
});

/** A sync history that shows the first sync. */
export const aHistory = (
  syncs: SyncRecord[] = [aSync()],
  changes: {
    classroom?: Partial<SyncHistory['classroom']>;
    shown?: Partial<NonNullable<SyncHistory['shown']>>;
  } = {},
): SyncHistory => ({
  classroom: {
    id: 'room-12',
    name: 'Morning Math Lab',
    service: 'google',
    classId: 'g-1',
    capacity: 40,
    enrolled: 31,
    nightly: 'add',
    ...changes.classroom,
  },
  syncs,
  ...(syncs[0] && {
    shown: {
      id: syncs[0].id,
      newLogins: peopleHere(4, 'new'),
      came: [],
      joined: peopleHere(1, 'joined'),
      renamed: peopleHere(2, 'renamed').map((person) => ({
        ...person,
        before: { firstName: 'Ben', lastName: person.lastName },
      })),
      left: peopleHere(9, 'gone'),
      ...changes.shown,
    },
  }),
});
