import { describe, expect, it } from 'vitest';
import { makeHelper } from '../../../testing/factories/make-classroom.ts';
import { sendRow } from '../../../testing/permissions/check-permissions.ts';
import { CLASSROOM_ROWS } from '../../../testing/permissions/classroom-rows.ts';
import { makeCaller } from '../../../testing/permissions/make-role.ts';
import { callOfRow, type PermissionRow } from '../../../testing/permissions/permission-row.ts';
import { LIVE_ROWS, LOGIN_ROWS } from '../../../testing/permissions/sign-in-rows.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();
const HOUR_MS = 3_600_000;

/** The calls with which a helper sees a class. */
const READS = [
  'getClassroomsByEducator',
  'getClassProgress',
  'getStudentReport',
  'listAssignments',
  'getTeam',
  'getLiveClass',
];

/** Rows about a classroom of another teacher. */
const rows = Object.entries<PermissionRow>({
  ...CLASSROOM_ROWS,
  ...LIVE_ROWS,
  ...LOGIN_ROWS,
}).filter(([name]) => name.endsWith('another’s'));

const callAs = async (name: string, row: PermissionRow, endsAt: Date | null) => {
  const { user, session } = await makeCaller(portal, 'ready educator');
  const body = await row.body({ portal, user });
  if (body.classRoomId && user) {
    await makeHelper(portal, String(body.classRoomId), { who: user, endsAt });
  }
  return (await sendRow(portal, name, { ...body, ...session })).body.msgCode;
};

describe('helper of a classroom', () => {
  // @proves P-helper
  it.each(rows)('gets the expected code for %s', async (name, row) => {
    const expected = READS.includes(callOfRow(name)) ? 'GEN_000' : row.codes['ready educator'];
    expect(await callAs(name, row, null)).toBe(expected);
  });

  // @proves P-helper
  it.each(rows.filter(([name]) => READS.includes(callOfRow(name))))(
    'gets no data for %s after the last day',
    async (name, row) => {
      const ended = new Date(Date.now() - HOUR_MS);
      expect(await callAs(name, row, ended)).toBe(row.codes['ready educator']);
    },
  );
});
