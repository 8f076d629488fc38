import { describe, expect, it } from 'vitest';
import { snapshotUser } from '../../../testing/database/snapshot-user.ts';
import { confirmationFieldsIn, resetFieldsIn } from '../../../testing/email-links.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';
import { createWeeklyMailToken } from '../weekly-mail/weekly-mail-link.ts';

const portal = await openFastTestServer();
const { db, deps } = portal;

const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };

const mailed = async (call: 'forgotPassword' | 'resendVerification', email: string) => {
  await portal.forgetMail();
  expectSuccess(await portal.call(call, { email }));
  await portal.runJobs();
  return portal.emails.at(-1);
};

type Link = {
  holder: MadeUser;
  /** The id of the link's recipient, or of the child that the email is about. */
  erasedId: string;
  use: () => ReturnType<typeof portal.call>;
};

const makeResetLink = async (): Promise<Link> => {
  const holder = await makeParent(db, { ageVerified: false });
  const fields = { ...resetFieldsIn(await mailed('forgotPassword', holder.email)), ...NEW };
  return { holder, erasedId: holder.id, use: () => portal.call('resetPassword', fields) };
};
const makeConfirmationLink = async (): Promise<Link> => {
  const holder = await makeParent(db, { ageVerified: false, confirmed: false });
  const fields = confirmationFieldsIn(await mailed('resendVerification', holder.email));
  return { holder, erasedId: holder.id, use: () => portal.call('confirmEmail', fields) };
};
const makeWeeklyMailLink =
  (call: 'readWeeklyMailLink' | 'weeklyMailOff' | 'weeklyMailOn') => async (): Promise<Link> => {
    const { parent, child } = await makeFamily(portal);
    const token = createWeeklyMailToken(deps, { parentId: parent.id, childIds: [child.id] });
    return { holder: parent, erasedId: child.id, use: () => portal.call(call, { token }) };
  };

const suspend = ({ id }: MadeUser) =>
  db.updateTable('users').set({ suspended_at: deps.now() }).where('id', '=', id).execute();

describe.each([
  ['resetPassword', makeResetLink, 'PWD_005'],
  ['confirmEmail', makeConfirmationLink, 'PWD_005'],
  ['readWeeklyMailLink', makeWeeklyMailLink('readWeeklyMailLink'), 'WKM_001'],
  ['weeklyMailOff', makeWeeklyMailLink('weeklyMailOff'), 'WKM_001'],
  ['weeklyMailOn', makeWeeklyMailLink('weeklyMailOn'), 'WKM_001'],
] as const)('Mailed link of %s', (_call, make, code) => {
  it('accepts the mailed link of an active account', async () => {
    const { use } = await make();
    expectSuccess(await use());
  });

  // @proves D-9-mailed-links
  it('rejects a mailed link while its recipient is suspended, and changes nothing', async () => {
    const { holder, use } = await make();
    await suspend(holder);
    const before = await snapshotUser(db, holder.id);
    expectError(await use(), code);
    expect(await snapshotUser(db, holder.id)).toEqual(before);
  });

  // @proves D-9-mailed-links
  it('rejects a mailed link after its recipient or the child was erased', async () => {
    const { erasedId, use } = await make();
    await db.deleteFrom('users').where('id', '=', erasedId).execute();
    expectError(await use(), code);
  });
});

describe('Queued links', () => {
  it('does not send a queued link to a user who was suspended after requesting it', async () => {
    const [parent, unconfirmed] = [
      await makeParent(db),
      await makeParent(db, { confirmed: false }),
    ];
    await portal.forgetMail();
    expectSuccess(await portal.call('forgotPassword', { email: parent.email }));
    expectSuccess(await portal.call('resendVerification', { email: unconfirmed.email }));
    await suspend(parent);
    await suspend(unconfirmed);
    await portal.runJobs();
    expect(portal.emails).toEqual([]);
  });
});
