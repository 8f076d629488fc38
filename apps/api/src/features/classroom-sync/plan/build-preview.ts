import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import { CLASSROOM_MAX_STUDENTS } from '@wonderfield/contract/limits';
import { compareByFirstName } from '@wonderfield/contract/names/name-order';
import { sha256 } from '../../../security/tokens.ts';
import type { SyncedClassroom } from '../../classrooms/synced-classrooms.ts';
import type { ExternalRosterState, SyncPlanReader } from './load-sync-plan.ts';
import type { KnownStudent, Person } from './sync-students.rules.ts';

const toExternalEntry = ({ id, firstName, lastName, email }: Person) => ({
  id,
  firstName,
  lastName,
  email,
});
const toStudentEntry = ({ id, firstName, lastName, username }: KnownStudent) => ({
  id,
  firstName,
  lastName,
  username,
});
const seen = ({ lastSeenAt }: KnownStudent) => lastSeenAt?.toISOString();

/** Hashes everything that the sync would write, without values that change on their own. */
const fingerprintOf = (preview: Omit<SyncPreview, 'fingerprint' | 'freeSeats'>) => {
  const names = (people: readonly { id: string; firstName: string; lastName: string }[]) =>
    people.map(({ id, firstName, lastName }) => [id, firstName, lastName]).sort();
  const entry = {
    class: [preview.service, preview.classId, preview.className],
    classroom: preview.classroomId ?? '',
    twins: preview.twins.map((duplicate) => [duplicate.there.id, duplicate.here.id]).sort(),
    added: names(preview.added),
    renamed: names(preview.renamed),
    left: preview.left.map(({ id }) => id).sort(),
    matched: preview.matched.map(({ id }) => id).sort(),
  };
  return sha256(JSON.stringify(entry)).toString('base64url');
};

/** Builds the preview that an educator sees before the sync, with each group sorted by name. */
export const buildPreview = (
  plan: SyncPlanReader,
  {
    external,
    syncedClassroom,
  }: { external: ExternalRosterState; syncedClassroom: SyncedClassroom | undefined },
): SyncPreview => {
  const { source, roster } = external;
  const className = external.name;
  const preview = {
    service: source.service,
    classId: source.classId,
    className,
    nameBefore:
      syncedClassroom && syncedClassroom.name !== className ? syncedClassroom.name : undefined,
    classroomId: syncedClassroom?.id,
    here: syncedClassroom?.enrolled ?? 0,
    there: roster.length,
    capacity: syncedClassroom?.capacity ?? CLASSROOM_MAX_STUDENTS,
    twins: plan.twins.map(({ person, student, why }) => ({
      there: toExternalEntry(person),
      here: {
        ...toStudentEntry(student),
        joinedAt: student.place?.joinedAt.toISOString(),
        lastSeenAt: seen(student),
        otherClass: student.otherClass,
        ...(student.isOfSchool && { isOfSchool: true, username: '', lastSeenAt: undefined }),
        isFamilys: student.isFamilys,
        wouldLeave: student.place?.isSynced ?? false,
      },
      why,
    })),
    added: plan.added
      .map(({ person, student }) => ({
        ...toExternalEntry(person),
        hasAccount: student !== undefined,
      }))
      .sort(compareByFirstName),
    renamed: plan.renamed
      .map(({ person, student }) => ({
        ...toStudentEntry(student),
        firstName: person.firstName,
        lastName: person.lastName,
        before: { firstName: student.firstName, lastName: student.lastName },
      }))
      .sort(compareByFirstName),
    left: plan.left
      .map(({ student, why }) => ({ ...toStudentEntry(student), lastSeenAt: seen(student), why }))
      .sort(compareByFirstName),
    matched: plan.matched.map(toStudentEntry).sort(compareByFirstName),
    familys: plan.familys.map(toExternalEntry).sort(compareByFirstName),
  };
  return { ...preview, fingerprint: fingerprintOf(preview) };
};
