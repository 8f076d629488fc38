import { z } from 'zod';
import { parseChanges } from '../rosters/changes.ts';
import type { ClassMaker } from '../rosters/class-controls.ts';
import { newAddress, newDigits } from '../rosters/ids.ts';
import type { PersonMaker } from '../rosters/people-controls.ts';
import { classFields, personFields } from '../rosters/person-fields.ts';
import type { Roster } from '../rosters/roster.ts';

export const PERSON_ID_LENGTH = 21;
export const COURSE_ID_LENGTH = 12;

const PersonSchema = z.strictObject({
  id: z.string().default(() => newDigits(PERSON_ID_LENGTH)),
  ...personFields(() => newAddress('person')),
  isEmailVerified: z.boolean().default(true),
  /** Workspace of the account. Empty for a private one. */
  workspace: z.string().max(200).default('hazelgrove.example'),
  /** Services turned off by the school: Classroom for this person, or all external apps. */
  blocked: z.enum(['nothing', 'classroom', 'everything']).default('nothing'),
});

const COURSE_STATES = ['ACTIVE', 'ARCHIVED', 'PROVISIONED', 'DECLINED', 'SUSPENDED'] as const;

const CourseSchema = z.strictObject({
  id: z.string().default(() => newDigits(COURSE_ID_LENGTH)),
  ...classFields,
  section: z.string().max(500).default(''),
  room: z.string().max(500).default(''),
  subject: z.string().max(500).default(''),
  state: z.enum(COURSE_STATES).default('ACTIVE'),
  createdAt: z.iso.datetime().default(() => new Date().toISOString()),
});

export type GooglePerson = z.infer<typeof PersonSchema>;
export type Course = z.infer<typeof CourseSchema>;
export type GoogleRoster = Roster<GooglePerson, Course>;

/** Creates people and courses from partial data with defaults. */
export const googleMaker: PersonMaker<GooglePerson> & ClassMaker<GooglePerson, Course> = {
  newPerson: (body) => PersonSchema.parse(body),
  newStudent: (body) => PersonSchema.parse(body),
  personChanges: (body) => parseChanges(PersonSchema.omit({ id: true }), body),
  newClass: (body) => CourseSchema.parse(body),
  classChanges: (body) => parseChanges(CourseSchema.omit({ id: true }), body),
};

export const nameOf = ({ firstName, lastName }: GooglePerson): string =>
  `${firstName} ${lastName}`.trim();
