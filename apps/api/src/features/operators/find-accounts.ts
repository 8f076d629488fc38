import type { Context } from '../../context/context.ts';
import type { OperatorActor } from '../../context/operator-actor.ts';
import type { Db } from '../../db/connection.ts';
import { toAccountRecord } from './account-record.ts';
import {
  selectAccountRecords,
  selectOptionalAccountId,
  selectOptionalSchoolIdOf,
} from './account-records.queries.ts';

/** Looks people up. Who looked at whom, and why, is written down before anything is shown. */
export const findAccounts = (
  { transaction, audit: record }: Context<OperatorActor>,
  { search, reason }: { search: string; reason: string },
) =>
  transaction(async (tx) => {
    const rows = await selectAccountRecords(tx, search);
    for (const { id } of rows) await record(tx, 'account.looked-up', id, { reason });
    if (rows.length === 0) {
      await record(tx, 'account.looked-up', undefined, { reason, outcome: 'none' });
    }
    return { accounts: rows.map(toAccountRecord) };
  });

/** The id behind a sign-in name, for an act that is itself written down. */
export const findAccountId = async (db: Db, name: string) =>
  (await selectOptionalAccountId(db, name))?.id;

/** The school somebody asked for, or looks after. */
export const findSchoolIdOf = async (db: Db, administratorEmail: string) =>
  (await selectOptionalSchoolIdOf(db, administratorEmail))?.id;
