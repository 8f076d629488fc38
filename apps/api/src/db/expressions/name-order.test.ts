import { describe, expect, it } from 'vitest';
import { callOperators } from '../../../testing/call-operators.ts';
import { expectSuccess } from '../../../testing/expect-response.ts';
import { makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeOperator, openConsole } from '../../../testing/factories/make-operator.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const { db } = portal;

/** Sorted by language rules, which differ from the order of code points. */
const NAMES = ['Abbott', 'Álvarez', 'azikiwe', 'Büttner', 'de la Cruz', 'Öztürk', 'Zimmer'];

const rename = (id: string, lastName: string) =>
  db
    .updateTable('users')
    .set({ first_name: 'Maya', last_name: lastName })
    .where('id', '=', id)
    .execute();

describe('name order', () => {
  // @proves C-name-order
  it('sorts a roster by the rules of the language', async () => {
    const owner = await makeEducator(db);
    const classroom = await makeClassroom(portal, { owner, students: NAMES.length });
    const shuffled = NAMES.toSorted((a, b) => (a < b ? 1 : -1));
    for (const [index, { id }] of classroom.students.entries()) {
      await rename(id, shuffled[index] ?? '');
    }
    const session = await signIn(portal, owner);
    const request = { classRoomId: classroom.id, studentsDataFlag: '1', ...session };
    const { body } = expectSuccess(await portal.call('getClassroomsByEducator', request));
    const [listed] = body.allClassroomsDocs as { studentData: { lastName: string }[] }[];
    expect(listed?.studentData.map(({ lastName }) => lastName)).toEqual(NAMES);
  });

  // @proves C-name-order
  it('sorts the accounts that an operator finds by the rules of the language', async () => {
    const domain = '@name-order.test';
    for (const [index, name] of NAMES.toReversed().entries()) {
      const { id } = await makeEducator(db);
      await rename(id, name);
      const email = `person${index}${domain}`;
      await db.updateTable('users').set({ email }).where('id', '=', id).execute();
    }
    const session = await openConsole(portal, await makeOperator(portal));
    const response = await callOperators(portal, 'findAccounts', {
      search: 'person',
      reason: 'Looks at the order',
      ...session,
    });
    const accounts = expectSuccess(response).body.accounts as { lastName: string }[];
    expect(accounts.map(({ lastName }) => lastName)).toEqual(NAMES);
  });
});
