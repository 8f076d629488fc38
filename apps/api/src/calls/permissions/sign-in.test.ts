import { describe } from 'vitest';
import { checkPermissions } from '../../../testing/permissions/check-permissions.ts';
import { SIGN_IN_ROWS } from '../../../testing/permissions/sign-in-rows.ts';

// @proves P-matrix, P-teaching, D-2-refusal-200
describe('permissions of calls about the sign-in of students', () =>
  checkPermissions(SIGN_IN_ROWS));
