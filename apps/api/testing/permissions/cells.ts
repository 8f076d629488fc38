import { CALLS } from '@wonderfield/contract/calls';
import type { Code } from '@wonderfield/contract/texts/message-codes';
import { ensureMayCall } from '../../src/calls/access.rules.ts';
import { DomainError } from '../../src/domain-error.ts';
import { callOfRow, type PermissionRow, type PermissionRows } from './permission-row.ts';
import { type Role, TRAITS } from './roles.ts';

/** One cell of the permission matrix. */
export type Cell = { row: string; role: Role; code: Code; userType?: PermissionRow['userType'] };

export const listCells = (rows: PermissionRows): Cell[] =>
  Object.entries(rows).flatMap(([row, { codes, userType }]) =>
    (Object.entries(codes) as [Role, Code][]).map(([role, code]) => ({
      row,
      role,
      code,
      userType,
    })),
  );

/** Returns the code with which the access rule rejects the cell, or undefined if it does not. */
export const findRejection = ({ row, role, userType }: Cell): Code | undefined => {
  const actor = role === 'anonymous' ? null : { id: 'u', sessionId: 's', ...TRAITS[role] };
  try {
    ensureMayCall(CALLS[callOfRow(row)], { userType }, actor);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};
