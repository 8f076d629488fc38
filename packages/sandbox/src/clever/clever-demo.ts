import {
  KNOWN_EXPLORERS,
  KNOWN_READERS,
  madeUpNames,
  type StudentName,
  UNUSUAL_NAMES,
} from '../rosters/demo-students.ts';
import { stableHex } from '../rosters/ids.ts';
import {
  type CleverPerson,
  type CleverRoster,
  cleverMaker,
  OTHER_DISTRICT_ID,
  type Section,
  THIRD_DISTRICT_ID,
} from './clever-world.ts';

const DEMO = 'demo.wonderfield.example';

const person = (label: string, fields: Partial<CleverPerson>): CleverPerson =>
  cleverMaker.newPerson({ id: stableHex(`clever ${label}`), ...fields });

const ELENA = person('elena', {
  firstName: 'Elena',
  lastName: 'Rivera',
  email: `elena@${DEMO}`,
  shows: 'Teacher with three sections: one with 41 students, one empty',
});
const AISHA = person('aisha', {
  firstName: 'Aisha',
  lastName: 'Rahman',
  email: `aisha@${DEMO}`,
  roles: ['teacher', 'staff'],
  shows: 'Teacher who is staff as well',
});
const MINA = person('mina', {
  firstName: 'Mina',
  lastName: 'Dorsey',
  email: `mina@${DEMO}`,
  districtId: THIRD_DISTRICT_ID,
  shows: 'Teacher of another connected district',
});

const people = (): CleverPerson[] => [
  { ...ELENA },
  { ...AISHA },
  { ...MINA },
  person('ben', {
    firstName: 'Ben',
    lastName: 'Castillo',
    email: `ben@${DEMO}`,
    shows: 'Teacher without sections',
  }),
  person('district admin', {
    firstName: 'Priya',
    lastName: 'Natarajan',
    email: `priya@${DEMO}`,
    roles: ['district_admin'],
    shows: 'District administrator',
  }),
  person('contact', {
    firstName: 'Dana',
    lastName: 'Okafor',
    email: `dana@${DEMO}`,
    roles: ['contact'],
    shows: 'Parent of a student',
  }),
  person('stranger', {
    firstName: 'Lou',
    lastName: 'Farrow',
    email: 'lou.farrow@elsewhere.example',
    districtId: OTHER_DISTRICT_ID,
    shows: 'Teacher of a district that is not connected',
  }),
];

/** Creates a student. Every third one has no email, as is common in elementary schools. */
const student = (name: StudentName, index: number): CleverPerson => {
  const label = `student ${name.firstName} ${name.lastName}`;
  const email =
    index % 3 === 0 ? '' : `s${stableHex(label).slice(0, 7)}@students.hazelgrove.example`;
  return { ...person(label, { ...name, email }), roles: ['student'] };
};
const students = (names: readonly StudentName[]) => names.map(student);
const showing = (firstName: string, lastName: string, section: string) => ({
  ...student({ firstName, lastName }, 1),
  shows: `Student in ${section}`,
});

type DemoSection = Pick<Section, 'name'> & Partial<Section> & { students: CleverPerson[] };

const elenasSections = (): DemoSection[] => [
  {
    name: 'Science - Rivera - Room 12 Explorers',
    subject: 'science',
    period: '2',
    students: [
      ...students(KNOWN_EXPLORERS.filter(({ firstName }) => firstName !== 'Maya')),
      showing('Maya', 'Okafor', 'Room 12 Explorers'),
      ...students(UNUSUAL_NAMES),
    ],
  },
  {
    name: 'Language Arts - Rivera - Period 3',
    subject: 'english/language arts',
    grade: '5',
    period: '3',
    students: [showing('Leo', 'Marsh', 'the section of 41'), ...students(madeUpNames(40, 100))],
  },
  {
    name: 'Homeroom - Rivera - Period 0',
    subject: 'homeroom/advisory',
    period: '0',
    students: [],
  },
];

const aishasSections = (): DemoSection[] => [
  {
    name: 'Reading - Rahman - River Readers',
    subject: 'english/language arts',
    grade: '2',
    students: [...students(KNOWN_READERS), showing('Zoe', 'Adler', 'River Readers')],
  },
];

const minasSections = (): DemoSection[] => [
  {
    name: 'Math - Dorsey - Number Nook',
    districtId: THIRD_DISTRICT_ID,
    grade: '4',
    students: [
      {
        ...showing('Nils', 'Achterberg', 'Number Nook of the other district'),
        districtId: THIRD_DISTRICT_ID,
      },
    ],
  },
];

/** Adds the demo data. */
export const seedClever = (roster: CleverRoster): void => {
  for (const demoPerson of people()) roster.addPerson(demoPerson);
  for (const [teacher, sections] of [
    [ELENA, elenasSections()],
    [AISHA, aishasSections()],
    [MINA, minasSections()],
  ] as const) {
    for (const { students: members, ...section } of sections) {
      for (const member of members) roster.addPerson(member);
      roster.addClass(
        cleverMaker.newClass({
          id: stableHex(`clever section ${section.name}`),
          ...section,
          teacherIds: [teacher.id],
          studentIds: members.map(({ id }) => id),
        }),
      );
    }
  }
};
