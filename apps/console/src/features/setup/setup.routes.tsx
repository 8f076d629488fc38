import type { ConsoleRoute } from '../../shared/console-route.ts';

export const setupRoutes: ConsoleRoute[] = [
  {
    path: '/setup/:token',
    access: 'open',
    screen: () => import('./screens/setup-screen.tsx').then((m) => m.SetupScreen),
  },
];
