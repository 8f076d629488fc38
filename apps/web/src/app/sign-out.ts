import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, isSessionEnd } from '../shared/call-client.ts';
import { clearSession } from '../shared/session-store.ts';

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
      clearSession();
      queryClient.clear();
    },
  });
};
