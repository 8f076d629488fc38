import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const nextYearRoutes: PortalRoute[] = [
  {
    path: PATHS.nextYear,
    access: 'private',
    screen: () => import('./screens/next-year-screen.tsx').then((m) => m.NextYearScreen),
  },
  {
    path: PATHS.schoolNextYear,
    access: 'private',
    screen: () =>
      import('./screens/school-next-year-screen.tsx').then((m) => m.SchoolNextYearScreen),
  },
];
