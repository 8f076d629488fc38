import type { EducatorLicenseType } from '../options.ts';
import type { UserType } from '../user-types.ts';

/** What the landing decision looks at; an adult has an age check, an educator a license. */
export type HomePathUser = {
  userType: UserType;
  isAgeVerified?: boolean | undefined;
  licenseType?: EducatorLicenseType | undefined;
  /** The school that has to approve the educator. */
  schoolRequest?: object | undefined;
  /** A school took the educator off its license, which they have not read yet. */
  schoolRemoval?: object | undefined;
  mustChangePassword: boolean;
};

/** Where a user belongs: after sign-in, and when a signed-in user opens a public page (D 3). */
export const homePath = (user: HomePathUser): string => {
  switch (user.userType) {
    case 'student':
      return user.mustChangePassword ? '/change-password' : '/create-avatar';
    case 'parent':
      return user.isAgeVerified ? '/linked-child' : '/payment';
    case 'educator':
      // Educators read about their school there before they are asked for a card (decision 048).
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
 * An adult whose session is good for the adult check only: an unchecked parent, or an educator
 * who is neither checked nor approved. The page ends such a session at sign-in (S 4, D 3).
 */
export const needsAgeCheckFirst = (user: {
  userType: UserType;
  isAgeVerified?: boolean | undefined;
  isApproved?: boolean | undefined;
}) =>
  (user.userType === 'parent' && !user.isAgeVerified) ||
  (user.userType === 'educator' && !user.isAgeVerified && !user.isApproved);
