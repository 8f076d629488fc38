import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import type { ChatMessageRow } from './chat-message.rules.ts';

const visitColumns = ['id', 'visitor_id', 'host_id'] as const;
export type VisitRow = { id: string; visitor_id: string; host_id: string };

/** Selects the open visits of these players. */
export const selectOpenVisitsOf = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('visits')
    .select(visitColumns)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('visitor_id', 'in', [...userIds]), eb('host_id', 'in', [...userIds])]),
    )
    .orderBy('id')
    .execute();

/**
 * Locks accounts until the transaction ends. Call it first, because the lock order of erasures is
 * account, player, visits.
 */
export const lockAccounts = (tx: Db, userIds: readonly string[]) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...userIds])
    .orderBy('id')
    .forKeyShare()
    .execute();

/**
 * Serializes changes between players, such as opening and forbidding a visit. Locks in the order of
 * ids, so two players who visit each other cannot deadlock.
 */
export const lockPlayers = (tx: Db, userIds: readonly string[]) =>
  tx
    .selectFrom('players')
    .select('user_id')
    .where('user_id', 'in', [...userIds])
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();

/** Locks and selects an open visit of the player, so it cannot end in between. */
export const selectOptionalOpenVisit = (
  tx: Db,
  { visitId, userId }: { visitId: string; userId: string },
) =>
  tx
    .selectFrom('visits')
    .select(visitColumns)
    .where('id', '=', visitId)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('visitor_id', '=', userId), eb('host_id', '=', userId)]))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Counts a rejected sentence of the host or the visitor. */
export const countRejection = (tx: Db, { visitId, isHost }: { visitId: string; isHost: boolean }) =>
  tx
    .updateTable('visits')
    .set((eb) =>
      isHost
        ? { host_rejections: eb('host_rejections', '+', 1) }
        : { visitor_rejections: eb('visitor_rejections', '+', 1) },
    )
    .where('id', '=', visitId)
    .execute();

export const insertVisit = (
  tx: Db,
  visit: { visitorId: string; hostId: string; now: Date },
): Promise<VisitRow> =>
  tx
    .insertInto('visits')
    .values({ visitor_id: visit.visitorId, host_id: visit.hostId, began_at: visit.now })
    .returning(visitColumns)
    .executeTakeFirstOrThrow();

/** Locks in the order of ids, because two processes may end the same visits. */
export const endVisits = (tx: Db, visitIds: readonly string[], now: Date) =>
  tx
    .updateTable('visits')
    .set({ ended_at: now })
    .where('id', 'in', (visits) =>
      visits
        .selectFrom('visits')
        .select('id')
        .where('id', 'in', [...visitIds])
        .where('ended_at', 'is', null)
        .orderBy('id')
        .forUpdate(),
    )
    .returning(visitColumns)
    .execute();

/** Ends a player's visit in one statement, because both may leave at the same time. */
export const endOwnVisit = (
  tx: Db,
  { visitId, userId, now }: { visitId: string; userId: string; now: Date },
) =>
  tx
    .updateTable('visits')
    .set({ ended_at: now })
    .where('id', '=', visitId)
    .where('ended_at', 'is', null)
    .where(({ or, eb }) => or([eb('visitor_id', '=', userId), eb('host_id', '=', userId)]))
    .returning(visitColumns)
    .execute();

/** Ends the visits a player makes, because a child is in one field at a time. */
export const endVisitsBy = (tx: Db, visitorId: string, now: Date) =>
  tx
    .updateTable('visits')
    .set({ ended_at: now })
    .where('visitor_id', '=', visitorId)
    .where('ended_at', 'is', null)
    .returning(visitColumns)
    .execute();

/**
 * Ends all visits between one player and each of the others, including those just being opened.
 * Call it after storing the rejection or block.
 */
export const endVisitsBetween = async (
  tx: Db,
  one: string,
  others: readonly string[],
  now: Date,
) => {
  await lockPlayers(tx, [one, ...others]);
  return tx
    .updateTable('visits')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('visitor_id', '=', one), eb('host_id', 'in', [...others])]),
        and([eb('visitor_id', 'in', [...others]), eb('host_id', '=', one)]),
      ]),
    )
    .returning(visitColumns)
    .execute();
};

export const insertChatMessage = (
  tx: Db,
  message: {
    visitId: string;
    saidBy: string;
    phrase: string | undefined;
    typed: string | undefined;
    now: Date;
  },
): Promise<ChatMessageRow> =>
  tx
    .insertInto('sayings')
    .values({
      visit_id: message.visitId,
      said_by: message.saidBy,
      phrase: message.phrase ?? null,
      typed: message.typed ?? null,
      said_at: message.now,
    })
    .returning(['id', 'visit_id', 'said_by', 'phrase', 'typed'])
    .executeTakeFirstOrThrow();

/** Selects the last chat messages of each visit, newest last. */
export const selectLastChatMessages = async (
  db: Db,
  visitIds: readonly string[],
  count: number,
) => {
  if (visitIds.length === 0) return [];
  const { rows } = await sql<ChatMessageRow>`
    select saying.* from unnest(${[...visitIds]}::uuid[]) as visit (id)
    cross join lateral (
      select id, visit_id, said_by, phrase, typed from sayings
      where visit_id = visit.id order by id desc limit ${count}) saying
    order by saying.id`.execute(db);
  return rows;
};

/** Upper limit, more messages than a child can send in an hour. */
const MAX_LATELY = 400;

/**
 * Selects a child's recent typed messages to all readers, newest last, because a number can be
 * split over messages.
 */
export const selectLastTyped = async (db: Db, userId: string, since: Date) => {
  const rows = await db
    .selectFrom('sayings')
    .innerJoin('visits', 'visits.id', 'sayings.visit_id')
    .select(['sayings.typed', 'sayings.said_at', 'visits.visitor_id', 'visits.host_id'])
    .where('said_by', '=', userId)
    .where('typed', 'is not', null)
    .where('said_at', '>', since)
    .orderBy('sayings.id', 'desc')
    .limit(MAX_LATELY)
    .execute();
  return rows
    .map(({ typed, said_at: saidAt, visitor_id: visitorId, host_id: hostId }) => ({
      typed: typed ?? '',
      saidAt,
      readerId: visitorId === userId ? hostId : visitorId,
    }))
    .reverse();
};

export type ReceivedRow = {
  id: string;
  said_at: Date;
  said_by: string;
  other_id: string;
  phrase: string | null;
  typed: string | null;
};

/**
 * Selects the chat messages of a child's visits, newest first, optionally with one other player
 * only.
 */
export const selectChatMessagesOfVisits = async (
  db: Db,
  {
    userId,
    otherId,
    since,
    limit,
  }: { userId: string; otherId?: string; since: Date; limit: number },
) => {
  const { rows } = await sql<ReceivedRow>`
    select saying.*, case when visitor_id = ${userId} then host_id else visitor_id end as other_id
    from visits
    -- Reads visit by visit. Otherwise the planner would scan all chat messages.
    cross join lateral (select id, said_at, said_by, phrase, typed from sayings
      where visit_id = visits.id and said_at > ${since} offset 0) saying
    where ${userId} in (visitor_id, host_id)
    ${otherId ? sql`and ${otherId} in (visitor_id, host_id)` : sql``}
    order by saying.id desc limit ${limit}`.execute(db);
  return rows;
};

/** Selects the real names of the players, so the filter can reject them. */
export const selectNames = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('users')
    .innerJoin('students', 'students.user_id', 'users.id')
    .select(['first_name', 'last_name', 'given_first_name', 'given_last_name'])
    .where('users.id', 'in', [...userIds])
    .execute();
