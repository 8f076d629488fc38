import { namesPerson } from '@wonderfield/contract/avatars/avatar-rules';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../testing/build-test-app.ts';
import { snapshotUser } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { childForm } from '../../../testing/factories/child-form.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const AVATAR = { name: 'Foxglove', look: 'bloom-3' };
const TELLING = [
  { firstName: 'Fox' },
  { lastName: 'Glove' },
  { firstName: 'Ana', lastName: 'Fóx' },
];
const INNOCENT = [{ firstName: 'Ada' }, { lastName: 'Lark' }, { firstName: 'Fo' }];
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const avatarOf = async ({ id }: MadeUser) => {
  const { student: rows } = await snapshotUser(portal.db, id);
  return { name: rows[0]?.avatar_name, look: rows[0]?.avatar_look };
};
const startPlay = async (student: MadeUser) =>
  portal.call('startPlay', await signIn(portal, student));
const saveName = async (student: MadeUser, avatarName: string) =>
  portal.call('saveAvatarName', { avatarName, ...(await signIn(portal, student)) });

/** Factories for every way in which a student's real name can change. */
const makeSchoolStudent = async () => {
  const student = await makeStudent(portal.db, { schoolMade: true, avatar: AVATAR });
  const session = await signIn(portal, student);
  return {
    student,
    rename: (names: Fields) => portal.call('updateUser', { ...names, ...session }),
  };
};
const makeChild = async () => {
  const { child, session } = await makeFamily(portal, { avatar: AVATAR });
  const about = { requestUserId: child.id, ...session };
  return {
    student: child,
    rename: (names: Fields) => portal.call('updateUser', { ...names, ...about }),
  };
};
const makeUnlinked = async () => {
  const { child, session } = await makeFamily(portal, { avatar: AVATAR });
  const about = { requestUserId: child.id, ...session };
  expectSuccess(await portal.call('deleteParentChildAccount', about));
  const form = childForm({ email: child.email, firstName: 'Robin', lastName: 'Marsh' });
  return {
    student: child,
    rename: (names: Fields) => portal.call('createUser', { ...form, ...names, ...session }),
  };
};

describe.each([
  ['by the student', makeSchoolStudent],
  ['by the parent', makeChild],
  ['by the parent who links the child again', makeUnlinked],
] as const)('Avatar name after a change of the real name: %s', (_how, make) => {
  it.each(TELLING)(
    'removes an avatar name that reveals %j and requires another before the next game [T62]',
    async (names) => {
      const { student, rename } = await make();
      expectSuccess(await rename(names));
      expect(await avatarOf(student)).toEqual({ name: null, look: 'bloom-3' });
      expectError(await startPlay(student), 'AVN_005');
      const again = await saveName(student, AVATAR.name);
      expect(again.body.msgCode).toBe('AVN_003');
      expectSuccess(await saveName(student, 'Hazelnut'));
      expectSuccess(await startPlay(student));
    },
  );

  it.each(INNOCENT)('keeps an avatar name that does not reveal %j [T62]', async (names) => {
    const { student, rename } = await make();
    expectSuccess(await rename(names));
    expect(await avatarOf(student)).toEqual(AVATAR);
    expectSuccess(await startPlay(student));
  });
});

it('keeps the avatar’s name when a rename is rejected or another field changes', async () => {
  const { student, rename } = await makeChild();
  expect((await rename({ firstName: 'Fox', lastName: ' ' })).body.msgCode).toBe('VAL_001');
  expect(await avatarOf(student)).toEqual(AVATAR);
  expectSuccess(await rename({ userGrade: '5' }));
  expect(await avatarOf(student)).toEqual(AVATAR);
});

it('renames a student who has no avatar', async () => {
  const student = await makeStudent(portal.db, { schoolMade: true });
  const names = { firstName: 'Fox', ...(await signIn(portal, student)) };
  expectSuccess(await portal.call('updateUser', names));
  expect(await avatarOf(student)).toEqual({ name: null, look: null });
});

