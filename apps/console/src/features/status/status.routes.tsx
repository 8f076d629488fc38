import type { ConsoleRoute } from '../../shared/console-route.ts';

export const statusRoutes: ConsoleRoute[] = [
  {
    path: '/status',
    access: 'operator',
    screen: () => import('./screens/status-screen.tsx').then((m) => m.StatusScreen),
  },
];
