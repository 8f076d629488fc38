import { updateUser } from '@wonderfield/contract/accounts/account-spelling';
import { callApi, type RequestOf } from '../../../shared/call-client.ts';
import { storeUser } from '../../../shared/session-store.ts';

/** Changes their own profile and keeps what the server then says of the user. */
export const saveProfile = async ({ grades, ...changes }: RequestOf<'updateUser'>) => {
  const { user } = await callApi(updateUser, {
    ...changes,
    // Grades travel joined with commas, not as JSON (S 3.6).
    ...(grades && { grades: [grades].flat().join(',') }),
  });
  storeUser(user);
};
