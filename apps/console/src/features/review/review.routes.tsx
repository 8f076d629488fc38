import type { ConsoleRoute } from '../../shared/console-route.ts';

export const reviewRoutes: ConsoleRoute[] = [
  {
    // One screen for both, so drafts for one plan stay while the reviewer reads another.
    path: '/review/:submissionId?',
    access: 'operator',
    screen: () => import('./screens/review-screen.tsx').then((m) => m.ReviewScreen),
  },
];
