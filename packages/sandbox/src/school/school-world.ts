import { z } from 'zod';
import { parseChanges } from '../rosters/changes.ts';
import { newAddress, newHex, stableHex } from '../rosters/ids.ts';
import type { PersonMaker } from '../rosters/people-controls.ts';
import { personFields } from '../rosters/person-fields.ts';
import type { Roster } from '../rosters/roster.ts';

const PersonSchema = z.strictObject({
  id: z.string().default(newHex),
  ...personFields(() => newAddress('person')),
  isEmailVerified: z.boolean().default(true),
  /** Any role name of the school, or none. */
  role: z.string().max(100).default('student'),
});

export type SchoolPerson = z.infer<typeof PersonSchema>;
export type SchoolRoster = Roster<SchoolPerson>;

/** Creates people from partial data with defaults. */
export const schoolMaker: PersonMaker<SchoolPerson> = {
  newPerson: (body) => PersonSchema.parse(body),
  personChanges: (body) => parseChanges(PersonSchema.omit({ id: true }), body),
};

const DEMO = 'demo.wonderfield.example';

const PEOPLE: Partial<SchoolPerson>[] = [
  {
    firstName: 'Elena',
    lastName: 'Rivera',
    email: `elena@${DEMO}`,
    role: 'teacher',
    shows: 'Teacher with a Wonderfield account for this address',
  },
  {
    firstName: 'Aisha',
    lastName: 'Rahman',
    email: `aisha@${DEMO}`,
    role: 'teacher',
    shows: 'Teacher with a Wonderfield account for this address',
  },
  {
    firstName: 'Noor',
    lastName: 'Baptiste',
    email: 'noor.baptiste@hazelgrove.example',
    role: 'teacher',
    shows: 'Teacher without a Wonderfield account',
  },
  {
    firstName: 'Grace',
    lastName: 'Lindqvist',
    email: `grace@${DEMO}`,
    role: 'administrator',
    shows: 'Administrator',
  },
  {
    firstName: 'Amara',
    lastName: 'Diallo',
    email: 'amara.diallo@students.hazelgrove.example',
    shows: 'Student',
  },
  { firstName: '娜', lastName: '李', email: '', shows: 'Student without an address' },
  {
    firstName: 'Pat',
    lastName: 'Sorensen',
    email: 'pat.sorensen@hazelgrove.example',
    role: 'aide',
    shows: 'Aide, a role that Wonderfield does not know',
  },
  {
    firstName: 'Dana',
    lastName: 'Okafor',
    email: `dana@${DEMO}`,
    role: 'parent',
    shows: 'Parent',
  },
  {
    firstName: 'Remy',
    lastName: 'Blank',
    email: 'remy.blank@hazelgrove.example',
    role: '',
    shows: 'Person without a role',
  },
];

/** Adds the demo data. */
export const seedSchool = (roster: SchoolRoster): void => {
  for (const person of PEOPLE) {
    const id = stableHex(`school ${person.firstName} ${person.lastName}`);
    roster.addPerson(schoolMaker.newPerson({ id, ...person }));
  }
};

/** Returns the claims of a person. Empty ones are omitted. */
export const claimsOf = (person: SchoolPerson) => ({
  sub: person.id,
  name: `${person.firstName} ${person.lastName}`.trim(),
  given_name: person.firstName,
  ...(person.lastName && { family_name: person.lastName }),
  ...(person.email && { email: person.email, email_verified: person.isEmailVerified }),
  ...(person.role && { role: person.role }),
  school_id: 'hazel-grove',
});
