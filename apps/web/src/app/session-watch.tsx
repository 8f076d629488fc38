import { useQueryClient } from '@tanstack/react-query';
import { SESSION_INVALID_REDIRECT_MS } from '@wonderfield/contract/limits';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isSessionEnd } from '../shared/call-client.ts';
import { PATHS } from '../shared/paths.ts';
import { clearSession, readSession } from '../shared/session-store.ts';

/** Alone handles SSN_002: says so, and five seconds later clears the device and goes to the door. */
export const SessionWatch = () => {
  const queryClient = useQueryClient();
  const { show } = useToasts();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const handle = (error: unknown) => {
      if (!isSessionEnd(error) || timer.current) return;
      show({
        ...{ tone: 'error', text: error.message, stays: true },
        durationMs: SESSION_INVALID_REDIRECT_MS,
      });
      const ended = readSession()?.sessionToken;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        // Signed out, or in again, in the meantime: that session is not the one that ended.
        if (readSession()?.sessionToken !== ended) return;
        clearSession();
        queryClient.clear();
        void navigate(PATHS.signIn);
      }, SESSION_INVALID_REDIRECT_MS);
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
  }, [queryClient, show, navigate]);

  // Whoever is gone has nothing more to say.
  useEffect(() => () => clearTimeout(timer.current), []);

  return null;
};
