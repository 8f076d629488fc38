import { checkEmail } from '@wonderfield/contract/accounts/account-codec';
import { email as emailRule } from '@wonderfield/contract/fields';
import { ApiError, callApi } from '../../../shared/call-client.ts';

/** The message for an email somebody has already; nothing when it is free or cannot be told now. */
export const takenEmailMessage = async (email: string): Promise<string | undefined> => {
  if (!emailRule.safeParse(email).success) return undefined;
  try {
    await callApi(checkEmail, { signInName: email }, { session: null });
    return undefined;
  } catch (error) {
    // Anything but "taken" is not the visitor's concern now: signing up will tell.
    return error instanceof ApiError && error.code === 'EML_001' ? error.message : undefined;
  }
};
