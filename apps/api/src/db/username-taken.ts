import { type OnConflictBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Somebody has the sign-in name already. The unique index decides who was first; it is asked with
 * "on conflict" and not by a statement that fails, which the server would log with the name.
 */
export class UsernameTaken extends Error {}

/** For `onConflict` of an insert into users: a taken name inserts nothing. */
export const unlessTaken = <Table extends keyof Tables>(
  conflict: OnConflictBuilder<Tables, Table>,
) => conflict.expression(sql`lower(email)`).doNothing();
