import type { ConsoleRoute } from '../../shared/console-route.ts';

export const reviewRoutes: ConsoleRoute[] = [
  {
    // One screen for both: what is typed about one plan stays while another is read.
    path: '/review/:submissionId?',
    access: 'operator',
    screen: () => import('./screens/review-screen.tsx').then((m) => m.ReviewScreen),
  },
];
