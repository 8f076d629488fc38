import { AGE_CHECK_TICKET_MINUTES } from '@wonderfield/contract/limits';
import type { Deps } from '../../dependencies.ts';

const CONTEXT = 'age-check-ticket';

/**
 * A ticket lets an adult without a session finish the adult check, and nothing else. It is sealed
 * rather than stored: it says who and until when, and nobody else can make or change one.
 */
export const makeAgeCheckTicket = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  userId: string,
): string => {
  const expiresAt = now().getTime() + AGE_CHECK_TICKET_MINUTES * 60_000;
  return sealer.seal(JSON.stringify({ userId, expiresAt }), CONTEXT).toString('base64url');
};
