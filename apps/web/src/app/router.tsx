import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { PATHS } from '../shared/routing/paths.ts';
import type { PortalRoute } from '../shared/routing/portal-route.ts';
import { PrivateGuard, PublicOnlyGuard } from './guards.tsx';
import { Root } from './root.tsx';
import { portalRoutes } from './routes.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';

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
  // The page-view counter reads the route pattern from the id.
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
        // Below the frame, so the header stays. Above the screens, because a screen that failed to
        // load cannot render its own error element.
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
