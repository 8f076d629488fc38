import type { PortalUser } from '@wonderfield/contract/accounts/user';

/** The signed-in user who makes a call, as known at this moment: flags are read on every call. */
export type Actor = Pick<
  PortalUser,
  | 'id'
  | 'userType'
  | 'isAgeVerified'
  | 'isApproved'
  | 'licenseType'
  | 'mustChangePassword'
  | 'isSchoolMade'
> & {
  sessionId: string;
  /** An educator whose school and grades are filled in. */
  isConfigured: boolean;
};
