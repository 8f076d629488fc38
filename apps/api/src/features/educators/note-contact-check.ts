import type { Db } from '../../db/connection.ts';
import { recordEvent } from '../audit/record-event.ts';
import { updateContactChecked } from './educators.queries.ts';

/** A one-time code came back: the operators see that the person can be reached. */
export const noteContactCheck = async (
  tx: Db,
  userId: string,
  channel: 'sms' | 'email',
  now: Date,
  requestId: string,
) => {
  await updateContactChecked(tx, userId, channel, now);
  await recordEvent(tx, {
    at: now,
    action: 'contact.checked',
    actorId: userId,
    subjectId: userId,
    outcome: channel,
    requestId,
  });
};
