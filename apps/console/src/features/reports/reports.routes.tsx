import type { ConsoleRoute } from '../../shared/console-route.ts';

export const reportsRoutes: ConsoleRoute[] = [
  {
    path: '/reports',
    access: 'operator',
    screen: () => import('./screens/reports-screen.tsx').then((m) => m.ReportsScreen),
  },
];
