import { PATHS } from '../../shared/routing/paths.ts';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';

const loadCreateScreen = () =>
  import('./screens/create-classroom-screen.tsx').then((m) => m.CreateClassroomScreen);
const loadEditScreen = () =>
  import('./screens/edit-classroom-screen.tsx').then((m) => m.EditClassroomScreen);

export const classroomRoutes: PortalRoute[] = [
  {
    path: PATHS.classrooms,
    access: 'private',
    screen: () => import('./screens/classrooms-screen.tsx').then((m) => m.ClassroomsScreen),
  },
  {
    path: PATHS.classTeachers,
    access: 'private',
    screen: () => import('./screens/class-teachers-screen.tsx').then((m) => m.ClassTeachersScreen),
  },
  { path: PATHS.createClassroom, access: 'private', screen: loadCreateScreen },
  { path: PATHS.newClassroom, access: 'private', screen: loadCreateScreen },
  { path: PATHS.classroom, access: 'private', screen: loadEditScreen },
  { path: PATHS.editClassroom, access: 'private', screen: loadEditScreen },
];
