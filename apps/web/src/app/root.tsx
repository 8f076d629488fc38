import { lazy, Suspense } from 'react';
import { Outlet, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '../shared/session-store.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { usePageViews } from './page-views.ts';
import { useRouteFocus } from './route-focus.ts';
import { SessionWatch } from './session-watch.tsx';

const SignedInLayout = lazy(() =>
  import('./layouts/signed-in-layout.tsx').then((module) => ({ default: module.SignedInLayout })),
);

/** The frame around every screen: the header whenever somebody is signed in, except on the badge. */
export const Root = () => {
  const t = useTranslations('shared');
  const session = useSession();
  const matches = useMatches();
  const isBadge = matches.at(-1)?.id === '/wfname';
  usePageViews(matches.at(-1)?.id);
  useRouteFocus();
  const screen = (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet />
    </Suspense>
  );
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <SessionWatch />
      {session && !isBadge ? (
        <Suspense fallback={<LoadingScreen />}>
          <SignedInLayout user={session.user}>{screen}</SignedInLayout>
        </Suspense>
      ) : (
        screen
      )}
    </>
  );
};
