import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, isSessionEnd } from '../shared/call-client.ts';
import { clearSession } from '../shared/session-store.ts';

/** Nothing of whoever was here stays, neither on the device nor in the page. */
export const forgetUser = (queryClient: QueryClient) => {
  clearSession();
  queryClient.clear();
};

/** Signs out; a session that has ended already counts as signed out (S 4). */
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
