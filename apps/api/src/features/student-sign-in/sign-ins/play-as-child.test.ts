import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { enroll, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { sessionIn } from '../../../../testing/scenarios/open-class.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

describe('playAsChild', () => {
  // @proves C-playAsChild
  it('ends the session of the parent and signs the child in for the game only [T80]', async () => {
    const { parent, child, session } = await makeFamily(portal);
    const elsewhere = await signIn(portal, parent);
    const response = await portal.call('playAsChild', { ...session, requestUserId: child.id });
    expect(userIn(response)).toMatchObject({ userId: child.id, isGameOnly: true });
    expectError(await portal.call('getUser', session), 'SSN_002');
    expectSuccess(await portal.call('getUser', elsewhere));
    const childs = sessionIn(response);
    expectSuccess(await portal.call('getUser', childs));
    expectError(await portal.call('updateUser', { firstName: 'Zoe', ...childs }), 'AUZ_002');
  });

  it('opens one session for 20 parallel requests with one session of the parent', async () => {
    const { child, session } = await makeFamily(portal);
    const fields = { ...session, requestUserId: child.id };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => portal.call('playAsChild', fields)),
    );
    const codes = responses.map(({ body }) => body.msgCode);
    expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(codes.filter((code) => code === 'SSN_002')).toHaveLength(19);
    expectError(await portal.call('getUser', session), 'SSN_002');
  });

  it('ends the game and the session of the child when the parent unlinks the child [T80]', async () => {
    const { child, session, parent } = await makeFamily(portal);
    const classroom = await makeClassroom(portal);
    await enroll(portal, classroom.id, child.id, 'joined');
    const response = await portal.call('playAsChild', { ...session, requestUserId: child.id });
    const childs = sessionIn(response);
    const again = await signIn(portal, parent);
    const unlinked = { ...again, requestUserId: child.id };
    expectSuccess(await portal.call('deleteParentChildAccount', unlinked));
    expectError(await portal.call('getUser', childs), 'SSN_002');
  });

  it('rejects the child of another family with CHD_001 and keeps the session', async () => {
    const [{ session }, { child }] = [await makeFamily(portal), await makeFamily(portal)];
    const fields = { ...session, requestUserId: child.id };
    expectError(await portal.call('playAsChild', fields), 'CHD_001');
    expectSuccess(await portal.call('getUser', session));
  });

  it('rejects a suspended child with LGN_004 and keeps the session', async () => {
    const { child, session } = await makeFamily(portal, { suspended: true });
    const fields = { ...session, requestUserId: child.id };
    expectError(await portal.call('playAsChild', fields), 'LGN_004');
    expectSuccess(await portal.call('getUser', session));
  });
});
