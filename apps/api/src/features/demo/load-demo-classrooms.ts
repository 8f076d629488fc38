import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';

type DemoClassroom = {
  teacher: string;
  name: string;
  teacherName: string;
  grade: string;
  subject: string;
  capacity: number;
  pupils: readonly string[];
};

/** Classrooms of the demo teachers; one has a child of the demo parent in it. */
const DEMO_CLASSROOMS: readonly DemoClassroom[] = [
  {
    teacher: 'elena@demo.wonderfield.example',
    name: 'Room 12 Explorers',
    teacherName: 'Elena Rivera',
    grade: '3',
    subject: 'science',
    capacity: 24,
    pupils: ['maya4827', 'amara903'],
  },
  {
    teacher: 'elena@demo.wonderfield.example',
    name: 'Morning Math Lab',
    teacherName: 'Elena Rivera',
    grade: '4',
    subject: 'math',
    capacity: 30,
    pupils: [],
  },
];

const idOf = async (tx: Db, email: string) =>
  (await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id;

const insertClassroom = async (tx: Db, ownerId: string, room: DemoClassroom, now: Date) => {
  const { id } = await tx
    .insertInto('classrooms')
    .values({
      owner_id: ownerId,
      name: room.name,
      teacher_name: room.teacherName,
      grade: room.grade,
      subject: room.subject,
      capacity: room.capacity,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const pupil of room.pupils) {
    const studentId = await idOf(tx, pupil);
    if (!studentId) continue;
    await tx
      .insertInto('enrollments')
      .values({ classroom_id: id, student_id: studentId, how: 'roster', joined_at: now })
      .execute();
  }
};

/** Makes the demo classrooms once; what their teachers do with them afterwards stays. */
export const loadDemoClassrooms = async ({ db, now }: Deps) => {
  for (const room of DEMO_CLASSROOMS) {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('demo people'))`.execute(tx);
      const ownerId = await idOf(tx, room.teacher);
      const known =
        ownerId &&
        (await tx
          .selectFrom('classrooms')
          .select('id')
          .where('owner_id', '=', ownerId)
          .where('name', '=', room.name)
          .executeTakeFirst());
      if (ownerId && !known) await insertClassroom(tx, ownerId, room, now());
    });
  }
};
