import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { PATHS } from '../shared/paths.ts';
import type { PortalRoute } from '../shared/portal-route.ts';
import { ErrorScreen } from './error-screen.tsx';
import { PrivateGuard, PublicOnlyGuard } from './guards.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { Root } from './root.tsx';
import { portalRoutes } from './routes.ts';

const guarded = (route: PortalRoute, Screen: React.ComponentType) => {
  switch (route.access) {
    case 'private':
      return () => (
        <PrivateGuard path={route.path}>
          <Screen />
        </PrivateGuard>
      );
    case 'publicOnly':
      return () => (
        <PublicOnlyGuard door={route.door}>
          <Screen />
        </PublicOnlyGuard>
      );
    case 'public':
      return Screen;
  }
};

const routeObject = (route: PortalRoute): RouteObject => ({
  // The pattern is the id: the page-view counter needs it, and only it.
  id: route.path,
  path: route.path,
  hydrateFallbackElement: <PageSkeleton />,
  lazy: async () => ({ Component: guarded(route, await route.screen()) }),
});

export const routeObjects = (): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    children: [
      {
        // Below the frame, so that the header stays; above the screens, because the router shows
        // nothing at all in place of a screen that could not be loaded and has its own.
        errorElement: <ErrorScreen />,
        children: [
          ...portalRoutes.map(routeObject),
          { path: PATHS.parent, loader: () => redirect(PATHS.parentSignUp), element: null },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routeObjects());
