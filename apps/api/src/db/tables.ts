import type { EducatorLicenseType, UserType } from '@wonderfield/contract/options';
import type { DB } from './tables.generated.ts';

/** Columns that a check constraint holds to a few values; the generated types say `string`. */
type Constrained = {
  users: { user_type: UserType };
  educators: { license_type: EducatorLicenseType; contact_checked_by: 'sms' | 'email' | null };
  schools: { license_for: 'district' | 'school' };
  one_time_codes: { channel: 'sms' | 'email' };
  mailed_links: { purpose: 'confirm-email' | 'reset-password' };
  child_password_events: { action: 'viewed' | 'changed' };
  enrollments: { how: 'roster' | 'code' | 'sync' | 'joined' };
};

/** The tables as queries see them. */
export type Tables = {
  [Table in keyof DB]: Table extends keyof Constrained
    ? Omit<DB[Table], keyof Constrained[Table]> & Constrained[Table]
    : DB[Table];
};
