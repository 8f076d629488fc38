import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOperators, SessionEnded } from '../shared/call/call-client.ts';
import { clearSession } from '../shared/session/session-store.ts';

/** Signs out. An already ended session counts as signed out. */
export const useSignOut = () => {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { endsSession: true },
    mutationFn: async () => {
      try {
        await callOperators('signOutOperator', {});
      } catch (error) {
        if (!(error instanceof SessionEnded)) throw error;
      }
      clearSession();
      queryClient.clear();
    },
  });
};