describe('Concurrent changes of the real name and the avatar', () => {
  it.each([
    ['the student', makeSchoolStudent],
    ['the parent', makeChild],
  ] as const)(
    'never ends with an avatar that reveals the new real name set by %s',
    async (_who, make) => {
      for (let round = 0; round < 20; round += 1) {
        const { student, rename } = await make();
        const session = await signIn(portal, student);
        const [renamed, saved] = await Promise.all([
          rename({ firstName: 'Hazel' }),
          portal.call('saveAvatarName', { avatarName: 'Hazelnut', ...session }),
        ]);
        expectSuccess(renamed);
        expect(['GEN_000', 'AVN_003']).toContain(saved.body.msgCode);
        const { user, student: rows } = await snapshotUser(portal.db, student.id);
        const realName = { firstName: user.first_name, lastName: user.last_name };
        expect(realName.firstName).toBe('Hazel');
        expect(namesPerson(rows[0]?.avatar_name ?? '', realName)).toBe(false);
      }
    },
  );

  it('rejects an avatar with the registered name while the student changes the name', async () => {
    for (let round = 0; round < 20; round += 1) {
      const traits = { schoolMade: true, firstName: 'Hazel', avatar: AVATAR };
      const student = await makeStudent(portal.db, traits);
      const session = await signIn(portal, student);
      const [renamed, saved] = await Promise.all([
        portal.call('updateUser', { firstName: 'Robin', ...session }),
        portal.call('saveAvatarName', { avatarName: 'Hazelnut', ...session }),
      ]);
      expectSuccess(renamed);
      expect(saved.body.msgCode).toBe('AVN_003');
    }
  });
});

describe('Avatar name and registered name', () => {
  const save = (session: SessionFields, avatarName: string) =>
    portal.call('saveAvatarName', { avatarName, ...session });
  const makeRenamed = async () => {
    const traits = { schoolMade: true, firstName: 'Maya', lastName: 'Okafor' };
    const student = await makeStudent(portal.db, traits);
    const session = await signIn(portal, student);
    for (const firstName of ['Robin', 'Juniper']) {
      expectSuccess(await portal.call('updateUser', { firstName, lastName: 'Marsh', ...session }));
    }
    return { student, session };
  };

  // @proves F-avatar-real-name
  it('rejects an avatar name that contains the registered name with AVN_003', async () => {
    const { session } = await makeRenamed();
    for (const name of ['MayaFox', 'xOkaforx', 'Juniper7', 'MarshFox']) {
      expect([name, (await save(session, name)).body.msgCode]).toEqual([name, 'AVN_003']);
    }
    // The student's earlier name was never registered by an adult, so it is allowed.
    expectSuccess(await save(session, 'Robinfan'));
  });

  it('checks the avatar’s name against the name that the parent last set', async () => {
    const { child, session } = await makeFamily(portal, { firstName: 'Maya', lastName: 'Okafor' });
    const about = { requestUserId: child.id, ...session };
    expectSuccess(await portal.call('updateUser', { firstName: 'Juniper', ...about }));
    const own = await signIn(portal, child);
    expect((await save(own, 'Juniper7')).body.msgCode).toBe('AVN_003');
    expect((await save(own, 'xOkaforx')).body.msgCode).toBe('AVN_003');
    expectSuccess(await save(own, 'MayaFox'));
  });

  it('keeps the registered name when the student changes the name back and forth', async () => {
    const { student, session } = await makeRenamed();
    expectSuccess(await portal.call('updateUser', { firstName: 'Maya', ...session }));
    expectSuccess(await portal.call('updateUser', { firstName: 'Willow', ...session }));
    expect((await save(session, 'MayaFox')).body.msgCode).toBe('AVN_003');
    const { student: rows } = await snapshotUser(portal.db, student.id);
    expect(rows[0]).toMatchObject({ given_first_name: 'Maya', given_last_name: 'Okafor' });
  });
});

it('removes an older avatar name with non-Latin letters that reveals the real name', async () => {
  const avatar = { name: 'Maya狐狸', look: 'bloom-3' };
  const session = await signIn(portal, await makeStudent(portal.db, { schoolMade: true, avatar }));
  expectSuccess(await portal.call('updateUser', { firstName: 'Maya', ...session }));
  expect((await portal.call('getAvatarName', session)).body).not.toHaveProperty('name');
});
