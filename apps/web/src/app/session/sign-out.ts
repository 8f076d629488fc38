import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isSessionEnd } from '@wonderfield/client/errors';
import { callApi } from '../../shared/call/call-client.ts';
import { clearSession } from '../../shared/session/session-store.ts';

/** Removes all data of the user from the device and from the page. */
export const forgetUser = (queryClient: QueryClient) => {
  clearSession();
  queryClient.clear();
};

/** Signs out. An already ended session counts as signed out. */
export const useSignOut = () => {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { endsSession: true },
    mutationFn: async () => {
      try {
        await callApi('logout', {});
      } catch (error) {
        if (!isSessionEnd(error)) throw error;
      }
      forgetUser(queryClient);
    },
  });
};
