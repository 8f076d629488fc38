import { describe } from 'vitest';
import { checkPermissions } from '../../../testing/permissions/check-permissions.ts';
import { CHILD_ROWS } from '../../../testing/permissions/child-rows.ts';

// @proves P-matrix, P-student-reset, D-2-refusal-200
describe('permissions of calls about children', () => checkPermissions(CHILD_ROWS));
