import { beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields } from '../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { ageCheckTools, CARD } from '../../../testing/scenarios/age-checks.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const { confirm, isVerified, started, ticketOf, unchecked } = ageCheckTools(portal);
beforeEach(() => portal.forgetMail());
const consentsOf = (userId: string) =>
  portal.db.selectFrom('consents').selectAll().where('guardian_id', '=', userId).execute();

describe('confirmAgeCheck', () => {
  // @proves S-age-verification, S-age-receipt, C-confirmAgeCheck, P-parent-verify, D-6-consent
  // @proves D-6-audit
  it('sets the flag, stores the consent, emails the cardholder and writes an audit event', async () => {
    const { parent, session } = await unchecked();
    const id = await started(session);
    portal.cards.succeed(id);
    const response = expectSuccess(await confirm({ setupIntentId: id, ...session }));
    expect(userIn(response)).toMatchObject({ userId: parent.id, ageVerfiedflag: 't' });
    expect(await consentsOf(parent.id)).toEqual([
      {
        id: expect.any(String),
        guardian_id: parent.id,
        method: 'card_setup',
        notice_version: '2026-11',
        setup_intent_id: id,
        provider_event_id: null,
        given_at: portal.deps.now(),
      },
    ]);
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: CARD.email, subject: 'Your card was used for an adult check' },
    ]);
    expect(await auditOf(portal.db, parent.id)).toEqual([
      { action: 'age-check.passed', actor_id: parent.id, outcome: 'ok' },
    ]);
    // This session can now use every call.
    expectSuccess(await portal.call('updateUser', { firstName: 'Ada', ...session }));
    await expectInvariants(portal.db);
  });

  it('verifies an educator by card check without approving the educator', async () => {
    const educator = await makeEducator(portal.db, { ageVerified: false, approved: false });
    const session = await signIn(portal, educator);
    const id = await started(session);
    portal.cards.succeed(id);
    const response = expectSuccess(await confirm({ setupIntentId: id, ...session }));
    expect(userIn(response)).toMatchObject({ ageVerfiedflag: 't', educatorApprovedFlag: 'false' });
  });

  // @proves S-age-receipt
  it('stores one consent and sends one email for a repeated confirmation, without asking the provider again', async () => {
    const { parent, session } = await unchecked();
    const id = await started(session);
    portal.cards.succeed(id);
    await confirm({ setupIntentId: id, ...session });
    const reads = portal.cards.reads();
    expectSuccess(await confirm({ setupIntentId: id, ...session }));
    expect(portal.cards.reads()).toBe(reads);
    await portal.runJobs();
    expect(portal.emails).toHaveLength(1);
    expect(await consentsOf(parent.id)).toHaveLength(1);
  });

  // @proves C-confirmAgeCheck
  it('stores one consent for 20 parallel confirmations', async () => {
    const { parent, session } = await unchecked();
    const id = await started(session);
    portal.cards.succeed(id);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => confirm({ setupIntentId: id, ...session })),
    );
    for (const response of responses) expectSuccess(response);
    expect(await consentsOf(parent.id)).toHaveLength(1);
    expect(await portal.queuedJobs()).toHaveLength(1);
    await expectInvariants(portal.db);
  });

  it('writes nothing if one step of the confirmation fails, and everything on the next attempt', async () => {
    let isBroken = true;
    const broken = await buildTestApp({
      replace: ({ jobs }) => ({
        jobs: {
          ...jobs,
          enqueue: async (...args) => {
            if (isBroken) throw new Error('no queue');
            return jobs.enqueue(...args);
          },
        },
      }),
    });
    try {
      const parent = await makeParent(broken.db, { ageVerified: false });
      const session = await signIn(broken, parent);
      const intent = (await broken.call('createSetupIntent', { ...CARD, ...session })).body
        .setupIntent as { id: string };
      broken.cards.succeed(intent.id);
      const before = await snapshotPeople(broken.db);
      const fields = { setupIntentId: intent.id, ...session };
      expect((await broken.call('confirmAgeCheck', fields)).body.msgCode).toBe('SYS_001');
      expect(await snapshotPeople(broken.db)).toEqual(before);
      isBroken = false;
      expectSuccess(await broken.call('confirmAgeCheck', fields));
      await expectInvariants(broken.db);
    } finally {
      await broken.close();
    }
  });
});

