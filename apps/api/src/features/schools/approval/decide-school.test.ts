import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../../testing/build-test-app.ts';
import { contextFor } from '../../../../testing/context-for.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { snapshotPeople } from '../../../../testing/database/snapshot-people.ts';
import { eventsWithReasons } from '../../../../testing/database/snapshot-user.ts';
import { expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeOperator } from '../../../../testing/factories/make-operator.ts';
import { type MadeSchool, makeSchool } from '../../../../testing/factories/make-school.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { unique } from '../../../../testing/factories/unique.ts';
import { decideSchool } from './decide-school.ts';
import { listWaitingSchools } from './list-waiting-schools.ts';

const REASON = 'We found no school of this name.';
let portal: TestPortal;
let by: { operatorId: string };
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
  by = { operatorId: (await makeOperator(portal)).id };
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

type Traits = NonNullable<Parameters<typeof makeSchool>[1]>;
const makeWaiting = (traits: Traits = {}) => makeSchool(portal, { state: 'waiting', ...traits });
type Approval = { reason?: string; confirmsDomain?: boolean };
const approve = ({ id }: { id: string }, approval: Approval = {}) =>
  decideSchool(contextFor(portal, by), { schoolId: id, decision: 'approve', ...approval });
const reject = ({ id }: { id: string }) =>
  decideSchool(contextFor(portal, by), { schoolId: id, decision: 'refuse', reason: REASON });
const viewBy = async ({ administrator }: MadeSchool) =>
  portal.call('getSchool', await signIn(portal, administrator));
const codesOf = ({ id }: MadeSchool) =>
  portal.db.selectFrom('school_codes').selectAll().where('school_id', '=', id).execute();
const domainsOf = ({ id }: MadeSchool) =>
  portal.db
    .selectFrom('school_domains')
    .select(['domain', 'auto_approves'])
    .where('school_id', '=', id)
    .execute();
const selectTeacherIds = async (
  table: 'school_teachers' | 'school_requests',
  { id }: MadeSchool,
) => {
  const rows = await portal.db
    .selectFrom(table)
    .select('educator_id')
    .where('school_id', '=', id)
    .execute();
  return rows.map((row) => row.educator_id);
};
const eventsOf = ({ id }: MadeSchool) =>
  eventsWithReasons(portal.db)
    .select(['action', 'operator_id', 'reason'])
    .where('subject_id', '=', id)
    .execute();

describe('decideSchool: approval', () => {
  // @proves C-op-decideSchool, D-4-school-account
  it('approves a school, verifies its administrator, emails the code and writes an audit event', async () => {
    const school = await makeWaiting();
    await approve(school, { reason: 'On the state’s list' });
    const response = expectSuccess(await viewBy(school));
    const { schoolCode } = response.body.school as { schoolCode: string };
    expect(schoolCode).toMatch(/^WF-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const session = await signIn(portal, school.administrator);
    expect(userIn(await portal.call('getUser', session))).toMatchObject({
      educatorApprovedFlag: 'true',
      ageVerfiedflag: 't',
    });
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: school.administrator.email, subject: 'Your school account is approved' },
    ]);
    expect(portal.emails[0]?.text).toContain(`Your staff code is ${schoolCode}.`);
    expect(await eventsOf(school)).toEqual([
      {
        action: 'school.approved',
        operator_id: by.operatorId,
        reason: 'On the state’s list',
      },
    ]);
    await expectInvariants(portal.db);
  });

  // @proves S-school-domain
  it.each(['posteo.de', 'tutanota.com', 'addy.io', 'spectrum.net', 'larkhill.k12.or.us'])(
    'makes a teacher at %s wait for the school until an operator confirms the domain',
    async (domain) => {
      const school = await makeWaiting({ administrator: { email: `head${unique()}@${domain}` } });
      await approve(school);
      expect(await domainsOf(school)).toEqual([]);
      const { schoolCode } = expectSuccess(await viewBy(school)).body.school as {
        schoolCode: string;
      };
      const teacher = await makeEducator(portal.db, {
        licenseType: 'schoolLicenseCode',
        ageVerified: false,
        configured: false,
        email: `robin${unique()}@${domain}`,
      });
      const redemption = {
        educatorLicenseType: 'schoolLicenseCode',
        schoolRegCode: schoolCode,
        educatorGrade: '3',
        preferedPronoun: '1',
        ...(await signIn(portal, teacher)),
      };
      expectSuccess(await portal.call('updateUser', redemption));
      expect(await selectTeacherIds('school_teachers', school)).toEqual([]);
      expect(await selectTeacherIds('school_requests', school)).toEqual([teacher.id]);
    },
  );

  // @proves S-school-domain
  it('confirms the administrator’s domain when the operator chooses it', async () => {
    const domain = `larkhill${unique()}.test`;
    const school = await makeWaiting({ administrator: { email: `Head@${domain.toUpperCase()}` } });
    await approve(school, { confirmsDomain: true });
    expect(await domainsOf(school)).toEqual([{ domain, auto_approves: false }]);
    expect((await eventsOf(school)).map(({ action }) => action)).toEqual([
      'school.domain-changed',
      'school.approved',
    ]);
  });

  // @proves M-SCH_011
  it('rejects a public mail domain with SCH_005 and another school’s domain with SCH_011', async () => {
    const publicMail = await makeWaiting({ administrator: { email: `head${unique()}@gmail.com` } });
    const onPublicMail = approve(publicMail, { confirmsDomain: true });
    await expect(onPublicMail).rejects.toMatchObject({ code: 'SCH_005' });

    const domain = `larkhill${unique()}.test`;
    const first = await makeSchool(portal, { domain, autoApproves: true });
    const second = await makeWaiting({ administrator: { email: `head@${domain}` } });
    const onForeign = approve(second, { confirmsDomain: true });
    await expect(onForeign).rejects.toMatchObject({ code: 'SCH_011' });
    expect(await domainsOf(first)).toEqual([{ domain, auto_approves: true }]);
    expect(await codesOf(second)).toEqual([]);
  });

  it('approves a school that was declined before', async () => {
    const school = await makeWaiting();
    await reject(school);
    await approve(school);
    expectSuccess(await viewBy(school));
  });

  // @proves C-op-decideSchool
  it('creates one code for 50 parallel approvals', async () => {
    const school = await makeWaiting();
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => approve(school)));
    const codes = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.code] : [],
    );
    expect(codes).toEqual(Array(49).fill('SCH_004'));
    expect(await codesOf(school)).toHaveLength(1);
    await portal.runJobs();
    expect(portal.emails).toHaveLength(1);
    expect(await eventsOf(school)).toHaveLength(1);
  });
});

