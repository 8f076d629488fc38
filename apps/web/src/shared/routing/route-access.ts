import { USER_TYPES, type UserType } from '@wonderfield/contract/user-types';
import { matchPath } from 'react-router';
import { PATHS } from './paths.ts';

/** Private screens and their user types. */
export const PRIVATE_ROUTES = {
  [PATHS.children]: ['parent'],
  [PATHS.childPrivacy]: ['parent'],
  [PATHS.linkChildren]: ['parent'],
  [PATHS.progress]: ['parent'],
  [PATHS.childProgress]: ['parent'],
  [PATHS.childSkill]: ['parent'],
  [PATHS.profile]: USER_TYPES,
  [PATHS.avatar]: ['student'],
  [PATHS.returnToGame]: USER_TYPES,
  [PATHS.educatorHome]: ['educator'],
  [PATHS.accountSetup]: ['educator'],
  [PATHS.educatorSetup]: ['educator'],
  [PATHS.school]: ['educator'],
  [PATHS.schoolNextYear]: ['educator'],
  [PATHS.classrooms]: USER_TYPES,
  [PATHS.createClassroom]: ['educator'],
  [PATHS.newClassroom]: ['educator'],
  [PATHS.classroom]: ['educator'],
  [PATHS.editClassroom]: ['educator'],
  [PATHS.addStudents]: ['educator'],
  [PATHS.listStudents]: ['educator'],
  [PATHS.nextYear]: ['educator'],
  [PATHS.googleClasses]: ['educator'],
  [PATHS.cleverClasses]: ['educator'],
  [PATHS.outsideStudents]: ['educator'],
  [PATHS.classroomSyncs]: ['educator'],
  [PATHS.classTeachers]: ['educator'],
  [PATHS.classLive]: ['educator'],
  [PATHS.classProgress]: ['educator'],
  [PATHS.studentReport]: ['educator'],
  [PATHS.submitContent]: ['educator'],
  [PATHS.samplePlan]: ['educator'],
  [PATHS.submissions]: ['educator'],
  [PATHS.submission]: ['educator'],
  [PATHS.library]: ['educator'],
  [PATHS.libraryPlan]: ['educator'],
  [PATHS.changePassword]: USER_TYPES,
} as const satisfies Record<string, readonly UserType[]>;
export type PrivatePath = keyof typeof PRIVATE_ROUTES;

/** Returns true for a private screen that this user type may open. */
export const mayOpen = (pathname: string, userType: UserType) =>
  Object.entries(PRIVATE_ROUTES).some(
    ([pattern, audience]) =>
      matchPath(pattern, pathname) && (audience as readonly UserType[]).includes(userType),
  );
