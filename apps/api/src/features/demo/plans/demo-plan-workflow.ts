import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { contextThen, educatorOf } from '../demo-history.ts';

/** Returns contexts for authors and reviewers of demo plans, a given number of days ago. */
export const openWorkflow = (
  deps: Deps,
  tx: Db,
  operator: { id: string; email: string; name: string },
) => ({
  author: (id: string, days: number) =>
    contextThen(deps, tx, { actor: educatorOf(id), daysAgo: days }),
  reviewer: (days: number) => {
    const { id, email, name } = operator;
    const actor = { operatorId: id, sessionId: id, email, name };
    return contextThen(deps, tx, { actor, daysAgo: days });
  },
});

export type Workflow = ReturnType<typeof openWorkflow>;
