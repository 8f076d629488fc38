import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { RosterError, type ServiceClass } from '../../../gateways/rosters/rosters.ts';
import { readDistrictToken } from '../../identities/connections/access-token.ts';
import { busyError } from '../external/external-rosters.ts';
import { cleanRoster } from '../plan/external-names.rules.ts';
import { joinSection } from './join-section.ts';
import { type AddingClassroom, selectCleverClassrooms } from './on-demand.queries.ts';

/** A student who signs in, as Clever describes them. */
type CleverStudent = {
  issuer: string;
  subject: string;
  firstName: string;
  lastName: string;
  email?: string | undefined;
  district?: string | undefined;
  /** The token of this sign-in to a library app. */
  sectionsToken?: string | undefined;
};

/**
 * Returns the token of the student's district for a district app, or the student's token for a
 * library app.
 */
const readToken = async (deps: Deps, { district, sectionsToken }: CleverStudent) => {
  if (deps.config.CLEVER_MODE === 'library') return sectionsToken;
  return district ? readDistrictToken(deps, district) : undefined;
};

/**
 * Returns the student's sections, or an empty list if Clever is unavailable or denies access.
 * Throws EXT_005 if Clever asks us to wait.
 */
const readSections = async (deps: Deps, student: CleverStudent): Promise<ServiceClass[]> => {
  try {
    const accessToken = await readToken(deps, student);
    if (!accessToken) return [];
    return await deps.rosters.clever({ accessToken, subject: student.subject }).classes();
  } catch (error) {
    const isBusy = error instanceof RosterError && error.kind === 'busy';
    if (isBusy) throw busyError('clever', error.retryAt);
    const isKnown = error instanceof RosterError || error instanceof DomainError;
    if (!isKnown || (error instanceof DomainError && error.code === 'EXT_005')) throw error;
    deps.log.warn({ reason: error.message }, 'the sections of a student could not be read');
    return [];
  }
};

/**
 * Returns the section that the classroom syncs with, and an educator of the classroom who teaches
 * it at Clever.
 */
const findTaught = (
  sections: readonly ServiceClass[],
  { source_class_id, educators }: AddingClassroom,
) => {
  const section = sections.find(({ id }) => id === source_class_id);
  const educator = educators.find(({ subject }) => section?.teacherIds?.includes(subject));
  return section && educator && { section, educatorId: educator.id };
};

/** Enrolls a student who signs in through Clever in the classrooms of their sections. */
export const joinCleverSections = async (deps: Deps, student: CleverStudent) => {
  const { issuer, subject, firstName, lastName, email } = student;
  const sections = await readSections(deps, student);
  if (sections.length === 0) return;
  const ids = sections.map(({ id }) => id);
  for (const classroom of await selectCleverClassrooms(deps.db, ids)) {
    const taught = findTaught(sections, classroom);
    if (!taught) continue;
    const { name, section, subject: topic, grade } = taught.section;
    await joinSection(deps, {
      classroomId: classroom.id,
      educatorId: taught.educatorId,
      subject,
      external: {
        source: { service: 'clever', classId: classroom.source_class_id },
        issuer,
        name,
        section,
        subject: topic,
        grade,
        roster: cleanRoster([{ id: subject, firstName, lastName, email }]),
      },
    });
  }
};
