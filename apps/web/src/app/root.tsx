import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../shared/routing/paths.ts';
import { useSession } from '../shared/session/session-store.ts';
import { EarlyInput } from './early-input.ts';
import { usePageViews } from './page-views.ts';
import { usePrefetch } from './prefetch-page.ts';
import { useRouteFocus } from './route-focus.ts';
import { useUserEpoch } from './session/use-user-epoch.ts';
import { LoadingBar } from './shell/loading-bar.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { useDismissErrors } from './use-dismiss-errors.ts';

const loadLayout = () => import('./layouts/signed-in-layout.tsx');
const SignedInTop = lazy(() => loadLayout().then((module) => ({ default: module.SignedInTop })));
const SessionWatch = lazy(() =>
  import('./session/session-watch.tsx').then((module) => ({ default: module.SessionWatch })),
);
const SignedInBottom = lazy(() =>
  loadLayout().then((module) => ({ default: module.SignedInBottom })),
);

/**
 * Pages without a header. The badge is embedded in other sites, single sign-on and cards may sign in
 * a different user, and the whole class sees the device of a class.
 */
const BARE: readonly (string | undefined)[] = [
  PATHS.badge,
  PATHS.singleSignOn,
  PATHS.cardSignIn,
  PATHS.cardLink,
  PATHS.openClass,
];

/** Pages that a student sees whole, without scrolling to a footer. */
const WITHOUT_FOOTER: readonly (string | undefined)[] = [
  PATHS.avatar,
  PATHS.returnToGame,
  PATHS.changePassword,
];

/** Matches unknown paths below the badge, which show no header either. */
const isUnder = (path: string, pathname: string) => pathname.startsWith(`${path}/`);

/** Renders the frame around every screen: the header for signed-in users, except on bare pages. */
export const Root = () => {
  const t = useTranslations('shared');
  const session = useSession();
  const matches = useMatches();
  const { pathname } = useLocation();
  const isBare = BARE.includes(matches.at(-1)?.id) || isUnder(PATHS.badge, pathname);
  const user = isBare ? undefined : session?.user;
  const hasFooter = user?.userType !== 'student' || !WITHOUT_FOOTER.includes(matches.at(-1)?.id);
  usePageViews(matches.at(-1)?.id);
  useRouteFocus();
  useDismissErrors();
  usePrefetch();
  const turn = useUserEpoch(session?.userId);
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {session && (
        <Suspense fallback={null}>
          <SessionWatch />
        </Suspense>
      )}
      <LoadingBar />
      <Suspense fallback={<PageSkeleton hasHeader={!!user} />}>
        {/*
         * The screen keeps its position in the tree, and so its state, when a user signs in or out.
         */}
        {user && <SignedInTop user={user} />}
        <Suspense key={turn} fallback={<PageSkeleton />}>
          <Outlet />
          <EarlyInput />
        </Suspense>
        {user && hasFooter && <SignedInBottom />}
      </Suspense>
    </>
  );
};
