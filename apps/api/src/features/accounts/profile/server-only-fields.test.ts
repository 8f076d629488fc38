import { updateUser } from '@wonderfield/contract/accounts/account-codec';
import { UserChangesSchema } from '@wonderfield/contract/accounts/user-changes';
import { UserJsonSchema } from '@wonderfield/contract/accounts/user-json';
import { toWireNames } from '@wonderfield/contract/codec';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { snapshotUser } from '../../../../testing/database/snapshot-user.ts';
import { expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { educatorSignUp } from '../../../../testing/factories/educator-sign-up.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { parentSignUp } from '../../../../testing/factories/parent-sign-up.ts';
import { schoolAccount } from '../../../../testing/factories/school-account.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const toCamel = (column: string) =>
  column.replace(/_([a-z])/g, (_all, email: string) => email.toUpperCase());

/** Returns every column in snake case and camel case, and every wire field, each set to "mine". */
const everyField = async (): Promise<Record<string, string>> => {
  const { rows } = await sql<{ column_name: string }>`
    select distinct column_name from information_schema.columns where table_schema = 'public'
  `.execute(portal.db);
  const columns = rows.map((row) => row.column_name);
  const names = [...columns, ...columns.map(toCamel), ...Object.keys(UserJsonSchema.shape)];
  const extra = ['isAdmin', 'role', 'parentId', 'requestUserId', 'isAgeVerified', 'isApproved'];
  return Object.fromEntries([...names, ...extra].map((name) => [name, '1']));
};

describe('Server-only fields', () => {
  it('lists the columns of the database catalog', async () => {
    expect(Object.keys(await everyField())).toEqual(
      expect.arrayContaining(['age_verified_at', 'ageVerifiedAt', 'ageVerfiedflag', 'approved_at']),
    );
  });

  // @proves P-server-fields
  it('ignores server-only fields in createUser for a parent [T02, T22]', async () => {
    const plain = parentSignUp();
    const { id: _id, ...everything } = await everyField();
    const form = { ...everything, id: '1', ...plain, userId: '1', sessionToken: '1' };
    const response = expectSuccess(await portal.call('createUser', form));
    const row = await portal.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', plain.email)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      id: expect.not.stringMatching(/^1$/),
      user_type: 'parent',
      email: plain.email,
      password_hash: expect.stringMatching(/^\$argon2id/),
      sealed_password: null,
      first_name: plain.firstName,
      last_name: plain.lastName,
      city: plain.city,
      state: plain.state,
      zip: plain.zip,
      phone_number: null,
      pronoun: null,
      email_confirmed_at: null,
      age_verified_at: null,
      must_change_password: false,
      suspended_at: null,
      terms_accepted_at: portal.deps.now(),
      created_at: portal.deps.now(),
      updated_at: portal.deps.now(),
      card_customer_id: null,
      picture_name: null,
    });
    expect(userIn(response).userId).toBe(row.id);
    for (const table of ['educators', 'students'] as const) {
      const rows = await portal.db
        .selectFrom(table)
        .where('user_id', '=', row.id)
        .select('user_id');
      expect(await rows.execute()).toEqual([]);
    }
  });

  it('ignores server-only fields in createUser for an educator [T02, T22]', async () => {
    const plain = educatorSignUp();
    const everything = await everyField();
    // The ticket is a field of this form. Other tests cover a wrong ticket.
    const form = { ...everything, ...plain, userId: '1', sessionToken: '1' };
    expectSuccess(await portal.call('createUser', form));
    const { id } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', plain.email)
      .executeTakeFirstOrThrow();
    const { user, educator, student } = await snapshotUser(portal.db, id);
    const now = portal.deps.now();
    expect(id).not.toBe('1');
    expect(user).toMatchObject({
      user_type: 'educator',
      phone_number: plain.phoneNumber,
      pronoun: null,
      email_confirmed_at: null,
      age_verified_at: null,
      suspended_at: null,
      must_change_password: false,
      card_customer_id: null,
      picture_name: null,
      terms_accepted_at: now,
      created_at: now,
      updated_at: now,
    });
    expect(educator).toEqual([
      {
        user_id: id,
        license_type: 'teacherAccount',
        is_ambassador: true,
        asked_at: now,
        approved_at: null,
        refused_at: null,
        refusal_reason: null,
        contact_checked_at: null,
        contact_checked_by: null,
        approved_by: null,
        confirmed_by: null,
        confirmed_realm: null,
        school_name: null,
        school_city: null,
        school_zip: null,
        grades: [],
        students_in_class: null,
        subscription_plan: null,
      },
    ]);
    expect(student).toEqual([]);
    for (const table of ['schools', 'school_teachers', 'consents'] as const) {
      expect(await portal.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  // @proves P-server-fields
  it('ignores server-only fields in createSchoolAccount, so a new school is never approved [T51]', async () => {
    const plain = schoolAccount();
    const { schoolsInDistrict: _districtsOnly, ...everything } = await everyField();
    // The form may name the account type, but only this type is accepted.
    const kind = { educatorLicenseType: 'school/district', accountType: 'school/district' };
    const form = { ...everything, ...kind, ...plain, userId: '1', sessionToken: '1' };
    expectSuccess(await portal.call('createSchoolAccount', form));
    const school = await portal.db.selectFrom('schools').selectAll().executeTakeFirstOrThrow();
    expect(school).toMatchObject({
      approved_at: null,
      refused_at: null,
      refusal_reason: null,
      classroom_seats: 12,
      student_seats: 340,
      created_at: portal.deps.now(),
    });
    const { user, educator } = await snapshotUser(portal.db, school.administrator_id);
    expect(user).toMatchObject({
      email: plain.email,
      password_hash: null,
      email_confirmed_at: null,
      age_verified_at: null,
      suspended_at: null,
    });
    expect(educator).toMatchObject([{ license_type: 'school/district', approved_at: null }]);
    expect(await portal.db.selectFrom('school_codes').selectAll().execute()).toEqual([]);
  });

  // @proves P-server-fields
  it.each([
    ['parent', () => makeParent(portal.db, { children: 1 })],
    ['teacher', () => makeEducator(portal.db, { approved: false, configured: false })],
    ['student', () => makeStudent(portal.db, { schoolMade: true })],
  ] as const)(
    'ignores server-only fields in updateUser for a %s [T02, T22]',
    async (_who, make) => {
      const user = await make();
      const session = await signIn(portal, user);
      const rows = async () => ({
        user: await portal.db
          .selectFrom('users')
          .selectAll()
          .where('id', '=', user.id)
          .executeTakeFirstOrThrow(),
        educator: await portal.db
          .selectFrom('educators')
          .selectAll()
          .where('user_id', '=', user.id)
          .execute(),
        student: await portal.db
          .selectFrom('students')
          .selectAll()
          .where('user_id', '=', user.id)
          .execute(),
      });
      const before = await rows();
      const newPassword = 'Thistle#93b';
      // Other tests cover the fields that the call may change. This test sends all other fields.
      const changeable = toWireNames(updateUser.fields, UserChangesSchema.shape);
      const others = Object.entries(await everyField()).filter(([name]) => !(name in changeable));
      const form = {
        ...Object.fromEntries(others),
        // The form may name the current user type, but no other.
        userType: user.userType,
        oldPassword: user.password,
        password: newPassword,
        confirmPassword: newPassword,
        ...session,
      };
      expectSuccess(await portal.call('updateUser', form));
      const after = await rows();
      expect(after).toEqual({
        ...before,
        user: {
          ...before.user,
          password_hash: after.user.password_hash,
          sealed_password: after.user.sealed_password,
          updated_at: portal.deps.now(),
        },
      });
    },
  );
});
