import type { PortalRoute } from '../../shared/portal-route.ts';

export const profileRoutes: PortalRoute[] = [
  {
    path: '/profile',
    access: 'private',
    screen: () => import('./screens/profile-screen.tsx').then((m) => m.ProfileScreen),
  },
];
