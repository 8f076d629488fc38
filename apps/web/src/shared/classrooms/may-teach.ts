import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { isConfigured } from '@wonderfield/contract/educators/educator-rules';

/**
 * Returns true for an approved, checked and set up educator. The server gives classroom access to
 * no others.
 */
export const mayTeach = (educator: EducatorUser) =>
  educator.isApproved && educator.isAgeVerified && isConfigured(educator);
