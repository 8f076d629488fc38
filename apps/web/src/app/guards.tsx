import { homePath } from '@wonderfield/contract/accounts/landing';
import type { UserType } from '@wonderfield/contract/options';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { keepLocation, originalLocation } from '../shared/original-location.ts';
import { PATHS } from '../shared/paths.ts';
import { PRIVATE_ROUTES, type PrivatePath } from '../shared/route-access.ts';
import { useSession } from '../shared/session-store.ts';
import { LoadingScreen } from './loading-screen.tsx';

const AlreadySignedIn = lazy(() =>
  import('./already-signed-in.tsx').then((module) => ({ default: module.AlreadySignedIn })),
);

/** Private screens: nobody goes to the door and comes back later; the wrong kind of user is lost. */
export const PrivateGuard = ({ path, children }: { path: PrivatePath; children: ReactNode }) => {
  const session = useSession();
  const location = useLocation();
  if (!session) return <Navigate to={PATHS.signIn} replace state={keepLocation(location)} />;
  const { user } = session;
  const audience: readonly UserType[] = PRIVATE_ROUTES[path];
  if (!audience.includes(user.userType)) return <Navigate to={PATHS.notFound} replace />;
  // A pending new password comes before anything else (D 3).
  if (user.mustChangePassword && path !== PATHS.changePassword) {
    return <Navigate to={PATHS.changePassword} replace />;
  }
  return children;
};

/** Screens for signed-out visitors. A door for another kind of account asks first (S 2.3). */
export const PublicOnlyGuard = ({
  door,
  children,
}: {
  door: UserType | undefined;
  children: ReactNode;
}) => {
  const session = useSession();
  const { state } = useLocation();
  if (!session) return children;
  const { user } = session;
  if (!door || door === user.userType) {
    // Right after a sign-in this may come before the form has moved on: both lead the same way.
    return <Navigate to={originalLocation(state, user) ?? homePath(user)} replace />;
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      <AlreadySignedIn user={user} />
    </Suspense>
  );
};
