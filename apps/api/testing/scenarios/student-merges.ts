import type { TestPortal } from '../build-test-app.ts';
import { studentsOf } from '../database/snapshot-classrooms.ts';
import { expectSuccess } from '../expect-response.ts';
import { type MadeClassroom, makeClassroom } from '../factories/make-classroom.ts';
import type { MadeUser } from '../factories/make-user.ts';
import { unique } from '../factories/unique.ts';

type Traits = Parameters<typeof makeClassroom>[1];
type Room = Pick<MadeClassroom, 'id' | 'session'>;
type Person = Pick<MadeUser, 'id'>;

/** Helpers for tests of merged students. */
export const mergeTools = (portal: TestPortal) => {
  const { db, deps } = portal;
  const merge = ({ id, session }: Room, kept: Person, merged: Person) =>
    portal.call('mergeStudents', {
      classRoomId: id,
      keptId: kept.id,
      mergedId: merged.id,
      ...session,
    });
  return {
    merge,
    /** Runs a merge that must succeed and returns its id. */
    merged: async (room: Room, kept: Person, merged: Person) =>
      String(expectSuccess(await merge(room, kept, merged)).body.mergeId),
    unmerge: ({ id, session }: Room, mergeId: string) =>
      portal.call('unmergeStudents', { classRoomId: id, mergeId, ...session }),
    remove: ({ id, session }: Room, student: Person) =>
      portal.call('removeStudentfromClass', {
        classRoomId: id,
        studentId: student.id,
        ...session,
      }),
    /** Creates a classroom with two accounts of one student. */
    makeTwo: async (traits: Traits = {}) => {
      const room = await makeClassroom(portal, { students: 2, ...traits });
      const [kept, merged] = room.students as [MadeUser, MadeUser];
      return { room, kept, mergedAccount: merged };
    },
    login: ({ email, password }: MadeUser) =>
      portal.call('login', { userType: 'student', email, password }),
    rosterOf: async ({ id }: Pick<Room, 'id'>) => (await studentsOf(db, id)).sort(),
    /** Links a Google account. */
    tie: async (userId: string, subject = `subject-${unique()}`) => {
      const { id } = await db
        .insertInto('identities')
        .values({
          user_id: userId,
          provider: 'google',
          issuer: 'https://accounts.google.com',
          subject,
          tied_by: 'sync',
          opens_account: true,
          created_at: deps.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    suspend: ({ id }: Person) =>
      db.updateTable('users').set({ suspended_at: deps.now() }).where('id', '=', id).execute(),
    /** Returns all data of a student, for checks that it was restored. */
    everythingOf: async ({ id }: Person) => ({
      user: await db.selectFrom('users').selectAll().where('id', '=', id).execute(),
      student: await db.selectFrom('students').selectAll().where('user_id', '=', id).execute(),
      places: await db
        .selectFrom('enrollments')
        .selectAll()
        .where('student_id', '=', id)
        .orderBy('classroom_id')
        .execute(),
      identities: await db
        .selectFrom('identities')
        .selectAll()
        .where('user_id', '=', id)
        .orderBy('id')
        .execute(),
    }),
  };
};
