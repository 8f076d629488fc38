import { ONE_TIME_CODE_ATTEMPTS } from '@wonderfield/contract/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';

/** One send at a time for each phone and mailbox, so that two at once cannot both be the first. */
export const lockDestinations = async (tx: Db, destinations: string[]) => {
  for (const destination of destinations.sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`one-time code:${destination}`}, 0))`.execute(
      tx,
    );
  }
};

/** When codes went to this phone or mailbox within the last day, newest first. */
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

/** A newer code replaces the older one of the same person. */
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

/** The text could not be sent: the same challenge goes on by mail. */
export const updateToMail = (db: Db, { id, sealedCode }: { id: string; sealedCode: Buffer }) =>
  db
    .updateTable('one_time_codes')
    .set({ channel: 'email', sealed_code: sealedCode })
    .where('id', '=', id)
    .execute();

export const selectOptionalCode = (db: Db, id: string) =>
  db.selectFrom('one_time_codes').selectAll().where('id', '=', toUuid(id)).executeTakeFirst();

type Challenge = { id: string; phoneNumber: string; userId: string | null; now: Date };

/** Takes one of the tries, in one statement: of 200 guesses at once, five are looked at. */
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

/** The SMS provider locks a number after as many wrong codes; another text would not help. */
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

/** The provider could not say: the try does not count. */
export const refundAttempt = (db: Db, id: string) =>
  db
    .updateTable('one_time_codes')
    .set({ tries_used: sql`greatest(tries_used - 1, 0)` })
    .where('id', '=', id)
    .execute();

/** Uses the ticket of a code up, in one statement. */
export const claimTicket = (tx: Db, { id, now }: { id: string; now: Date }) =>
  tx
    .updateTable('one_time_codes')
    .set({ ticket_used_at: now })
    .where('id', '=', id)
    .where('ticket_used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Uses a code up; only the first of several who try gets it. */
export const claimCode = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
