import type { createUser as createUserCall } from '@wonderfield/contract/accounts/account-calls';
import type { CallInput } from '@wonderfield/contract/call';
import type { WorkOf } from '../calls/register-call.ts';
import { isBy, isByVisitor } from '../context/actor.ts';
import { Refusal } from '../domain-error.ts';
import { createParent } from '../features/accounts/create-parent.ts';
import { createChild } from '../features/children/create-child.ts';
import { createEducator } from '../features/educators/create-educator.ts';
import { createSchoolAccount } from '../features/schools/create-school-account.ts';

/** One call, four kinds of account. The guard has let in whoever may make which (D 2). */
export const createUser = async (
  work: WorkOf<typeof createUserCall>,
  input: CallInput<typeof createUserCall>,
) => {
  if (input.userType === 'student') {
    if (!isBy(work, 'parent')) throw new Refusal('SSN_002');
    return createChild(work, input);
  }
  if (!isByVisitor(work)) throw new Refusal('AUZ_001');
  if (input.userType === 'parent') return createParent(work, input);
  if (input.licenseType !== 'school/district') return createEducator(work, input);
  const { administrator } = await createSchoolAccount(work, input);
  return { user: administrator };
};
