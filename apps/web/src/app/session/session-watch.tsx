import { useQueryClient } from '@tanstack/react-query';
import { isSessionEnd } from '@wonderfield/client/errors';
import { SESSION_INVALID_REDIRECT_MS } from '@wonderfield/contract/limits';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetStudent } from '../../features/student-sign-in/enter/forget-student.ts';
import { hasUnsavedChanges } from '../../shared/forms/unsaved-changes.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { isClassDevice, signedOutPath } from '../../shared/session/class-device.ts';
import { setStudentEnded } from '../../shared/session/ended-student.ts';
import {
  readSession,
  type Session,
  useSession,
  useSuspendedSession,
} from '../../shared/session/session-store.ts';
import { addStrings } from '../strings.ts';
import { forgetUser } from './sign-out.ts';
import { useClassDeviceTimeout } from './use-class-device-timeout.ts';

const SignInAgain = lazy(async () => {
  const [{ SignInAgainDialog }, { signInAgainStrings }] = await Promise.all([
    import('../sign-in-again/sign-in-again-dialog.tsx'),
    import('../sign-in-again/sign-in-again.strings.en.ts'),
  ]);
  addStrings({ signInAgain: signInAgainStrings });
  return { default: SignInAgainDialog };
});

/** How long unsaved input is kept after a sign-out in another tab. */
const SUSPENDED_SESSION_MS = 5 * 60_000;

/** Returns true for a student, because an adult on such a device may have unsaved input. */
const isOnClassDevice = (session: Session | null) =>
  session?.user.userType === 'student' && isClassDevice();

/**
 * Handles SSN_002 for all calls: shows a toast, and after five seconds clears the device and opens
 * the sign-in page. With unsaved input, it asks for the password over the page instead. A shared
 * device shows its class at once. Also ends the visit of a student who left a shared device.
 */
export const SessionWatch = () => {
  const queryClient = useQueryClient();
  const { show, endErrors } = useToasts();
  const navigate = useNavigate();
  const session = useSession();
  const suspendedSession = useSuspendedSession();
  useClassDeviceTimeout(session?.sessionToken);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [ended, setEnded] = useState<Session & { message: string }>();
  // False after a new sign-in, because the new session is not the one that ended.
  const isOver = ended !== undefined && session?.sessionToken === ended.sessionToken;

  useEffect(() => {
    const handle = (error: unknown) => {
      if (!isSessionEnd(error) || timer.current) return;
      const now = readSession();
      if (isOnClassDevice(now)) {
        forgetStudent(queryClient);
        void navigate(PATHS.openClass, { replace: true });
        return show({ tone: 'error', text: error.message });
      }
      if (now && hasUnsavedChanges()) return setEnded({ ...now, message: error.message });
      show({
        tone: 'error',
        text: error.message,
        stays: true,
        durationMs: SESSION_INVALID_REDIRECT_MS,
      });
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (readSession()?.sessionToken !== now?.sessionToken) return;
        setStudentEnded(now?.user.userType === 'student');
        forgetUser(queryClient);
        void navigate(signedOutPath());
      }, SESSION_INVALID_REDIRECT_MS);
    };
    // Handles errors that occurred before this subscription.
    for (const { state } of queryClient.getQueryCache().getAll()) handle(state.error);
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') handle(event.action.error);
    });
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') {
        // Signing out of an ended session is not an error.
        if (!event.mutation.options.meta?.endsSession) handle(event.action.error);
      }
    });
    return () => {
      stopQueries();
      stopMutations();
      // Errors of the old session must not end the next one.
      queryClient.removeQueries({ predicate: ({ state }) => isSessionEnd(state.error) });
    };
  }, [queryClient, show, navigate]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const isBack = ended !== undefined && !isOver;
  useEffect(() => {
    if (!isBack) return;
    setEnded(undefined);
    endErrors();
    // Fetch again the data that failed while the session was over.
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [isBack, endErrors, queryClient]);

  // Clears the page on a shared device after the user signed out in another tab.
  useEffect(() => {
    if (!suspendedSession) return;
    const leave = setTimeout(() => forgetUser(queryClient), SUSPENDED_SESSION_MS);
    return () => clearTimeout(leave);
  }, [suspendedSession, queryClient]);

  const shownSession = isOver ? ended : suspendedSession;
  if (!shownSession) return null;
  // The page's guard then opens the sign-in page without another confirmation.
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
