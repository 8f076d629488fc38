import { needsAgeCheckFirst } from '@wonderfield/contract/accounts/home-path';
import { isGameOnly } from '@wonderfield/contract/sign-in-method';
import type { UserType } from '@wonderfield/contract/user-types';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import {
  endSession,
  type SessionLink,
  type SessionOpening,
  startSession,
} from '../../sessions/sessions.ts';
import { selectOptionalUser } from '../accounts.queries.ts';
import { forGameOnly, readPortalUser } from '../profile/read-portal-user.ts';
import { createAgeCheckTicket } from './age-check-ticket.ts';

/** The linked identity that the user signs in with. */
export type SignInLink = SessionLink & {
  provider: string;
  /** True if the school created the link, so the student needs no password in this session. */
  isApproved: boolean;
};

type Opening = SessionOpening & { link?: SignInLink | undefined };

/** Starts a session for a verified user and writes an audit event that tells how it was opened. */
export const startUserSession = async (
  { deps, actor: current, audit }: Context<Actor | null>,
  tx: Db,
  account: { id: string; user_type: UserType },
  opening: Opening = {},
) => {
  const { link, kind = 'password' } = opening;
  const isLimited = isGameOnly(kind);
  // A new sign-in ends the session sent with it, so a session planted by an attacker is not kept.
  if (current) await endSession(deps, tx, { sessionId: current.sessionId, userId: current.id });
  const user = await readPortalUser(deps, tx, {
    id: account.id,
    userType: account.user_type,
    ...((link?.isApproved || isLimited) && { mustChangePassword: false }),
  });
  const sessionToken = await startSession(deps, tx, user, opening);
  await audit(tx, 'session.started', user.id, {
    actorId: user.id,
    outcome: link?.provider ?? kind,
  });
  return {
    user: user.userType === 'student' && isLimited ? forGameOnly(user) : user,
    sessionToken,
    ...(needsAgeCheckFirst(user) && {
      ageCheckTicket: createAgeCheckTicket(deps, user.id, await selectOptionalUser(tx, user.id)),
    }),
  };
};
