import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { RosterError, type ServiceClass } from '../../gateways/rosters.ts';
import { readDistrictToken } from '../identities/access-token.ts';
import { cleanRoster } from './external-names.rules.ts';
import { busyError } from './external-rosters.ts';
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
  /** Of this sign-in to a library app. */
  sectionsToken?: string | undefined;
};

/** A district app reads with the token of the student's district, a library app with the student's own. */
const readToken = async (deps: Deps, { district, sectionsToken }: CleverStudent) => {
  if (deps.config.CLEVER_MODE === 'library') return sectionsToken;
  return district ? readDistrictToken(deps, district) : undefined;
};

/**
 * The sections of the student, in one request and its further pages. Returns none where Clever does not let us read
 * them or is away. Refuses with EXT_005 when it asks us to wait.
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

/** The section that a classroom follows, with an educator of the classroom who teaches it at Clever. */
const findTaught = (
  sections: readonly ServiceClass[],
  { source_class_id, educators }: AddingClassroom,
) => {
  const section = sections.find(({ id }) => id === source_class_id);
  const educator = educators.find(({ subject }) => section?.teacherIds?.includes(subject));
  return section && educator && { section, educatorId: educator.id };
};

/** Adds a student who signs in through Clever to the sections that Clever names for them. */
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
      outside: {
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
