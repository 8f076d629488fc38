import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const submissionRoutes: PortalRoute[] = [
  {
    path: PATHS.submissions,
    access: 'private',
    screen: () => import('./screens/submissions-screen.tsx').then((m) => m.SubmissionsScreen),
  },
  {
    path: PATHS.submission,
    access: 'private',
    screen: () => import('./screens/submission-screen.tsx').then((m) => m.SubmissionScreen),
  },
];
