import type { joinWithCode as joinWithCodeCall } from '@wonderfield/contract/classrooms/classroom-calls';
import type { CallInput } from '@wonderfield/contract/define-call';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { findAccount } from '../../accounts/accounts.ts';
import { noteNetwork } from '../../accounts/sign-in/limit-password-attempts.ts';
import { countCodeUse } from '../../schools/codes/school-codes.ts';
import { ensureStudentSeats, lockSchool } from '../../schools/schools.ts';
import { createStudents, type NewStudent } from '../../students/create-students.ts';
import { findFreeUsernames } from '../../students/logins/find-free-usernames.ts';
import { createStudentPassword } from '../../students/logins/make-student-password.ts';
import { revealOwnFirstLogin } from '../../students/logins/student-passwords.ts';
import { methodOfJoiningStudent } from '../../students/methods/new-student-method.rules.ts';
import { ensureRoomFor } from '../classrooms.rules.ts';
import { insertEnrollments, selectOptionalPlaceName } from '../enrollments.queries.ts';
import { isClassCode } from './class-codes.ts';
import { findJoinTarget, LOCKED, WITHOUT_LOCK } from './join-targets.ts';
import { limitJoinAttempts, limitNewAccounts } from './limit-join-attempts.ts';
import { limitJoins, notifyCrowded } from './limit-joins.ts';

/** Looks the code up again under a lock, because it may be disabled or the last seat taken. */
const enter = async (
  ctx: Context<null>,
  tx: Db,
  { code, student }: { code: string; student: NewStudent | undefined },
) => {
  const { deps } = ctx;
  const place = student && (await findJoinTarget(deps, tx, { code, find: LOCKED }));
  if (!place) throw new DomainError('CLS_008');
  const { classroom, schoolId } = place;
  await limitJoins(deps, tx, place);
  if (classroom) ensureRoomFor(1, classroom);
  await ensureStudentSeats(tx, schoolId ? await lockSchool(tx, schoolId) : undefined, 1);
  const signInMethod = methodOfJoiningStudent({
    classMethod: classroom?.sign_in_method ?? null,
    grade: student.grade,
  });
  const [made] = await createStudents(deps, tx, [{ ...student, signInMethod }], place);
  if (!made) throw new DomainError('CLS_008');
  const { studentId } = made;
  if (classroom) {
    await insertEnrollments(tx, {
      classroomId: classroom.id,
      studentIds: [studentId],
      how: 'code',
      now: deps.now(),
    });
  } else await countCodeUse(deps, tx, code);
  await noteNetwork(deps, tx, { userId: studentId, address: ctx.request.address });
  await ctx.audit(tx, 'child.joined-classroom', studentId, {
    actorId: studentId,
    outcome: classroom?.id ?? schoolId ?? '',
  });
  return studentId;
};

/** Returns whether the student has to choose another password at the first sign-in. */
const readFirstSteps = async (tx: Db, studentId: string) => ({
  mustChangePassword: (await findAccount(tx, studentId))?.must_change_password ?? true,
});

/** Returns the login to a retried request and records a password view. */
const readLoginAgain = async ({ deps }: Context<null>, tx: Db, studentId: string) => {
  const login = await revealOwnFirstLogin(deps, tx, studentId);
  const place = await selectOptionalPlaceName(tx, studentId);
  if (!login || !place?.name) throw new DomainError('IDM_001');
  return { ...login, ...(await readFirstSteps(tx, studentId)), joined: place.name };
};

/**
 * Creates a student by code. The response shows the login once, so the student can write it down.
 */
export const joinWithCode = async (
  ctx: Context<null>,
  { code, ...person }: CallInput<typeof joinWithCodeCall>,
) => {
  const { deps } = ctx;
  const attempts = await limitJoinAttempts(ctx, { isSchoolCode: !isClassCode(code) });
  const open = await findJoinTarget(deps, deps.db, { code, find: WITHOUT_LOCK });
  if (open) {
    await attempts.found();
    await limitNewAccounts(ctx);
  }
  const [username] = open ? await findFreeUsernames(deps.db, 1) : [];
  const student = username ? { ...person, username, password: createStudentPassword() } : undefined;
  // A retry gets its response even if the code was disabled since.
  return ctx
    .idempotent({
      make: async (tx) => [await enter(ctx, tx, { code, student })],
      answer: async (tx, [studentId = '']) => {
        if (!student) throw new DomainError('CLS_008');
        const place = await selectOptionalPlaceName(tx, studentId);
        return {
          username: student.username,
          password: student.password,
          ...(await readFirstSteps(tx, studentId)),
          joined: place?.name ?? '',
        };
      },
      respondToRetry: (tx, [studentId = '']) => readLoginAgain(ctx, tx, studentId),
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      if (!open && error.code === 'CLS_008') await attempts.missed();
      if (open && error.code === 'CLS_010') await notifyCrowded(deps, open.owner);
      throw error;
    });
};
