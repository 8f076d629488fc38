import { accountsRoutes } from '../features/accounts/accounts.routes.tsx';
import { auditRoutes } from '../features/audit/audit.routes.tsx';
import { reportsRoutes } from '../features/reports/reports.routes.tsx';
import { reviewRoutes } from '../features/review/review.routes.tsx';
import { schoolsRoutes } from '../features/schools/schools.routes.tsx';
import { setupRoutes } from '../features/setup/setup.routes.tsx';
import { statusRoutes } from '../features/status/status.routes.tsx';
import { waitingRoutes } from '../features/waiting/waiting.routes.tsx';
import type { ConsoleRoute } from '../shared/console-route.ts';

/** All screens of the console. Paths are below `/console`. */
export const consoleRoutes: ConsoleRoute[] = [
  ...setupRoutes,
  ...waitingRoutes,
  ...reviewRoutes,
  ...reportsRoutes,
  ...schoolsRoutes,
  ...accountsRoutes,
  ...auditRoutes,
  ...statusRoutes,
  {
    path: '*',
    access: 'operator',
    screen: () => import('./not-found-screen.tsx').then((m) => m.NotFoundScreen),
  },
];
