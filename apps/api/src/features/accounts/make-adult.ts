import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import { type Db, isUniqueViolation } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { insertAdult, type NewAdult } from './accounts.queries.ts';

/** The unique index decides who was first, not a look beforehand. */
export const translateTakenEmail = (error: unknown): never => {
  if (isUniqueViolation(error, 'users_email_unique')) {
    throw new Refusal('EML_001', { errors: { email: FIELD_MESSAGES.emailTaken } });
  }
  throw error;
};

/** Makes an adult's account. It opens once the mailed link has been followed. */
export const makeAdult = async (
  { jobs, now }: Pick<Deps, 'jobs' | 'now'>,
  tx: Db,
  adult: Omit<NewAdult, 'now'>,
  requestId: string,
) => {
  const { id } = await insertAdult(tx, { ...adult, now: now() });
  await jobs.enqueue(tx, 'mail-confirmation-link', { userId: id });
  await recordEvent(tx, {
    at: now(),
    action: 'account.created',
    actorId: id,
    subjectId: id,
    requestId,
  });
  return id;
};
