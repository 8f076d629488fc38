import { z } from 'zod';
import { parseChanges } from '../rosters/changes.ts';
import type { ClassMaker } from '../rosters/class-controls.ts';
import { newAddress, newHex, stableHex } from '../rosters/ids.ts';
import type { PersonMaker } from '../rosters/people-controls.ts';
import { classFields, personFields } from '../rosters/person-fields.ts';
import type { Roster } from '../rosters/roster.ts';

/** District of most people in the demo data. */
export const DISTRICT_ID = stableHex('clever district hazel grove');
/** Another district that is connected to the portal. */
export const THIRD_DISTRICT_ID = stableHex('clever district maple county');
/** A district that is not connected to the portal. */
export const OTHER_DISTRICT_ID = stableHex('clever district elsewhere');

/** Returns the school of a district. */
export const schoolOf = (districtId: string): string =>
  districtId === DISTRICT_ID
    ? stableHex('clever school hazel grove')
    : stableHex(`clever school of ${districtId}`);

const RoleSchema = z.enum(['student', 'teacher', 'staff', 'district_admin', 'contact']);

const PersonSchema = z.strictObject({
  id: z.string().default(newHex),
  ...personFields(() => newAddress('person')),
  /** A person can have several roles. */
  roles: z.array(RoleSchema).min(1).default(['teacher']),
  grade: z.string().max(40).default('3'),
  districtId: z.string().default(DISTRICT_ID),
  /**
   * Created with "Sign Up with Clever". Clever sends no district for such a person in a library
   * app.
   */
  isSignUpWithClever: z.boolean().default(false),
});

const SectionSchema = z.strictObject({
  id: z.string().default(newHex),
  ...classFields,
  subject: z.string().max(100).default('math'),
  grade: z.string().max(40).default('3'),
  period: z.string().max(40).default(''),
  districtId: z.string().default(DISTRICT_ID),
});

export type CleverRole = z.infer<typeof RoleSchema>;
export type CleverPerson = z.infer<typeof PersonSchema>;
export type Section = z.infer<typeof SectionSchema>;
export type CleverRoster = Roster<CleverPerson, Section>;

/** Creates people and sections from partial data with defaults. */
export const cleverMaker: PersonMaker<CleverPerson> & ClassMaker<CleverPerson, Section> = {
  newPerson: (body) => PersonSchema.parse(body),
  newStudent: (body) => PersonSchema.parse({ roles: ['student'], ...body }),
  personChanges: (body) => parseChanges(PersonSchema.omit({ id: true }), body),
  newClass: (body) => SectionSchema.parse(body),
  classChanges: (body) => parseChanges(SectionSchema.omit({ id: true }), body),
};

export const isMemberOf = ({ teacherIds, studentIds }: Section, personId: string): boolean =>
  teacherIds.includes(personId) || studentIds.includes(personId);
