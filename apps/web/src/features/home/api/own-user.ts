import { queryOptions } from '@tanstack/react-query';
import { fromUserJson } from '@wonderfield/contract/accounts/user';
import { callApi } from '../../../shared/call-client.ts';
import { readSession, storeUser } from '../../../shared/session-store.ts';

/** The signed-in user as the server knows it now; what is stored on the device follows. */
export const ownUserQuery = () =>
  queryOptions({
    queryKey: ['own-user', readSession()?.userId],
    queryFn: async () => {
      const { userJson } = await callApi('getUser', {});
      storeUser(userJson);
      return fromUserJson(JSON.parse(userJson));
    },
  });
