import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { isConfigured, isSetUp } from '@wonderfield/contract/educators/educator-rules';

/** Approved, checked and set up; a school's own account, too: plans touch no child. */
export const mayWritePlans = (educator: EducatorUser) =>
  educator.isApproved &&
  educator.isAgeVerified &&
  isSetUp({ ...educator, isConfigured: isConfigured(educator) });
