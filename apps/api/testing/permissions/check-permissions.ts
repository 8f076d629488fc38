import type { Code } from '@wonderfield/contract/texts/message-codes';
import { expect, it } from 'vitest';
import type { Fields, TestPortal } from '../build-test-app.ts';
import { makePicture } from '../factories/make-picture.ts';
import { openFastTestServer } from '../test-server.ts';
import { findRejection, listCells } from './cells.ts';
import { makeCaller } from './make-role.ts';
import { callOfRow, type PermissionRows } from './permission-row.ts';
import type { Role } from './roles.ts';

/**
 * Errors that depend on the role alone. Such calls change nothing, so the users and bodies can be
 * reused.
 */
const OF_THE_ROLE: readonly Code[] = ['AUZ_001', 'PWD_006', 'SCH_003', 'EDU_001'];

const remember = <Key, Made>(make: (key: Key) => Promise<Made>) => {
  const made = new Map<Key, Promise<Made>>();
  return (key: Key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

/** Sends the request of a row. */
export const sendRow = async (portal: TestPortal, row: string, fields: Fields) =>
  row === 'uploadAsset'
    ? portal.upload(fields, await makePicture())
    : portal.call(callOfRow(row), fields);

/**
 * Registers a test for every cell that the access rule lets through, on a separate database. The
 * use case decides about ownership there.
 */
export const checkPermissions = async (rows: PermissionRows) => {
  const portal = await openFastTestServer();
  const bodyOf = async (row: string, user: Awaited<ReturnType<typeof makeCaller>>['user']) =>
    (await rows[row]?.body({ portal, user })) ?? {};
  const sharedCaller = remember((role: Role) => makeCaller(portal, role));
  const sharedBody = remember((row: string) => bodyOf(row, undefined));
  const allowed = listCells(rows).filter((cell) => findRejection(cell) === undefined);

  it.each(allowed)('returns $code for $row by $role', async ({ row, role, code }) => {
    const isRejected = OF_THE_ROLE.includes(code);
    const { user, session } = await (isRejected ? sharedCaller(role) : makeCaller(portal, role));
    const body = await (isRejected ? sharedBody(row) : bodyOf(row, user));
    const response = await sendRow(portal, row, { ...body, ...session });
    expect(response.status).toBe(200);
    expect(response.body.msgCode).toBe(code);
  });
};