describe('decideSchool: decline', () => {
  it('shows the administrator the reason of the decline in the email and in the account', async () => {
    const school = await makeWaiting();
    await reject(school);
    const session = await signIn(portal, school.administrator);
    expect(userIn(await portal.call('getUser', session))).toMatchObject({
      educatorApprovedFlag: 'false',
      educatorRefusedReason: REASON,
      ageVerfiedflag: 'f',
    });
    expect(await codesOf(school)).toEqual([]);
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      {
        to: school.administrator.email,
        subject: 'We could not approve your school account yet',
      },
    ]);
    expect(portal.emails[0]?.text).toContain(REASON);
    expect(await eventsOf(school)).toEqual([
      { action: 'school.refused', operator_id: by.operatorId, reason: REASON },
    ]);
  });
});

// @proves M-SCH_004
describe('decideSchool: invalid decisions', () => {
  it.each<[string, () => Promise<{ id: string }>]>([
    ['an approved school', () => makeSchool(portal)],
    [
      'a school whose administrator has an unverified email',
      () => makeWaiting({ administrator: { confirmed: false } }),
    ],
    ['an unknown school', async () => ({ id: crypto.randomUUID() })],
    ['a malformed id', async () => ({ id: "' or 1=1 --" })],
  ])('rejects a decision about %s with SCH_004 and changes nothing', async (_what, make) => {
    const school = await make();
    const before = await snapshotPeople(portal.db);
    await expect(approve(school)).rejects.toMatchObject({ code: 'SCH_004' });
    await expect(reject(school)).rejects.toMatchObject({ code: 'SCH_004' });
    expect(await snapshotPeople(portal.db)).toEqual(before);
    expect(await portal.queuedJobs()).toEqual([]);
  });

  it('rejects a second decline, and a decline after an approval, with SCH_004', async () => {
    const [rejected, approved] = [await makeWaiting(), await makeWaiting()];
    await reject(rejected);
    await expect(reject(rejected)).rejects.toMatchObject({ code: 'SCH_004' });
    await approve(approved);
    await expect(reject(approved)).rejects.toMatchObject({ code: 'SCH_004' });
    expectSuccess(await viewBy(approved));
  });

  it('rejects the approval when the administrator is suspended', async () => {
    const school = await makeWaiting({ administrator: { suspended: true } });
    await expect(approve(school)).rejects.toMatchObject({ code: 'SCH_004' });
  });
});

describe('listWaitingSchools', () => {
  // @proves C-op-listWaiting
  it('lists waiting schools with facts for and against each', async () => {
    const name = `Twin School ${unique()}`;
    const domain = `twin${unique()}.test`;
    const existing = await makeSchool(portal, { name, domain });
    const asks = await makeWaiting({
      name: name.toUpperCase(),
      administrator: { email: `head@${domain}` },
    });
    const unproven = await makeWaiting({ administrator: { confirmed: false } });
    const list = await listWaitingSchools(portal.db);
    expect(list.map(({ schoolId }) => schoolId)).not.toContain(unproven.id);
    expect(list.find(({ schoolId }) => schoolId === asks.id)).toMatchObject({
      licenseFor: 'school',
      schoolName: name.toUpperCase(),
      classroomSeats: 3,
      sameNameNearby: 1,
      administrator: {
        userId: asks.administrator.id,
        emailDomain: domain,
        isPublicMail: false,
        schoolMatch: { schoolId: existing.id, schoolName: name },
      },
    });
  });
});
