import type { ClassAssignments } from '@wonderfield/contract/assignments/assignment';
import type { Fields, TestPortal } from '../build-test-app.ts';
import { expectSuccess, successOf } from '../expect-response.ts';
import { dayIn } from '../factories/make-assignment.ts';
import type { MadeClassroom } from '../factories/make-classroom.ts';
import type { MadeUser } from '../factories/make-user.ts';
import { openGame } from './play-game.ts';

type Room = Pick<MadeClassroom, 'id' | 'session'>;

/** Helpers for tests of assigned rows. */
export const assignmentTools = (portal: TestPortal) => {
  /** Assigns equal groups until tomorrow by default. */
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
    /** Opens the game of a student with a named avatar. */
    play: async (student: MadeUser) => {
      await portal.db
        .updateTable('students')
        .set({ avatar_name: 'Foxglove', avatar_look: 'bloom-3' })
        .where('user_id', '=', student.id)
        .execute();
      return openGame(portal, student);
    },
    /** Sets the zip code of a classroom's owner. */
    moveTo: ({ owner }: Pick<MadeClassroom, 'owner'>, zip: string) =>
      portal.db.updateTable('users').set({ zip }).where('id', '=', owner.id).execute(),
  };
};
