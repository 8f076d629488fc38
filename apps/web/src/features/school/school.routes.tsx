import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const schoolRoutes: PortalRoute[] = [
  {
    path: PATHS.school,
    access: 'private',
    screen: () => import('./screens/school-screen.tsx').then((m) => m.SchoolScreen),
  },
];
