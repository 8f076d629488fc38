import type { Fields } from '../build-test-app.ts';
import { dayIn, makeAssignment } from '../factories/make-assignment.ts';
import { makeClassroom, makeCoTeacher } from '../factories/make-classroom.ts';
import { makeEducator } from '../factories/make-educator.ts';
import { signIn } from '../factories/sign-in.ts';
import { unique } from '../factories/unique.ts';
import { offer } from '../scenarios/ownership-transfer.ts';
import type { BodyMaker, Caller } from './permission-row.ts';

/** Returns the caller if it is an educator, or an unrelated educator. */
const ownerFor = async ({ portal, user }: Caller) =>
  user?.userType === 'educator' ? user : makeEducator(portal.db);

/**
 * Creates a classroom with students, a co-teacher, a code, an import and an assignment. Its owner
 * is the caller or an unrelated educator.
 */
const makeClassroomFor = async (caller: Caller) => {
  const { portal } = caller;
  const owner = await ownerFor(caller);
  const classroom = await makeClassroom(portal, {
    owner,
    students: 1,
    coTeacher: true,
    code: true,
  });
  const { id: importId } = await portal.db
    .insertInto('roster_imports')
    .values({
      classroom_id: classroom.id,
      educator_id: owner.id,
      created_at: portal.deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    ...classroom,
    importId,
    studentId: String(classroom.students[0]?.id),
    coTeacherId: String(classroom.coTeacher?.id),
    assignmentId: await makeAssignment(portal, classroom),
    tomorrow: await dayIn(portal, 1),
  };
};

type ClassroomFields = (made: Awaited<ReturnType<typeof makeClassroomFor>>) => Fields;

/** Returns a body that names such a classroom. */
export const aboutClassroom =
  (fields: ClassroomFields): BodyMaker =>
  async (caller) => {
    const made = await makeClassroomFor(caller);
    return { classRoomId: made.id, ...fields(made) };
  };

/** Names a classroom and its co-teacher, who becomes a helper. */
export const coTaughtClassroom: BodyMaker = async (caller) => {
  const { id, coTeacherId } = await makeClassroomFor(caller);
  return { classRoomId: id, educatorId: coTeacherId, role: 'helper' };
};

/** Names a classroom whose owner offered it to the co-teacher. */
export const offeredClassroom: BodyMaker = async (caller) => {
  const made = await makeClassroomFor(caller);
  await offer(caller.portal, made, made.coTeacherId);
  return { classRoomId: made.id };
};

/** Accepts a classroom that its owner offered to the caller. */
export const acceptedOffer: BodyMaker = async ({ portal, user }) => {
  const made = await makeClassroom(portal);
  if (user?.userType === 'educator') {
    await makeCoTeacher(portal, made.id, user);
    await offer(portal, made, user.id);
  }
  return { classRoomId: made.id, accept: '1' };
};

/** Names a classroom that is synced with a Google class, and a sync that can be undone. */
export const syncedClassroom: BodyMaker = async (caller) => {
  const { portal } = caller;
  const owner = await ownerFor(caller);
  const source = { service: 'google', classId: `class-${unique()}` } as const;
  const { id } = await makeClassroom(portal, { owner, students: 1, source });
  const { id: syncId } = await portal.db
    .insertInto('syncs')
    .values({
      classroom_id: id,
      source: 'google',
      educator_id: owner.id,
      is_nightly: false,
      at: portal.deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { classRoomId: id, syncId, mode: 'off' };
};

const makeTwoStudents = async (caller: Caller) => {
  const owner = await ownerFor(caller);
  const { id, students, session } = await makeClassroom(caller.portal, { owner, students: 2 });
  const [first, second] = students.map((student) => student.id);
  return { classRoomId: id, first, second, session };
};

/** Names a student who was removed from the classroom. */
export const removedStudent: BodyMaker = async (caller) => {
  const { classRoomId, first, session } = await makeTwoStudents(caller);
  const studentIds = JSON.stringify([first]);
  await caller.portal.call('removeStudents', { classRoomId, studentIds, ...session });
  return { classRoomId, studentIds };
};

/** Names two classrooms of the same owner and a student of the first. */
export const studentToTransfer: BodyMaker = async (caller) => {
  const owner = await ownerFor(caller);
  const { id: classRoomId, students } = await makeClassroom(caller.portal, { owner, students: 1 });
  const { id: toClassRoomId } = await makeClassroom(caller.portal, { owner });
  return { classRoomId, toClassRoomId, studentIds: JSON.stringify(students.map(({ id }) => id)) };
};

/** Names a student that the owner moved to another classroom. */
export const movedStudent: BodyMaker = async (caller) => {
  const owner = await ownerFor(caller);
  const body = await studentToTransfer({ ...caller, user: owner });
  const session = await signIn(caller.portal, owner);
  const moved = await caller.portal.call('moveStudents', { ...body, ...session });
  return {
    ...body,
    isMove: '1',
    at: String(moved.body.at ?? caller.portal.deps.now().toISOString()),
  };
};

/** Starts the next year of a classroom with one of its two students. */
export const nextYear: BodyMaker = async (caller) => {
  const { classRoomId, first, second } = await makeTwoStudents(caller);
  return {
    classRoomId,
    classRoomName: 'Room 9 Foxes',
    classRoomGrade: '4',
    noOfStudents: '28',
    schoolYear: '2027',
    studentIds: JSON.stringify([first]),
    leavingIds: JSON.stringify([second]),
    coTeacherIds: '[]',
    newPasswords: '0',
  };
};

/** Names a classroom whose next year has started, and a student who stayed in it. */
export const startedYear: BodyMaker = async (caller) => {
  const owner = await ownerFor(caller);
  const { id, students, session } = await makeClassroom(caller.portal, { owner, students: 2 });
  const [first, second] = students.map((student) => student.id);
  await caller.portal.call('startNextYear', {
    classRoomId: id,
    classRoomName: 'Room 9 Foxes',
    classRoomGrade: '4',
    noOfStudents: '28',
    schoolYear: '2027',
    studentIds: JSON.stringify([first]),
    leavingIds: JSON.stringify([second]),
    coTeacherIds: '[]',
    newPasswords: '0',
    ...session,
  });
  return { classRoomId: id, studentIds: JSON.stringify([second]) };
};

export const classroomOfTwo: BodyMaker = async (caller) => ({
  classRoomId: (await makeTwoStudents(caller)).classRoomId,
});

export const studentsToMerge: BodyMaker = async (caller) => {
  const { classRoomId, first, second } = await makeTwoStudents(caller);
  return { classRoomId, keptId: first, mergedId: second };
};

export const mergedStudents: BodyMaker = async (caller) => {
  const { classRoomId, first, second, session } = await makeTwoStudents(caller);
  const merge = { classRoomId, keptId: first, mergedId: second, ...session };
  const { mergeId = 'x' } = (await caller.portal.call('mergeStudents', merge)).body;
  return { classRoomId, mergeId };
};

export const studentsToKeepApart: BodyMaker = async (caller) => {
  const { classRoomId, first, second } = await makeTwoStudents(caller);
  return { classRoomId, oneId: first, otherId: second };
};

/** Accepts an invitation to the caller's mailbox. */
export const acceptedInvitation: BodyMaker = async ({ portal, user }) => {
  const { id, owner } = await makeClassroom(portal);
  const { id: invitationId } = await portal.db
    .insertInto('classroom_invitations')
    .values({
      classroom_id: id,
      email: user?.email ?? 'nobody@school.test',
      invited_by: owner.id,
      created_at: portal.deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { invitationId, accept: '1' };
};
