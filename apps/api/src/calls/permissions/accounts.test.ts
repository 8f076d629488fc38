import { describe } from 'vitest';
import { ACCOUNT_ROWS } from '../../../testing/permissions/account-rows.ts';
import { checkPermissions } from '../../../testing/permissions/check-permissions.ts';

// @proves P-matrix, P-session, P-student-avatar, M-GEN_000, D-2-refusal-200
describe('permissions of calls about accounts', () => checkPermissions(ACCOUNT_ROWS));
