import { type Child, fromChildJson, toChildJson } from '../children/child.ts';
import type { EducatorLicenseType } from '../options.ts';
import type { UserJson } from './user-json.ts';

/** URLs of a profile picture in four sizes. */
export type Pictures = { original: string; medium: string; small: string; thumbnail: string };

type Person = {
  id: string;
  firstName: string;
  lastName: string;
  zip?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  pictures?: Pictures | undefined;
  mustChangePassword: boolean;
  googleAccountId?: string | undefined;
  cleverAccountId?: string | undefined;
};

type Adult = Person & {
  email: string;
  phoneNumber?: string | undefined;
  isAgeVerified: boolean;
};

export type ParentUser = Adult & { userType: 'parent'; children: Child[] };

export type EducatorUser = Adult & {
  userType: 'educator';
  pronoun?: string | undefined;
  licenseType?: EducatorLicenseType | undefined;
  isApproved: boolean;
  /**
   * True if Clever or the school's provider confirmed the account. The library is readable before
   * approval.
   */
  isConfirmed: boolean;
  grades: string[];
  /** Number of students in the educator's own class. */
  studentsInClass?: number | undefined;
  /** The operator's reason for declining, until the educator requests approval again. */
  refusalReason?: string | undefined;
  /** Channel on which the user returned a one-time code. */
  contactCheckedBy?: 'sms' | 'email' | undefined;
  schoolName?: string | undefined;
  schoolCity?: string | undefined;
  schoolZip?: string | undefined;
  /** School with a pending request of this educator. */
  schoolRequest?: SchoolRequest | undefined;
  /** School that removed this educator from its license. The educator has not read it yet. */
  schoolRemoval?: SchoolRemoval | undefined;
};

export type SchoolRequest = {
  schoolName: string;
  askedAt: string;
  /** The school's reason for declining. */
  refusalReason?: string | undefined;
};

export type SchoolRemoval = { schoolName: string; removedAt: string };

export type StudentUser = Person & {
  userType: 'student';
  username: string;
  grade?: string | undefined;
  isSchoolMade: boolean;
  avatarName?: string | undefined;
  /** Undefined before the student chose one. */
  avatarLook?: string | undefined;
  /**
   * True for a student who joined with a code and has not signed out since. The login can be viewed
   * and printed.
   */
  canShowLogin?: boolean | undefined;
  /** True if this session opens the game and no account settings. */
  isGameOnly?: boolean | undefined;
};

/** The signed-in user, with the data that the portal returns. */
export type PortalUser = ParentUser | EducatorUser | StudentUser;

/** Returns the sign-in name: an adult's email or a student's username. */
export const signInNameOf = (user: PortalUser) =>
  user.userType === 'student' ? user.username : user.email;

const personJson = (user: PortalUser) => ({
  userId: user.id,
  userType: user.userType,
  firstName: user.firstName,
  lastName: user.lastName,
  email: signInNameOf(user),
  zip: user.zip,
  city: user.city,
  state: user.state,
  originalAsset: user.pictures?.original,
  profileUrl: user.pictures?.original,
  mediumThumbnailAsset: user.pictures?.medium,
  smallThumbnailAsset: user.pictures?.small,
  thumbnailAsset: user.pictures?.thumbnail,
  passwordResetNotDone: user.mustChangePassword,
  googleAccountId: user.googleAccountId,
  cleverAccountId: user.cleverAccountId,
});

const adultJson = (user: ParentUser | EducatorUser) => ({
  ...personJson(user),
  phoneNumber: user.phoneNumber,
  ageVerfiedflag: user.isAgeVerified ? ('t' as const) : ('f' as const),
});

/** Encodes a user with wire names and wire flags. */
export const toUserJson = (user: PortalUser): UserJson => {
  switch (user.userType) {
    case 'parent':
      return { ...adultJson(user), childDetails: user.children.map(toChildJson) };
    case 'educator':
      return {
        ...adultJson(user),
        preferedPronoun: user.pronoun,
        educatorApprovedFlag: user.isApproved ? 'true' : 'false',
        ...(user.isConfirmed && { isConfirmed: true }),
        educatorLicenseType: user.licenseType,
        ...(user.licenseType === 'schoolLicenseCode' && { type: 'schoolLicenseCode' }),
        educatorGrade: user.grades.join(','),
        noOfStudents: user.studentsInClass?.toString(),
        educatorRefusedReason: user.refusalReason,
        contactCheckedBy: user.contactCheckedBy,
        schoolName: user.schoolName,
        schoolCity: user.schoolCity,
        schoolZip: user.schoolZip,
        schoolRequest: user.schoolRequest,
        schoolRemoval: user.schoolRemoval,
      };
    case 'student':
      return {
        ...personJson(user),
        userGrade: user.grade,
        schoolAccountReg: user.isSchoolMade ? '1' : '0',
        wonderfieldName: user.avatarName,
        avatarPreview: user.avatarLook,
        ...(user.canShowLogin && { canShowLogin: true }),
        ...(user.isGameOnly && { isGameOnly: true }),
      };
  }
};

const personOf = (json: UserJson): Person => ({
  id: json.userId,
  firstName: json.firstName,
  lastName: json.lastName,
  zip: json.zip,
  city: json.city,
  state: json.state,
  pictures:
    json.originalAsset && json.thumbnailAsset
      ? {
          original: json.originalAsset,
          medium: json.mediumThumbnailAsset ?? json.originalAsset,
          small: json.smallThumbnailAsset ?? json.thumbnailAsset,
          thumbnail: json.thumbnailAsset,
        }
      : undefined,
  mustChangePassword: json.passwordResetNotDone,
  googleAccountId: json.googleAccountId,
  cleverAccountId: json.cleverAccountId,
});

const adultOf = (json: UserJson): Adult => ({
  ...personOf(json),
  email: json.email,
  phoneNumber: json.phoneNumber,
  isAgeVerified: json.ageVerfiedflag === 't',
});

/** Decodes a user from the wire. */
export const fromUserJson = (json: UserJson): PortalUser => {
  switch (json.userType) {
    case 'parent':
      return {
        ...adultOf(json),
        userType: 'parent',
        children: (json.childDetails ?? []).map(fromChildJson),
      };
    case 'educator':
      return {
        ...adultOf(json),
        userType: 'educator',
        pronoun: json.preferedPronoun,
        licenseType: json.educatorLicenseType,
        isApproved: json.educatorApprovedFlag === 'true',
        isConfirmed: json.isConfirmed ?? false,
        grades: json.educatorGrade ? json.educatorGrade.split(',') : [],
        studentsInClass: json.noOfStudents === undefined ? undefined : Number(json.noOfStudents),
        refusalReason: json.educatorRefusedReason,
        contactCheckedBy: json.contactCheckedBy,
        schoolName: json.schoolName,
        schoolCity: json.schoolCity,
        schoolZip: json.schoolZip,
        schoolRequest: json.schoolRequest,
        schoolRemoval: json.schoolRemoval,
      };
    case 'student':
      return {
        ...personOf(json),
        userType: 'student',
        username: json.email,
        grade: json.userGrade,
        isSchoolMade: json.schoolAccountReg === '1',
        avatarName: json.wonderfieldName,
        avatarLook: json.avatarPreview,
        ...(json.canShowLogin && { canShowLogin: true }),
        ...(json.isGameOnly && { isGameOnly: true }),
      };
  }
};
