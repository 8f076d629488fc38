import { CALLS, type CallName } from '@wonderfield/contract/calls';
import { describe, expect, it } from 'vitest';
import { type Cell, findRejection, listCells } from '../../testing/permissions/cells.ts';
import { sendRow } from '../../testing/permissions/check-permissions.ts';
import { makeCaller } from '../../testing/permissions/make-role.ts';
import { MATRIX } from '../../testing/permissions/matrix.ts';
import { callOfRow } from '../../testing/permissions/permission-row.ts';
import { ROLES, type SignedInRole, TRAITS } from '../../testing/permissions/roles.ts';
import { openFastTestServer } from '../../testing/test-server.ts';
import { findActor } from '../features/sessions/find-actor.ts';
import { registeredCalls } from './registered-calls.ts';

const portal = await openFastTestServer();
const registered = registeredCalls(portal.app).map((call) => call.name as CallName);

describe('contract', () => {
  // @proves D-2-purpose-path
  it('registers a route for every call of the contract', () => {
    expect([...registered].sort()).toEqual(Object.keys(CALLS).sort());
  });

  // @proves D-2-one-contract
  it('registers the definitions of the contract and no copies', () => {
    for (const call of registeredCalls(portal.app)) expect(call).toBe(CALLS[call.name as CallName]);
  });
});

/** Returns one rejected cell for each call with such cells. The roles take turns. */
const oneRejectionPerCall = (): Cell[] => {
  const byCall = Object.groupBy(
    listCells(MATRIX).filter((cell) => findRejection(cell) !== undefined),
    ({ row }) => callOfRow(row),
  );
  return Object.values(byCall).flatMap((cells, index) => cells[index % cells.length] ?? []);
};

describe('permission matrix', () => {
  // @proves P-matrix
  it('covers every registered call and no other', () => {
    const covered = new Set(Object.keys(MATRIX).map(callOfRow));
    expect([...covered].sort()).toEqual([...registered].sort());
  });

  // @proves P-matrix
  it.each(ROLES.filter((role): role is SignedInRole => role !== 'anonymous'))(
    'describes a caller as the server reads it: %s',
    async (role) => {
      const { session } = await makeCaller(portal, role);
      const { sessionToken, userId } = { sessionToken: '', userId: '', ...session };
      const actor = await findActor(portal.deps, sessionToken, userId);
      expect(actor).toEqual({ ...TRAITS[role], id: userId, sessionId: actor?.sessionId });
    },
  );

  // @proves P-session, P-matrix, D-2-refusal-200, D-2-purpose-path
  it.each(oneRejectionPerCall())(
    'applies the access rule of every call: $code for $row by $role',
    async ({ row, role, code }) => {
      const body = await MATRIX[row]?.body({ portal, user: undefined });
      const { session } = await makeCaller(portal, role);
      const response = await sendRow(portal, row, { ...body, ...session });
      expect(response.status).toBe(200);
      expect(response.body.msgCode).toBe(code);
    },
  );
});
