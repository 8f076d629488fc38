import { describe } from 'vitest';
import { checkPermissions } from '../../../testing/permissions/check-permissions.ts';
import { SCHOOL_ROWS } from '../../../testing/permissions/school-rows.ts';

// @proves P-matrix, D-2-refusal-200
describe('permissions of calls about schools', () => checkPermissions(SCHOOL_ROWS));
