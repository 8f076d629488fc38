import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { consumeAttempt } from '../../../security/consume-attempt.ts';
import type { Limit } from '../../../security/rate-limits.ts';
import { isKnownNetwork, noteNetwork } from '../../accounts/sign-in/limit-password-attempts.ts';
import { lockOpenClass, type OpenClass } from '../../classrooms/opening/opening.ts';
import { findStudentByName, hasPictures } from '../../students/methods/student-logins.ts';
import { checkPictures } from './check-pictures.ts';
import { lockStudentForSignIn, startStudentSession } from './start-student-session.ts';

type Caller = Context<Actor | null>;

/**
 * Wrong pictures from one IP address on which neither the student nor an adult of the student signed
 * in. Guessing for many usernames opens one game in two weeks.
 */
const WRONG_PICTURES_PER_ADDRESS = [
  { times: 30, seconds: 900 },
  { times: 120, seconds: 86_400 },
];

/** Returns the limits of the IP address, or none for a known network, such as that of a school. */
const addressLimits = async (
  { deps, request }: Caller,
  student: { id: string } | undefined,
): Promise<Limit[]> => {
  const { address } = request;
  if (!deps.config.ADDRESS_LIMITS) return [];
  if (await isKnownNetwork(deps, { userId: student?.id, address })) return [];
  return WRONG_PICTURES_PER_ADDRESS.map((most) => ({
    bucket: `pictures/address/${most.seconds}`,
    key: address,
    ...most,
  }));
};

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
  const student = await findStudentByName(deps.db, username);
  const limits = await addressLimits(ctx, student);
  const refund = await consumeAttempt(deps.db, limits, deps.now());
  await checkPictures(ctx, { student, name: `name:${username.toLowerCase()}`, pictures });
  await refund();
  if (!student) throw new DomainError('LGN_009');
  const signedIn = await openWithPictures(ctx, { studentId: student.id, pictures });
  await noteNetwork(deps, deps.db, { userId: student.id, address: request.address });
  return signedIn;
};
