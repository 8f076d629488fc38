import type { PortalUser } from './user.ts';

/** What the landing decision looks at. */
export type Lander = Pick<
  PortalUser,
  'userType' | 'isAgeVerified' | 'licenseType' | 'mustChangePassword'
>;

/** Where a user belongs: after sign-in, and when a signed-in user opens a public page (D 3). */
export const homePath = (user: Lander): string => {
  switch (user.userType) {
    case 'student':
      return user.mustChangePassword ? '/change-password' : '/create-avatar';
    case 'parent':
      return user.isAgeVerified ? '/linked-child' : '/payment';
    case 'educator':
      return user.licenseType === 'teacherAccount' || user.isAgeVerified ? '/educator' : '/payment';
    default:
      return '/';
  }
};

/**
 * An adult whose session is good for the adult check only: an unchecked parent, or an educator
 * who is neither checked nor approved. The page ends such a session at sign-in (S 4, D 3).
 */
export const needsAgeCheckFirst = (
  user: Pick<PortalUser, 'userType' | 'isAgeVerified' | 'isApproved'>,
) =>
  (user.userType === 'parent' && !user.isAgeVerified) ||
  (user.userType === 'educator' && !user.isAgeVerified && !user.isApproved);
