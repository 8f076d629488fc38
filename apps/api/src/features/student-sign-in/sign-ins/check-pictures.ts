import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { consumeRateLimit } from '../../../security/rate-limits.ts';
import { attemptsKey, type ClassDevice } from '../../classrooms/join/class-device.ts';
import {
  attemptsKeyOfStudent,
  countPictureAttempt,
} from '../../students/methods/picture-attempts.ts';
import { areRightPictures } from '../../students/methods/pictures.ts';

const DAY_SECONDS = 86_400;

/** Notifies the owner of a class about many wrong pictures, at most once a day. */
const notifyGuessed = async ({ db, now, jobs }: Deps, classroomId: string) => {
  const once = { bucket: 'pictures/told', key: classroomId, times: 1, seconds: DAY_SECONDS };
  if (!(await consumeRateLimit(db, once, now())).isWithin) return;
  await jobs.enqueue(db, 'mail-pictures-guessed', { classroomId });
};

type Attempt = {
  /** Undefined for an unknown name or tile. */
  student: { id: string; sealed_pictures: Buffer | null } | undefined;
  /** The name or tile of an unknown student, which is limited in the same way. */
  name: string;
  pictures: readonly PictureName[];
  device?: ClassDevice | undefined;
};

/**
 * Checks pictures. An unknown student, a student without pictures and wrong pictures get the same
 * error after the same work: LGN_009, or LGN_010 if no attempt is left.
 */
export const checkPictures = async (
  { deps, audit }: Context<Actor | null>,
  { student, name, pictures, device }: Attempt,
) => {
  // An unknown tile opens nothing, so it never uses up the attempts of the class.
  const classKey = device && student && attemptsKey(device);
  const key = student
    ? attemptsKeyOfStudent(student.id, device?.isOpenedByEducator ?? false)
    : name;
  const attempt = await countPictureAttempt(deps, { key, classKey });
  if (attempt.isClassUsedUp && device) await notifyGuessed(deps, device.classroom.id);
  if (attempt.isAllowed && areRightPictures(deps.sealer, student, pictures)) {
    await attempt.refund();
    return;
  }
  const code = attempt.isLast ? 'LGN_010' : 'LGN_009';
  // A rejected attempt checked nothing, so repeating it adds no events. The event has no actor, because
  // the person guessing is not the user who is signed in there.
  if (attempt.isAllowed) {
    await audit(deps.db, 'session.refused', student?.id, { outcome: code, actorId: undefined });
  }
  throw new DomainError(code);
};
