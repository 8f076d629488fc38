import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

export const submitContentRoutes: PortalRoute[] = [
  {
    path: PATHS.submitContent,
    access: 'private',
    screen: () => import('./screens/submit-content-screen.tsx').then((m) => m.SubmitContentScreen),
  },
  {
    path: PATHS.samplePlan,
    access: 'private',
    screen: () => import('./screens/sample-plan-screen.tsx').then((m) => m.SamplePlanScreen),
  },
];
