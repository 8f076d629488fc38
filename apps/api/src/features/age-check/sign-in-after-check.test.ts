import { beforeEach, describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { parentSignUp } from '../../../testing/factories/parent-sign-up.ts';
import { ageCheckTools } from '../../../testing/scenarios/age-checks.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const MINUTE = 60_000;
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const { confirm, started, ticketOf } = ageCheckTools(portal);
beforeEach(() => portal.forgetMail());

describe('Sign-in after the adult check', () => {
  const login = ({ email, password }: MadeUser) =>
    portal.call('login', { userType: 'parent', email, password });
  /** Signs in as a parent without adult check and signs out again, as the page does. */
  const signedIn = async (person?: MadeUser) => {
    const parent = person ?? (await makeParent(portal.db, { ageVerified: false }));
    const { body } = expectSuccess(await login(parent));
    const session = { userId: parent.id, sessionToken: String(body.sessionToken) };
    expectSuccess(await portal.call('logout', session));
    const ticket = { userId: parent.id, ageCheckTicket: String(body.ageCheckTicket) };
    const setupIntentId = await started(ticket);
    portal.cards.succeed(setupIntentId);
    return { parent, fields: { ...ticket, setupIntentId } };
  };
  const tokenIn = (response: Awaited<ReturnType<typeof confirm>>) =>
    expectSuccess(response).body.sessionToken;

  // @proves D-3-ticket
  it('signs the parent in once after the check', async () => {
    const { parent, fields } = await signedIn();
    const sessionToken = String(tokenIn(await confirm(fields)));
    const session = { userId: parent.id, sessionToken };
    expect(userIn(expectSuccess(await portal.call('getUser', session))).ageVerfiedflag).toBe('t');
    expect(tokenIn(await confirm(fields))).toBeUndefined();
    await expectInvariants(portal.db);
  });

  it('signs the parent in once for ten parallel confirmations', async () => {
    const { fields } = await signedIn();
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(fields)));
    expect(responses.map(tokenIn).filter(Boolean)).toHaveLength(1);
  });

  it.each([
    ['the password has changed since', { password_hash: 'another' }],
    ['the ticket was issued without a password check', {}],
  ])('does not sign the parent in: %s', async (_why, change) => {
    const { parent, fields } = await signedIn();
    const people = portal.db.updateTable('users').where('id', '=', parent.id);
    if ('password_hash' in change) await people.set(change).execute();
    const plain = 'password_hash' in change ? {} : ticketOf(parent);
    const response = expectSuccess(await confirm({ ...fields, ...plain }));
    expect(response.body.sessionToken).toBeUndefined();
    expect(response.body.emailConfirmationPending).toBeUndefined();
  });

  // @proves D-3-ticket
  it('does not sign the parent in more than ten minutes after the check', async () => {
    const { fields, parent } = await signedIn();
    expectSuccess(await confirm({ ...fields, ...ticketOf(parent) }));
    portal.clock.advance(11 * MINUTE);
    expect(tokenIn(await confirm(fields))).toBeUndefined();
  });

  // @proves D-8-checked-unconfirmed
  it('reports an unconfirmed email after the check and starts no session', async () => {
    const signUp = parentSignUp();
    const made = expectSuccess(await portal.call('createUser', signUp));
    const ticket = {
      userId: userIn(made).userId,
      ageCheckTicket: String(made.body.ageCheckTicket),
    };
    const setupIntentId = await started(ticket);
    portal.cards.succeed(setupIntentId);
    const response = expectSuccess(await confirm({ ...ticket, setupIntentId }));
    expect(response.body).toMatchObject({ emailConfirmationPending: true });
    expect(response.body.sessionToken).toBeUndefined();
    const confirmed = { email_confirmed_at: portal.deps.now() };
    const people = portal.db.updateTable('users').set(confirmed);
    await people.where('id', '=', ticket.userId).execute();
    expect(tokenIn(await confirm({ ...ticket, setupIntentId }))).toBeTypeOf('string');
  });
});
