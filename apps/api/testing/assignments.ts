import type { ClassAssignments } from '@wonderfield/contract/assignments/assignment';
import type { Fields, TestPortal } from './build-test-app.ts';
import { expectSuccess, successOf } from './expect-response.ts';
import { dayIn } from './factories/make-assignment.ts';
import type { MadeClassroom } from './factories/make-classroom.ts';
import type { MadeUser } from './factories/make-user.ts';
import { openGame } from './play-game.ts';

type Room = Pick<MadeClassroom, 'id' | 'session'>;

/** What tests of assigned rows do all the time. */
export const assignmentTools = (portal: TestPortal) => {
  /** Equal groups until tomorrow, unless told otherwise. */
  const tryToAssign = async ({ id, session }: Room, fields: Fields = {}, key?: string) =>
    portal.call(
      'assignRow',
      {
        classRoomId: id,
        skillIds: '["equal-groups"]',
        dueOn: await dayIn(portal, 1),
        ...session,
        ...fields,
      },
      key === undefined ? {} : { headers: { 'idempotency-key': key } },
    );
  return {
    tryToAssign,
    assign: async (room: Room, fields: Fields = {}) =>
      String(expectSuccess(await tryToAssign(room, fields)).body.assignmentId),
    tryToList: ({ id, session }: Room, fields: Fields = {}) =>
      portal.call('listAssignments', { classRoomId: id, ...session, ...fields }),
    list: async ({ id, session }: Room, fields: Fields = {}) =>
      successOf<ClassAssignments>(
        await portal.call('listAssignments', { classRoomId: id, ...session, ...fields }),
      ),
    end: ({ id, session }: Room, assignmentId: string) =>
      portal.call('endAssignment', { classRoomId: id, assignmentId, ...session }),
    /** The game of a student, who has named the avatar. */
    play: async (student: MadeUser) => {
      await portal.db
        .updateTable('students')
        .set({ avatar_name: 'Foxglove', avatar_look: 'bloom-3' })
        .where('user_id', '=', student.id)
        .execute();
      return openGame(portal, student);
    },
    /** Where a class is, as its owner's address says. */
    moveTo: ({ owner }: Pick<MadeClassroom, 'owner'>, zip: string) =>
      portal.db.updateTable('users').set({ zip }).where('id', '=', owner.id).execute(),
  };
};
