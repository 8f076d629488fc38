import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const profileRoutes: PortalRoute[] = [
  {
    path: PATHS.profile,
    access: 'private',
    screen: () => import('./screens/profile-screen.tsx').then((m) => m.ProfileScreen),
  },
];
