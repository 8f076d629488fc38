import type { CallInput } from '@wonderfield/contract/call';
import type { joinWithCode as joinWithCodeCall } from '@wonderfield/contract/classrooms/classroom-calls';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { notePlace } from '../accounts/limit-password-attempts.ts';
import { countUse } from '../schools/school-codes.ts';
import { ensureStudentSeats, lockSchool } from '../schools/schools.ts';
import { makeStudents, prepareStudents } from '../students/create-students.ts';
import { findFreeUsernames } from '../students/find-free-usernames.ts';
import { revealOwnFirstLogin } from '../students/student-passwords.ts';
import { isClassCode } from './class-codes.ts';
import { ensureRoomFor } from './classrooms.rules.ts';
import { insertEnrollments, selectOptionalPlaceName } from './enrollments.queries.ts';
import { findPlace, GLANCE, LOCKED } from './join-targets.ts';
import { boundNewAccounts, guardJoinTry } from './limit-join-attempts.ts';
import { boundJoins, tellCrowded } from './limit-joins.ts';

type PreparedStudent = Awaited<ReturnType<typeof prepareStudents>>[number];

/** Looked up again under lock: the code may have been switched off, the last seat taken. */
const enter = async (
  work: Work<null>,
  tx: Db,
  { code, student }: { code: string; student: PreparedStudent | undefined },
) => {
  const { deps } = work;
  const place = student && (await findPlace(deps, tx, { code, find: LOCKED }));
  if (!place) throw new Refusal('CLS_008');
  const { classroom, schoolId } = place;
  await boundJoins(deps, tx, place);
  if (classroom) ensureRoomFor(1, classroom);
  await ensureStudentSeats(tx, schoolId ? await lockSchool(tx, schoolId) : undefined, 1);
  const [made] = await makeStudents(deps, tx, [student], place);
  if (!made) throw new Refusal('CLS_008');
  const { studentId } = made;
  if (classroom) {
    await insertEnrollments(tx, {
      classroomId: classroom.id,
      studentIds: [studentId],
      how: 'code',
      now: deps.now(),
    });
  } else await countUse(deps, tx, code);
  await notePlace(deps, tx, { userId: studentId, address: work.request.address });
  await work.record(tx, 'child.joined-classroom', studentId, {
    actorId: studentId,
    outcome: classroom?.id ?? schoolId ?? '',
  });
  return studentId;
};

/** Once more for whoever lost the answer, as a view that is on record. */
const readLoginAgain = async ({ deps }: Work<null>, tx: Db, studentId: string) => {
  const login = await revealOwnFirstLogin(deps, tx, studentId);
  const place = await selectOptionalPlaceName(tx, studentId);
  if (!login || !place?.name) throw new Refusal('IDM_001');
  return { ...login, joined: place.name };
};

/** Makes a student with a code; the login is shown once, to be written down (D 4). */
export const joinWithCode = async (
  work: Work<null>,
  { code, ...person }: CallInput<typeof joinWithCodeCall>,
) => {
  const { deps } = work;
  const tries = await guardJoinTry(work, { isSchoolCode: !isClassCode(code) });
  const open = await findPlace(deps, deps.db, { code, find: GLANCE });
  if (open) {
    await tries.found();
    await boundNewAccounts(work);
  }
  const [username = ''] = open ? await findFreeUsernames(deps.db, 1) : [];
  const [student] = open ? await prepareStudents(deps, [{ ...person, username }]) : [];
  // Also with a code that is closed by now: whoever lost the answer and asks again gets it.
  return work
    .once({
      make: async (tx) => [await enter(work, tx, { code, student })],
      answer: async (tx, [studentId = '']) => {
        if (!student) throw new Refusal('CLS_008');
        const place = await selectOptionalPlaceName(tx, studentId);
        return {
          username: student.username,
          password: student.password,
          joined: place?.name ?? '',
        };
      },
      answerAgain: (tx, [studentId = '']) => readLoginAgain(work, tx, studentId),
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      if (!open && error.code === 'CLS_008') await tries.missed();
      if (open && error.code === 'CLS_010') await tellCrowded(deps, open.owner);
      throw error;
    });
};
