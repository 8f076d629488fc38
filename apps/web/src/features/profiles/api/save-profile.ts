import { updateUser } from '@wonderfield/contract/accounts/account-codec';
import { callApi, type RequestOf } from '../../../shared/call/call-client.ts';
import { storeUser } from '../../../shared/session/session-store.ts';

/** Saves the user's profile and stores the updated user. */
export const saveProfile = async (changes: RequestOf<'updateUser'>) => {
  const { user } = await callApi(updateUser, changes);
  storeUser(user);
};
