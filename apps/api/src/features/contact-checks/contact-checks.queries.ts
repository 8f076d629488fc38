import { ONE_TIME_CODE_ATTEMPTS } from '@wonderfield/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';

/** Serializes sends per phone and mailbox, so parallel requests cannot bypass the limit. */
export const lockDestinations = async (tx: Db, destinations: string[]) => {
  for (const destination of destinations.sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`one-time code:${destination}`}, 0))`.execute(
      tx,
    );
  }
};

/** Selects the times of codes sent to this phone or mailbox in the last day, newest first. */
export const selectSends = (
  db: Db,
  {
    destination,
    now,
    exceptId,
  }: {
    destination: { phoneNumber: string; email: string | null };
    now: Date;
    exceptId?: string | undefined;
  },
) =>
  db
    .selectFrom('one_time_codes')
    .select('sent_at')
    .where((eb) =>
      eb.or([
        eb('phone_number', '=', destination.phoneNumber),
        ...(destination.email
          ? [
              eb.and([
                eb('channel', '=', 'email'),
                eb(sql`lower(email)`, '=', destination.email.toLowerCase()),
              ]),
            ]
          : []),
      ]),
    )
    .where('sent_at', '>', new Date(now.getTime() - 86_400_000))
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId as string))
    .orderBy('sent_at', 'desc')
    .execute();

export type NewCode = {
  id: string;
  userId: string | null;
  phoneNumber: string;
  email: string | null;
  channel: 'sms' | 'email';
  sealedCode: Buffer | null;
  now: Date;
  expiresAt: Date;
};

/** Invalidates the person's older code and inserts the new one. */
export const replaceCode = async (tx: Db, code: NewCode) => {
  await tx
    .updateTable('one_time_codes')
    .set({ expires_at: code.now })
    .where('phone_number', '=', code.phoneNumber)
    .where('email', 'is not distinct from', code.email)
    .where('user_id', 'is not distinct from', code.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', code.now)
    .execute();
  await tx
    .insertInto('one_time_codes')
    .values({
      id: code.id,
      user_id: code.userId,
      phone_number: code.phoneNumber,
      email: code.email,
      channel: code.channel,
      sealed_code: code.sealedCode,
      sent_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();
};

/** Switches the challenge to email, because the text could not be sent. */
export const switchToEmail = (db: Db, { id, sealedCode }: { id: string; sealedCode: Buffer }) =>
  db
    .updateTable('one_time_codes')
    .set({ channel: 'email', sealed_code: sealedCode })
    .where('id', '=', id)
    .execute();

export const selectOptionalCode = (db: Db, id: string) =>
  db.selectFrom('one_time_codes').selectAll().where('id', '=', toUuid(id)).executeTakeFirst();

type Challenge = { id: string; phoneNumber: string; userId: string | null; now: Date };

/** Consumes an attempt in one statement, so only five of many parallel guesses are evaluated. */
export const claimAttempt = (db: Db, { id, phoneNumber, userId, now }: Challenge) =>
  db
    .updateTable('one_time_codes')
    .set({ tries_used: sql`tries_used + 1` })
    .where('id', '=', toUuid(id))
    .where('phone_number', '=', phoneNumber)
    .where('user_id', 'is not distinct from', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries_used', '<', ONE_TIME_CODE_ATTEMPTS)
    .returningAll()
    .executeTakeFirst();

/**
 * Returns true if all attempts are used up. The SMS provider then locks the number, so another text
 * would not help.
 */
export const hasUsedUpAttempts = async (
  db: Db,
  { phoneNumber, since }: { phoneNumber: string; since: Date },
) =>
  (await db
    .selectFrom('one_time_codes')
    .select('id')
    .where('phone_number', '=', phoneNumber)
    .where('channel', '=', 'sms')
    .where('tries_used', '>=', ONE_TIME_CODE_ATTEMPTS)
    .where('sent_at', '>', since)
    .executeTakeFirst()) !== undefined;

/** Refunds the attempt, because the provider could not check the code. */
export const refundAttempt = (db: Db, id: string) =>
  db
    .updateTable('one_time_codes')
    .set({ tries_used: sql`greatest(tries_used - 1, 0)` })
    .where('id', '=', id)
    .execute();

/** Consumes the ticket of a code in one statement. */
export const claimTicket = (tx: Db, { id, now }: { id: string; now: Date }) =>
  tx
    .updateTable('one_time_codes')
    .set({ ticket_used_at: now })
    .where('id', '=', id)
    .where('ticket_used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Consumes the code. Only the first of several concurrent requests gets it. */
export const claimCode = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
