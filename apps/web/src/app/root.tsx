import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../shared/paths.ts';
import { useSession } from '../shared/session-store.ts';
import { LoadingBar } from './loading-bar.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { usePageViews } from './page-views.ts';
import { usePrefetch } from './prefetch-page.ts';
import { useRouteFocus } from './route-focus.ts';
import { useDismissErrors } from './use-dismiss-errors.ts';
import { useUserEpoch } from './use-user-epoch.ts';

const layout = () => import('./layouts/signed-in-layout.tsx');
const SignedInTop = lazy(() => layout().then((module) => ({ default: module.SignedInTop })));
const SessionWatch = lazy(() =>
  import('./session-watch.tsx').then((module) => ({ default: module.SessionWatch })),
);
const SignedInBottom = lazy(() => layout().then((module) => ({ default: module.SignedInBottom })));

/** The badge stands on other pages, too; at the end of a single sign-on somebody else may be coming in. */
const BARE: readonly (string | undefined)[] = [PATHS.badge, PATHS.singleSignOn];

/** Below a path: nobody shows a header there, even where there is nothing (S 2). */
const isUnder = (path: string, pathname: string) => pathname.startsWith(`${path}/`);

/** The frame around every screen: the header whenever somebody is signed in, except on bare ones. */
export const Root = () => {
  const t = useTranslations('shared');
  const session = useSession();
  const matches = useMatches();
  const { pathname } = useLocation();
  const isBare = BARE.includes(matches.at(-1)?.id) || isUnder(PATHS.badge, pathname);
  const user = isBare ? undefined : session?.user;
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
        {/* The screen keeps its place, and with it its state, when somebody signs in or out. */}
        {user && <SignedInTop user={user} />}
        <Suspense key={turn} fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
        {user && <SignedInBottom />}
      </Suspense>
    </>
  );
};
