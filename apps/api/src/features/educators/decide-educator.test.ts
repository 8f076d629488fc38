import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { contextFor } from '../../../testing/context-for.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import { eventsWithReasons } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeOperator } from '../../../testing/factories/make-operator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeSchool, makeSchoolTeacher } from '../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { decideEducator } from './decide-educator.ts';
import { updateApprovedByRule } from './educators.queries.ts';
import { listWaitingEducators } from './list-waiting-educators.ts';
import { listUndoableApprovals, undoEducatorApproval } from './undo-approval.ts';

const REASON = 'The school does not know this name.';
let portal: TestPortal;
let by: { operatorId: string };
beforeAll(async () => {
  portal = await buildTestApp();
  by = { operatorId: (await makeOperator(portal)).id };
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

const makeWaiting = (traits: Parameters<typeof makeEducator>[1] = {}) =>
  makeEducator(portal.db, { approved: false, configured: false, ...traits });
const approve = (user: { id: string }, reason?: string) =>
  decideEducator(contextFor(portal, by), { userId: user.id, decision: 'approve', reason });
const reject = (user: { id: string }) =>
  decideEducator(contextFor(portal, by), { userId: user.id, decision: 'refuse', reason: REASON });
const eventsOf = ({ id }: MadeUser) =>
  eventsWithReasons(portal.db)
    .select(['action', 'operator_id', 'actor_id', 'reason', 'done_at_command_line'])
    .where('subject_id', '=', id)
    .execute();
const me = async (user: MadeUser) =>
  userIn(await portal.call('getUser', await signIn(portal, user)));
const isWaiting = async ({ id }: MadeUser) =>
  (await listWaitingEducators(portal.db)).some(({ userId }) => userId === id);

describe('decideEducator: approval', () => {
  // @proves C-op-decideEducator, D-6-audit
  it('approves an educator, notifies them and writes an audit event with operator and reason', async () => {
    const teacher = await makeWaiting();
    expect(await isWaiting(teacher)).toBe(true);
    await approve(teacher, 'Spoke to the school');
    expect((await me(teacher)).educatorApprovedFlag).toBe('true');
    expect(await isWaiting(teacher)).toBe(false);
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: teacher.email, subject: 'Your educator account is approved' },
    ]);
    expect(portal.emails[0]?.text).toContain('choose your grades');
    expect(await eventsOf(teacher)).toEqual([
      {
        action: 'educator.approved',
        operator_id: by.operatorId,
        actor_id: null,
        reason: 'Spoke to the school',
        done_at_command_line: false,
      },
    ]);
  });

  it('mentions the pending adult check in the approval email', async () => {
    await approve(await makeWaiting({ ageVerified: false }));
    await portal.runJobs();
    expect(portal.emails[0]?.text).toContain(
      'One step is left before you can teach: the adult check.',
    );
  });

  it('grants access with the next call after the approval', async () => {
    const teacher = await makeWaiting({ configured: true });
    const session = { update: '0', ...(await signIn(portal, teacher)) };
    expectError(await portal.call('generateStudentPassword', session), 'EDU_001');
    await approve(teacher);
    expectSuccess(await portal.call('generateStudentPassword', session));
  });

  it('approves an educator who was declined before', async () => {
    const teacher = await makeWaiting();
    await reject(teacher);
    await approve(teacher);
    expect(await me(teacher)).toMatchObject({ educatorApprovedFlag: 'true' });
    expect(await me(teacher)).not.toHaveProperty('educatorRefusedReason');
  });

  it('marks a decision from the command line in the audit event', async () => {
    const teacher = await makeWaiting();
    const input = { userId: teacher.id, decision: 'approve' } as const;
    await decideEducator(contextFor(portal, { atCommandLine: true }), input);
    expect(await eventsOf(teacher)).toMatchObject([
      { operator_id: null, done_at_command_line: true },
    ]);
  });
});

