import type { Db } from '../../src/db/connection/connection.ts';
import { consentOf } from './make-consent.ts';
import { type MadeUser, makeUser, type UserTraits } from './make-user.ts';

type StudentTraits = UserTraits & {
  parentId?: string;
  schoolMade?: boolean;
  resetPending?: boolean;
  avatar?: { name: string; look: string };
};

/** Creates a student of grade 3, by default made by a parent. */
export const makeStudent = async (
  db: Db,
  { parentId, schoolMade = false, resetPending = false, ...traits }: StudentTraits = {},
): Promise<MadeUser> => {
  const { avatar, ...user } = traits;
  const student = await makeUser(db, 'student', user, { must_change_password: resetPending });
  await db
    .insertInto('students')
    .values({
      user_id: student.id,
      is_school_made: schoolMade,
      birth_month: '05',
      birth_year: '2018',
      grade: '3',
      play_option: 'all',
      typing_mode: 'preType',
      level: 'challenging',
      subjects: ['math'],
      subscription_plan: 'freetoPlay',
      avatar_name: avatar?.name ?? null,
      avatar_look: avatar?.look ?? null,
    })
    .execute();
  if (parentId) {
    await db
      .insertInto('guardianships')
      .values({
        parent_id: parentId,
        child_id: student.id,
        consent_id: await consentOf(db, parentId),
      })
      .execute();
  }
  return student;
};
