import type { PortalRoute } from '../../shared/portal-route.ts';

export const badgeRoutes: PortalRoute[] = [
  {
    path: '/wfname',
    access: 'public',
    screen: () => import('./screens/badge-screen.tsx').then((m) => m.BadgeScreen),
  },
];
