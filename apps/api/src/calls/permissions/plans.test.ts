import { describe } from 'vitest';
import { checkPermissions } from '../../../testing/permissions/check-permissions.ts';
import { PLAN_ROWS } from '../../../testing/permissions/plan-rows.ts';

// @proves P-matrix, P-educator-content, D-9-look-around, D-2-refusal-200
describe('permissions of calls about plans', () => checkPermissions(PLAN_ROWS));
