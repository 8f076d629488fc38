import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { isOwnedByFamily } from '../../../db/expressions/login-ownership.ts';
import { toUuid } from '../../../db/to-uuid.ts';

/** True if the class does not manage the login, so its educators cannot let the student in. */
const isGuestHere = sql<boolean>`(enrollments.how = 'joined' or ${isOwnedByFamily()})`;

/** Selects raised hands that no educator answered by letting the student in, oldest first. */
const handsUp = (db: Db, now: Date) =>
  db
    .selectFrom('raised_hands')
    .innerJoin('classrooms', 'classrooms.id', 'raised_hands.classroom_id')
    .innerJoin('users', 'users.id', 'raised_hands.student_id')
    .innerJoin('students', 'students.user_id', 'raised_hands.student_id')
    .innerJoin('enrollments', (join) =>
      join
        .onRef('enrollments.student_id', '=', 'raised_hands.student_id')
        .onRef('enrollments.classroom_id', '=', 'raised_hands.classroom_id'),
    )
    .select(['raised_hands.id', 'raised_hands.classroom_id', 'raised_hands.student_id'])
    .select(['raised_hands.picture', 'raised_hands.is_stuck', 'raised_hands.raised_at'])
    .select(['raised_hands.coming_at', 'users.first_name', 'users.last_name'])
    .select(['students.avatar_look', isGuestHere.as('is_guest')])
    .where('raised_hands.lowered_at', 'is', null)
    .where('raised_hands.let_in_at', 'is', null)
    .where('classrooms.open_until', '>', now)
    .orderBy('raised_hands.raised_at')
    .orderBy('raised_hands.id');

type InClass = { classroomId: string; now: Date };

export const selectHandsOfClass = (db: Db, { classroomId, now }: InClass) =>
  handsUp(db, now).where('raised_hands.classroom_id', '=', classroomId).execute();

export type HandRow = Awaited<ReturnType<typeof selectHandsOfClass>>[number];

export const selectHandsOfEducator = (
  db: Db,
  { educatorId, now }: { educatorId: string; now: Date },
) =>
  handsUp(db, now)
    .innerJoin('classroom_viewers', (join) =>
      join
        .onRef('classroom_viewers.classroom_id', '=', 'raised_hands.classroom_id')
        .on('classroom_viewers.educator_id', '=', educatorId),
    )
    .execute();

/** Selects a hand that is up. The class is locked, so no other educator answers it. */
export const selectOptionalHand = (
  tx: Db,
  { handId, classroomId, now }: InClass & { handId: string },
) =>
  handsUp(tx, now)
    .where('raised_hands.id', '=', toUuid(handId))
    .where('raised_hands.classroom_id', '=', classroomId)
    .executeTakeFirst();

type InUse = { classroomId: string; studentId: string; since: Date };

/** Selects the pictures of the hands that are up in a class, and of recent hands of the student. */
export const selectPicturesInUse = (tx: Db, { classroomId, studentId, since }: InUse) =>
  tx
    .selectFrom('raised_hands')
    .select((eb) => ['picture', eb('student_id', '=', studentId).as('isOwn')])
    .where('classroom_id', '=', classroomId)
    .where((eb) =>
      eb.or([
        eb('lowered_at', 'is', null),
        eb.and([eb('student_id', '=', studentId), eb('raised_at', '>', since)]),
      ]),
    )
    .execute();

type NewHand = InClass & {
  studentId: string;
  tokenSha256: Buffer;
  picture: PictureName;
  isStuck: boolean;
  isOnOpenedDevice: boolean;
};

/** Raises a hand in place of the last one on this kind of device. The student is locked. */
export const insertHand = async (tx: Db, hand: NewHand) => {
  const { classroomId, studentId, isOnOpenedDevice, now } = hand;
  await tx
    .updateTable('raised_hands')
    .set({ lowered_at: now })
    .where('classroom_id', '=', classroomId)
    .where('student_id', '=', studentId)
    .where('is_on_opened_device', '=', isOnOpenedDevice)
    .where('lowered_at', 'is', null)
    .execute();
  await tx
    .insertInto('raised_hands')
    .values({
      token_sha256: hand.tokenSha256,
      classroom_id: classroomId,
      student_id: studentId,
      picture: hand.picture,
      is_stuck: hand.isStuck,
      is_on_opened_device: isOnOpenedDevice,
      raised_at: now,
    })
    .execute();
};

/** Selects the hand of a device with the state of its class. */
export const selectOptionalHandOfDevice = (db: Db, tokenSha256: Buffer) =>
  db
    .selectFrom('raised_hands')
    .innerJoin('classrooms', 'classrooms.id', 'raised_hands.classroom_id')
    .select(['raised_hands.classroom_id', 'raised_hands.student_id', 'classrooms.open_until'])
    .select(['raised_hands.coming_at', 'raised_hands.let_in_at', 'raised_hands.lowered_at'])
    .where('raised_hands.token_sha256', '=', tokenSha256)
    .executeTakeFirst();

/** True if the class of the hand still manages the student's login. */
const isStillManaged = sql<boolean>`exists (
  select from enrollments join students on students.user_id = enrollments.student_id
  where enrollments.student_id = raised_hands.student_id
    and enrollments.classroom_id = raised_hands.classroom_id and not ${isGuestHere})`;

/**
 * Uses up the permission to sign in. Returns true for one of several concurrent requests, and false
 * if the student has left the class since.
 */
export const claimLetIn = async (
  tx: Db,
  { tokenSha256, since, now }: { tokenSha256: Buffer; since: Date; now: Date },
) => {
  const claimed = await tx
    .updateTable('raised_hands')
    .set({ lowered_at: now })
    .where('token_sha256', '=', tokenSha256)
    .where('lowered_at', 'is', null)
    .where('let_in_at', '>', since)
    .where(isStillManaged)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
};

type Answer = { handId: string; byId: string; now: Date };

export const updateComing = (tx: Db, { handId, byId, now }: Answer) =>
  tx
    .updateTable('raised_hands')
    .set({ coming_at: now, answered_by: byId })
    .where('id', '=', handId)
    .execute();

export const updateLetIn = (tx: Db, { handId, byId, now }: Answer) =>
  tx
    .updateTable('raised_hands')
    .set({ let_in_at: now, answered_by: byId })
    .where('id', '=', handId)
    .execute();

export const updateLowered = (tx: Db, { handId, byId, now }: Answer) =>
  tx
    .updateTable('raised_hands')
    .set({ lowered_at: now, answered_by: byId })
    .where('id', '=', handId)
    .execute();

/** Lowers the hand of a device, unless the student signed in with it. */
export const updateLoweredByDevice = (tx: Db, tokenSha256: Buffer, now: Date) =>
  tx
    .updateTable('raised_hands')
    .set({ lowered_at: now })
    .where('token_sha256', '=', tokenSha256)
    .where('lowered_at', 'is', null)
    .execute();
