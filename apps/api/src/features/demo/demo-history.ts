import type { Educator } from '../../context/actor.ts';
import { type Context, createContext } from '../../context/context.ts';
import type { SignedInOperator } from '../../context/operator-actor.ts';
import type { Player } from '../../context/player.ts';
import { within } from '../../context/transactions.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';

/** A demo educator who may teach and write plans. */
export const educatorOf = (id: string): Educator => ({
  id,
  sessionId: id,
  userType: 'educator',
  isAgeVerified: true,
  isApproved: true,
  mustChangePassword: false,
  isSchoolMade: false,
  showsLogin: false,
  isWaitingForSchool: false,
  isConfigured: true,
  isConfirmed: false,
});

const DAY_MS = 24 * 60 * 60_000;

/**
 * Work of days gone by, in one transaction: what people of the demo have done by the time somebody
 * looks. It never happened, so nobody is mailed and no audit event tells of it.
 */
export const workThen = <Caller extends Educator | SignedInOperator | Player>(
  deps: Deps,
  tx: Db,
  { actor, daysAgo }: { actor: Caller; daysAgo: number },
): Context<Caller> => {
  const then = new Date(deps.now().getTime() - daysAgo * DAY_MS);
  const past: Deps = {
    ...deps,
    // Nobody else sees what is made here before all of it is there.
    db: tx,
    now: () => then,
    jobs: { ...deps.jobs, enqueue: async () => undefined },
  };
  return {
    ...createContext(past, actor, { address: 'demo' }),
    ...within(tx),
    audit: async () => undefined,
  };
};
