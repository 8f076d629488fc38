import { sql } from 'kysely';
import type { Db } from '../db/connection/connection.ts';
import { answersRetainedSince, lastMonthAhead } from './answer-partitions.rules.ts';

const asDay = (time: Date) => time.toISOString().slice(0, 10);

/**
 * Creates missing monthly partitions, for late answers to stored rows and for the next months. Does
 * nothing if all exist.
 */
export const createAnswerPartitions = (db: Db, now: Date) =>
  sql`select make_answer_months(${asDay(answersRetainedSince(now))}::date,
    ${asDay(lastMonthAhead(now))}::date)`.execute(db);

/** Drops the monthly partitions that are past their retention. */
export const dropAnswerPartitions = (db: Db, now: Date) =>
  sql`select drop_answer_months(${asDay(answersRetainedSince(now))}::date)`.execute(db);
