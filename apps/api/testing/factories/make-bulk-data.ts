import { sql } from 'kysely';
import type { Db } from '../../src/db/connection/connection.ts';

/**
 * Fills the database: 400 teachers with 4,000 classrooms, 4,000 students on 20,000 enrollments
 * with cards and 20,000 play days, 1,000 parents, 2,000 schools with 2,200 teachers.
 */
export const makeBulkData = async (db: Db) => {
  // Bulk inserts take longer than the statement timeout of calls.
  await sql`set statement_timeout = 0`.execute(db);
  await sql`insert into users (user_type, email, first_name, last_name)
    select kind, 'crowd-' || kind || n, 'A', 'B' from
      (values ('educator', 4400), ('student', 4000), ('parent', 1000)) as kinds (kind, count),
      generate_series(1, count) n`.execute(db);
  await sql`insert into students (user_id)
    select id from users where email like 'crowd-student%'`.execute(db);
  await sql`insert into classrooms
      (owner_id, name, teacher_name, grade, subject, capacity, created_at, updated_at)
    select id, 'R', 'T', '3', 'math', 40, now(), now()
    from users, generate_series(1, 10) where email like 'crowd-educator%'
      and substring(email from '[0-9]+')::int <= 400`.execute(db);
  await sql`create temporary table numbered as
    select id, user_type as kind, row_number() over (partition by user_type order by id) as n
    from users where email like 'crowd-%'
    union all select id, 'classroom', row_number() over (order by id) from classrooms
    where name = 'R'`.execute(db);
  await sql`insert into schools (administrator_id, license_for, name, city, state, zip,
      classroom_seats, student_seats, created_at, approved_at)
    select id, 'school', 'S', 'Salem', 'OR', '97301', 99, 9999, now(), now()
    from users where email like 'crowd-educator%'
      and substring(email from '[0-9]+')::int > 2400`.execute(db);
  await sql`insert into school_teachers (educator_id, school_id, joined_at)
    select teachers.id, schools.id, now()
    from (select id, substring(email from '[0-9]+')::int as n from users
      where email like 'crowd-educator%') teachers
    join (select id, row_number() over (order by id) as n from schools where name = 'S') schools
      on schools.n = 1 + teachers.n % 2000
    where teachers.n between 200 and 2400`.execute(db);
  await sql`update classrooms set school_id = school_teachers.school_id
    from school_teachers where school_teachers.educator_id = owner_id and name = 'R'`.execute(db);
  await sql`insert into enrollments (classroom_id, student_id, how, joined_at)
    select c.id, s.id, 'roster', now() from numbered c join numbered s on s.n % 800 = c.n % 800
    where c.kind = 'classroom' and s.kind = 'student'`.execute(db);
  await sql`insert into players (user_id)
    select id from numbered where kind = 'student'`.execute(db);
  await sql`insert into sign_in_cards (code_sha256, student_id, kind, created_at)
    select sha256(id::text::bytea), id, 'printed', now() from numbered
    where kind = 'student'`.execute(db);
  await sql`insert into raised_hands (token_sha256, classroom_id, student_id, picture, is_stuck,
      is_on_opened_device, raised_at, lowered_at)
    select sha256((classroom_id || student_id::text)::bytea), classroom_id, student_id, 'sun', false,
      false, now(), now() from enrollments`.execute(db);
  await sql`insert into play_days (user_id, day, seconds, seen_at)
    select id, current_date - days, 600, now() from numbered, generate_series(0, 4) days
    where kind = 'student'`.execute(db);
  await sql`insert into classroom_teachers (classroom_id, educator_id, joined_at)
    select c.id, t.id, now() from numbered c join numbered t on t.n = 1 + (c.n * 7) % 400
    where c.kind = 'classroom' and t.kind = 'educator'`.execute(db);
  await sql`insert into roster_imports (classroom_id, educator_id, created_at)
    select id, owner_id, created_at from classrooms where name = 'R'`.execute(db);
  await sql`insert into consents (guardian_id, method, notice_version, given_at)
    select id, 'demo', 'test', now() from numbered where kind = 'parent'`.execute(db);
  await sql`insert into guardianships (parent_id, child_id, consent_id)
    select p.id, s.id, c.id from numbered p join numbered s using (n)
    join consents c on c.guardian_id = p.id
    where p.kind = 'parent' and s.kind = 'student'`.execute(db);
  await sql`analyze`.execute(db);
};
