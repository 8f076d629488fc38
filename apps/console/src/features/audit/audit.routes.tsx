import type { ConsoleRoute } from '../../shared/console-route.ts';

export const auditRoutes: ConsoleRoute[] = [
  {
    path: '/audit',
    access: 'operator',
    screen: () => import('./screens/audit-screen.tsx').then((m) => m.AuditScreen),
  },
];
