import type { EducatorLicenseType } from '../options.ts';
import type { UserType } from '../user-types.ts';

/** Fields that decide the home path. Adults have an adult check, educators a license. */
export type HomePathUser = {
  userType: UserType;
  isAgeVerified?: boolean | undefined;
  licenseType?: EducatorLicenseType | undefined;
  /** School that has to approve the educator. */
  schoolRequest?: object | undefined;
  /**
   * Set if a school removed the educator from its license and the educator has not read the notice.
   */
  schoolRemoval?: object | undefined;
  mustChangePassword: boolean;
};

/** Returns the user's home path after sign-in, or when a signed-in user opens a public page. */
export const homePath = (user: HomePathUser): string => {
  switch (user.userType) {
    case 'student':
      return user.mustChangePassword ? '/change-password' : '/create-avatar';
    case 'parent':
      return user.isAgeVerified ? '/linked-child' : '/payment';
    case 'educator':
      // Educators read about their school before they are asked for a card (decision 048).
      return user.licenseType === 'teacherAccount' ||
        user.isAgeVerified ||
        user.schoolRequest ||
        user.schoolRemoval
        ? '/educator'
        : '/payment';
    default:
      return '/';
  }
};

/**
 * Returns true if the session allows only the adult check: an unchecked parent, or an educator
 * neither checked nor approved. The page ends such a session at sign-in.
 */
export const needsAgeCheckFirst = (user: {
  userType: UserType;
  isAgeVerified?: boolean | undefined;
  isApproved?: boolean | undefined;
}) =>
  (user.userType === 'parent' && !user.isAgeVerified) ||
  (user.userType === 'educator' && !user.isAgeVerified && !user.isApproved);
