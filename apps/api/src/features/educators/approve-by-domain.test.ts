import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { auditOf, snapshotUser } from '../../../testing/database/snapshot-user.ts';
import { confirmationFieldsIn, resetFieldsIn } from '../../../testing/email-links.ts';
import { expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { educatorSignUp } from '../../../testing/factories/educator-sign-up.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeSchool } from '../../../testing/factories/make-school.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { fastPasswords } from '../../../testing/fast-passwords.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: () => ({ passwords: fastPasswords }),
  });
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

const newDomain = () => `larkhill${unique()}.test`;
const isApproved = async (id: string) =>
  (await snapshotUser(portal.db, id)).educator[0]?.approved_at !== null;
const signUp = async (email: string, changes: object = {}) =>
  userIn(expectSuccess(await portal.call('createUser', educatorSignUp({ email, ...changes }))))
    .userId;
const confirm = async () => {
  await portal.runJobs();
  expectSuccess(await portal.call('confirmEmail', confirmationFieldsIn(portal.emails.at(-1))));
};
const resetPassword = async (email: string) => {
  await portal.call('forgotPassword', { email });
  await portal.runJobs();
  const message = portal.emails.findLast(({ subject }) => subject === 'Choose a new password');
  const fields = {
    ...resetFieldsIn(message),
    password: 'Thistle#93b',
    confirmPassword: 'Thistle#93b',
  };
  expectSuccess(await portal.call('resetPassword', fields));
};

describe('approveByDomain', () => {
  // @proves S-educator-domain
  it('approves a teacher of a trusted domain when the email is confirmed and not before', async () => {
    const domain = newDomain();
    await makeSchool(portal, { domain, autoApproves: true });
    const id = await signUp(`Ines@${domain.toUpperCase()}`);
    expect(await isApproved(id)).toBe(false);
    await confirm();
    expect(await isApproved(id)).toBe(true);
    await portal.runJobs();
    expect(portal.emails.at(-1)?.subject).toBe('Your educator account is approved');
    expect(await auditOf(portal.db, id)).toContainEqual({
      action: 'educator.approved',
      actor_id: null,
      outcome: 'by-domain',
    });
  });

  it('approves a teacher of a trusted domain who confirms the email by a password reset', async () => {
    const domain = newDomain();
    await makeSchool(portal, { domain, autoApproves: true });
    const email = `ines@${domain}`;
    const id = await signUp(email);
    await resetPassword(email);
    expect(await isApproved(id)).toBe(true);
  });

  it('gives no access to classrooms before the adult check', async () => {
    const domain = newDomain();
    await makeSchool(portal, { domain, autoApproves: true });
    const id = await signUp(`ines@${domain}`);
    await confirm();
    const session = await signIn(portal, { id, userType: 'educator' });
    const response = await portal.call('generateStudentPassword', { update: '0', ...session });
    expect(response.body.msgCode).toBe('EDU_002');
  });

  it.each<[string, Parameters<typeof makeSchool>[1]]>([
    ['is turned off', {}],
    ['belongs to a school that waits for approval', { autoApproves: true, state: 'waiting' }],
    ['belongs to a suspended school', { autoApproves: true, administrator: { suspended: true } }],
  ])('does not approve a teacher if the trusted domain %s', async (_what, traits) => {
    const domain = newDomain();
    await makeSchool(portal, { domain, ...traits });
    const id = await signUp(`ines@${domain}`);
    await confirm();
    expect(await isApproved(id)).toBe(false);
  });

  it.each([
    (domain: string) => `sub.${domain}`,
    (domain: string) => `not${domain}`,
    (domain: string) => `${domain}.evil.test`,
  ])('does not approve a teacher at a domain that only looks similar (%#)', async (alike) => {
    const domain = newDomain();
    await makeSchool(portal, { domain, autoApproves: true });
    const id = await signUp(`ines@${alike(domain)}`);
    await confirm();
    expect(await isApproved(id)).toBe(false);
  });

  // @proves S-educator-domain
  it('does not approve a teacher at a public mail provider, even if a rule exists', async () => {
    await makeSchool(portal, { domain: 'gmail.com', autoApproves: true });
    const id = await signUp(`ines${unique()}@gmail.com`);
    await confirm();
    expect(await isApproved(id)).toBe(false);
  });

  it('does not approve a school account, which an operator has to decide', async () => {
    const domain = newDomain();
    await makeSchool(portal, { domain, autoApproves: true });
    const email = `head@${domain}`;
    const { administrator } = await makeSchool(portal, {
      state: 'waiting',
      administrator: { email },
    });
    await resetPassword(email);
    expect(await isApproved(administrator.id)).toBe(false);
  });

  // @proves S-educator-domain
  it.each([
    ['has rejected', { askedAgain: false }],
    ['has rejected, even after a new request', { askedAgain: true }],
  ])(
    'never overrides an operator: approves no educator an operator %s',
    async (_who, { askedAgain }) => {
      const domain = newDomain();
      await makeSchool(portal, { domain, autoApproves: true });
      const teacher = await makeEducator(portal.db, {
        email: `ines@${domain}`,
        approved: false,
        refusedBecause: 'Left the school',
      });
      if (askedAgain) await portal.call('requestApproval', await signIn(portal, teacher));
      await resetPassword(teacher.email);
      expect(await isApproved(teacher.id)).toBe(false);
    },
  );
});
