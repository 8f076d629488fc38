import type { ConsoleRoute } from '../../shared/console-route.ts';

export const accountsRoutes: ConsoleRoute[] = [
  {
    path: '/accounts',
    access: 'operator',
    screen: () => import('./screens/accounts-screen.tsx').then((m) => m.AccountsScreen),
  },
];
