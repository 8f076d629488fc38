import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { consumeAttempt } from '../../../security/consume-attempt.ts';
import { lockOpenClass, type OpenClass } from '../../classrooms/opening/opening.ts';
import { findStudentByName, hasPictures } from '../../students/methods/student-logins.ts';
import { checkPictures } from './check-pictures.ts';
import { lockStudentForSignIn, startStudentSession } from './start-student-session.ts';

type Caller = Context<Actor | null>;

/** Wrong pictures from one IP address at home. A class uses the class page, which does not count. */
const WRONG_PICTURES_PER_ADDRESS = { times: 60, seconds: 900 };

type Checked = {
  studentId: string;
  pictures: readonly PictureName[];
  /** The class of the device, with which the session ends. */
  classroomId?: string | undefined;
};

/** Starts a session after the pictures were checked. They may have been replaced since. */
export const openWithPictures = (ctx: Caller, { studentId, pictures, classroomId }: Checked) =>
  ctx.transaction(async (tx) => {
    const { deps } = ctx;
    let openClass: OpenClass | undefined;
    if (classroomId !== undefined) {
      openClass = await lockOpenClass(deps, tx, classroomId);
      if (!openClass) throw new DomainError('CLS_011');
    }
    const account = await lockStudentForSignIn(tx, studentId);
    if (!account || !(await hasPictures(deps, tx, { studentId, pictures }))) {
      throw new DomainError('LGN_009');
    }
    return startStudentSession(ctx, tx, { account, kind: 'pictures', openClass });
  });

/** Signs a student in with username and pictures, for example at home. */
export const signInWithPictures = async (
  ctx: Caller,
  { username, pictures }: { username: string; pictures: readonly PictureName[] },
) => {
  const { deps, request } = ctx;
  const limit = { bucket: 'pictures/address', key: request.address, ...WRONG_PICTURES_PER_ADDRESS };
  const limits = deps.config.ADDRESS_LIMITS ? [limit] : [];
  const refund = await consumeAttempt(deps.db, limits, deps.now());
  const student = await findStudentByName(deps.db, username);
  await checkPictures(ctx, { student, name: `name:${username.toLowerCase()}`, pictures });
  await refund();
  if (!student) throw new DomainError('LGN_009');
  return openWithPictures(ctx, { studentId: student.id, pictures });
};
