import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { isOwnedByFamily } from '../../../db/expressions/login-ownership.ts';
import { inNameOrder } from '../../../db/expressions/name-order.ts';

export type SyncCandidateRow = {
  id: string;
  is_student: boolean;
  first_name: string;
  last_name: string;
  email: string;
  is_familys: boolean;
  is_orphan: boolean;
  is_looked_after: boolean;
  is_own_orphan: boolean;
  signed_in_at: Date | null;
  school_id: string | null;
  outside_ids: string[];
  email_marks: string[];
  joined_at: Date | null;
  is_synced: boolean | null;
  how: 'roster' | 'code' | 'sync' | 'joined' | null;
  is_former: boolean;
  other_class: string | null;
  /** True for a student of the school that the educator does not teach. */
  is_of_school: boolean;
};

type Input = {
  service: RosterService;
  issuer: string;
  outsideIds: readonly string[];
  educatorId: string;
  /** Undefined for the first sync of a class. */
  classroomId: string | undefined;
  /** First and last names of the external class, in lower case without accents. */
  nameParts: readonly string[];
};

/** A name in lower case without accents, as `toNameParts` writes it. */
const plainName = (name: 'first' | 'last') => sql`regexp_replace(normalize(
  lower(coalesce(students.${sql.ref(`given_${name}_name`)}, users.${sql.ref(`${name}_name`)})), NFD),
  U&'[\\0300-\\036F]', '', 'g')`;

/**
 * Selects all students a sync may affect: by external id, enrolled, removed by an earlier sync, in
 * the educator's other classrooms, or of the school with a similar name. Of the other classrooms
 * count those that the educator or the owner of the synced classroom owns, and those of its school,
 * so a co-teacher takes no students of another owner to a classroom of their own [T42].
 */
export const selectSyncCandidates = async (
  db: Db,
  { service, issuer, outsideIds: externalIds, educatorId, classroomId, nameParts }: Input,
): Promise<SyncCandidateRow[]> => {
  const { rows } = await sql<SyncCandidateRow>`
    with synced as (
      select owner_id, school_id from classrooms where id = ${classroomId ?? null}
      union all
      select ${educatorId}::uuid, (
        select school_id from school_members where educator_id = ${educatorId})
      where ${classroomId ?? null}::uuid is null
    ), own as (
      select classrooms.id, classrooms.name
      from classroom_educators join classrooms on classrooms.id = classroom_educators.classroom_id
      join synced on classrooms.owner_id in (${educatorId}, synced.owner_id)
        or classrooms.school_id = synced.school_id
      where classroom_educators.educator_id = ${educatorId}
    ), former as (
      select sync_changes.student_id as id, bool_or(sync_changes.how_before <> 'joined') as was_kept
      from sync_changes join syncs on syncs.id = sync_changes.sync_id
      where syncs.classroom_id = ${classroomId ?? null} and sync_changes.change = 'left'
        and syncs.undone_at is null
      group by sync_changes.student_id
    ), elsewhere as (
      select enrollments.student_id as id, min(own.name) as class
      from own join enrollments on enrollments.classroom_id = own.id
      where own.id is distinct from ${classroomId ?? null}::uuid
      group by enrollments.student_id
    ), of_school as (
      select students.user_id as id, coalesce((
        select min(classrooms.name) from enrollments
        join classrooms on classrooms.id = enrollments.classroom_id
        where enrollments.student_id = students.user_id and classrooms.deleted_at is null
          and classrooms.school_id = students.school_id), schools.name) as class
      from students
      join users on users.id = students.user_id
      join schools on schools.id = students.school_id
      where students.school_id in (select school_id from synced)
        and students.folded_into is null and students.orphaned_at is null
        and users.suspended_at is null and not ${isOwnedByFamily()}
        and not exists (select from elsewhere where elsewhere.id = students.user_id)
        and not exists (select from enrollments here
          where here.student_id = students.user_id and here.classroom_id = ${classroomId ?? null})
        and (${plainName('first')} = any(${[...nameParts]})
          or ${plainName('last')} = any(${[...nameParts]}))
    ), known as (
      select user_id as id from identities
      where provider = ${service} and issuer = ${issuer} and subject = any(${[...externalIds]})
      union select student_id from enrollments where classroom_id = ${classroomId ?? null}
      union select id from former
      union select id from elsewhere
      union select id from of_school
    )
    select users.id, students.user_id is not null as is_student,
      coalesce(students.given_first_name, users.first_name) as first_name,
      coalesce(students.given_last_name, users.last_name) as last_name,
      users.email, students.signed_in_at, students.school_id,
      students.orphaned_at is not null as is_orphan,
      coalesce(${isOwnedByFamily()}, true) as is_familys,
      array(select subject from identities
        where user_id = users.id and provider = ${service} and issuer = ${issuer}) as outside_ids,
      array(select encode(email_mark, 'hex') from identities
        where user_id = users.id and email_mark is not null) as email_marks,
      coalesce(students.is_school_made, false) and exists (
        select from enrollments managed join own on own.id = managed.classroom_id
        where managed.student_id = users.id and managed.how <> 'joined') as is_looked_after,
      coalesce(students.is_school_made, false) and students.orphaned_at is not null
        and (students.made_by = ${educatorId}
          or exists (select from former where former.id = users.id and former.was_kept))
        as is_own_orphan,
      enrollments.joined_at, enrollments.is_synced, enrollments.how,
      enrollments.student_id is null and students.orphaned_at is not null
        and exists (select from former where former.id = users.id) as is_former,
      coalesce(elsewhere.class, of_school.class) as other_class,
      of_school.id is not null as is_of_school
    from known join users on users.id = known.id
    left join elsewhere on elsewhere.id = users.id
    left join of_school on of_school.id = users.id
    left join students on students.user_id = users.id
    left join enrollments
      on enrollments.student_id = users.id and enrollments.classroom_id = ${classroomId ?? null}
    order by ${inNameOrder('users.last_name')}, ${inNameOrder('users.first_name')}, users.id
  `.execute(db);
  return rows;
};
