import { createBrowserRouter, type RouteObject } from 'react-router';
import type { ConsoleRoute } from '../shared/console-route.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Frame } from './frame.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { Root } from './root.tsx';
import { consoleRoutes } from './routes.ts';

export const BASE_PATH = '/console';

const routeObject = ({ path, screen }: ConsoleRoute): RouteObject => ({
  path,
  lazy: async () => ({ Component: await screen() }),
});

const routesFor = (access: ConsoleRoute['access']) =>
  consoleRoutes.filter((route) => route.access === access).map(routeObject);

export const routeObjects = (): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      { errorElement: <ErrorScreen />, children: routesFor('open') },
      {
        element: <Frame />,
        // Below the frame, so the tabs stay when a screen breaks.
        children: [{ errorElement: <ErrorScreen />, children: routesFor('operator') }],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routeObjects(), { basename: BASE_PATH });
