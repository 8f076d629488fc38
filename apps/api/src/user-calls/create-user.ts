import type { createUser as createUserCall } from '@wonderfield/contract/accounts/account-calls';
import type { CallInput } from '@wonderfield/contract/define-call';
import type { ContextOf } from '../calls/register-call.ts';
import { isBy, isByVisitor } from '../context/actor.ts';
import { DomainError } from '../domain-error.ts';
import { createParent } from '../features/accounts/create-parent.ts';
import { createChild } from '../features/children/create-child.ts';
import { createEducator } from '../features/educators/create-educator.ts';
import { createSchoolAccount } from '../features/schools/create-school-account.ts';

/**
 * Creates one of four kinds of accounts. The access check has already decided who may create which.
 */
export const createUser = async (
  ctx: ContextOf<typeof createUserCall>,
  input: CallInput<typeof createUserCall>,
) => {
  if (input.userType === 'student') {
    if (!isBy(ctx, 'parent')) throw new DomainError('SSN_002');
    return createChild(ctx, input);
  }
  if (!isByVisitor(ctx)) throw new DomainError('AUZ_001');
  if (input.userType === 'parent') return createParent(ctx, input);
  if (input.licenseType !== 'school/district') return createEducator(ctx, input);
  const { administrator } = await createSchoolAccount(ctx, input);
  return { user: administrator };
};
