import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../../testing/build-test-app.ts';
import { contextFor } from '../../../../testing/context-for.ts';
import { auditOf, snapshotUser } from '../../../../testing/database/snapshot-user.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
  userIn,
} from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeOperator } from '../../../../testing/factories/make-operator.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { decideEducator } from '../../educators/decide-educator.ts';
import { listWaitingEducators } from '../../educators/list-waiting-educators.ts';
import { decideSchool } from './decide-school.ts';
import { listWaitingSchools } from './list-waiting-schools.ts';

let portal: TestPortal;
let by: { operatorId: string };
beforeAll(async () => {
  portal = await buildTestApp();
  by = { operatorId: (await makeOperator(portal)).id };
});
afterAll(() => portal.close());

const askAgain = async (user: MadeUser) =>
  portal.call('requestApproval', await signIn(portal, user));
const makeRejected = (traits: Parameters<typeof makeEducator>[1] = {}) =>
  makeEducator(portal.db, { approved: false, refusedBecause: 'No reply by phone', ...traits });

describe('requestApproval', () => {
  // @proves S-educator-refused, C-requestApproval
  it.each([
    ['checked', {}],
    ['unchecked', { ageVerified: false }],
  ])(
    'puts a declined educator (%s) back into the queue with the earlier reason',
    async (_who, traits) => {
      const teacher = await makeRejected(traits);
      portal.clock.advance(60_000);
      const response = expectSuccess(await askAgain(teacher));
      expect(userIn(response)).toMatchObject({ userId: teacher.id, educatorApprovedFlag: 'false' });
      expect(userIn(response)).not.toHaveProperty('educatorRefusedReason');
      const waiting = await listWaitingEducators(portal.db);
      expect(waiting.find(({ userId }) => userId === teacher.id)).toMatchObject({
        refusedBefore: 'No reply by phone',
        waitingSince: portal.deps.now().toISOString(),
      });
      expect(await auditOf(portal.db, teacher.id)).toEqual([
        { action: 'educator.asked-again', actor_id: teacher.id, outcome: 'ok' },
      ]);
    },
  );

  // @proves C-requestApproval, M-EDU_003
  it.each([
    ['waits for approval already', () => makeEducator(portal.db, { approved: false })],
    ['is approved', () => makeEducator(portal.db)],
    ['manages an approved school', async () => (await makeSchool(portal)).administrator],
  ])('rejects a new request of an educator who %s with EDU_003', async (_who, make) => {
    const user = await make();
    const before = await snapshotUser(portal.db, user.id);
    expectError(await askAgain(user), 'EDU_003');
    expect(await snapshotUser(portal.db, user.id)).toEqual(before);
  });

  it('accepts one of three parallel requests', async () => {
    const teacher = await makeRejected();
    const session = await signIn(portal, teacher);
    const responses = await Promise.all(
      Array.from({ length: 3 }, () => portal.call('requestApproval', session)),
    );
    const codes = responses.map(({ body }) => body.msgCode).sort();
    expect(codes).toEqual(['EDU_003', 'EDU_003', 'GEN_000']);
  });

  it('limits new requests to three per day with RTE_001', async () => {
    const teacher = await makeRejected();
    for (let time = 0; time < 3; time += 1) {
      expectSuccess(await askAgain(teacher));
      await decideEducator(contextFor(portal, by), {
        userId: teacher.id,
        decision: 'refuse',
        reason: 'Still no reply',
      });
    }
    expectProtocolError(await askAgain(teacher), 429, 'RTE_001');
    portal.clock.advance(24 * 3_600_000);
    expectSuccess(await askAgain(teacher));
  });

  // @proves C-requestApproval
  it('requests another decision for the school with its administrator’s request', async () => {
    const school = await makeSchool(portal, { state: 'waiting' });
    const isWaiting = async () =>
      (await listWaitingSchools(portal.db)).some(({ schoolId }) => schoolId === school.id);
    expect(await isWaiting()).toBe(true);
    await decideSchool(contextFor(portal, by), {
      schoolId: school.id,
      decision: 'refuse',
      reason: 'No such school',
    });
    expect(await isWaiting()).toBe(false);
    expectSuccess(await askAgain(school.administrator));
    expect(await isWaiting()).toBe(true);
  });
});
