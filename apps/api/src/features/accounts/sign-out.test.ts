import { CALLS } from '@wonderfield/contract/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { expectRefusal, expectSuccess } from '../../../testing/expect-answer.ts';
import { classroomForm, rosterLine } from '../../../testing/factories/classroom-form.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { registeredCalls } from '../../calls/registered-calls.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

it.each([
  ['parent', () => makeParent(portal.db)],
  ['unchecked parent', () => makeParent(portal.db, { ageVerified: false })],
  ['educator', () => makeEducator(portal.db)],
  ['student', () => makeStudent(portal.db)],
  ['student with a reset pending', () => makeStudent(portal.db, { resetPending: true })],
] as const)('signs a %s out', async (_who, make) => {
  const session = await signIn(portal, await make());
  expectSuccess(await portal.call('logout', session));
  expectRefusal(await portal.call('getUser', session), 'SSN_002');
});

it('kills the token for every private call, logout itself included (T12)', async () => {
  const session = await signIn(portal, await makeParent(portal.db));
  await portal.call('logout', session);
  const isPrivate = (name: string) => {
    const { access } = CALLS[name as keyof typeof CALLS];
    return Array.isArray(access) && !access.includes('anonymous');
  };
  const names = registeredCalls(portal.app)
    .map((call) => call.name)
    .filter(isPrivate);
  expect(names).toContain('logout');
  const whole = {
    oldPassword: 'x',
    password: 'Thistle#93b',
    confirmPassword: 'Thistle#93b',
    requestUserId: 'x',
    update: '0',
    schoolCode: 'WF-7K3M-92QD',
    teacherId: 'x',
    action: 'renew',
    ...classroomForm({ classRoomId: 'x', archived: '1', enabled: '1', accept: '1' }),
    ...{ studentId: 'x', importId: 'x', educatorId: 'x', invitationId: 'x' },
    ...{ studentDetails: JSON.stringify([rosterLine()]), studentIds: '["x"]' },
    ...{ code: 'ABC-123', avatarName: 'Foxglove', email: 'colleague@school.test' },
    ...session,
  };
  for (const name of names) {
    const answer =
      name === 'uploadAsset'
        ? await portal.upload({ imageType: 'profiles', ...session }, Buffer.from('x'))
        : await portal.call(name as keyof typeof CALLS, whole);
    expectRefusal(answer, 'SSN_002');
  }
});

it('leaves the other sessions of the same person alone', async () => {
  const parent = await makeParent(portal.db);
  const [here, there] = [await signIn(portal, parent), await signIn(portal, parent)];
  await portal.call('logout', here);
  expectSuccess(await portal.call('getUser', there));
});

it('needs a session', async () => {
  expectRefusal(await portal.call('logout', {}), 'SSN_002');
});

it('records the sign-out (audit)', async () => {
  const parent = await makeParent(portal.db);
  await portal.call('logout', await signIn(portal, parent));
  const events = await portal.db
    .selectFrom('audit_events')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', parent.id)
    .execute();
  expect(events).toEqual([{ action: 'session.ended', actor_id: parent.id }]);
});
