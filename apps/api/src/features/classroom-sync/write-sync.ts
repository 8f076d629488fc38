import { leavingStudentIds, syncCounts } from '@wonderfield/contract/classroom-sync/sync-rules';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { enrollSynced, markSynced, renameFollower, takeOffSynced } from '../classrooms/followers.ts';
import { tieIdentities } from '../identities/roster-identities.ts';
import { ensureStudentSeats, lockSchool } from '../schools/schools.ts';
import { giveNames, takeToLicense } from '../students/give-names.ts';
import { makeStudents, type PreparedStudent } from '../students/make-students.ts';
import { holdStudents, restoreOrphans } from '../students/ties.ts';
import { holdClass, makeClass } from './hold-class.ts';
import { marksOfLeftOut } from './left-out.ts';
import { type OutsideNow, type ReadPlan, readPlan } from './read-plan.ts';
import { showPreview } from './show-preview.ts';
import {
  type Choices,
  ensureLeavingConfirmed,
  ensurePreviewStands,
  ensureTwinsDecided,
} from './sync-choices.rules.ts';
import { isRenamed, type KnownStudent, type Person } from './sync-plan.rules.ts';
import { type Change, insertChanges, insertSync } from './syncs.queries.ts';

type Classroom = Awaited<ReturnType<typeof makeClass>>;
export type SyncOrder = {
  educatorId: string;
  outside: OutsideNow;
  chosenIds: ReadonlySet<string>;
  choices: Choices;
  /** Logins for the newcomers, made before anything was locked: hashing takes a while. */
  logins: readonly PreparedStudent[];
  isNightly: boolean;
};

/** Who the newcomers are, once the twins are decided. */
const sortOut = ({ twins, added }: ReadPlan, { decisions }: Choices) => {
  const isSame = (person: Person) =>
    decisions.find(({ outsideId }) => outsideId === person.id)?.isSame ?? false;
  const same = twins.filter(({ person }) => isSame(person));
  return {
    same,
    /** Without an account. */
    strangers: [
      ...added.filter(({ student }) => !student).map(({ person }) => person),
      ...twins.filter(({ person }) => !isSame(person)).map(({ person }) => person),
    ],
    /** Who have one, and come (back) into this classroom. */
    comers: [
      ...added.flatMap(({ student }) => (student ? [student] : [])),
      ...same.filter(({ student }) => !student.place).map(({ student }) => student),
    ],
  };
};

/**
 * A classroom looks after the login of whom it brings in, unless the family does or another school:
 * those come as guests.
 */
const howOf = (student: KnownStudent, classroom: Classroom) =>
  student.isFamilys || (student.schoolId && student.schoolId !== classroom.school_id)
    ? ('joined' as const)
    : ('sync' as const);

const takeLeaversOff = async (
  deps: Deps,
  tx: Db,
  { classroomId, leavingIds, keptIds, byId }: {
    classroomId: string;
    leavingIds: readonly string[];
    keptIds: readonly string[];
    byId: string;
  },
): Promise<Change[]> => {
  await markSynced(tx, { classroomId, studentIds: keptIds, isSynced: false });
  const gone = await takeOffSynced(deps, tx, { classroomId, studentIds: leavingIds, byId });
  return [
    ...keptIds.map((studentId) => ({ studentId, change: 'kept' as const })),
    ...gone.map(({ student_id, how, joined_at, is_synced }) => ({
      studentId: student_id,
      change: 'left' as const,
      placeBefore: { how, joinedAt: joined_at, isSynced: is_synced },
    })),
  ];
};

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({
  firstName,
  lastName,
});

/**
 * Does what the preview said, in the transaction given; in a constant number of statements, however
 * many students there are, but for those who leave or are renamed.
 */
