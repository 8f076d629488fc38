import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement } from '../../../db/connection/prepared-statement.ts';

type At = { classroomId: string; now: Date };

/**
 * Selects a classroom that is open, and locks it against closing until the transaction ends. Parallel
 * sign-ins do not wait for each other.
 */
export const selectOptionalOpenForShare = (tx: Db, { classroomId, now }: At) =>
  tx
    .selectFrom('classrooms')
    .select(['id', 'open_until', 'opened_at'])
    .where('id', '=', classroomId)
    .where('open_until', '>', now)
    .forShare()
    .executeTakeFirst();

type Opening = { classroomId: string; openedAt: Date; until: Date };

export const updateOpened = (tx: Db, { classroomId, openedAt, until }: Opening) =>
  tx
    .updateTable('classrooms')
    .set({ opened_at: openedAt, open_until: until })
    .where('id', '=', classroomId)
    .execute();

export const updateClosed = (tx: Db, classroomId: string) =>
  tx
    .updateTable('classrooms')
    .set({ opened_at: null, open_until: null })
    .where('id', '=', classroomId)
    .execute();

export const updateHandsOfClassLowered = (tx: Db, { classroomId, now }: At) =>
  tx
    .updateTable('raised_hands')
    .set({ lowered_at: now })
    .where('classroom_id', '=', classroomId)
    .where('lowered_at', 'is', null)
    .execute();

type OfStudent = { studentId: string; now: Date };
type CardRules = { isLimited: boolean; openClassId: string | null };

const cardRules = preparedStatement(
  (_db, { studentId, now }: OfStudent) => sql<CardRules>`
    select coalesce(bool_or(classrooms.are_cards_limited and enrollments.how <> 'joined'), false)
        as "isLimited",
      (array_agg(classrooms.id order by classrooms.open_until desc)
        filter (where classrooms.open_until > ${now} and classrooms.are_cards_limited
          and enrollments.how <> 'joined'))[1] as "openClassId"
    from enrollments join classrooms on classrooms.id = enrollments.classroom_id
    where enrollments.student_id = ${studentId}
      and classrooms.deleted_at is null and classrooms.archived_at is null`,
);

/** Returns whether a managing class limits cards, and which of those that do is open. */
export const selectCardRules = async (db: Db, student: OfStudent) =>
  (await cardRules(db, student)).at(0);

export const updateSignIn = (
  tx: Db,
  {
    classroomId,
    ...change
  }: {
    classroomId: string;
    method?: 'scan' | 'pictures' | 'words' | 'own' | undefined;
    areCardsLimited?: boolean | undefined;
  },
) =>
  tx
    .updateTable('classrooms')
    .set({
      ...(change.method !== undefined && { sign_in_method: change.method }),
      ...(change.areCardsLimited !== undefined && { are_cards_limited: change.areCardsLimited }),
    })
    .where('id', '=', classroomId)
    .execute();

export const selectAreCardsLimited = async (tx: Db, classroomId: string) =>
  (
    await tx
      .selectFrom('classrooms')
      .select('are_cards_limited')
      .where('id', '=', classroomId)
      .executeTakeFirst()
  )?.are_cards_limited ?? false;

/** Selects the students of a class in a fixed order, and how they came. */
export const selectPlaces = (tx: Db, classroomId: string) =>
  tx
    .selectFrom('enrollments')
    .select(['student_id', 'how'])
    .where('classroom_id', '=', classroomId)
    .orderBy('student_id')
    .execute();