describe('decideEducator: decline', () => {
  // @proves S-educator-refused, C-op-decideEducator
  it('shows the educator the reason of the decline in the email and in the account', async () => {
    const teacher = await makeWaiting();
    await reject(teacher);
    expect(await me(teacher)).toMatchObject({
      educatorApprovedFlag: 'false',
      educatorRefusedReason: REASON,
    });
    expect(await isWaiting(teacher)).toBe(false);
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: teacher.email, subject: 'We could not approve your educator account yet' },
    ]);
    expect(portal.emails[0]?.text).toContain(REASON);
    expect(await eventsOf(teacher)).toMatchObject([{ action: 'educator.refused', reason: REASON }]);
  });

  it('escapes markup in the reason of the decline', async () => {
    const teacher = await makeWaiting();
    const reason = '<a href="https://evil.test">click</a>';
    await decideEducator(contextFor(portal, by), {
      userId: teacher.id,
      decision: 'refuse',
      reason,
    });
    await portal.runJobs();
    expect(portal.emails[0]?.html).not.toContain('<a href="https://evil.test"');
  });
});

// @proves M-EDU_003
describe('decideEducator: invalid decisions', () => {
  it.each<[string, () => Promise<{ id: string }>]>([
    ['an approved educator', () => makeEducator(portal.db)],
    ['an educator with an unverified email', () => makeWaiting({ confirmed: false })],
    ['a suspended educator', () => makeWaiting({ suspended: true })],
    ['a teacher of a school', async () => makeSchoolTeacher(portal, await makeSchool(portal))],
    [
      'a teacher who has not entered the school code',
      () => makeEducator(portal.db, { licenseType: 'schoolLicenseCode', ageVerified: false }),
    ],
    [
      'the administrator of a waiting school',
      async () => (await makeSchool(portal, { state: 'waiting' })).administrator,
    ],
    ['a parent', () => makeParent(portal.db)],
    ['nobody', async () => ({ id: crypto.randomUUID() })],
    ['a malformed id', async () => ({ id: "' or 1=1 --" })],
  ])('rejects a decision about %s with EDU_003 and changes nothing', async (_who, make) => {
    const user = await make();
    const before = await snapshotPeople(portal.db);
    await expect(approve(user)).rejects.toMatchObject({ code: 'EDU_003' });
    await expect(reject(user)).rejects.toMatchObject({ code: 'EDU_003' });
    expect(await snapshotPeople(portal.db)).toEqual(before);
    expect(await portal.queuedJobs()).toEqual([]);
  });

  it('rejects a second decision with EDU_003', async () => {
    const [approved, rejected] = [await makeWaiting(), await makeWaiting()];
    await approve(approved);
    await reject(rejected);
    await expect(approve(approved)).rejects.toMatchObject({ code: 'EDU_003' });
    await expect(reject(approved)).rejects.toMatchObject({ code: 'EDU_003' });
    await expect(reject(rejected)).rejects.toMatchObject({ code: 'EDU_003' });
  });

  it.each([
    ['approvals', [approve, approve]],
    ['refusals', [reject, reject]],
  ])(
    'accepts one of 50 parallel decisions (%s) and rejects the others with EDU_003',
    async (_what, decide) => {
      const teacher = await makeWaiting();
      const results = await Promise.allSettled(
        Array.from({ length: 50 }, (_, number) => decide[number % 2]?.(teacher)),
      );
      const failed = results.filter(({ status }) => status === 'rejected');
      expect(failed.map((result) => (result as { reason: { code: string } }).reason.code)).toEqual(
        Array(49).fill('EDU_003'),
      );
      expect(await eventsOf(teacher)).toHaveLength(1);
      await portal.runJobs();
      expect(portal.emails).toHaveLength(1);
    },
  );

  it('keeps the approval and returns EDU_003 to a decline that arrives later', async () => {
    for (let time = 0; time < 10; time += 1) {
      const teacher = await makeWaiting();
      const results = await Promise.allSettled(
        Array.from({ length: 8 }, (_, number) => (number % 2 ? reject : approve)(teacher)),
      );
      const reasons = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason.code] : [],
      );
      expect(new Set(reasons)).toEqual(new Set(['EDU_003']));
      expect((await me(teacher)).educatorApprovedFlag).toBe('true');
    }
  });
});

