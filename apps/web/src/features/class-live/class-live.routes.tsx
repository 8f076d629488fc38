import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const classLiveRoutes: PortalRoute[] = [
  {
    path: PATHS.classLive,
    access: 'private',
    screen: () => import('./screens/class-live-screen.tsx').then((m) => m.ClassLiveScreen),
  },
];
