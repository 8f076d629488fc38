import { makeClassroom } from '@wonderfield/api/testing/factories/make-classroom';
import { signIn } from '@wonderfield/api/testing/factories/sign-in';
import { sql } from 'kysely';
import type { BenchPortal } from '../calls/bench-portal.ts';
import { times } from '../calls/hot-calls.ts';

const CLASSES = 80;
const STUDENTS_IN_A_CLASS = 25;
const PASSWORD = 'Maple-otter42';
/** Three of five students use a password, one uses Google and one uses Clever. */
const WAYS = ['password', 'password', 'password', 'google', 'clever'] as const;

export type Arrival = { way: (typeof WAYS)[number]; username: string; subject: string };

const ISSUER = 'https://bench.example';

/** Creates 2,000 students in 80 classes and their signed-in teachers. */
export const makeSchoolDay = async (portal: BenchPortal) => {
  const { db, deps } = portal;
  const classrooms = await times(CLASSES, () =>
    makeClassroom(portal, { students: STUDENTS_IN_A_CLASS }),
  );
  const students = classrooms.flatMap((classroom) => classroom.students);
  const ids = students.map(({ id }) => id);
  const hash = await deps.passwords.hash(PASSWORD);
  await sql`update users set password_hash = ${hash}, sealed_password = null where id = any(${ids})`.execute(
    db,
  );
  const arrivals = students.map(
    ({ email, id }, number): Arrival => ({
      way: WAYS[number % WAYS.length] ?? 'password',
      username: email,
      subject: id,
    }),
  );
  for (const { way, subject } of arrivals) {
    if (way === 'password') continue;
    await sql`
      insert into identities (user_id, provider, issuer, subject, tied_by, opens_account, created_at)
      values (${subject}, ${way}, ${ISSUER}, ${subject}, 'sync', true, now())`.execute(db);
  }
  const sessions = await times(CLASSES, async (number) => {
    const owner = classrooms[number]?.owner;
    if (!owner) throw new Error('A classroom has no owner.');
    return signIn(portal, owner);
  });
  return { arrivals, sessions, password: PASSWORD, issuer: ISSUER };
};
