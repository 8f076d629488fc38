import { type OnConflictBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * The sign-in name is taken. Found with "on conflict", because the server would log a failing
 * statement with the name.
 */
export class UsernameTaken extends Error {}

/** Makes an insert into users skip a taken sign-in name. */
export const unlessTaken = <Table extends keyof Tables>(
  conflict: OnConflictBuilder<Tables, Table>,
) => conflict.expression(sql`lower(email)`).doNothing();
