import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SessionEnded } from '../shared/call/call-client.ts';
import { noteSessionEnd, readSession } from '../shared/session/session-store.ts';

/**
 * Handles the end of a session in one place. Clears all data, so the frame shows the sign-in form.
 */
export const SessionWatch = () => {
  const queryClient = useQueryClient();

  useEffect(() => {
    const handle = (error: unknown) => {
      // Ignores the error of an old session if the operator has signed in again.
      if (!(error instanceof SessionEnded)) return;
      if (readSession()?.sessionToken !== error.sessionToken) return;
      noteSessionEnd();
      queryClient.clear();
    };
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') handle(event.action.error);
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') {
        // An ended session is the wanted result of signing out.
        if (!event.mutation.options.meta?.endsSession) handle(event.action.error);
      }
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queryClient]);

  return null;
};
