import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

const externalClasses = () => import('./screens/external-classes-screen.tsx');

export const classroomSyncRoutes: PortalRoute[] = [
  {
    path: PATHS.googleClasses,
    access: 'private',
    screen: () => externalClasses().then((m) => m.GoogleClassesScreen),
  },
  {
    path: PATHS.cleverClasses,
    access: 'private',
    screen: () => externalClasses().then((m) => m.CleverClassesScreen),
  },
  {
    path: PATHS.outsideStudents,
    access: 'private',
    screen: () =>
      import('./screens/external-students-screen.tsx').then((m) => m.ExternalStudentsScreen),
  },
  {
    path: PATHS.classroomSyncs,
    access: 'private',
    screen: () =>
      import('./screens/classroom-syncs-screen.tsx').then((m) => m.ClassroomSyncsScreen),
  },
];
