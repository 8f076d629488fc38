import { describe } from 'vitest';
import { checkPermissions } from '../../../testing/permissions/check-permissions.ts';
import { CLASSROOM_ROWS } from '../../../testing/permissions/classroom-rows.ts';

// @proves P-matrix, P-teaching, P-educator-classrooms, P-educator-sync, D-2-refusal-200
describe('permissions of calls about classrooms', () => checkPermissions(CLASSROOM_ROWS));
