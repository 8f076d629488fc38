import { describe, expect, it } from 'vitest';
import type { Fields } from '../../testing/build-test-app.ts';
import { expectError, expectSuccess, userIn } from '../../testing/expect-response.ts';
import { makeHomeChild } from '../../testing/factories/make-family.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { parentSignUp } from '../../testing/factories/parent-sign-up.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { sha256 } from '../security/tokens.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const create = (form: Fields, key: string) =>
  portal.call('createUser', form, { headers: { 'idempotency-key': key } });
const usersNamed = async (email: string) =>
  portal.db.selectFrom('users').select('id').where('email', '=', email).execute();

describe('Idempotency-Key', () => {
  it('creates one account and returns the same response to a retried request [T05]', async () => {
    const form = parentSignUp();
    const first = expectSuccess(await create(form, 'key-1'));
    const second = expectSuccess(await create(form, 'key-1'));
    // The ticket is encrypted and not stored, so each response gets a new one.
    expect(second.body).toEqual({ ...first.body, ageCheckTicket: expect.any(String) });
    expect(await usersNamed(form.email)).toHaveLength(1);
  });

  it('queues one email for a request and its retry', async () => {
    await portal.forgetMail();
    const form = parentSignUp();
    await create(form, 'key-2');
    await create(form, 'key-2');
    await portal.runJobs();
    expect(portal.emails).toHaveLength(1);
  });

  // @proves M-IDM_001
  it('rejects a used idempotency key with another body with IDM_001', async () => {
    const form = parentSignUp();
    await create(form, 'key-3');
    for (const changes of [
      { email: 'other@home.test' },
      { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' },
    ]) {
      expectError(await create({ ...form, ...changes }, 'key-3'), 'IDM_001');
    }
    expect(await usersNamed('other@home.test')).toEqual([]);
  });

  it('creates one account when 20 retries run in parallel', async () => {
    const form = parentSignUp();
    const responses = await Promise.all(Array.from({ length: 20 }, () => create(form, 'key-4')));
    const ids = new Set(responses.map((response) => userIn(expectSuccess(response)).userId));
    expect(ids.size).toBe(1);
    expect(await usersNamed(form.email)).toHaveLength(1);
  });

  it('releases the idempotency key of a rejected request', async () => {
    const taken = await makeParent(portal.db);
    expect((await create(parentSignUp({ email: taken.email }), 'key-5')).body.msgCode).toBe(
      'EML_001',
    );
    expectSuccess(await create(parentSignUp(), 'key-5'));
  });

  it('treats an empty idempotency key as no key', async () => {
    expectSuccess(await create(parentSignUp(), ''));
    expectSuccess(await create(parentSignUp(), ''));
  });

  it('stores only the ids of what was created', async () => {
    const form = parentSignUp();
    const { userId } = userIn(expectSuccess(await create(form, 'key-6')));
    const rows = await portal.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['actor_id', 'created_at', 'key_sha256', 'made_ids', 'request_sha256'].sort(),
    );
    expect(rows.flatMap((row) => row.made_ids ?? [])).toContain(userId);
  });

  it('omits children from the response to a retried sign-up', async () => {
    const form = parentSignUp();
    const { userId } = userIn(expectSuccess(await create(form, 'key-9')));
    await makeHomeChild(portal, { parentId: String(userId), firstName: 'Maya' });
    const again = expectSuccess(await create(form, 'key-9'));
    expect(userIn(again)).toMatchObject({ userId, childDetails: [] });
  });

  it('stores no plain hash of the form, so passwords cannot be guessed from the table', async () => {
    const form = parentSignUp({ termsOfService: true });
    await create(form, 'key-7');
    const { email, firstName, lastName, city, state, zip, password } = form;
    const parsed = { firstName, lastName, email, city, state, zip, password };
    const guess = sha256(
      JSON.stringify({
        ...parsed,
        confirmPassword: password,
        termsOfService: true,
        userType: 'parent',
      }),
    );
    const rows = await portal.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(rows.some((row) => row.request_sha256.equals(guess))).toBe(false);
  });

  it('deletes an idempotency key after a day', async () => {
    const form = parentSignUp();
    await create(form, 'key-8');
    portal.clock.advance(25 * 3_600_000);
    await portal.runJob('clean-up');
    expect((await create(form, 'key-8')).body.msgCode).toBe('EML_001');
  });
});
