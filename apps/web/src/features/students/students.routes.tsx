import type { PortalRoute } from '../../shared/portal-route.ts';

export const studentRoutes: PortalRoute[] = [
  {
    path: '/create-avatar',
    access: 'private',
    screen: () => import('./screens/create-avatar-screen.tsx').then((m) => m.CreateAvatarScreen),
  },
  {
    path: '/student',
    access: 'publicOnly',
    door: 'student',
    screen: () => import('./screens/join-screen.tsx').then((m) => m.JoinScreen),
  },
];
