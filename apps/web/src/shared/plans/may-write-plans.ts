import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { isConfigured, isSetUp } from '@wonderfield/contract/educators/educator-rules';

/**
 * Returns true for an approved, checked and set up educator. Includes school accounts, because
 * plans contain no student data.
 */
export const mayWritePlans = (educator: EducatorUser) =>
  educator.isApproved &&
  educator.isAgeVerified &&
  isSetUp({ ...educator, isConfigured: isConfigured(educator) });
