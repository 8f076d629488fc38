import {
  KNOWN_EXPLORERS,
  KNOWN_READERS,
  madeUpNames,
  type StudentName,
  UNUSUAL_NAMES,
} from '../rosters/demo-students.ts';
import { stableDigits } from '../rosters/ids.ts';
import {
  COURSE_ID_LENGTH,
  type Course,
  type GooglePerson,
  type GoogleRoster,
  googleMaker,
  PERSON_ID_LENGTH,
} from './google-world.ts';

const DEMO = 'demo.wonderfield.example';
const SCHOOL = 'students.hazelgrove.example';

const person = (label: string, fields: Partial<GooglePerson>): GooglePerson =>
  googleMaker.newPerson({ id: stableDigits(`google ${label}`, PERSON_ID_LENGTH), ...fields });

const ELENA = person('elena', {
  firstName: 'Elena',
  lastName: 'Rivera',
  email: `elena@${DEMO}`,
  workspace: DEMO,
  shows: 'Teacher with five classes, one with 41 students, and an archived class',
});
const AISHA = person('aisha', {
  firstName: 'Aisha',
  lastName: 'Rahman',
  email: `aisha@${DEMO}`,
  workspace: DEMO,
  shows: 'Teacher with a class of 101 students and an empty one',
});

/** Adults, and people blocked by their school. */
const people = (): GooglePerson[] => [
  { ...ELENA },
  { ...AISHA },
  person('ben', {
    firstName: 'Ben',
    lastName: 'Castillo',
    email: `ben@${DEMO}`,
    workspace: DEMO,
    shows: 'Teacher without classes',
  }),
  person('dana', {
    firstName: 'Dana',
    lastName: 'Okafor',
    email: `dana@${DEMO}`,
    workspace: '',
    shows: 'Parent at Wonderfield, by this address',
  }),
  person('nobody', {
    firstName: 'Jordan',
    lastName: 'Ellis',
    email: 'jordan.ellis@mailbox.example',
    workspace: '',
    shows: 'Adult without a Wonderfield account',
  }),
  person('unverified', {
    firstName: 'Casey',
    lastName: 'Moor',
    email: 'casey.moor@mailbox.example',
    workspace: '',
    isEmailVerified: false,
    shows: 'Adult whose address is not verified',
  }),
  person('no classroom', {
    firstName: 'Nora',
    lastName: 'Quist',
    email: 'nora.quist@hazelgrove.example',
    blocked: 'classroom',
    shows: 'Teacher in a school that disabled Classroom',
  }),
  person('blocked', {
    firstName: 'Sam',
    lastName: 'Ito',
    email: `sam.ito@${SCHOOL}`,
    blocked: 'everything',
    shows: 'Student under 18 whose school allows no other apps',
  }),
];

type DemoCourse = Pick<Course, 'name' | 'createdAt'> &
  Partial<Course> & { students: GooglePerson[] };

const student = (name: StudentName, fields: Partial<GooglePerson> = {}): GooglePerson => {
  const label = `student ${name.firstName} ${name.lastName} ${fields.email ?? ''}`;
  const id = stableDigits(`google ${label}`, PERSON_ID_LENGTH);
  return person(label, { ...name, email: `s${id.slice(-7)}@${SCHOOL}`, ...fields });
};
const students = (names: readonly StudentName[]) => names.map((name) => student(name));
const showing = (firstName: string, lastName: string, className: string) =>
  student({ firstName, lastName }, { shows: `Student in ${className}` });

/** Two children who share an email. */
const siblings = () =>
  ['Ida', 'Otto'].map((firstName) =>
    student({ firstName, lastName: 'Falk' }, { email: `falk.family@${SCHOOL}` }),
  );
const longAddress = () =>
  student(
    { firstName: 'Aurelia', lastName: 'Long' },
    { email: `${'aurelia.'.repeat(29)}l@${SCHOOL}` },
  );

/** Courses of the sizes in the mock-ups. */
const elenasCourses = (): DemoCourse[] => [
  {
    name: 'Morning Math Lab',
    section: 'Period 1',
    room: 'Room 4',
    subject: 'Math',
    createdAt: '2026-08-28T15:00:00.000Z',
    students: [
      ...students(KNOWN_EXPLORERS.slice(0, 3)),
      showing('Theo', 'Okafor', 'Morning Math Lab'),
      ...students(madeUpNames(27, 0)),
    ],
  },
  {
    name: 'Room 12 Explorers',
    section: 'Science',
    room: 'Room 12',
    subject: 'Science',
    createdAt: '2026-08-27T15:00:00.000Z',
    students: [
      ...students(KNOWN_EXPLORERS.filter(({ firstName }) => firstName !== 'Maya')),
      showing('Maya', 'Okafor', 'Room 12 Explorers'),
      ...students(UNUSUAL_NAMES),
      ...siblings(),
    ],
  },
  {
    name: '5B Writers and Readers',
    section: 'Language Arts',
    room: 'Period 3',
    createdAt: '2026-08-26T15:00:00.000Z',
    students: [
      showing('Leo', 'Marsh', '5B Writers and Readers'),
      ...students(madeUpNames(40, 100)),
    ],
  },
  {
    name: 'Choir of the Long River Valley Elementary School',
    section: 'After school',
    createdAt: '2026-08-25T15:00:00.000Z',
    students: [
      showing('Ruby', 'Vance', 'the choir'),
      longAddress(),
      ...students(madeUpNames(20, 200)),
    ],
  },
  {
    name: 'Art Room',
    section: 'Period 5',
    createdAt: '2026-08-24T15:00:00.000Z',
    students: [showing('Milo', 'Hart', 'the Art Room'), ...students(madeUpNames(25, 300))],
  },
  {
    name: 'Room 12 Explorers (last year)',
    room: 'Room 12',
    state: 'ARCHIVED',
    createdAt: '2025-08-27T15:00:00.000Z',
    students: students(madeUpNames(12, 400)),
  },
];

const aishasCourses = (): DemoCourse[] => [
  {
    name: 'River Readers',
    section: 'Language Arts',
    room: 'Room 2',
    createdAt: '2026-08-28T15:00:00.000Z',
    students: [...students(KNOWN_READERS), showing('Zoe', 'Adler', 'River Readers')],
  },
  {
    name: 'Whole-School Assembly',
    section: 'Fridays',
    createdAt: '2026-08-27T15:00:00.000Z',
    students: [showing('Finn', 'Castle', 'the class of 101'), ...students(madeUpNames(100, 500))],
  },
  { name: 'Reading Buddies', createdAt: '2026-08-26T15:00:00.000Z', students: [] },
];

/** Adds the demo data. */
export const seedGoogle = (roster: GoogleRoster): void => {
  for (const demoPerson of people()) roster.addPerson(demoPerson);
  for (const [teacher, courses] of [
    [ELENA, elenasCourses()],
    [AISHA, aishasCourses()],
  ] as const) {
    for (const { students: members, ...course } of courses) {
      for (const member of members) roster.addPerson(member);
      roster.addClass(
        googleMaker.newClass({
          id: stableDigits(`google ${teacher.email} ${course.name}`, COURSE_ID_LENGTH),
          ...course,
          teacherIds: [teacher.id],
          studentIds: members.map(({ id }) => id),
        }),
      );
    }
  }
};
