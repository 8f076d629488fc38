import { INVITATION_DAYS } from '@wonderfield/contract/limits';

/** Invitations older than this ran out. */
export const invitationsSince = (now: Date) =>
  new Date(now.getTime() - INVITATION_DAYS * 24 * 3_600_000);
