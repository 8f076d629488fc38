import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const studentRoutes: PortalRoute[] = [
  {
    path: PATHS.avatar,
    access: 'private',
    screen: () => import('./screens/create-avatar-screen.tsx').then((m) => m.CreateAvatarScreen),
  },
  {
    path: PATHS.returnToGame,
    access: 'private',
    screen: () => import('./screens/return-to-game-screen.tsx').then((m) => m.ReturnToGameScreen),
  },
  {
    path: PATHS.join,
    access: 'publicOnly',
    door: 'student',
    screen: () => import('./screens/join-screen.tsx').then((m) => m.JoinScreen),
  },
];
