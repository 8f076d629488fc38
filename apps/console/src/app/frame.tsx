import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../shared/session/session-store.ts';
import { ConsoleHeader } from './console-header.tsx';
import { LoadingScreen } from './loading-screen.tsx';

const SignInScreen = lazy(() =>
  import('../features/sign-in/screens/sign-in-screen.tsx').then((module) => ({
    default: module.SignInScreen,
  })),
);

/** Shows tabs and a screen to an operator, and the sign-in form at the same address otherwise. */
export const Frame = () => {
  const session = useSession();
  return (
    <Suspense fallback={<LoadingScreen />}>
      {session ? (
        <>
          <ConsoleHeader operator={session.operator} />
          <Outlet />
        </>
      ) : (
        <SignInScreen />
      )}
    </Suspense>
  );
};
