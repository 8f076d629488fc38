import type { Context } from '../../../context/context.ts';
import type { OperatorActor } from '../../../context/operator-actor.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { toAccountRecord } from './account-record.ts';
import {
  selectAccountRecords,
  selectOptionalAccountId,
  selectOptionalSchoolIdOf,
} from './account-search.queries.ts';

/** Finds accounts. Writes audit events with operator and reason before returning anything. */
export const findAccounts = (
  { transaction, audit }: Context<OperatorActor>,
  { search, reason }: { search: string; reason: string },
) =>
  transaction(async (tx) => {
    const rows = await selectAccountRecords(tx, search);
    for (const { id } of rows) await audit(tx, 'account.looked-up', id, { reason });
    if (rows.length === 0) {
      await audit(tx, 'account.looked-up', undefined, { reason, outcome: 'none' });
    }
    return { accounts: rows.map(toAccountRecord) };
  });

/** Returns the id of a sign-in name, for an action that writes its own audit event. */
export const findAccountId = async (db: Db, name: string) =>
  (await selectOptionalAccountId(db, name))?.id;

/** Returns the id of the school that this administrator requested or administers. */
export const findSchoolIdOf = async (db: Db, administratorEmail: string) =>
  (await selectOptionalSchoolIdOf(db, administratorEmail))?.id;
