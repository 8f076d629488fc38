import type { AccountRecord } from '@wonderfield/contract/operators/operator-views';
import type { AccountRow } from './account-search.queries.ts';

const time = (at: Date | null) => at?.toISOString();

/** Builds the operators' view of an account, with only the fields of its user type. */
export const toAccountRecord = (row: AccountRow): AccountRecord => ({
  userId: row.id,
  userType: row.user_type,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  city: row.city ?? undefined,
  state: row.state ?? undefined,
  createdAt: row.created_at.toISOString(),
  isEmailConfirmed: row.email_confirmed_at !== null,
  isAgeVerified: row.age_verified_at !== null,
  suspendedAt: time(row.suspended_at),
  lastSignInAt: time(row.last_sign_in_at),
  signsInWith: row.signs_in_with ?? [],
  ...(row.user_type === 'parent' && { children: Number(row.children) }),
  ...(row.user_type === 'educator' && {
    isApproved: row.approved_at !== null,
    licenseType: row.license_type ?? undefined,
    schoolName: row.school_name ?? undefined,
  }),
  ...(row.user_type === 'student' && {
    isSchoolMade: row.is_school_made ?? false,
    isOrphan: row.orphaned_at !== null,
  }),
});
