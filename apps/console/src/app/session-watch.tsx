import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SessionEnded } from '../shared/call-client.ts';
import { noteSessionEnd, readSession } from '../shared/session-store.ts';

/** Alone handles the end of a session: forgets everything; the frame then shows the sign-in. */
export const SessionWatch = () => {
  const queryClient = useQueryClient();

  useEffect(() => {
    const handle = (error: unknown) => {
      // Signed in again in the meantime: that session is not the one that ended.
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
        // Signing out of a session that has ended already is what was wanted.
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
