import { PATHS } from '../../shared/paths.ts';
import type { PortalRoute } from '../../shared/portal-route.ts';

export const badgeRoutes: PortalRoute[] = [
  {
    path: PATHS.badge,
    access: 'public',
    screen: () => import('./screens/badge-screen.tsx').then((m) => m.BadgeScreen),
  },
];
