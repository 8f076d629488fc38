import type { CallInput } from '@wonderfield/contract/define-call';
import type { signInToClass as signInToClassCall } from '@wonderfield/contract/student-sign-in/class-device-calls';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { startUserSession } from '../../accounts/sign-in/start-user-session.ts';
import { ensureStillOpen, verifyPassword } from '../../accounts/sign-in/verify-password.ts';
import { attemptsKey, type ClassDevice } from '../../classrooms/join/class-device.ts';
import { lockOpenClass } from '../../classrooms/opening/opening.ts';
import { findOpenDevice } from '../tiles/find-device.ts';
import { findStudentOfTile } from '../tiles/tiles.ts';
import { checkPictures } from './check-pictures.ts';
import { openWithPictures } from './sign-in-with-pictures.ts';

type Caller = Context<Actor | null>;
type Typed = { device: ClassDevice; username: string; password: string };

/** Signs in with the password. The session is a full one, and ends with the class. */
const signInWithPassword = async (ctx: Caller, { device, username, password }: Typed) => {
  const proven = await verifyPassword(ctx, {
    userType: 'student',
    name: username,
    password,
    // Guesses elsewhere do not lock students out of the devices that the educator opened.
    ...(device.isOpenedByEducator && { knownDeviceId: attemptsKey(device) }),
  });
  return ctx.transaction(async (tx) => {
    const openClass = await lockOpenClass(ctx.deps, tx, device.classroom.id);
    if (!openClass) throw new DomainError('CLS_011');
    await ensureStillOpen(tx, proven);
    const { user, sessionToken } = await startUserSession(ctx, tx, proven, { openClass });
    return { user, sessionToken };
  });
};

/** Signs in the student of a tile on a device of an open class. */
export const signInToClass = async (ctx: Caller, input: CallInput<typeof signInToClassCall>) => {
  const { deps } = ctx;
  const { classToken, tile, pictures, password } = input;
  const device = await findOpenDevice(deps, deps.db, classToken);
  const student = await findStudentOfTile(deps, deps.db, { device, tile });
  const classroomId = device.classroom.id;
  if (password !== undefined) {
    if (!student) throw new DomainError('LGN_001');
    return signInWithPassword(ctx, { device, username: student.email, password });
  }
  await checkPictures(ctx, {
    student,
    name: `device:${device.deviceKey}`,
    pictures: pictures ?? [],
    device,
  });
  if (!student || !pictures) throw new DomainError('LGN_009');
  return openWithPictures(ctx, { studentId: student.id, pictures, classroomId });
};
