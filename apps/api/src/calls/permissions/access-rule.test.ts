import { expect, it } from 'vitest';
import { findRejection, listCells } from '../../../testing/permissions/cells.ts';
import { MATRIX } from '../../../testing/permissions/matrix.ts';

const rejected = listCells(MATRIX).filter((cell) => findRejection(cell) !== undefined);

// @proves P-session, P-matrix, P-teaching, P-educator-content, P-educator-sync
// @proves M-SSN_002, M-PWD_006, P-student-reset, P-unchecked-adult, M-EDU_002, D-4-teaching-closed
it.each(rejected)('rejects $row by $role with $code', (cell) => {
  expect(findRejection(cell)).toBe(cell.code);
});
