import { ApiError } from '@wonderfield/client/errors';
import { checkEmail } from '@wonderfield/contract/accounts/account-codec';
import { email as emailRule } from '@wonderfield/contract/fields';
import { callApi } from '../../../shared/call/call-client.ts';

/** Returns the error for a taken email, or undefined if it is free or the check fails. */
export const takenEmailMessage = async (email: string): Promise<string | undefined> => {
  if (!emailRule.safeParse(email).success) return undefined;
  try {
    await callApi(checkEmail, { signInName: email }, { session: null });
    return undefined;
  } catch (error) {
    // Ignore other errors here. Signing up reports them.
    return error instanceof ApiError && error.code === 'EML_001' ? error.message : undefined;
  }
};
