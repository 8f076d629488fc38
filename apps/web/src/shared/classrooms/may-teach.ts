import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { isConfigured } from '@wonderfield/contract/educators/educator-rules';

/** Approved, checked and set up: the server opens classrooms to nobody else (D 4). */
export const mayTeach = (user: PortalUser) =>
  user.userType === 'educator' && user.isApproved && user.isAgeVerified && isConfigured(user);
