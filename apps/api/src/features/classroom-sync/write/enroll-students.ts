import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import {
  enrollSynced,
  markSynced,
  type SyncedClassroom,
} from '../../classrooms/synced-classrooms.ts';
import { emitStudentLinks } from '../../identities/links/notify-about-links.ts';
import { linkIdentities } from '../../identities/roster-identities.ts';
import { ensureStudentSeats, type lockSchool } from '../../schools/schools.ts';
import { rememberApart } from '../../student-merges/student-merges.ts';
import { reactivateStudents } from '../../students/affiliations.ts';
import { createStudents } from '../../students/create-students.ts';
import { findFreeUsernames } from '../../students/logins/find-free-usernames.ts';
import { registerNames, takeToLicense } from '../../students/names/register-names.ts';
import type { ExternalRosterState } from '../plan/load-sync-plan.ts';
import { howTheyCome, type SyncDraft } from '../plan/sync-draft.rules.ts';
import { isRenamed, type KnownStudent, type Person } from '../plan/sync-students.rules.ts';
import type { Change } from '../plan/syncs.queries.ts';

export type Classroom = Pick<SyncedClassroom, 'id' | 'grade' | 'school_id' | 'sign_in_method'>;
type Enrollment = {
  educatorId: string;
  external: ExternalRosterState;
  classroom: Classroom;
  /** Locked, if the classroom uses a school license. */
  school: Awaited<ReturnType<typeof lockSchool>>;
  draft: SyncDraft;
};

const pickName = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({
  firstName,
  lastName,
});
const idsOf = (students: readonly KnownStudent[]) => students.map(({ id }) => id);

/** Returns students who have an account and are not enrolled yet. */
const findUnenrolled = ({ comers, same }: SyncDraft) =>
  [...comers, ...same.filter(({ student }) => !student.place)].map(({ student }) => student);

/** Reserves license seats for students who need one, and reactivates deactivated students. */
const reserveSeats = async (
  tx: Db,
  { classroom: { school_id: schoolId }, school, draft }: Enrollment,
) => {
  const comers = findUnenrolled(draft);
  const own = comers.filter((student) => howTheyCome(student, schoolId) === 'sync');
  const newSeats = own.filter((student) => student.isOrphan || student.schoolId !== schoolId);
  await ensureStudentSeats(tx, school, draft.strangers.length + newSeats.length);
  await reactivateStudents(tx, idsOf(comers));
  if (schoolId) await takeToLicense(tx, { studentIds: idsOf(own), schoolId });
};

const createAccounts = async (deps: Deps, tx: Db, enrollment: Enrollment) => {
  const { educatorId, classroom, draft } = enrollment;
  const usernames = await findFreeUsernames(tx, draft.strangers.length);
  const students = draft.strangers.map((person, row) => ({
    ...pickName(person),
    username: usernames[row] ?? '',
    grade: classroom.grade,
  }));
  const created = await createStudents(deps, tx, students, {
    educatorId,
    schoolId: classroom.school_id,
    classMethod: classroom.sign_in_method,
  });
  return draft.strangers.map((person, row) => ({ person, id: created[row]?.studentId ?? '' }));
};

/** Returns true if the identity may sign in. It may not if another adult manages the login. */
const opensAccount = (student: KnownStudent, { school_id: schoolId }: Classroom) => {
  const isManaged = student.isLookedAfter || student.isOwnOrphan;
  // Teachers of one school manage its students together.
  const isOfSameSchool = schoolId !== null && student.schoolId === schoolId;
  return !student.isFamilys && (isManaged || isOfSameSchool);
};

/** Links the external identities and notifies the other managers of a student's login. */
const linkExternalIdentities = async (
  deps: Deps,
  tx: Db,
  { educatorId, external: { source, issuer }, classroom, draft }: Enrollment,
  created: readonly { person: Person; id: string }[],
) => {
  const toSubject = (person: Person) => ({
    subject: person.id,
    emailMark: person.emailMark ? Buffer.from(person.emailMark, 'hex') : undefined,
  });
  const linked = await linkIdentities(deps, tx, { service: source.service, issuer }, [
    ...created.map(({ person, id }) => ({
      userId: id,
      tiedBy: 'sync' as const,
      opensAccount: true,
      ...toSubject(person),
    })),
    ...draft.same.map(({ person, student }) => ({
      userId: student.id,
      tiedBy: 'educator' as const,
      ...toSubject(person),
      opensAccount: opensAccount(student, classroom),
    })),
  ]);
  const opened = draft.same
    .map(({ student }) => student)
    .filter((student) => opensAccount(student, classroom));
  const link = { provider: source.service, byId: educatorId };
  await emitStudentLinks(deps, tx, { studentIds: idsOf(opened), ...link });
  return new Map(linked.map(({ id, userId }) => [userId, id]));
};

const enroll = async (
  deps: Deps,
  tx: Db,
  { classroom, draft }: Enrollment,
  created: readonly { id: string }[],
) => {
  const joinedAt = deps.now();
  await enrollSynced(tx, {
    classroomId: classroom.id,
    places: [
      ...created.map(({ id }) => ({ studentId: id, how: 'sync' as const, joinedAt })),
      ...findUnenrolled(draft).map((student) => ({
        studentId: student.id,
        how: howTheyCome(student, classroom.school_id),
        joinedAt,
      })),
    ],
  });
  const ownDuplicates = draft.same.filter(({ student }) => student.place && !student.isFamilys);
  await markSynced(tx, {
    classroomId: classroom.id,
    studentIds: idsOf(ownDuplicates.map(({ student }) => student)),
    isSynced: true,
  });
};

/** Enrolls all students in a constant number of statements and returns the changes. */
export const enrollStudents = async (
  deps: Deps,
  tx: Db,
  enrollment: Enrollment,
): Promise<Change[]> => {
  const { draft } = enrollment;
  await reserveSeats(tx, enrollment);
  const created = await createAccounts(deps, tx, enrollment);
  const identityIds = await linkExternalIdentities(deps, tx, enrollment, created);
  await registerNames(
    deps,
    tx,
    draft.renamed.map(({ person, student }) => ({ id: student.id, ...pickName(person) })),
  );
  await enroll(deps, tx, enrollment, created);
  const newIds = new Map(created.map(({ person, id }) => [person.id, id]));
  await rememberApart(deps, tx, {
    classroomId: enrollment.classroom.id,
    byId: enrollment.educatorId,
    pairs: draft.different.map(({ person, student }) => [student.id, newIds.get(person.id) ?? '']),
  });

  const sameIds = new Set(draft.same.map(({ student }) => student.id));
  return [
    ...created.map(({ id }) => ({ studentId: id, change: 'added' as const, isNewAccount: true })),
    ...draft.comers.map(({ student }) => ({ studentId: student.id, change: 'added' as const })),
    ...draft.renamed
      .filter(({ student }) => !sameIds.has(student.id))
      .map(({ person, student }) => ({
        studentId: student.id,
        change: 'renamed' as const,
        before: pickName(student),
        after: pickName(person),
      })),
    ...draft.same.map(({ person, student }) => ({
      studentId: student.id,
      change: 'joined' as const,
      placeBefore: student.place,
      identityId: identityIds.get(student.id),
      ...(isRenamed(person, student) && { before: pickName(student), after: pickName(person) }),
    })),
  ];
};
