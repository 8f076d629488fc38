import type { Fields, TestPortal } from '../build-test-app.ts';
import type { MadeClassroom } from '../factories/make-classroom.ts';
import type { SessionFields } from '../factories/sign-in.ts';

type Transfer = {
  from: MadeClassroom;
  to: MadeClassroom;
  ids: readonly string[];
  /** Defaults to the owner of the first classroom. */
  session?: SessionFields;
};

/** Moves and copies students between classrooms through the API. */
export const transferTools = (portal: TestPortal) => {
  const body = ({ from, to, ids, session = from.session }: Transfer): Fields => ({
    classRoomId: from.id,
    toClassRoomId: to.id,
    studentIds: JSON.stringify(ids),
    ...session,
  });
  const undo = (transfer: Transfer, at: unknown, isMove: '0' | '1') =>
    portal.call('undoTransfer', { ...body(transfer), at: String(at), isMove });
  return {
    move: (transfer: Transfer) => portal.call('moveStudents', body(transfer)),
    copy: (transfer: Transfer) => portal.call('copyStudents', body(transfer)),
    undoMove: (transfer: Transfer, at: unknown) => undo(transfer, at, '1'),
    undoCopy: (transfer: Transfer, at: unknown) => undo(transfer, at, '0'),
    /** Reads everything that a move and its undo may change. */
    readPlaces: async (...rooms: { id: string }[]) => ({
      places: await portal.db
        .selectFrom('enrollments')
        .select(['classroom_id', 'student_id', 'how', 'is_synced', 'joined_at'])
        .where(
          'classroom_id',
          'in',
          rooms.map(({ id }) => id),
        )
        .orderBy('classroom_id')
        .orderBy('student_id')
        .execute(),
      removed: await portal.db
        .selectFrom('removed_students')
        .select(['classroom_id', 'student_id'])
        .where(
          'classroom_id',
          'in',
          rooms.map(({ id }) => id),
        )
        .execute(),
      licensed: await portal.db
        .selectFrom('students')
        .select(['user_id', 'school_id'])
        .where('user_id', 'in', (eb) =>
          eb
            .selectFrom('enrollments')
            .select('student_id')
            .where(
              'classroom_id',
              'in',
              rooms.map(({ id }) => id),
            ),
        )
        .orderBy('user_id')
        .execute(),
    }),
  };
};
