import { randomInt } from 'node:crypto';
import type { CallInput } from '@wonderfield/contract/call';
import type { joinWithCode as joinWithCodeCall } from '@wonderfield/contract/classrooms/classroom-calls';
import {
  GENERATED_USERNAME_ALPHABET,
  GENERATED_USERNAME_LENGTH,
} from '@wonderfield/contract/limits';
import type { Atomically } from '../../calls/answer-once.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { findTakenNames } from '../children/find-taken-names.ts';
import { makeStudents, prepareStudents } from '../children/make-students.ts';
import { findOpenSchool } from '../schools/find-open-school.ts';
import { lockSchool } from '../schools/school-of-teacher.ts';
import {
  selectOptionalClassroomByCode,
  selectOptionalClassroomByCodeForUpdate,
} from './class-codes.queries.ts';
import { classCodeMark, isClassCode } from './class-codes.ts';
import { ensureRoomFor } from './classrooms.rules.ts';
import { insertEnrollments } from './enrollments.queries.ts';
import { guardJoinTry } from './guard-join-tries.ts';
import { ensureStudentSeats } from './school-seats.ts';

type Input = CallInput<typeof joinWithCodeCall>;

const makeUsername = () =>
  Array.from(
    { length: GENERATED_USERNAME_LENGTH },
    () => GENERATED_USERNAME_ALPHABET[randomInt(GENERATED_USERNAME_ALPHABET.length)],
  ).join('');

const freeUsername = async (db: Db): Promise<string> => {
  const name = makeUsername();
  return (await findTakenNames(db, [name])).has(name) ? freeUsername(db) : name;
};

/** Where a code leads: a classroom while its code is on, or a school whose code is alive. */
const findPlace = async (
  deps: Deps,
  db: Db,
  code: string,
  selectClassroom = selectOptionalClassroomByCode,
) => {
  if (isClassCode(code)) {
    const classroom = await selectClassroom(db, classCodeMark(deps, code));
    return (
      classroom && {
        name: classroom.name,
        classroom,
        schoolId: classroom.school_id,
        educatorId: classroom.owner_id as string | null,
      }
    );
  }
  const school = await findOpenSchool(deps, db, code);
  return (
    school && { name: school.name, classroom: undefined, schoolId: school.id, educatorId: null }
  );
};

/** Makes a student with a code; the login is shown once, to be written down (D 4). */
export const joinWithCode = async (
  deps: Deps,
  input: Input,
  atomically: Atomically,
  request: { id: string; address: string },
) => {
  const tries = await guardJoinTry(deps, {
    address: request.address,
    requestId: request.id,
    isSchoolCode: !isClassCode(input.code),
  });
  const isOpen = (await findPlace(deps, deps.db, input.code)) !== undefined;
  if (isOpen) await tries.found();
  const [student] = isOpen
    ? await prepareStudents(deps, [
        { ...input, username: await freeUsername(deps.db), grade: input.userGrade },
      ])
    : [];
  // Also with a code that is closed by now: whoever lost the answer and asks again gets it.
  return atomically(async (tx) => {
    // Again under the lock: the code may have been switched off, the last seat taken.
    const place =
      student && (await findPlace(deps, tx, input.code, selectOptionalClassroomByCodeForUpdate));
    if (!place) throw new Refusal('CLS_008');
    if (place.classroom) ensureRoomFor(1, place.classroom);
    const school = place.schoolId ? await lockSchool(tx, place.schoolId) : undefined;
    await ensureStudentSeats(tx, school, 1);
    const [made] = await makeStudents(deps, tx, [student], place);
    if (!made) throw new Refusal('CLS_008');
    if (place.classroom) {
      await insertEnrollments(tx, {
        classroomId: place.classroom.id,
        studentIds: [made.userId],
        how: 'code',
        now: deps.now(),
      });
    }
    await recordEvent(tx, {
      at: deps.now(),
      action: 'child.joined-classroom',
      actorId: made.userId,
      subjectId: made.userId,
      outcome: place.classroom?.id ?? place.schoolId ?? '',
      requestId: request.id,
    });
    return { email: student.username, studentPassword: made.studentPassword, joined: place.name };
  }).catch(async (error: unknown) => {
    if (!isOpen && error instanceof Refusal && error.code === 'CLS_008') await tries.missed();
    throw error;
  });
};
