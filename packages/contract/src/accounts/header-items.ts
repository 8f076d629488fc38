import type { EducatorLicenseType } from '../options.ts';
import type { UserType } from '../user-types.ts';

export type HeaderItem =
  | 'myChildren'
  | 'progress'
  | 'myClassrooms'
  | 'mySchool'
  | 'library'
  | 'myAccount'
  | 'playGame'
  | 'changePassword'
  | 'logout';

type HeaderUser = {
  userType: UserType;
  licenseType?: EducatorLicenseType | undefined;
  isAgeVerified?: boolean | undefined;
  isApproved?: boolean | undefined;
  isConfirmed?: boolean | undefined;
  mustChangePassword: boolean;
  /** True for a student's session that opens no account settings. */
  isGameOnly?: boolean | undefined;
};

const isReadyEducator = (user: HeaderUser) =>
  user.userType === 'educator' && user.isAgeVerified && user.isApproved;

/** Header items of a parent. Progress reports require the adult check. */
const parentItems = ({ isAgeVerified }: HeaderUser): { item: HeaderItem; isLocked: boolean }[] => [
  { item: 'myChildren', isLocked: false },
  ...(isAgeVerified ? [{ item: 'progress' as const, isLocked: false }] : []),
];

/** The account page, which a card or pictures do not open. */
const accountItems = (user: HeaderUser): { item: HeaderItem; isLocked: boolean }[] =>
  user.isGameOnly
    ? []
    : [{ item: 'myAccount', isLocked: user.userType === 'student' && user.mustChangePassword }];

/** Returns the header items of a user, and which of them are locked. */
export const headerItems = (user: HeaderUser): { item: HeaderItem; isLocked: boolean }[] => {
  const hasClassrooms =
    user.userType === 'student' ||
    (user.userType === 'educator' && user.licenseType === 'schoolLicenseCode') ||
    (isReadyEducator(user) && user.licenseType === 'teacherAccount');
  const canPlay = user.userType === 'parent' || isReadyEducator(user);
  const hasSchool = user.licenseType === 'school/district' && user.isApproved;
  return [
    ...(user.userType === 'parent' ? parentItems(user) : []),
    ...(hasClassrooms ? [{ item: 'myClassrooms' as const, isLocked: false }] : []),
    ...(hasSchool ? [{ item: 'mySchool' as const, isLocked: false }] : []),
    ...(isReadyEducator(user) || user.isConfirmed
      ? [{ item: 'library' as const, isLocked: false }]
      : []),
    ...accountItems(user),
    ...(canPlay ? [{ item: 'playGame' as const, isLocked: false }] : []),
    ...(user.isGameOnly ? [] : [{ item: 'changePassword' as const, isLocked: false }]),
    { item: 'logout', isLocked: false },
  ];
};
