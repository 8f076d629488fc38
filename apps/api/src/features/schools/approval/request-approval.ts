import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { readPortalUser } from '../../accounts/profile/read-portal-user.ts';
import { askAgain } from '../../educators/educators.ts';
import { updateSchoolAskedAgain } from './decisions.queries.ts';

/**
 * Requests another decision after a decline. A school's administrator requests it for the school,
 * too.
 */
export const requestApproval = ({ deps, actor, transaction, audit }: Context<Educator>) =>
  transaction(async (tx) => {
    if (!(await askAgain(deps, tx, actor.id))) throw new DomainError('EDU_003');
    await updateSchoolAskedAgain(tx, actor.id);
    await audit(tx, 'educator.asked-again', actor.id);
    return { user: await readPortalUser(deps, tx, actor) };
  });
