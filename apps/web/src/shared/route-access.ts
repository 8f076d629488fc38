import { USER_TYPES, type UserType } from '@wonderfield/contract/options';
import { matchPath } from 'react-router';

/** Private screens and whom they are for (specification, sections 2.1 and 6). */
export const PRIVATE_ROUTES = {
  '/linked-child': ['parent'],
  '/linked-child/:childId/privacy': ['parent'],
  '/create-account/child': ['parent'],
  '/profile': USER_TYPES,
  '/create-avatar': ['student'],
  '/educator': ['educator'],
  '/account-setup': ['educator'],
  '/account-setup/educator': ['educator'],
  '/school': ['educator'],
  '/classrooms': USER_TYPES,
  '/create-classroom': ['educator'],
  '/classroom': ['educator'],
  '/classroom/:id': ['educator'],
  '/edit-classroom/:id': ['educator'],
  '/add-students/:id': ['educator'],
  '/list-students/:id': ['educator'],
  '/change-password': USER_TYPES,
} as const satisfies Record<string, readonly UserType[]>;
export type PrivatePath = keyof typeof PRIVATE_ROUTES;

/** True for a private screen that this kind of user may open. */
export const mayOpen = (pathname: string, userType: UserType) =>
  Object.entries(PRIVATE_ROUTES).some(
    ([pattern, audience]) =>
      matchPath(pattern, pathname) && (audience as readonly UserType[]).includes(userType),
  );
