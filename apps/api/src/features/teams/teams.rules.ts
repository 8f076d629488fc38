import { INVITATION_DAYS } from '@wonderfield/contract/limits';

/** Invitations older than this ran out. */
export const invitationsSince = (now: Date) =>
  new Date(now.getTime() - INVITATION_DAYS * 24 * 3_600_000);

/** Invitations mailed to one mailbox, whoever sends them. */
export const MAILS_PER_MAILBOX = { times: 3, seconds: 86_400 } as const;

/** `ben+maths@school.test` and `Ben@school.test` are one mailbox. */
export const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*@/, '@');
