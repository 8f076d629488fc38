import { homePath } from '@wonderfield/contract/accounts/home-path';
import type { UserType } from '@wonderfield/contract/user-types';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { HOME_PATHS, PATHS } from '../shared/routing/paths.ts';
import { PRIVATE_ROUTES, type PrivatePath } from '../shared/routing/route-access.ts';
import { isClassDevice, showsClassAt, signedOutPath } from '../shared/session/class-device.ts';
import { keepLocation, originalLocation } from '../shared/session/original-location.ts';
import { useSession } from '../shared/session/session-store.ts';
import { usePrefetchOnceBegun } from './prefetch-page.ts';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { addStrings } from './strings.ts';

const AlreadySignedIn = lazy(() =>
  import('./shell/already-signed-in.tsx').then((module) => ({ default: module.AlreadySignedIn })),
);

const NeedsPassword = lazy(async () => {
  const [{ NeedsPassword: Page }, { studentSignInStrings }] = await Promise.all([
    import('./shell/needs-password.tsx'),
    import('../features/student-sign-in/student-sign-in.strings.en.ts'),
  ]);
  addStrings({ studentSignIn: studentSignInStrings });
  return { default: Page };
});

/** Pages that a session opened with a card, pictures or help does not open. */
const ACCOUNT_PAGES: readonly string[] = [PATHS.profile, PATHS.changePassword];

/** Pages that a student opens on a shared device. Others show more than the next student may see. */
const CLASS_DEVICE_PAGES: readonly string[] = [
  PATHS.avatar,
  PATHS.returnToGame,
  PATHS.changePassword,
];

/**
 * Redirects and shows the skeleton of the next page until its script has loaded, so the page is
 * never empty.
 */
const Forward = ({ to, state }: { to: string; state?: unknown }) => (
  <>
    <Navigate to={to} replace state={state} />
    <PageSkeleton to={to} />
  </>
);

/**
 * Guards private screens. Signed-out visitors sign in and return, and other user types get the
 * not-found page. A student on a shared device gets the class instead, because Back may lead to a
 * page of the teacher who opened it.
 */
export const PrivateGuard = ({ path, children }: { path: PrivatePath; children: ReactNode }) => {
  const session = useSession();
  const location = useLocation();
  if (!session) {
    // On a shared device, the next student must not return to the page of the one before.
    const state = isClassDevice() ? undefined : keepLocation(location);
    return <Forward to={signedOutPath()} state={state} />;
  }
  const { user } = session;
  if (user.userType === 'student' && isClassDevice() && !CLASS_DEVICE_PAGES.includes(path)) {
    return <Forward to={PATHS.openClass} />;
  }
  const audience: readonly UserType[] = PRIVATE_ROUTES[path];
  const isGameOnly = user.userType === 'student' && user.isGameOnly;
  if (isGameOnly && path === PATHS.children) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NeedsPassword isForParent />
      </Suspense>
    );
  }
  if (!audience.includes(user.userType)) return <Forward to={PATHS.notFound} />;
  if (isGameOnly && ACCOUNT_PAGES.includes(path)) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <NeedsPassword />
      </Suspense>
    );
  }
  // A pending password change comes before any other page.
  if (user.mustChangePassword && path !== PATHS.changePassword) {
    return <Forward to={PATHS.changePassword} />;
  }
  return children;
};

/**
 * Guards screens for signed-out visitors. The sign-in page of another account type asks before
 * signing out. A shared device shows its class first.
 */
export const PublicOnlyGuard = ({
  door,
  children,
}: {
  door: UserType | undefined;
  children: ReactNode;
}) => {
  const session = useSession();
  const { pathname, state } = useLocation();
  // A user who signs in here goes to this home page next.
  usePrefetchOnceBegun(door && HOME_PATHS[door]);
  if (!session) return showsClassAt(pathname) ? <Forward to={PATHS.openClass} /> : children;
  const { user } = session;
  if (!door || door === user.userType) {
    // Right after a sign-in, this may run before the form navigates. Both use the same target.
    return <Forward to={originalLocation(state, user) ?? homePath(user)} />;
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <AlreadySignedIn user={user} />
    </Suspense>
  );
};
