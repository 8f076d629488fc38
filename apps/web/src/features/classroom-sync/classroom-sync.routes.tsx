import { PATHS } from '../../shared/paths.ts';
import type { PortalRoute } from '../../shared/portal-route.ts';

const outsideClasses = () => import('./screens/external-classes-screen.tsx');

export const classroomSyncRoutes: PortalRoute[] = [
  {
    path: PATHS.googleClasses,
    access: 'private',
    screen: () => outsideClasses().then((m) => m.GoogleClassesScreen),
  },
  {
    path: PATHS.cleverClasses,
    access: 'private',
    screen: () => outsideClasses().then((m) => m.CleverClassesScreen),
  },
  {
    path: PATHS.outsideStudents,
    access: 'private',
    screen: () =>
      import('./screens/external-students-screen.tsx').then((m) => m.OutsideStudentsScreen),
  },
  {
    path: PATHS.classroomSyncs,
    access: 'private',
    screen: () =>
      import('./screens/classroom-syncs-screen.tsx').then((m) => m.ClassroomSyncsScreen),
  },
];
