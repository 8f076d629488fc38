import { useQueryClient } from '@tanstack/react-query';
import { SESSION_INVALID_REDIRECT_MS } from '@wonderfield/contract/limits';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isSessionEnd } from '../shared/call-client.ts';
import { PATHS } from '../shared/paths.ts';
import {
  readSession,
  type Session,
  useSession,
  useSuspendedSession,
} from '../shared/session-store.ts';
import { hasUnsavedWork } from '../shared/unsaved-changes.ts';
import { forgetUser } from './sign-out.ts';
import { addStrings } from './strings.ts';

const SignInAgain = lazy(async () => {
  const [{ SignInAgainDialog }, { signInAgainWords }] = await Promise.all([
    import('./sign-in-again/sign-in-again-dialog.tsx'),
    import('./sign-in-again/sign-in-again.strings.en.ts'),
  ]);
  addStrings({ signInAgain: signInAgainWords });
  return { default: SignInAgainDialog };
});

/** How long unsaved work waits after a sign-out in another tab. */
const SUSPENDED_SESSION_MS = 5 * 60_000;

/**
 * Alone handles SSN_002: says so, and five seconds later clears the device and goes to the door. Where
 * something is typed that exists nowhere else, it asks for the password over the page instead.
 */
export const SessionWatch = () => {
  const queryClient = useQueryClient();
  const { show, endErrors } = useToasts();
  const navigate = useNavigate();
  const session = useSession();
  const suspendedSession = useSuspendedSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [ended, setEnded] = useState<Session & { message: string }>();
  // Signed in again, here or in another window, or somebody else: that session is not the one that ended.
  const isOver = ended !== undefined && session?.sessionToken === ended.sessionToken;

  useEffect(() => {
    const handle = (error: unknown) => {
      if (!isSessionEnd(error) || timer.current) return;
      const now = readSession();
      if (now && hasUnsavedWork()) return setEnded({ ...now, message: error.message });
      show({
        tone: 'error',
        text: error.message,
        stays: true,
        durationMs: SESSION_INVALID_REDIRECT_MS,
      });
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (readSession()?.sessionToken !== now?.sessionToken) return;
        forgetUser(queryClient);
        void navigate(PATHS.signIn);
      }, SESSION_INVALID_REDIRECT_MS);
    };
    // What was refused before this was listening.
    for (const { state } of queryClient.getQueryCache().getAll()) handle(state.error);
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
      // That session's end is no news of the next one.
      queryClient.removeQueries({ predicate: ({ state }) => isSessionEnd(state.error) });
    };
  }, [queryClient, show, navigate]);

  // Whoever is gone has nothing more to say.
  useEffect(() => () => clearTimeout(timer.current), []);

  const isBack = ended !== undefined && !isOver;
  useEffect(() => {
    if (!isBack) return;
    setEnded(undefined);
    endErrors();
    // What could not be read while the session was over can be read now.
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [isBack, endErrors, queryClient]);

  // The page on a shared device does not stay open after somebody signed out and left.
  useEffect(() => {
    if (!suspendedSession) return;
    const leave = setTimeout(() => forgetUser(queryClient), SUSPENDED_SESSION_MS);
    return () => clearTimeout(leave);
  }, [suspendedSession, queryClient]);

  const shownSession = isOver ? ended : suspendedSession;
  if (!shownSession) return null;
  // The guard of the page then opens the sign-in page, past everything that would ask again.
  const handleLeave = () => forgetUser(queryClient);
  return (
    <Suspense fallback={null}>
      <SignInAgain
        user={shownSession.user}
        message={isOver ? ended.message : undefined}
        onLeave={handleLeave}
      />
    </Suspense>
  );
};
