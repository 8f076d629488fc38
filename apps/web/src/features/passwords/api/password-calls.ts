import { updateUser } from '@wonderfield/contract/accounts/account-spelling';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';
import { storeUser } from '../../../shared/session-store.ts';

export const askForReset = (request: RequestOf<'forgotPassword'>) =>
  callApi('forgotPassword', request, { session: null });

export const resetPassword = (request: RequestOf<'resetPassword'>) =>
  callApi('resetPassword', request, { session: null });

/** Changes one's own password and keeps what the server then says of the user. */
export const changePassword = async (request: RequestOf<'updateUser'>) => {
  const { user } = await callApi(updateUser, request);
  storeUser(user);
};
