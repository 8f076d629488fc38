import { randomInt } from 'node:crypto';
import { PICTURES, type PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { consumeAttempt } from '../../../security/consume-attempt.ts';
import { createToken, sha256 } from '../../../security/tokens.ts';
import { lockAccount } from '../../accounts/accounts.ts';
import { attemptsKey } from '../../classrooms/join/class-device.ts';
import { lockOpenClass } from '../../classrooms/opening/opening.ts';
import {
  attemptsKeyOfStudent,
  findStuckStudents,
} from '../../students/methods/picture-attempts.ts';
import { insertHand, selectPicturesInUse, updateLoweredByDevice } from '../live/hands.queries.ts';
import { findOpenDevice } from '../tiles/find-device.ts';
import { findStudentOfTile } from '../tiles/tiles.ts';

type Caller = Context<Actor | null>;

const WINDOW_SECONDS = 600;

/** Hands of one class. Every student of a large class can ask three times. */
const HANDS_PER_CLASS = { times: 120, seconds: WINDOW_SECONDS };

/** Hands of one student. Fewer than there are pictures, so no picture comes twice in that time. */
const HANDS_PER_STUDENT = { times: 6, seconds: WINDOW_SECONDS };

/**
 * Chooses a picture that no other raised hand of the class has, while some are left. Never one of an
 * earlier hand of the student, so another device cannot imitate the picture of the first one.
 */
const choosePicture = async (
  tx: Db,
  { classroomId, studentId, now }: { classroomId: string; studentId: string; now: Date },
): Promise<PictureName> => {
  const since = new Date(now.getTime() - 2 * WINDOW_SECONDS * 1000);
  const used = await selectPicturesInUse(tx, { classroomId, studentId, since });
  const own = used.filter(({ isOwn }) => isOwn).map(({ picture }) => picture);
  const others = used.map(({ picture }) => picture);
  const notOwn = PICTURES.filter((picture) => !own.includes(picture));
  const free = notOwn.filter((picture) => !others.includes(picture));
  const choice = free.length > 0 ? free : notOwn;
  return choice[randomInt(choice.length)] ?? PICTURES[0];
};

/**
 * Raises the hand of a student on the board of the educators. Replaces an earlier hand from the same
 * kind of device, so a device that entered with the class code lowers no hand on one that an educator
 * opened.
 */
export const raiseHand = async (
  ctx: Caller,
  { classToken, tile }: { classToken: string; tile: string },
) => {
  const { deps } = ctx;
  const device = await findOpenDevice(deps, deps.db, classToken);
  const { id: classroomId } = device.classroom;
  const student = await findStudentOfTile(deps, deps.db, { device, tile });
  if (!student) throw new DomainError('CLS_008');
  const limits = [
    {
      bucket: 'hands/student',
      key: attemptsKeyOfStudent(student.id, device.isOpenedByEducator),
      ...HANDS_PER_STUDENT,
    },
    { bucket: 'hands/class', key: attemptsKey(device), ...HANDS_PER_CLASS },
  ];
  await consumeAttempt(deps.db, limits, deps.now());
  const isStuck = (await findStuckStudents(deps, deps.db, [student.id])).has(student.id);
  const handToken = createToken();
  return ctx.transaction(async (tx) => {
    if (!(await lockOpenClass(deps, tx, classroomId))) throw new DomainError('CLS_011');
    const account = await lockAccount(tx, student.id);
    if (!account || account.suspended_at) throw new DomainError('CLS_008');
    const now = deps.now();
    const picture = await choosePicture(tx, { classroomId, studentId: student.id, now });
    await insertHand(tx, {
      classroomId,
      studentId: student.id,
      tokenSha256: sha256(handToken),
      picture,
      isStuck,
      isOnOpenedDevice: device.isOpenedByEducator,
      now,
    });
    return { handToken, picture };
  });
};

/** Lowers the hand of this device. Ignores an unknown hand. */
export const lowerHand = async (
  { deps }: Caller,
  { handToken }: { handToken: string },
): Promise<Record<string, never>> => {
  await updateLoweredByDevice(deps.db, sha256(handToken), deps.now());
  return {};
};
