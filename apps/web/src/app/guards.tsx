import { homePath } from '@wonderfield/contract/accounts/home-path';
import type { UserType } from '@wonderfield/contract/user-types';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { keepLocation, originalLocation } from '../shared/original-location.ts';
import { HOME_PATHS, PATHS } from '../shared/paths.ts';
import { PRIVATE_ROUTES, type PrivatePath } from '../shared/route-access.ts';
import { useSession } from '../shared/session-store.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePrefetchOnceBegun } from './prefetch-page.ts';

const AlreadySignedIn = lazy(() =>
  import('./already-signed-in.tsx').then((module) => ({ default: module.AlreadySignedIn })),
);

/** Leads on, and shows the next page in outline until its code is there: never an empty one. */
const Forward = ({ to, state }: { to: string; state?: unknown }) => (
  <>
    <Navigate to={to} replace state={state} />
    <PageSkeleton to={to} />
  </>
);

/** Private screens: nobody goes to the door and comes back later; the wrong kind of user is lost. */
export const PrivateGuard = ({ path, children }: { path: PrivatePath; children: ReactNode }) => {
  const session = useSession();
  const location = useLocation();
  if (!session) return <Forward to={PATHS.signIn} state={keepLocation(location)} />;
  const { user } = session;
  const audience: readonly UserType[] = PRIVATE_ROUTES[path];
  if (!audience.includes(user.userType)) return <Forward to={PATHS.notFound} />;
  // A pending new password comes before anything else (D 3).
  if (user.mustChangePassword && path !== PATHS.changePassword) {
    return <Forward to={PATHS.changePassword} />;
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
  // Whoever signs in at a door is at home a moment later.
  usePrefetchOnceBegun(door && HOME_PATHS[door]);
  if (!session) return children;
  const { user } = session;
  if (!door || door === user.userType) {
    // Right after a sign-in this may come before the form has moved on: both lead the same way.
    return <Forward to={originalLocation(state, user) ?? homePath(user)} />;
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <AlreadySignedIn user={user} />
    </Suspense>
  );
};
