import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../shared/session-store.ts';
import { ConsoleHeader } from './console-header.tsx';
import { LoadingScreen } from './loading-screen.tsx';

const SignInScreen = lazy(() =>
  import('../features/sign-in/screens/sign-in-screen.tsx').then((module) => ({
    default: module.SignInScreen,
  })),
);

/** Tabs and a screen for an operator; for anybody else the sign-in, at the same address. */
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
