import type { createUser as createUserCall } from '@wonderfield/contract/accounts/account-calls';
import type { CallInput } from '@wonderfield/contract/call';
import type { WorkOf } from '../calls/register-call.ts';
import { createParent } from '../features/accounts/create-parent.ts';
import { createChild } from '../features/children/create-child.ts';
import { createEducator } from '../features/educators/create-educator.ts';
import { Refusal } from '../refusal.ts';
import type { Work } from '../work/work.ts';

/** One call, three kinds of account. The guard has let in whoever may make which (D 2). */
export const createUser = (
  work: WorkOf<typeof createUserCall>,
  input: CallInput<typeof createUserCall>,
) => {
  const { actor } = work;
  if (input.userType === 'student') {
    if (!actor) throw new Refusal('SSN_002');
    return createChild({ ...work, actor }, input);
  }
  const visitors: Work<null> = { ...work, actor: null };
  return input.userType === 'parent'
    ? createParent(visitors, input)
    : createEducator(visitors, input);
};
