import { sql } from 'kysely';
import type { Db } from '../db/connection.ts';
import { answersRetainedSince, lastMonthAhead } from './answer-partitions.rules.ts';

const asDay = (time: Date) => time.toISOString().slice(0, 10);

/**
 * Makes sure that every answer that can come has its month: late ones of rows that are still kept, and
 * those of the next months. Asks for nothing where all are there.
 */
export const createAnswerPartitions = (db: Db, now: Date) =>
  sql`select make_answer_months(${asDay(answersRetainedSince(now))}::date,
    ${asDay(lastMonthAhead(now))}::date)`.execute(db);

/** Forgets the answers of months that are not kept anymore. */
export const dropAnswerPartitions = (db: Db, now: Date) =>
  sql`select drop_answer_months(${asDay(answersRetainedSince(now))}::date)`.execute(db);
