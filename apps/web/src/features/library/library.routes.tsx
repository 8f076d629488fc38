import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const libraryRoutes: PortalRoute[] = [
  {
    path: PATHS.library,
    access: 'private',
    screen: () => import('./screens/library-screen.tsx').then((m) => m.LibraryScreen),
  },
  {
    path: PATHS.libraryPlan,
    access: 'private',
    screen: () => import('./screens/library-plan-screen.tsx').then((m) => m.LibraryPlanScreen),
  },
];
