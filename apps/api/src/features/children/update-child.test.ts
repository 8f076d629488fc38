import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../testing/build-test-app.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import { auditOf, snapshotUser } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { type Family, makeFamily } from '../../../testing/factories/make-family.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { openPassword } from '../../security/stored-password.ts';
import { selectUser } from '../accounts/accounts.queries.ts';

const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const update = ({ session, child }: Family, fields: Fields) =>
  portal.call('updateUser', { requestUserId: child.id, ...fields, ...session });

describe('updateUser for a child', () => {
  // @proves C-updateUser, D-2-purpose-path, D-4-read-only, D-6-daily-time
  it.each([
    [{ firstName: 'Mia' }, { user: { first_name: 'Mia' } }],
    [{ lastName: 'Day' }, { user: { last_name: 'Day' } }],
    [{ zip: '97701' }, { user: { zip: '97701' } }],
    [{ birthMonth: '11' }, { student: { birth_month: '11' } }],
    [{ birthYear: '2016' }, { student: { birth_year: '2016' } }],
    [{ userGrade: 'Kindergarten' }, { student: { grade: 'Kindergarten' } }],
    [{ childPlayOption: 'approvedOnly' }, { student: { play_option: 'approvedOnly' } }],
    [{ childMayUse: 'freeType' }, { student: { typing_mode: 'freeType' } }],
    [{ levelPreference: 'easy' }, { student: { level: 'easy' } }],
    [{ dailyTimeLimit: '30' }, { student: { daily_minutes: 30 } }],
    [{ subject: '["art","music"]' }, { student: { subjects: ['art', 'music'] } }],
  ])('writes the child fields %j and keeps every other column', async (fields, changed) => {
    const family = await makeFamily(portal);
    const before = await snapshotUser(portal.db, family.child.id);
    const parentBefore = await snapshotUser(portal.db, family.parent.id);
    expectSuccess(await update(family, fields));
    const { user = {}, student = {} } = changed as { user?: object; student?: object };
    expect(await snapshotUser(portal.db, family.child.id)).toEqual({
      ...before,
      user: {
        ...before.user,
        ...user,
        ...('user' in changed && { updated_at: portal.deps.now() }),
      },
      student: [{ ...before.student[0], ...student }],
    });
    expect(await snapshotUser(portal.db, family.parent.id)).toEqual(parentBefore);
  });

  it('returns the updated child to the parent and writes an audit event', async () => {
    const family = await makeFamily(portal);
    const me = userIn(expectSuccess(await update(family, { userGrade: '5' })));
    expect(me.userId).toBe(family.parent.id);
    expect(me.childDetails).toMatchObject([{ userId: family.child.id, userGrade: '5' }]);
    expect(await auditOf(portal.db, family.child.id)).toEqual([
      { action: 'child.updated', actor_id: family.parent.id, outcome: 'ok' },
    ]);
  });

  // @proves F-profile-read-only
  it.each(['email', 'phoneNumber', 'schoolName', 'schoolCity', 'schoolZip'])(
    'rejects a change of the child’s %s with CHD_005 and accepts the current value',
    async (field) => {
      const family = await makeFamily(portal);
      const before = await snapshotPeople(portal.db);
      const other = field === 'schoolZip' ? '10001' : 'other';
      expectError(await update(family, { firstName: 'Mia', [field]: other }), 'CHD_005', {
        [field]: 'This field cannot be changed.',
      });
      expect(await snapshotPeople(portal.db)).toEqual(before);
      expectSuccess(await update(family, { [field]: field === 'email' ? family.child.email : '' }));
    },
  );

  it('sets the child’s password without the old one, ends its sessions and stores it sealed', async () => {
    const family = await makeFamily(portal);
    const { child } = family;
    const childSession = await signIn(portal, child);
    expectSuccess(await update(family, NEW));
    expectError(await portal.call('getUser', childSession), 'SSN_002');
    expectSuccess(await portal.call('getUser', family.session));
    const login = { userType: 'student', email: child.email };
    expectSuccess(await portal.call('login', { ...login, password: NEW.password }));
    expectError(await portal.call('login', { ...login, password: child.password }), 'LGN_001');
    const stored = await selectUser(portal.db, child.id);
    expect(openPassword(portal.deps.sealer, stored)).toBe(NEW.password);
    const views = await portal.call('childPasswordViews', {
      requestUserId: child.id,
      ...family.session,
    });
    expect(views.body.views).toMatchObject([{ action: 'changed', role: 'parent' }]);
  });

  it.each([
    [{ password: 'weak', confirmPassword: 'weak' }, { password: 'Please enter a Strong Password' }],
    [
      { password: NEW.password, confirmPassword: 'other' },
      { confirmPassword: 'Passwords did not match' },
    ],
    [{ password: NEW.password }, { confirmPassword: 'Please confirm Password' }],
    [{ subject: '[]' }, { subject: 'Please select at least one Subject' }],
    [{ userGrade: '9' }, { userGrade: 'Please choose one of the options' }],
  ])('rejects the child fields %j with VAL_001', async (fields, errors) => {
    const family = await makeFamily(portal);
    const before = await snapshotPeople(portal.db);
    expectError(await update(family, fields), 'VAL_001', errors);
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves P-parent-children
  it('returns CHD_001 for another family’s child, an adult, an unknown id and an empty id alike', async () => {
    const { session, parent } = await makeFamily(portal);
    const other = await makeFamily(portal, { firstName: 'Zebediah' });
    const adult = await makeParent(portal.db);
    const before = await snapshotPeople(portal.db);
    const targets = [
      other.child.id,
      other.parent.id,
      adult.id,
      parent.id,
      crypto.randomUUID(),
      'x',
      "' or 1=1 --",
      '%',
    ];
    const bodies = [];
    for (const requestUserId of targets) {
      for (const fields of [{ firstName: 'Mia' }, NEW]) {
        const response = await portal.call('updateUser', { requestUserId, ...fields, ...session });
        const { requestId: _each, ...body } = response.body;
        expectError(response, 'CHD_001');
        bodies.push(JSON.stringify(body));
      }
    }
    expect(new Set(bodies).size).toBe(1);
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });
});
