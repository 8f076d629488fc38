import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { educatorOf, workThen } from './demo-history.ts';

/** Where the plans of the demo are made: by whom, and how many days ago. */
export const openReview = (
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

export type ReviewPage = ReturnType<typeof openReview>;
