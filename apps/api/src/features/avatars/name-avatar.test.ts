import { suggestNames } from '@wonderfield/contract/avatars/name-suggestions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
  userIn,
} from '../../../testing/expect-response.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';

const HOUR = 3_600_000;
let portal: TestPortal;
let session: SessionFields;
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
  const student = await makeStudent(portal.db, { firstName: 'Maya', lastName: 'Okafor' });
  session = await signIn(portal, student);
});
afterAll(() => portal.close());

const studentSession = async () => signIn(portal, await makeStudent(portal.db));
const save = (caller: SessionFields, avatarName: unknown, fields = {}) =>
  portal.call('saveAvatarName', { avatarName, ...fields, ...caller });
const read = async (caller: SessionFields) =>
  expectSuccess(await portal.call('getAvatarName', caller)).body;

describe('saveAvatarName', () => {
  // @proves C-getAvatarName, C-saveAvatarName
  it('saves the name and the look of the signed-in student’s avatar', async () => {
    const caller = await studentSession();
    expect(await read(caller)).not.toHaveProperty('name');
    const { body } = expectSuccess(await save(caller, ' Foxglove ', { avatarPreview: 'bloom-3' }));
    expect(body).toMatchObject({ name: 'Foxglove', avatarPreview: 'bloom-3' });
    expect(await read(caller)).toMatchObject({ name: 'Foxglove', avatarPreview: 'bloom-3' });
    const me = userIn(await portal.call('getUser', caller));
    expect(me).toMatchObject({ wonderfieldName: 'Foxglove', avatarPreview: 'bloom-3' });
  });

  // @proves C-saveAvatarName
  it('keeps the avatar’s look when only the name is sent', async () => {
    const caller = await studentSession();
    await save(caller, 'Foxglove', { avatarPreview: 'bloom-1' });
    expect((await save(caller, 'Hazelnut')).body).toMatchObject({
      name: 'Hazelnut',
      avatarPreview: 'bloom-1',
    });
  });

  // @proves C-saveAvatarName, F-avatar-length, F-avatar-special, F-avatar-real-name, M-AVN_001
  // @proves M-AVN_002, M-AVN_003, M-AVN_004
  it.each([
    ['fox', 'AVN_001', 'Must be at least 4 characters'],
    ['', 'AVN_001', 'Must be at least 4 characters'],
    ['  f o ', 'AVN_001', 'Must be at least 4 characters'],
    ['𝓐𝓑𝓒', 'AVN_001', 'Must be at least 4 characters'],
    ['foxglovefoxgl', 'AVN_001', 'Max 12 characters are allowed'],
    ['𝓐'.repeat(13), 'AVN_001', 'Max 12 characters are allowed'],
    ['fox glove', 'AVN_002', 'Please use letters and numbers only'],
    ['fox<b>', 'AVN_002', 'Please use letters and numbers only'],
    ['fox\u202Eglove', 'AVN_002', 'Please use letters and numbers only'],
    ['MayaFox', 'AVN_003', 'Please do not use your real name'],
    ['m4y4fox', 'AVN_003', 'Please do not use your real name'],
    ['MÁYAfox', 'AVN_003', 'Please do not use your real name'],
    ['xOKAFORx', 'AVN_003', 'Please do not use your real name'],
    ['shithead', 'AVN_004', 'Please choose another name'],
    ['Sh1tHead', 'AVN_004', 'Please choose another name'],
    ['fuuuckyou', 'AVN_004', 'Please choose another name'],
    ['HeilHitler', 'AVN_004', 'Please choose another name'],
    ['KKKKKK', 'AVN_004', 'Please choose another name'],
    ['killurself', 'AVN_004', 'Please choose another name'],
    ['putamadre', 'AVN_004', 'Please choose another name'],
    ['Scheisse', 'AVN_004', 'Please choose another name'],
    ['5035550142', 'AVN_004', 'Please choose another name'],
  ] as const)('rejects the avatar name %j with %s: %s [T62]', async (name, code, words) => {
    portal.clock.advance(HOUR / 60);
    const before = await snapshotPeople(portal.db);
    expectError(await save(session, name), code, { avatarName: words });
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it.each([
    [undefined, 'Must be at least 4 characters'],
    ['x'.repeat(101), 'Max 12 characters are allowed'],
    ['fox\0glove', 'Please remove characters that cannot be shown'],
  ])('rejects the avatar name %j with VAL_001', async (name, words) => {
    const fields = name === undefined ? session : { avatarName: name, ...session };
    const response = await portal.call('saveAvatarName', fields);
    expectError(response, 'VAL_001', { avatarName: words });
  });

  it.each(['bloom-99', '../x', '', 'fox'])('rejects the avatar look %j', async (avatarPreview) => {
    expectError(await save(await studentSession(), 'Foxglove', { avatarPreview }), 'VAL_001', {
      avatarPreview: 'Please choose one of the options',
    });
  });

  // @proves C-saveAvatarName
  it('saves only the caller’s avatar name and rejects another user’s id with SSN_002', async () => {
    const [caller, other] = [await studentSession(), await studentSession()];
    const before = await snapshotPeople(portal.db);
    expectError(await save({ ...caller, userId: other.userId }, 'Foxglove'), 'SSN_002');
    expect(await snapshotPeople(portal.db)).toEqual(before);
    expectSuccess(await save(caller, 'Foxglove', { requestUserId: other.userId }));
    expect(await read(other)).not.toHaveProperty('name');
  });

  it.each(['Assassin', 'Peacock', 'Essex99', 'Sunny2018', 'Skunkworks'])(
    'accepts the harmless avatar name %s that contains part of an offensive word',
    async (name) => {
      expectSuccess(await save(await studentSession(), name));
    },
  );

  it('accepts every suggested avatar name', async () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const caller = await signIn(
        portal,
        await makeStudent(portal.db, { firstName: 'Xy', lastName: 'Qz' }),
      );
      for (const name of suggestNames(seed, 10)) expectSuccess(await save(caller, name));
    }
  });

  it('limits changes of the avatar’s name to 60 per hour', async () => {
    const caller = await studentSession();
    for (let time = 0; time < 60; time += 1) expectSuccess(await save(caller, 'Foxglove'));
    expectProtocolError(await save(caller, 'Foxglove'), 429, 'RTE_001');
  });
});
