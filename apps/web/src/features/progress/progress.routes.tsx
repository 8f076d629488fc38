import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

const childProgress = () =>
  import('./screens/child-progress-screen.tsx').then((m) => m.ChildProgressScreen);

export const progressRoutes: PortalRoute[] = [
  { path: PATHS.progress, access: 'private', screen: childProgress },
  { path: PATHS.childProgress, access: 'private', screen: childProgress },
  {
    path: PATHS.childSkill,
    access: 'private',
    screen: () => import('./screens/child-skill-screen.tsx').then((m) => m.ChildSkillScreen),
  },
];

/** Pages for teachers. */
export const classProgressRoutes: PortalRoute[] = [
  {
    path: PATHS.classProgress,
    access: 'private',
    screen: () => import('./screens/class-progress-screen.tsx').then((m) => m.ClassProgressScreen),
  },
  {
    path: PATHS.studentReport,
    access: 'private',
    screen: () => import('./screens/student-report-screen.tsx').then((m) => m.StudentReportScreen),
  },
];
