import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../src/db/connection/connection.ts';

/** Queries for rows that must never exist, whatever requests ran in parallel. */
const NEVER = {
  'a child that is linked, and to be linked again by the same parent': sql`
    select u.child_id from unlinked_children u join guardianships g using (parent_id, child_id)`,
  'a plan whose versions are not as many as it was sent, or not counted from 1': sql`
    select s.id from plan_submissions s
    where s.version <> (select count(*) from plan_versions v where v.submission_id = s.id)
    or s.version <> coalesce((select max(number) from plan_versions v where v.submission_id = s.id), 0)`,
  'a plan with the reviewers or decided that says something else than was sent': sql`
    select s.id from plan_submissions s
    join plan_versions v on v.submission_id = s.id and v.number = s.version
    where s.state not in ('draft', 'changesAsked') and s.answers <> v.answers`,
  'a plan in the library that is not published, or one published that is not there': sql`
    select coalesce(s.id, l.id) as id from plan_submissions s full join library_plans l on l.id = s.id
    where (s.state = 'published') is distinct from (l.id is not null)`,
  'a plan in the library that says something else than was sent, or tells about its author': sql`
    select l.id from library_plans l join plan_submissions s on s.id = l.id
    join plan_versions v on v.submission_id = s.id and v.number = s.version
    where not v.answers @> l.plan or l.plan ?| array['awards', 'qualification', 'philosophy']`,
  'a comment the author was not told although it is their turn, or all is decided': sql`
    select c.id from plan_comments c join plan_submissions s on s.id = c.submission_id
    where c.told_at is null and s.state not in ('submitted', 'inReview')`,
  'an open comment on a version that was sent again': sql`
    select c.id from plan_comments c join plan_submissions s on s.id = c.submission_id
    join plan_versions v on v.submission_id = s.id and v.number = c.version
    join plan_versions n on n.submission_id = s.id and n.number = c.version + 1
    where c.reply is null and v.answers -> c.field is not distinct from n.answers -> c.field`,
  'money for a plan that was not accepted': sql`
    select r.id from plan_royalties r join plan_submissions s on s.id = r.submission_id
    where s.state not in ('accepted', 'published')`,
  'a row of the game that is finished without six grown plants, or grown and not finished': sql`
    select r.id from play_rows r
    where (r.finished_at is not null) <> (select bool_and((task ->> 'isGrown')::boolean)
      from jsonb_array_elements(r.tasks) task)`,
  'a place that counts other rows than were finished there': sql`
    select p.user_id from play_places p
    full join (select user_id, subject, count(*) as finished from play_rows
      where finished_at is not null group by user_id, subject) r using (user_id, subject)
    where p.rows_finished is distinct from r.finished`,
  'a row of an assignment at another place, or of skills that were not assigned': sql`
    select r.id from play_rows r join assignments a on a.id = r.assignment_id
    where r.subject <> a.subject or exists (select from jsonb_array_elements(r.tasks) task
      where not (task ->> 'skillId') = any(a.skill_ids))`,
  'a row of an assignment that was dealt before it was assigned, or after it was taken back': sql`
    select r.id from play_rows r join assignments a on a.id = r.assignment_id
    where r.dealt_at < a.assigned_at or r.dealt_at > a.ended_at`,
  'an assignment for the whole class that names somebody': sql`
    select a.id from assignments a join assignment_students s on s.assignment_id = a.id
    where a.is_whole_class`,
  'sums of a day that are not those of its first tries': sql`
    select d.user_id from skill_days d
    full join (select user_id, day, skill_id, count(*) as answers,
        count(*) filter (where is_right) as right_answers
      from play_answers where attempt = 1 group by user_id, day, skill_id) a using (user_id, day, skill_id)
    where d.answers is distinct from a.answers or d.right_answers is distinct from a.right_answers`,
  'a try that is kept twice, in two months': sql`
    select row_id from play_answers group by user_id, row_id, position, attempt having count(*) > 1`,
  'an answer after the plant had grown, or a try that was skipped': sql`
    select a.row_id from play_answers a
    where exists (select from play_answers b where (b.user_id, b.row_id, b.position)
        = (a.user_id, a.row_id, a.position) and b.attempt < a.attempt and b.is_right)
    or (a.attempt > 1 and not exists (select from play_answers b where (b.user_id, b.row_id, b.position)
        = (a.user_id, a.row_id, a.position) and b.attempt = a.attempt - 1))`,
  'a skill that grew from other answers than were given, or shrank in the field': sql`
    select g.user_id from skill_growth g
    where g.answers < (select coalesce(sum(d.answers), 0) from skill_days d
      where d.user_id = g.user_id and d.skill_id = g.skill_id)
    or array_position(array['seed', 'sprout', 'leaf', 'bud', 'bloom'], g.best_stage)
      < array_position(array['seed', 'sprout', 'leaf', 'bud', 'bloom'], g.stage)`,
  'a weekly mail to somebody who is no parent, or about somebody who is no student': sql`
    select m.child_id from (select parent_id, child_id from weekly_mails
      union all select parent_id, child_id from weekly_mail_choices) m
    join users p on p.id = m.parent_id join users c on c.id = m.child_id
    where p.user_type <> 'parent' or c.user_type <> 'student'`,
  'an answer given before its row was dealt, or on another day than its own': sql`
    select a.row_id from play_answers a join play_rows r on r.id = a.row_id
    where a.answered_at < r.dealt_at or abs(a.day - a.answered_at::date) > 1`,
  'a device with more than ten rows, or a player with rows on more than three': sql`
    select user_id from play_rows where device_key is not null
    group by user_id having count(distinct device_key) > 3
    union all
    select user_id from play_rows where device_key is not null
    group by user_id, device_key having count(*) > 10`,
  'a row that is finished or given up and still some device’s': sql`
    select id from play_rows
    where device_key is not null and (finished_at is not null or withdrawn_at is not null)`,
  'an undecided report of an erased child that no erasure waits for': sql`
    select id from play_reports where decided_at is null and erasure_waits_since is null
    and (reporter_id is null or reported_id is null)`,
  'a block that binds nobody': sql`
    select b.id from blocks b where b.blocked_id is null
    and not exists (select from block_adults a where a.block_id = b.id)`,
  'a block, a pause, a refusal or a report that binds somebody who is no parent': sql`
    select u.id from users u where u.user_type <> 'parent' and u.id in (
      select adult_id from block_adults union all select adult_id from adult_pauses
      union all select adult_id from refused_adults union all select adult_id from report_adults)`,
  'a guardianship without the guardian’s own consent': sql`
    select g.child_id from guardianships g
    left join consents c on c.id = g.consent_id
    where c.id is null or c.guardian_id <> g.parent_id`,
  'a parent of more than 30 children': sql`
    select parent_id from guardianships group by parent_id having count(*) > 30`,
  'a card check that counts twice': sql`
    select setup_intent_id from consents where setup_intent_id is not null
    group by setup_intent_id having count(*) > 1`,
  'an adult check without a consent or a school’s word': sql`
    select u.id from users u where u.age_verified_at is not null
    and not exists (select from consents c where c.guardian_id = u.id)
    and not exists (select from school_teachers t where t.educator_id = u.id)
    and not exists (select from educators e where e.user_id = u.id and e.confirmed_by is not null)
    and not exists (select from schools s where s.administrator_id = u.id and s.approved_at is not null)`,
  'a teacher on a license who teaches alone or speaks for a school': sql`
    select t.educator_id from school_teachers t join educators e on e.user_id = t.educator_id
    where e.license_type <> 'schoolLicenseCode'`,
  'more teachers than the license has seats': sql`
    select s.id from schools s join school_teachers t on t.school_id = s.id
    group by s.id having count(*) > s.classroom_seats`,
  'a school that waits and has a code or a teacher': sql`
    select s.id from schools s where s.approved_at is null
    and (exists (select from school_codes c where c.school_id = s.id and c.revoked_at is null)
    or exists (select from school_teachers t where t.school_id = s.id))`,
  'somebody approved who speaks for a school that is not': sql`
    select e.user_id from educators e join schools s on s.administrator_id = e.user_id
    where e.approved_at is not null and s.approved_at is null`,
  'a consent by card that no started check led to': sql`
    select c.id from consents c
    left join age_checks a on a.setup_intent_id = c.setup_intent_id and a.completed_at is not null
    where c.method = 'card_setup' and c.notice_version <> 'test' and a.setup_intent_id is null`,
  'an active child nobody answers for: no guardian, no classroom, no school it joined': sql`
    select s.user_id from students s join users u on u.id = s.user_id
    where u.suspended_at is null and s.folded_into is null and u.sealed_password is not null
    and not exists (select from guardianships g where g.child_id = s.user_id)
    and not exists (
      select from enrollments e join classrooms c on c.id = e.classroom_id
      where e.student_id = s.user_id and c.deleted_at is null)
    and (s.school_id is null or s.made_by is not null)`,
  'an orphan with a guardian or a classroom, or one that may sign in': sql`
    select s.user_id from students s join users u on u.id = s.user_id
    where s.orphaned_at is not null and (u.suspended_at is null
    or exists (select from guardianships g where g.child_id = s.user_id)
    or exists (select from enrollments e where e.student_id = s.user_id))`,
  'a classroom whose count is not its rows, or is more than fits': sql`
    select c.id from classrooms c where c.enrolled > c.capacity
    or c.enrolled <> (select count(*) from enrollments e where e.classroom_id = c.id)`,
  'a classroom made by hand with more than 40 seats': sql`
    select id from classrooms where capacity > 40 and source is null`,
  'a deleted classroom with a student or a code': sql`
    select c.id from classrooms c where c.deleted_at is not null
    and (c.is_code_on or c.code_hmac is not null or c.sealed_code is not null
    or exists (select from enrollments e where e.classroom_id = c.id))`,
  'somebody on a roster who is no student': sql`
    select e.student_id from enrollments e join users u on u.id = e.student_id
    where u.user_type <> 'student'`,
  'an owner who is a co-teacher too, or a teacher who is no educator': sql`
    select t.educator_id from classroom_teachers t
    join classrooms c on c.id = t.classroom_id join users u on u.id = t.educator_id
    where c.owner_id = t.educator_id or u.user_type <> 'educator'`,
  'more classrooms than the license has seats': sql`
    select s.id from schools s join classrooms c on c.school_id = s.id
    where c.deleted_at is null and c.archived_at is null
    group by s.id having count(*) > s.classroom_seats`,
  'a school’s classroom with a teacher who is not at that school': sql`
    select c.id from classrooms c
    join (select id as classroom_id, owner_id as educator_id from classrooms
      union all select classroom_id, educator_id from classroom_teachers) t on t.classroom_id = c.id
    where c.school_id is not null
    and not exists (select from school_teachers m
      where m.school_id = c.school_id and m.educator_id = t.educator_id)
    and not exists (select from schools s
      where s.id = c.school_id and s.administrator_id = t.educator_id)`,
  'somebody who waits for the school they are at, or speaks for one': sql`
    select r.educator_id from school_requests r join educators e on e.user_id = r.educator_id
    where e.license_type = 'school/district' or exists (select from school_teachers m
      where m.school_id = r.school_id and m.educator_id = r.educator_id)`,
  'somebody told of a school that removed them who is at one again, or speaks for one': sql`
    select r.educator_id from school_removals r
    where exists (select from school_teachers m where m.educator_id = r.educator_id)
    or exists (select from schools s where s.administrator_id = r.educator_id)`,
  'more students than the license has seats': sql`
    select s.id from schools s join students p on p.school_id = s.id
    join users u on u.id = p.user_id
    where p.orphaned_at is null and p.folded_into is null and u.suspended_at is null group by s.id having count(*) > s.student_seats`,
  'a session of somebody suspended': sql`
    select x.id from sessions x join users u on u.id = x.user_id where u.suspended_at is not null`,
  'a folded account with a place, a session, an identity or a guardian, or one to be erased': sql`
    select s.user_id from students s where s.folded_into is not null and (s.orphaned_at is not null
    or exists (select from enrollments e where e.student_id = s.user_id)
    or exists (select from sessions x where x.user_id = s.user_id)
    or exists (select from identities i where i.user_id = s.user_id)
    or exists (select from guardianships g where g.child_id = s.user_id))`,
  'an account that rests without a merge, or does not rest with one': sql`
    select s.user_id from students s
    full join (select * from student_merges where undone_at is null) m on m.folded_id = s.user_id
    where s.folded_into is distinct from m.kept_id`,
  'a departure by sync of an account that rests': sql`
    select c.student_id from sync_changes c join students s on s.user_id = c.student_id
    where s.folded_into is not null and c.change = 'left'`,
  'a live card of a student who signs in with an own password': sql`
    select c.student_id from sign_in_cards c join students s on s.user_id = c.student_id
    where c.ended_at is null and s.sign_in_method = 'own'`,
  'a live card or a raised hand of a merged account': sql`
    select s.user_id from students s where s.folded_into is not null and (
    exists (select from sign_in_cards c where c.student_id = s.user_id and c.ended_at is null)
    or exists (select from raised_hands h where h.student_id = s.user_id and h.lowered_at is null))`,
  'a student who must choose a password, but signs in another way': sql`
    select s.user_id from students s join users u on u.id = s.user_id
    where u.must_change_password and s.sign_in_method <> 'own'`,
  'a session for the game only of an adult': sql`
    select x.id from sessions x join users u on u.id = x.user_id
    where x.opened_with in ('card', 'pictures', 'help', 'parent') and u.user_type <> 'student'`,
  'a session that outlives the class it ends with': sql`
    select x.id from sessions x join classrooms c on c.id = x.classroom_id
    where c.open_until is null or x.expires_at > c.open_until`,
  'a raised hand of a class that is closed': sql`
    select h.id from raised_hands h join classrooms c on c.id = h.classroom_id
    where h.lowered_at is null and c.open_until is null`,
  'a sealed password of somebody who is no student': sql`
    select s.user_id from students s join users u on u.id = s.user_id
    where u.user_type <> 'student'`,
};

/** Fails with the names of broken invariants and their rows. */
export const expectInvariants = async (db: Db) => {
  const broken: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(NEVER)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) broken[name] = rows;
  }
  expect(broken).toEqual({});
};
