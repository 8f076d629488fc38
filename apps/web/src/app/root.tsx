import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../shared/paths.ts';
import { useSession } from '../shared/session-store.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { usePageViews } from './page-views.ts';
import { useRouteFocus } from './route-focus.ts';
import { SessionWatch } from './session-watch.tsx';
import { useErrorsEnd } from './use-errors-end.ts';

const layout = () => import('./layouts/signed-in-layout.tsx');
const SignedInTop = lazy(() => layout().then((module) => ({ default: module.SignedInTop })));
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
  useErrorsEnd();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <SessionWatch />
      <Suspense fallback={<LoadingScreen />}>
        {/* The screen keeps its place, and with it its state, when somebody signs in or out. */}
        {user && <SignedInTop user={user} />}
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
        {user && <SignedInBottom />}
      </Suspense>
    </>
  );
};
