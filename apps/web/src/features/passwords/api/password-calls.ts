import { updateUser } from '@wonderfield/contract/accounts/account-codec';
import { signInNameOf } from '@wonderfield/contract/accounts/user';
import { generateStudentPassword } from '@wonderfield/contract/children/child-codec';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';
import { storeDeviceToken } from '../../../shared/session/device-tokens.ts';
import { storeUser } from '../../../shared/session/session-store.ts';

export const askForReset = (request: RequestOf<'forgotPassword'>) =>
  callApi('forgotPassword', request, { session: null });

export const resetPassword = (request: RequestOf<'resetPassword'>) =>
  callApi('resetPassword', request, { session: null });

/**
 * Changes the user's password and stores the updated user and the new device token. The old token
 * ended with the old password.
 */
export const changePassword = async (request: RequestOf<'updateUser'>) => {
  const { user, deviceMark: deviceToken } = await callApi(updateUser, request);
  storeUser(user);
  await storeDeviceToken(signInNameOf(user), deviceToken);
};

/** Requests a password that a child can type. It is not saved. */
export const proposePassword = async () =>
  (await callApi(generateStudentPassword, { save: '0' })).password;
