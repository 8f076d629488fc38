import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import type { Educator } from '../../work/actor.ts';
import { workThen } from './demo-past.ts';

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
  author: (id: string, days: number) =>
    workThen(deps, tx, { actor: educatorOf(id), daysAgo: days }),
  reviewer: (days: number) => {
    const { id, email, name } = operator;
    const actor = { operatorId: id, sessionId: id, email, name };
    return workThen(deps, tx, { actor, daysAgo: days });
  },
});

export type Desk = ReturnType<typeof openDesk>;
