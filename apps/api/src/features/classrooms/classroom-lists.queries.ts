import type { SignInKind, SignInMethod } from '@wonderfield/contract/sign-in-method';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { preparedStatement } from '../../db/connection/prepared-statement.ts';
import { hasPrintedCard } from '../../db/expressions/has-card.ts';
import { isOwnedByFamily } from '../../db/expressions/login-ownership.ts';
import { inNameOrder } from '../../db/expressions/name-order.ts';
import { toUuid } from '../../db/to-uuid.ts';

export type RosterRow = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  is_kept_here: boolean;
  must_change_password: boolean;
  sign_in_method: SignInMethod;
  has_issued_password: boolean;
  has_card: boolean;
  is_synced: boolean;
  is_idle: boolean;
  signed_in_at: string | null;
  signed_in_with: SignInKind | null;
  played_at: string | null;
};

const rosterOf = (idleSince: Date) => sql<RosterRow[]>`coalesce((
  select json_agg(json_build_object(
      'id', users.id, 'first_name', users.first_name, 'last_name', users.last_name,
      'email', users.email,
      'is_kept_here', students.is_school_made and enrollments.how <> 'joined',
      'must_change_password', users.must_change_password,
      'sign_in_method', students.sign_in_method,
      'has_issued_password', users.sealed_password is not null and not ${isOwnedByFamily()},
      'has_card', ${hasPrintedCard()},
      'is_synced', enrollments.is_synced,
      'signed_in_at', students.signed_in_at, 'signed_in_with', students.signed_in_with,
      'played_at', played.seen_at,
      'is_idle', enrollments.how = 'code' and enrollments.joined_at < ${idleSince}
        and students.signed_in_at is null)
    order by ${inNameOrder('users.last_name')}, ${inNameOrder('users.first_name')}, users.id)
  from enrollments
  join users on users.id = enrollments.student_id
  join students on students.user_id = users.id
  left join lateral (
    select seen_at from play_days where play_days.user_id = users.id
    order by day desc limit 1) played on true
  where enrollments.classroom_id = classrooms.id), '[]')`;

const idsOf = sql<string[]>`coalesce((
  select json_agg(enrollments.student_id order by enrollments.joined_at, enrollments.student_id)
  from enrollments where enrollments.classroom_id = classrooms.id), '[]')`;

type LastImportRow = { id: string; count: number; at: string };

/** Selects the last import if it can be undone and some of its students are still enrolled. */
const lastImportOf = (since: Date) => sql<LastImportRow | null>`(
  select json_build_object('id', last.id, 'at', last.created_at, 'count', students.count)
  from (
    select id, created_at, undone_at from roster_imports
    where roster_imports.classroom_id = classrooms.id and created_at > ${since}
    order by created_at desc, id desc limit 1) last,
  lateral (
    select count(*) from enrollments
    where enrollments.classroom_id = classrooms.id and enrollments.import_id = last.id) students
  where last.undone_at is null and students.count > 0)`;

/** Counts the raised hands while the classroom is open. */
const raisedHandsOf = (now: Date) => sql<number>`(
  select count(*)::int from raised_hands
  where raised_hands.classroom_id = classrooms.id and raised_hands.lowered_at is null
    and raised_hands.let_in_at is null and classrooms.open_until > ${now})`;

type Times = { undoSince: Date; idleSince: Date; now: Date };
type OfEducator = Times & { educatorId: string };

/** Selects classrooms that the educator can see, also as a helper. */
const taughtBy = <Roster extends RosterRow[] | null>(
  db: Db,
  { educatorId, undoSince, now }: OfEducator,
  roster: RawBuilder<Roster>,
) =>
  db
    .selectFrom('classroom_viewers as viewer')
    .innerJoin('classrooms', 'classrooms.id', 'viewer.classroom_id')
    .where('viewer.educator_id', '=', educatorId)
    .selectAll('classrooms')
    .select([
      idsOf.as('student_ids'),
      lastImportOf(undoSince).as('last_import'),
      roster.as('roster'),
      raisedHandsOf(now).as('raised_hands'),
      'viewer.role',
    ])
    .orderBy('classrooms.created_at')
    .orderBy('classrooms.id');

const NO_ROSTER = sql<RosterRow[] | null>`null`;

/** Without rosters, which a list of cards does not need. */
const selectAllTaught = preparedStatement((db, values: OfEducator) =>
  taughtBy(db, values, NO_ROSTER),
);
const selectAllTaughtWithRosters = preparedStatement((db, values: OfEducator) =>
  taughtBy(db, values, rosterOf(values.idleSince)),
);
type OfClassroom = OfEducator & { classroomId: string };
const selectOneTaught = preparedStatement((db, values: OfClassroom) =>
  taughtBy(db, values, NO_ROSTER).where('classrooms.id', '=', values.classroomId),
);
const selectOneTaughtWithRoster = preparedStatement((db, values: OfClassroom) =>
  taughtBy(db, values, rosterOf(values.idleSince)).where('classrooms.id', '=', values.classroomId),
);

type Wanted = OfEducator & {
  /** All classrooms if undefined. */
  classroomId?: string | undefined;
  withRosters: boolean;
};

/** Selects the educator's classrooms in one statement, with rosters if requested. */
export const selectTaughtClassrooms = (
  db: Db,
  { classroomId, withRosters, ...values }: Wanted,
): Promise<TaughtRow[]> => {
  if (classroomId === undefined) {
    return withRosters ? selectAllTaughtWithRosters(db, values) : selectAllTaught(db, values);
  }
  const one = { ...values, classroomId: toUuid(classroomId) };
  return withRosters ? selectOneTaughtWithRoster(db, one) : selectOneTaught(db, one);
};

export type TaughtRow = Awaited<ReturnType<typeof selectAllTaught>>[number];

export const selectAttendedClassrooms = (db: Db, studentId: string) =>
  db
    .selectFrom('enrollments')
    .innerJoin('classrooms', 'classrooms.id', 'enrollments.classroom_id')
    .select([
      'classrooms.id',
      'classrooms.name',
      'classrooms.teacher_name',
      'classrooms.subject',
      'classrooms.source',
      'classrooms.source_class_id',
    ])
    .where('enrollments.student_id', '=', studentId)
    .where('classrooms.deleted_at', 'is', null)
    .where('classrooms.archived_at', 'is', null)
    .orderBy('enrollments.joined_at')
    .orderBy('classrooms.id')
    .execute();

export type AttendedRow = Awaited<ReturnType<typeof selectAttendedClassrooms>>[number];

/** Selects one row for each child in each classroom. */
export const selectChildrensClassrooms = (db: Db, parentId: string) =>
  db
    .selectFrom('guardianships')
    .innerJoin('users', 'users.id', 'guardianships.child_id')
    .innerJoin('enrollments', 'enrollments.student_id', 'guardianships.child_id')
    .innerJoin('classrooms', 'classrooms.id', 'enrollments.classroom_id')
    .select([
      'classrooms.id',
      'classrooms.name',
      'classrooms.teacher_name',
      'classrooms.subject',
      'classrooms.enrolled',
      'users.id as child_id',
      'users.first_name',
      'users.last_name',
    ])
    .where('guardianships.parent_id', '=', parentId)
    .where('classrooms.deleted_at', 'is', null)
    .where('classrooms.archived_at', 'is', null)
    .orderBy(inNameOrder('users.first_name'))
    .orderBy('enrollments.joined_at')
    .execute();

export type ChildsRow = Awaited<ReturnType<typeof selectChildrensClassrooms>>[number];