export const writeSync = async (deps: Deps, tx: Db, order: SyncOrder) => {
  const { educatorId, outside, chosenIds, choices } = order;
  const follower = await holdClass(tx, { educatorId, outside });
  const plan = await readPlan(deps, tx, { outside, chosenIds, classroomId: follower?.id });
  const preview = showPreview(plan, { outside, follower });
  ensurePreviewStands(preview, choices);
  ensureTwinsDecided(preview, choices);
  ensureLeavingConfirmed(preview, choices);

  const { same, strangers, comers } = sortOut(plan, choices);
  if (strangers.length > order.logins.length) throw new Refusal('SYN_003');
  const classroom: Classroom = follower ?? (await makeClass(deps, tx, { educatorId, outside }));
  const { id: classroomId, school_id: schoolId } = classroom;
  const school = schoolId ? await lockSchool(tx, schoolId) : undefined;
  const leavingIds = leavingStudentIds(preview, choices);
  const keptIds = leavingStudentIds(preview, { ...choices, keptIds: [] }).filter((id) =>
    choices.keptIds.includes(id),
  );
  await holdStudents(tx, [
    ...leavingIds,
    ...[...comers, ...same.map(({ student }) => student)].map(({ id }) => id),
  ]);

  const leaversChanges = await takeLeaversOff(deps, tx, {
    ...{ classroomId, leavingIds, keptIds, byId: educatorId },
  });
  const counts = syncCounts(preview, choices);
  const capacity = Math.max(classroom.capacity, outside.roster.length, counts.after);
  await renameFollower(deps, tx, {
    ...{ id: classroomId, name: preview.className || classroom.name, capacity },
    leftOutMarks: order.isNightly ? undefined : marksOfLeftOut(deps, outside.roster, chosenIds),
  });

  const licensed = comers.filter((student) => howOf(student, classroom) === 'sync');
  const newSeats = licensed.filter((student) => student.schoolId !== schoolId || student.isOrphan);
  await ensureStudentSeats(tx, school, strangers.length + newSeats.length);
  await restoreOrphans(
    tx,
    comers.map(({ id }) => id),
  );
  if (schoolId) {
    await takeToLicense(tx, { studentIds: licensed.map(({ id }) => id), schoolId });
  }
  const made = await makeStudents(
    deps,
    tx,
    strangers.map((person, row) => ({
      ...(order.logins[row] as PreparedStudent),
      ...nameOf(person),
      grade: classroom.grade,
    })),
    { educatorId, schoolId, mustChangePassword: false },
  );
  const idOf = new Map(strangers.map((person, row) => [person.id, made[row]?.studentId ?? '']));

  const newcomers = strangers.map((person) => ({
    userId: idOf.get(person.id) ?? '',
    tiedBy: 'sync' as const,
    opensAccount: true,
    person,
  }));
  const joined = same.map(({ person, student }) => ({
    userId: student.id,
    tiedBy: 'educator' as const,
    // A family's child stays behind the family's login.
    opensAccount: !student.isFamilys,
    person,
  }));
  const tied = await tieIdentities(
    deps,
    tx,
    { service: outside.source.service, issuer: outside.issuer },
    [...newcomers, ...joined].map(({ person, ...identity }) => ({
      ...identity,
      subject: person.id,
      emailMark: person.emailMark ? Buffer.from(person.emailMark, 'hex') : undefined,
    })),
  );
  const identityOf = new Map(tied.map(({ id, userId }) => [userId, id]));

  const renamed = [
    ...plan.renamed,
    ...same.filter(({ person, student }) => isRenamed(person, student)),
  ];
  await giveNames(
    deps,
    tx,
    renamed.map(({ person, student }) => ({ id: student.id, ...nameOf(person) })),
  );
  await enrollSynced(tx, {
    classroomId,
    places: [
      ...made.map(({ studentId }) => ({
        ...{ studentId, how: 'sync' as const, joinedAt: deps.now() },
      })),
      ...comers.map((student) => ({
        ...{ studentId: student.id, how: howOf(student, classroom), joinedAt: deps.now() },
      })),
    ],
  });
  await markSynced(tx, {
    classroomId,
    studentIds: same
      .filter(({ student }) => student.place && !student.isFamilys)
      .map(({ student }) => student.id),
    isSynced: true,
  });

  const { id: syncId } = await insertSync(tx, {
    ...{ classroomId, service: outside.source.service, educatorId, isNightly: order.isNightly },
    now: deps.now(),
    hasMadeClassroom: follower === undefined,
    nameBefore: follower?.name ?? null,
    nameAfter: preview.className || classroom.name,
    capacityBefore: follower?.capacity ?? null,
    counts,
  });
  await insertChanges(tx, syncId, [
    ...leaversChanges,
    ...made.map(({ studentId }) => ({ studentId, change: 'added' as const, isNewAccount: true })),
    ...plan.added.flatMap(({ student }) =>
      student ? [{ studentId: student.id, change: 'added' as const }] : [],
    ),
    ...plan.renamed.map(({ person, student }) => ({
      ...{ studentId: student.id, change: 'renamed' as const },
      ...{ before: nameOf(student), after: nameOf(person) },
    })),
    ...same.map(({ person, student }) => ({
      ...{ studentId: student.id, change: 'joined' as const },
      identityId: identityOf.get(student.id),
      ...(isRenamed(person, student) && { before: nameOf(student), after: nameOf(person) }),
      placeBefore: student.place,
    })),
  ]);
  return { syncId, classroomId, counts, isNewClassroom: follower === undefined };
};
