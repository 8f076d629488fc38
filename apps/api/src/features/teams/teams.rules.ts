import { INVITATION_DAYS } from '@wonderfield/contract/limits';

/** Returns the creation time before which invitations have expired. */
export const invitationsSince = (now: Date) =>
  new Date(now.getTime() - INVITATION_DAYS * 24 * 3_600_000);

/** Limit of invitation emails to one mailbox, from all senders together. */
export const MAILS_PER_MAILBOX = { times: 3, seconds: 86_400 } as const;

/** Normalizes a mailbox: `ben+maths@school.test` and `Ben@school.test` are the same. */
export const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@');