describe('listWaitingEducators', () => {
  // @proves C-op-listWaiting
  it('lists waiting educators with the longest wait first and with their verified facts', async () => {
    const fresh = await buildTestApp();
    try {
      const school = await makeSchool(fresh, { domain: 'larkhill.test' });
      const at = (hour: number) => new Date(`2026-11-14T0${hour}:00:00Z`);
      const waiting = { approved: false, configured: false } as const;
      await makeEducator(fresh.db, { ...waiting, email: 'b@GMAIL.com', askedAt: at(2) });
      await makeEducator(fresh.db, { ...waiting, email: 'c@LarkHill.test', askedAt: at(3) });
      await makeEducator(fresh.db, {
        ...waiting,
        email: 'a@home.test',
        askedAt: at(1),
        ageVerified: false,
      });
      await makeEducator(fresh.db);
      expect(await listWaitingEducators(fresh.db)).toMatchObject([
        { email: 'a@home.test', isPublicMail: false, isAgeVerified: false, isEmailConfirmed: true },
        { email: 'b@GMAIL.com', emailDomain: 'gmail.com', isPublicMail: true, isAgeVerified: true },
        {
          email: 'c@LarkHill.test',
          emailDomain: 'larkhill.test',
          schoolMatch: { schoolId: school.id, schoolName: school.name },
        },
      ]);
    } finally {
      await fresh.close();
    }
  });
});

describe('undoEducatorApproval', () => {
  const undo = (user: { id: string }) =>
    undoEducatorApproval(contextFor(portal, by), { userId: user.id });

  // @proves C-op-undoEducatorApproval
  it('makes the educator wait again and sends no email about the approval', async () => {
    const teacher = await makeWaiting();
    await approve(teacher);
    expect((await listUndoableApprovals(portal.deps)).map(({ userId }) => userId)).toContain(
      teacher.id,
    );
    await undo(teacher);
    expect(await isWaiting(teacher)).toBe(true);
    expect((await me(teacher)).educatorApprovedFlag).toBe('false');
    await portal.runJobs();
    expect(portal.emails).toEqual([]);
    expect((await eventsOf(teacher)).map(({ action }) => action)).toEqual([
      'educator.approved',
      'educator.approval-undone',
    ]);
  });

  it('rejects undoing an approval that no operator gave with EDU_005', async () => {
    const teacher = await makeWaiting();
    await updateApprovedByRule(portal.db, { userId: teacher.id, now: portal.deps.now() });
    await expect(undo(teacher)).rejects.toMatchObject({ code: 'EDU_005' });
    const listed = await listUndoableApprovals(portal.deps);
    expect(listed.map(({ userId }) => userId)).not.toContain(teacher.id);
  });

  it('sends one email when the educator is approved again after an undo', async () => {
    const teacher = await makeWaiting();
    await approve(teacher);
    await undo(teacher);
    portal.clock.advance(1000);
    await approve(teacher);
    await portal.runJobs();
    expect(portal.emails).toHaveLength(1);
  });

  it('keeps the reason of an earlier decline after an undo', async () => {
    const teacher = await makeWaiting();
    await reject(teacher);
    await approve(teacher);
    await undo(teacher);
    const waiting = await listWaitingEducators(portal.db);
    const entry = waiting.find(({ userId }) => userId === teacher.id);
    expect(entry?.refusedBefore).toBe(REASON);
  });

  // @proves C-op-undoEducatorApproval, M-EDU_005
  it('rejects undoing an approval after five minutes and for an educator who is not approved', async () => {
    const [teacher, waiting] = [await makeWaiting(), await makeWaiting()];
    await approve(teacher);
    portal.clock.advance(5 * 60_000);
    await expect(undo(teacher)).rejects.toMatchObject({ code: 'EDU_005' });
    await expect(undo(waiting)).rejects.toMatchObject({ code: 'EDU_005' });
    const undoable = await listUndoableApprovals(portal.deps);
    expect(undoable.map(({ userId }) => userId)).not.toContain(teacher.id);
  });
});
