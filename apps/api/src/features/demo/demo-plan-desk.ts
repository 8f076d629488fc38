import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import type { Educator } from '../../work/actor.ts';
import { within } from '../../work/atomically.ts';
import type { SignedInOperator } from '../../work/operator-actor.ts';
import { makeWork, type Work } from '../../work/work.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Work of days gone by, in one transaction: what authors and reviewers of the demo have done by the
 * time somebody looks. It never happened, so nobody is mailed and no audit event tells of it.
 */
const workThen = <Asking extends Educator | SignedInOperator>(
  deps: Deps,
  tx: Db,
  { actor, days }: { actor: Asking; days: number },
): Work<Asking> => {
  const then = new Date(deps.now().getTime() - days * DAY_MS);
  const past: Deps = {
    ...deps,
    // Nobody else sees what is made here before all of it is there.
    db: tx,
    now: () => then,
    jobs: { ...deps.jobs, enqueue: async () => undefined },
  };
  return {
    ...makeWork(past, actor, { address: 'demo' }),
    ...within(tx),
    record: async () => undefined,
  };
};

/** A demo educator who may write plans. */
const educatorOf = (id: string): Educator => ({
  ...{ id, sessionId: id, userType: 'educator', isAgeVerified: true, isApproved: true },
  ...{ mustChangePassword: false, isSchoolMade: false, isWaitingForSchool: false },
  isConfigured: true,
});

/** Where the plans of the demo are made: by whom, and how many days ago. */
export const openDesk = (
  deps: Deps,
  tx: Db,
  operator: { id: string; email: string; name: string },
) => ({
  author: (id: string, days: number) => workThen(deps, tx, { actor: educatorOf(id), days }),
  reviewer: (days: number) => {
    const { id, email, name } = operator;
    return workThen(deps, tx, { actor: { operatorId: id, sessionId: id, email, name }, days });
  },
});

export type Desk = ReturnType<typeof openDesk>;
