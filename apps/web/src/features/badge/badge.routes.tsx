import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const badgeRoutes: PortalRoute[] = [
  {
    path: PATHS.badge,
    access: 'public',
    screen: () => import('./screens/badge-screen.tsx').then((m) => m.BadgeScreen),
  },
];
