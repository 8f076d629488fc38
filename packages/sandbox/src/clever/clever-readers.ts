import type { CleverMode } from '../third-party.ts';
import { notFound, outOfScope } from './clever-errors.ts';
import { type CleverPerson, type CleverRoster, isMemberOf, type Section } from './clever-world.ts';

/** Owner of the token: a whole district or one person. */
export type Reader =
  | { kind: 'district'; districtId: string }
  | { kind: 'person'; person: CleverPerson; mode: CleverMode };

export const districtOf = (reader: Reader): string =>
  reader.kind === 'district' ? reader.districtId : reader.person.districtId;

/**
 * Returns true if the reader is a teacher of the section in a library app. Other tokens of people
 * read no rosters.
 */
const teaches = (reader: Reader, section: Section): boolean =>
  reader.kind === 'person' &&
  reader.mode === 'library' &&
  section.teacherIds.includes(reader.person.id);

export const ensureSeesSection = (reader: Reader, section: Section): void => {
  if (reader.kind === 'district' && reader.districtId !== section.districtId) throw notFound();
  if (reader.kind !== 'district' && !teaches(reader, section)) throw outOfScope();
};

/**
 * Returns the sections of a person if the reader may see them: a district, or in a library app the
 * teacher or student.
 */
export const sectionsSeen = (
  reader: Reader,
  roster: CleverRoster,
  person: CleverPerson,
): Section[] => {
  const isOwn = reader.kind === 'person' && reader.person.id === person.id;
  if (reader.kind === 'person' && !(isOwn && reader.mode === 'library')) throw outOfScope();
  return roster.classes().filter((section) => isMemberOf(section, person.id));
};

export const ensureSeesPerson = (
  reader: Reader,
  roster: CleverRoster,
  person: CleverPerson,
): void => {
  if (person.districtId !== districtOf(reader)) throw notFound();
  if (reader.kind === 'district' || reader.person.id === person.id) return;
  const isTaught = roster
    .classes()
    .some((section) => teaches(reader, section) && isMemberOf(section, person.id));
  if (!isTaught) throw outOfScope();
};

/**
 * Returns true if a library app reads a student. It sees no email and one letter of the last name.
 */
export const seesInitialsOnly = (reader: Reader, person: CleverPerson): boolean =>
  reader.kind === 'person' && reader.mode === 'library' && person.roles.includes('student');
