import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { isConfigured } from '@wonderfield/contract/educators/educator-rules';

/** Approved, checked and set up: the server opens classrooms to nobody else (D 4). */
export const mayTeach = (educator: EducatorUser) =>
  educator.isApproved && educator.isAgeVerified && isConfigured(educator);
