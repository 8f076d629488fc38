import type { EducatorLicenseType, UserType } from '../options.ts';
import type { ChildJson, UserJson } from './user-schema.ts';

/**
 * A user as the code speaks of one. The wire keeps the specification's spellings
 * (`ageVerfiedflag`, `preferedPronoun`); the two functions below are the only translation.
 */
export type PortalUser = {
  id: string;
  userType: UserType;
  firstName: string;
  lastName: string;
  /** Email of an adult, username of a student. */
  email: string;
  zip?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  phoneNumber?: string | undefined;
  pronoun?: string | undefined;
  pictures?: { original: string; medium: string; small: string; thumbnail: string } | undefined;
  /** Student: the look of the avatar, once chosen. */
  avatarPreview?: string | undefined;
  avatarName?: string | undefined;
  mustChangePassword: boolean;
  isAgeVerified: boolean;
  isApproved: boolean;
  licenseType?: EducatorLicenseType | undefined;
  educatorGrades: string[];
  /** Educator with their own class: how many students it has. */
  studentsInClass?: number | undefined;
  /** Educator: why an operator said no, until the educator asks again. */
  refusalReason?: string | undefined;
  /** Educator: how a one-time code reached the person, if one did. */
  contactCheckedBy?: 'sms' | 'email' | undefined;
  isSchoolMade: boolean;
  schoolName?: string | undefined;
  schoolCity?: string | undefined;
  schoolZip?: string | undefined;
  grade?: string | undefined;
  children: ChildJson[];
  googleAccountId?: string | undefined;
  cleverAccountId?: string | undefined;
};

/** To the wire: the spellings and flag values of the specification, section 3.1. */
export const toUserJson = (user: PortalUser): UserJson => ({
  userId: user.id,
  userType: user.userType,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  zip: user.zip,
  city: user.city,
  state: user.state,
  phoneNumber: user.phoneNumber,
  preferedPronoun: user.pronoun,
  originalAsset: user.pictures?.original,
  profileUrl: user.pictures?.original,
  mediumThumbnailAsset: user.pictures?.medium,
  smallThumbnailAsset: user.pictures?.small,
  thumbnailAsset: user.pictures?.thumbnail,
  avatarPreview: user.avatarPreview,
  wonderfieldName: user.avatarName,
  passwordResetNotDone: user.mustChangePassword,
  ...(user.userType !== 'student' && { ageVerfiedflag: user.isAgeVerified ? 't' : 'f' }),
  ...(user.userType === 'educator' && {
    educatorApprovedFlag: user.isApproved ? 'true' : 'false',
    educatorLicenseType: user.licenseType,
    educatorGrade: user.educatorGrades.join(','),
    noOfStudents: user.studentsInClass?.toString(),
    educatorRefusedReason: user.refusalReason,
    contactCheckedBy: user.contactCheckedBy,
    ...(user.licenseType === 'schoolLicenseCode' && { type: 'schoolLicenseCode' as const }),
  }),
  ...(user.userType === 'student' && { schoolAccountReg: user.isSchoolMade ? '1' : '0' }),
  ...(user.userType === 'parent' && { childDetails: user.children }),
  schoolName: user.schoolName,
  schoolCity: user.schoolCity,
  schoolZip: user.schoolZip,
  userGrade: user.grade,
  googleAccountId: user.googleAccountId,
  cleverAccountId: user.cleverAccountId,
});

/** From the wire, as the page reads it. */
export const fromUserJson = (json: UserJson): PortalUser => ({
  id: json.userId,
  userType: json.userType,
  firstName: json.firstName,
  lastName: json.lastName,
  email: json.email,
  zip: json.zip,
  city: json.city,
  state: json.state,
  phoneNumber: json.phoneNumber,
  pronoun: json.preferedPronoun,
  pictures:
    json.originalAsset && json.thumbnailAsset
      ? {
          original: json.originalAsset,
          medium: json.mediumThumbnailAsset ?? json.originalAsset,
          small: json.smallThumbnailAsset ?? json.thumbnailAsset,
          thumbnail: json.thumbnailAsset,
        }
      : undefined,
  avatarPreview: json.avatarPreview,
  avatarName: json.wonderfieldName,
  mustChangePassword: json.passwordResetNotDone,
  isAgeVerified: json.ageVerfiedflag === 't',
  isApproved: json.educatorApprovedFlag === 'true',
  licenseType: json.educatorLicenseType,
  educatorGrades: json.educatorGrade ? json.educatorGrade.split(',') : [],
  studentsInClass: json.noOfStudents === undefined ? undefined : Number(json.noOfStudents),
  refusalReason: json.educatorRefusedReason,
  contactCheckedBy: json.contactCheckedBy,
  isSchoolMade: json.schoolAccountReg === '1',
  schoolName: json.schoolName,
  schoolCity: json.schoolCity,
  schoolZip: json.schoolZip,
  grade: json.userGrade,
  children: json.childDetails ?? [],
  googleAccountId: json.googleAccountId,
  cleverAccountId: json.cleverAccountId,
});
