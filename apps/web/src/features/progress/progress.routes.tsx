import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

const childProgress = () =>
  import('./screens/child-progress-screen.tsx').then((m) => m.ChildProgressScreen);

export const progressRoutes: PortalRoute[] = [
  { path: PATHS.progress, access: 'private', screen: childProgress },
  { path: PATHS.childProgress, access: 'private', screen: childProgress },
  {
    path: PATHS.classProgress,
    access: 'private',
    screen: () => import('./screens/class-progress-screen.tsx').then((m) => m.ClassProgressScreen),
  },
];
