import type { Educator } from '../../context/actor.ts';
import { type Context, createContext } from '../../context/context.ts';
import type { SignedInOperator } from '../../context/operator-actor.ts';
import type { Player } from '../../context/player.ts';
import { inTransaction } from '../../context/transactions.ts';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';

/** Returns a demo educator who may teach and write plans. */
export const educatorOf = (id: string): Educator => ({
  id,
  sessionId: id,
  userType: 'educator',
  isAgeVerified: true,
  isApproved: true,
  mustChangePassword: false,
  isGameOnly: false,
  isSchoolMade: false,
  showsLogin: false,
  isWaitingForSchool: false,
  isConfigured: true,
  isConfirmed: false,
});

const DAY_MS = 24 * 60 * 60_000;

/**
 * Creates a context for past actions of demo users in one transaction. The actions never happened,
 * so no email is sent and no audit event is written.
 */
export const contextThen = <Caller extends Educator | SignedInOperator | Player>(
  deps: Deps,
  tx: Db,
  { actor, daysAgo }: { actor: Caller; daysAgo: number },
): Context<Caller> => {
  const then = new Date(deps.now().getTime() - daysAgo * DAY_MS);
  const past: Deps = {
    ...deps,
    // The data becomes visible only when the whole transaction commits.
    db: tx,
    now: () => then,
    jobs: { ...deps.jobs, enqueue: async () => undefined },
  };
  return {
    ...createContext(past, actor, { address: 'demo' }),
    ...inTransaction(tx),
    audit: async () => undefined,
  };
};
