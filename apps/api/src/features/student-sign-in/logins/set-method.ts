import type { CallInput } from '@wonderfield/contract/define-call';
import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { setClassSignIn as setClassSignInCall } from '@wonderfield/contract/student-sign-in/class-live-calls';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { ensureNotArchived } from '../../classrooms/classrooms.rules.ts';
import { findTaughtClassroom } from '../../classrooms/classrooms.ts';
import { readTaughtClassroom } from '../../classrooms/list-classrooms.ts';
import { endCardSessionsOfClass, setSignIn } from '../../classrooms/opening/opening.ts';
import { lockStudents } from '../../students/affiliations.ts';
import { changeSignInMethod } from '../../students/methods/change-method.ts';
import { methodOfNewStudent } from '../../students/methods/new-student-method.rules.ts';
import { findManagedStudents } from '../../students/methods/student-logins.ts';
import { lockManaged, type Manager, type Wanted } from './manage-students.ts';

/** Sets how students sign in, all or none. */
export const setSignInMethod = (ctx: Manager, input: Wanted & { method: SignInMethod }) =>
  ctx.transaction(async (tx) => {
    const students = await lockManaged(ctx, tx, input);
    return { changed: await changeSignInMethod(ctx, tx, { students, method: input.method }) };
  });

type Change = {
  classroomId: string;
  method: SignInMethod;
  /** Changes only students with this method. Undefined changes all. */
  from?: SignInMethod | undefined;
};

/** Sets the method of students whose logins the class manages. */
const setMethodOfClass = async (
  ctx: Context<Educator>,
  tx: Db,
  { classroomId, method, from }: Change,
) => {
  const ids = (await findManagedStudents(tx, { classroomId })).map(({ id }) => id);
  await lockStudents(tx, ids);
  const managed = await findManagedStudents(tx, { classroomId });
  const students = managed.filter((each) => from === undefined || each.sign_in_method === from);
  return changeSignInMethod(ctx, tx, { students, method });
};

/** Sets how the students of a class sign in, and whether cards need the open class. */
export const setClassSignIn = (
  ctx: Context<Educator>,
  input: CallInput<typeof setClassSignInCall>,
) =>
  ctx.transaction(async (tx) => {
    const { method, appliesTo, cardsOnlyWhileOpen: areCardsLimited } = input;
    const classroom = await findTaughtClassroom(ctx, tx, input.classroomId);
    ensureNotArchived(classroom);
    const { id: classroomId } = classroom;
    await setSignIn(tx, { classroomId, method, areCardsLimited });
    const { sign_in_method: classMethod, grade } = classroom;
    const before = methodOfNewStudent({ classMethod, grade: grade ?? undefined });
    const from = appliesTo === 'sameMethod' ? before : undefined;
    const changed =
      method && appliesTo !== 'none'
        ? await setMethodOfClass(ctx, tx, { classroomId, method, from })
        : 0;
    const isNewlyLimited = areCardsLimited && !classroom.are_cards_limited;
    if (isNewlyLimited) await endCardSessionsOfClass(ctx.deps, tx, classroomId);
    await ctx.audit(tx, 'classroom.sign-in-set', classroomId, { outcome: method ?? 'cards' });
    return { changed, classroom: await readTaughtClassroom(ctx, tx, classroomId) };
  });
