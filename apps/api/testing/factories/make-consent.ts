import type { Db } from '../../src/db/connection/connection.ts';
import { unique } from './unique.ts';

/** Creates the consent of a passed adult check. */
export const makeConsent = async (db: Db, guardianId: string): Promise<string> => {
  const { id } = await db
    .insertInto('consents')
    .values({
      guardian_id: guardianId,
      method: 'card_setup',
      notice_version: 'test',
      setup_intent_id: `seti_made_${unique()}`,
      given_at: new Date('2026-11-01T08:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Returns the consent of a guardian and creates it if needed. */
export const consentOf = async (db: Db, guardianId: string): Promise<string> => {
  const consent = await db
    .selectFrom('consents')
    .select('id')
    .where('guardian_id', '=', guardianId)
    .executeTakeFirst();
  return consent?.id ?? makeConsent(db, guardianId);
};
