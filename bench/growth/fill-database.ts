import { openDatabase } from '@wonderfield/api/db/connection/connection';
import { sql } from 'kysely';

/** Row counts of a country-wide installation. */
export const COUNTRY = { students: 1_000_000, classrooms: 100_000, answers: 10_000_000 };

/**
 * Fills a database with generated data. The database creates the rows itself, so no data is
 * transferred. Runs as the owner to skip the per-row seat counting.
 */
export const fillDatabase = async (
  ownerUrl: string,
  { students, classrooms, answers } = COUNTRY,
) => {
  const pool = openDatabase(ownerUrl, 1, () => undefined, { namesStatements: false });
  try {
    await pool.connection().execute(async (db) => {
      const run = async (what: ReturnType<typeof sql>) => void (await what.execute(db));
      await run(sql`set statement_timeout = 0`);
      await run(sql`alter table enrollments disable trigger user`);
      const teachers = Math.ceil(classrooms / 4);
      await run(sql`
        insert into users (user_type, email, first_name, last_name, age_verified_at)
        select 'educator', 'crowd' || n || '@school.test', 'Pat', 'Crowd', now()
        from generate_series(1, ${teachers}::int) n`);
      await run(sql`
        insert into educators (user_id, license_type, approved_at, grades, school_name)
        select id, 'teacherAccount', now(), array['3'], 'Crowd School' from users
        where email like 'crowd%@school.test'`);
      await run(sql`
        insert into users (user_type, email, first_name, last_name)
        select 'student', 'crowd' || n, 'Pat', 'Crowd' || n from generate_series(1, ${students}::int) n`);
      await run(sql`
        insert into students (user_id, is_school_made, grade, subjects)
        select id, true, '3', array['math'] from users where user_type = 'student' and email like 'crowd%'`);
      await run(sql`
        with owners as (select id, row_number() over (order by id) - 1 as place from users
          where email like 'crowd%@school.test')
        insert into classrooms (owner_id, name, teacher_name, grade, subject, capacity, enrolled, created_at, updated_at)
        select owners.id, 'Crowd ' || n, 'Ms Crowd', '3', 'math', 40, ${Math.round(students / classrooms)}::int, now(), now()
        from generate_series(0, ${classrooms - 1}::int) n join owners on owners.place = n / 4`);
      await run(sql`
        with rooms as (select id, row_number() over (order by id) - 1 as place from classrooms
            where name like 'Crowd %'),
          crowd as (select user_id, row_number() over (order by user_id) - 1 as place from students
            join users on users.id = students.user_id where users.email like 'crowd%')
        insert into enrollments (classroom_id, student_id, how, joined_at)
        select rooms.id, crowd.user_id, 'roster', now() from crowd
        join rooms on rooms.place = crowd.place / ${Math.round(students / classrooms)}::int`);
      const each = 100;
      await run(sql`
        insert into players (user_id)
        select user_id from students join users on users.id = user_id
        where email like 'crowd%' order by user_id limit ${Math.ceil(answers / each)}`);
      // Inserts in key order, because any other order of ten million rows takes many times longer.
      await run(sql`
        insert into play_answers (user_id, row_id, position, attempt, skill_id, grade, level, seed,
          given, is_right, answered_at, day)
        select user_id, uuidv7(), n % 6, 1, 'adding-past-ten', 3, 2, n, array[1.0], n % 4 > 0,
          now() - n * interval '1 day', current_date - n
        from (select user_id from players join users on users.id = user_id
          where email like 'crowd%' order by user_id) crowd, generate_series(1, ${each}::int) n`);
      await run(sql`alter table enrollments enable trigger user`);
      // Vacuum and analyze now, because a production database has done that long before.
      await run(sql`vacuum (analyze)`);
    });
  } finally {
    await pool.destroy();
  }
};
