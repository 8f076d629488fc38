import { toUserJson } from '@wonderfield/contract/accounts/user';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { readPortalUser } from '../accounts/read-portal-user.ts';
import { recordEvent } from '../audit/record-event.ts';
import { askAgainForSchool } from '../schools/ask-again-for-school.ts';
import { updateAskedAgain } from './educators.queries.ts';

/** After a no: the educator has fixed what was wrong and asks again. */
export const requestApproval = (deps: Deps, actor: Actor, requestId: string) =>
  deps.db.transaction().execute(async (tx) => {
    if (!(await updateAskedAgain(tx, actor.id, deps.now()))) throw new Refusal('EDU_003');
    await askAgainForSchool(tx, actor.id);
    await recordEvent(tx, {
      at: deps.now(),
      action: 'educator.asked-again',
      actorId: actor.id,
      subjectId: actor.id,
      requestId,
    });
    return { userJson: toUserJson(await readPortalUser(deps, tx, actor.id)) };
  });
