import { ACCOUNT_ROWS } from './account-rows.ts';
import { CHILD_ROWS } from './child-rows.ts';
import { CLASSROOM_ROWS } from './classroom-rows.ts';
import type { PermissionRows } from './permission-row.ts';
import { PLAN_ROWS } from './plan-rows.ts';
import { SCHOOL_ROWS } from './school-rows.ts';
import { SIGN_IN_ROWS } from './sign-in-rows.ts';

/** The permission matrix of all calls. */
export const MATRIX: PermissionRows = {
  ...ACCOUNT_ROWS,
  ...CHILD_ROWS,
  ...SCHOOL_ROWS,
  ...CLASSROOM_ROWS,
  ...PLAN_ROWS,
  ...SIGN_IN_ROWS,
};
