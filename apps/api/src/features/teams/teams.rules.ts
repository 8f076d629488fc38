import { TEAM_MESSAGES } from '@wonderfield/contract/classrooms/team-messages';
import { ENDED_ACCESS_DAYS, INVITATION_DAYS, MAX_ACCESS_DAYS } from '@wonderfield/contract/limits';
import { DomainError } from '../../domain-error.ts';
import { addDays, type Day, startOf } from '../play/mastery/days.rules.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns the creation time before which invitations have expired. */
export const invitationsSince = (now: Date) => new Date(now.getTime() - INVITATION_DAYS * DAY_MS);

/** Returns the end of access after which a member is no longer listed. */
export const endedSince = (now: Date) => new Date(now.getTime() - ENDED_ACCESS_DAYS * DAY_MS);

/** Returns when access ends: at the end of the last day. Returns null if it does not end. */
export const endOfAccess = (endsOn: Day | null, timeZone: string) =>
  endsOn === null ? null : startOf(addDays(endsOn, 1), timeZone);

/** Throws VAL_001 unless the last day is from today to one year ahead. */
export const ensureLastDay = (endsOn: Day | undefined, today: Day) => {
  if (endsOn === undefined) return;
  if (endsOn < today || endsOn > addDays(today, MAX_ACCESS_DAYS)) {
    throw new DomainError('VAL_001', { errors: { endsOn: TEAM_MESSAGES.lastDayOutside } });
  }
};

/** Limit of invitation emails to one mailbox, from all senders together. */
export const MAILS_PER_MAILBOX = { times: 3, seconds: 86_400 } as const;

/** Normalizes a mailbox: `ben+maths@school.test` and `Ben@school.test` are the same. */
export const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@');