describe('confirmAgeCheck: rejected checks', () => {
  type Case = (mine: SessionFields, parent: MadeUser) => Promise<Fields>;
  const cases: [string, Case][] = [
    [
      // @proves C-confirmAgeCheck
      'when the provider has not completed it',
      async (mine) => ({ setupIntentId: await started(mine) }),
    ],
    [
      'for a check more than an hour old',
      async (mine) => {
        const id = await started(mine);
        const createdAt = new Date(portal.deps.now().getTime() - HOUR);
        portal.cards.succeed(id, { createdAt });
        return { setupIntentId: id };
      },
    ],
    [
      'for the check of another parent',
      async () => {
        const { session } = await unchecked();
        const id = await started(session);
        portal.cards.succeed(id);
        return { setupIntentId: id };
      },
    ],
    [
      'for a check that another parent has used',
      async () => {
        const { session } = await unchecked();
        const id = await started(session);
        portal.cards.succeed(id);
        expectSuccess(await confirm({ setupIntentId: id, ...session }));
        return { setupIntentId: id };
      },
    ],
    [
      'for a check that the provider assigns to another user',
      async (mine) => {
        const id = await started(mine);
        portal.cards.succeed(id, { userId: crypto.randomUUID() });
        return { setupIntentId: id };
      },
    ],
    [
      'for a check that the provider assigns to no user',
      async (mine) => {
        const id = await started(mine);
        portal.cards.succeed(id, { userId: undefined });
        return { setupIntentId: id };
      },
    ],
    [
      'for the parent’s own check that was not started here',
      async (_mine, parent) => {
        const check = { userId: parent.id, customerId: 'cus_1', attempt: 'elsewhere' };
        const { id } = await portal.cards.cardChecks.start(check);
        portal.cards.succeed(id);
        return { setupIntentId: id };
      },
    ],
    ['for an unknown check', async () => ({ setupIntentId: 'seti_unknown' })],
    ['for a malformed id', async () => ({ setupIntentId: '../customers/cus_1' })],
  ];
  // @proves M-AGE_002
  it.each(cases)(
    'rejects the check with AGE_002 and stores no consent: %s [T32]',
    async (_name, make) => {
      const { parent, session } = await unchecked();
      const fields = await make(session, parent);
      await portal.forgetMail();
      expectError(await confirm({ ...fields, ...session }), 'AGE_002');
      expectError(await confirm({ ...fields, ...ticketOf(parent) }), 'AGE_002');
      expect(await isVerified(parent.id)).toBe(false);
      expect(await consentsOf(parent.id)).toEqual([]);
      expect(await portal.queuedJobs()).toEqual([]);
      await expectInvariants(portal.db);
    },
  );

  // @proves P-server-fields
  it('ignores a success that the request body claims [T32]', async () => {
    const { parent, session } = await unchecked();
    const claims = { ageVerfiedflag: 't', status: 'succeeded', age_verified_at: '2026-01-01' };
    const id = await started({ ...session, ...claims });
    expectError(await confirm({ setupIntentId: id, ...claims, ...session }), 'AGE_002');
    expect(await isVerified(parent.id)).toBe(false);
  });

  it('rejects an unknown check with the ticket of a verified parent [T32]', async () => {
    const parent = await makeParent(portal.db, { children: 1, firstName: 'Zebediah' });
    const response = await confirm({ setupIntentId: 'seti_unknown', ...ticketOf(parent) });
    expectError(response, 'AGE_002');
  });
});

describe('Adult check tickets', () => {
  it('returns no children for a ticket, even after the check is done', async () => {
    const parent = await makeParent(portal.db, { ageVerified: false });
    const ticket = ticketOf(parent);
    const setupIntentId = await started(ticket);
    portal.cards.succeed(setupIntentId);
    expectSuccess(await confirm({ ...ticket, setupIntentId }));
    await makeStudent(portal.db, { parentId: parent.id });
    const again = expectSuccess(await confirm({ ...ticket, setupIntentId }));
    expect(userIn(again)).toMatchObject({ ageVerfiedflag: 't', childDetails: [] });
  });
});
