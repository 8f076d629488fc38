import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement } from '../../../db/connection/prepared-statement.ts';
import { hasPrintedCard } from '../../../db/expressions/has-card.ts';

/*
 * Every page runs these queries first, so each is one statement that reads only tables about its
 * user.
 */

/** Selects the user's id at an external provider if that identity can sign in. */
const accountAt = (service: 'google' | 'clever') => sql<string | null>`(
  select identities.subject from identities
  where identities.user_id = users.id and identities.provider = ${sql.lit(service)}
    and identities.opens_account
  order by identities.created_at desc limit 1)`;

const selectPerson = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.pronoun'])
    .select(['users.city', 'users.state', 'users.zip', 'users.phone_number', 'users.picture_name'])
    .select(['users.age_verified_at', 'users.must_change_password'])
    .select([
      accountAt('google').as('google_account_id'),
      accountAt('clever').as('clever_account_id'),
    ])
    .where('users.id', '=', id);

type ById = { id: string };

export const selectStudentUser = preparedStatement((db, { id }: ById) =>
  selectPerson(db, id)
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['students.is_school_made', 'students.grade'])
    .select(['students.avatar_name', 'students.avatar_look']),
);

/** Selects an educator with the school they asked to join and the school that removed them. */
export const selectEducatorUser = preparedStatement((db, { id }: ById) =>
  selectPerson(db, id)
    .innerJoin('educators', 'educators.user_id', 'users.id')
    .leftJoin('school_requests', 'school_requests.educator_id', 'educators.user_id')
    .leftJoin('schools', 'schools.id', 'school_requests.school_id')
    .leftJoin('school_removals', 'school_removals.educator_id', 'educators.user_id')
    .leftJoin('schools as former_schools', 'former_schools.id', 'school_removals.school_id')
    .select(['educators.license_type', 'educators.approved_at', 'educators.grades'])
    .select(['educators.school_name', 'educators.school_city', 'educators.school_zip'])
    .select(['educators.students_in_class', 'educators.contact_checked_by'])
    .select(['educators.refused_at', 'educators.refusal_reason', 'educators.confirmed_by'])
    .select([
      'schools.name as asked_school_name',
      'school_requests.asked_at as asked_school_at',
      'school_requests.refusal_reason as school_refusal_reason',
      'former_schools.name as former_school_name',
      'school_removals.removed_at as removed_from_school_at',
    ]),
);

/** Selects a parent without the children. */
export const selectParentUser = preparedStatement((db, { id }: ById) => selectPerson(db, id));

type ClassroomOfChild = {
  id: string;
  name: string;
  grade: string;
  teacherName: string;
  subject: string;
};

/** Selects the child's classrooms that are in use. */
const classroomsOfChild = sql<ClassroomOfChild[]>`coalesce((
  select json_agg(json_build_object('id', classrooms.id, 'name', classrooms.name,
      'grade', classrooms.grade, 'teacherName', classrooms.teacher_name,
      'subject', classrooms.subject)
    order by enrollments.joined_at, classrooms.id)
  from enrollments
  join classrooms on classrooms.id = enrollments.classroom_id
  where enrollments.student_id = students.user_id
    and classrooms.deleted_at is null and classrooms.archived_at is null), '[]')`;

export const selectChildrenOf = preparedStatement((db, { parentId }: { parentId: string }) =>
  db
    .selectFrom('guardianships')
    .innerJoin('users', 'users.id', 'guardianships.child_id')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['students.user_id', 'students.birth_month', 'students.birth_year', 'students.grade'])
    .select(['students.play_option', 'students.typing_mode', 'students.level'])
    .select(['students.subjects', 'students.daily_minutes', 'students.subscription_plan'])
    .select(['students.is_school_made', 'users.first_name', 'users.last_name', 'users.email'])
    .select(['users.must_change_password', 'users.picture_name'])
    .select(['users.city', 'users.state', 'users.zip'])
    .select(['students.sign_in_method', 'students.avatar_name', 'students.avatar_look'])
    .select([classroomsOfChild.as('classrooms'), hasPrintedCard().as('has_card')])
    .where('guardianships.parent_id', '=', parentId)
    .orderBy('guardianships.created_at')
    .orderBy('users.id'),
);
