import type { ConsoleRoute } from '../../shared/console-route.ts';

export const schoolsRoutes: ConsoleRoute[] = [
  {
    path: '/schools',
    access: 'operator',
    screen: () => import('./screens/schools-screen.tsx').then((m) => m.SchoolsScreen),
  },
];
