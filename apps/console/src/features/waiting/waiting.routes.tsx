import type { ConsoleRoute } from '../../shared/console-route.ts';

export const waitingRoutes: ConsoleRoute[] = [
  {
    path: '/',
    access: 'operator',
    screen: () => import('./screens/waiting-screen.tsx').then((m) => m.WaitingScreen),
  },
];
