import type { OperatorActor } from '../../calls/operator-actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { toAccountRecord } from './account-record.ts';
import {
  selectAccountRecords,
  selectOptionalAccountId,
  selectOptionalSchoolIdOf,
} from './account-records.queries.ts';

/** Looks people up. Who looked at whom, and why, is written down before anything is shown. */
export const findAccounts = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: OperatorActor,
  { search, reason }: { search: string; reason: string },
  requestId?: string,
) =>
  db.transaction().execute(async (tx) => {
    const rows = await selectAccountRecords(tx, search);
    const event = { at: now(), action: 'account.looked-up', by, reason, requestId } as const;
    for (const { id } of rows) await recordEvent(tx, { ...event, subjectId: id });
    if (rows.length === 0) await recordEvent(tx, { ...event, outcome: 'none' });
    return { accounts: rows.map(toAccountRecord) };
  });

/** The id behind a sign-in name, for an act that is itself written down. */
export const findAccountId = async (db: Db, name: string) =>
  (await selectOptionalAccountId(db, name))?.id;

/** The school somebody asked for, or looks after. */
export const findSchoolIdOf = async (db: Db, administratorEmail: string) =>
  (await selectOptionalSchoolIdOf(db, administratorEmail))?.id;
