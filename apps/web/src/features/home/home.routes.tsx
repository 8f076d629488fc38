import type { PortalRoute } from '../../shared/portal-route.ts';

/** Where each kind of user lands (decisions, section 3). */
export const homeRoutes: PortalRoute[] = [
  {
    path: '/create-avatar',
    access: 'private',
    screen: () => import('./screens/student-home-screen.tsx').then((m) => m.StudentHomeScreen),
  },
];
