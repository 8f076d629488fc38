import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../../testing/build-test-app.ts';
import { contextFor } from '../../../../testing/context-for.ts';
import { eventsWithReasons } from '../../../../testing/database/snapshot-user.ts';
import { makeOperator } from '../../../../testing/factories/make-operator.ts';
import {
  type MadeSchool,
  makeSchool,
  makeTeacherOfDomain,
} from '../../../../testing/factories/make-school.ts';
import { unique } from '../../../../testing/factories/unique.ts';
import { isKnownToSchool } from '../membership.queries.ts';
import { removeDomain, setDomainRule } from './set-domain-rule.ts';

const REASON = 'All staff have an address there';
let portal: TestPortal;
let by: { operatorId: string };
beforeAll(async () => {
  portal = await buildTestApp();
  by = { operatorId: (await makeOperator(portal)).id };
});
afterAll(() => portal.close());

const set = (schoolId: string, domain: string, autoApproves = true) =>
  setDomainRule(contextFor(portal, by), { schoolId, domain, autoApproves, reason: REASON });
const rules = () => portal.db.selectFrom('school_domains').selectAll().orderBy('domain').execute();
const rulesOf = async ({ id }: MadeSchool) =>
  (await rules())
    .filter(({ school_id }) => school_id === id)
    .map(({ domain, auto_approves }) => ({ domain, auto_approves }));

describe('setDomainRule and removeDomain', () => {
  // @proves S-educator-domain, C-op-setDomainRule
  it('enables and disables automatic approval for a domain and writes audit events', async () => {
    const [school, domain] = [await makeSchool(portal), `larkhill${unique()}.test`];
    await set(school.id, domain);
    expect(await rulesOf(school)).toEqual([{ domain, auto_approves: true }]);
    await set(school.id, domain, false);
    expect(await rulesOf(school)).toEqual([{ domain, auto_approves: false }]);
    const events = await eventsWithReasons(portal.db)
      .select(['action', 'operator_id', 'reason', 'outcome'])
      .where('subject_id', '=', school.id)
      .orderBy('id')
      .execute();
    const event = { action: 'school.domain-changed', operator_id: by.operatorId, reason: REASON };
    expect(events).toEqual([
      { ...event, outcome: 'on' },
      { ...event, outcome: 'off' },
    ]);
  });

  // @proves C-op-setDomainRule, M-SCH_005
  it.each(['gmail.com', 'Outlook.com', 'PROTON.ME', 'yahoo.co.uk', 'gmx.de'])(
    'rejects the public mail domain %s with SCH_005',
    async (domain) => {
      const [school, before] = [await makeSchool(portal), await rules()];
      await expect(set(school.id, domain)).rejects.toMatchObject({ code: 'SCH_005' });
      expect(await rules()).toEqual(before);
    },
  );

  it('rejects a waiting or unknown school with SCH_003', async () => {
    const waiting = await makeSchool(portal, { state: 'waiting' });
    const before = await rules();
    for (const id of [waiting.id, crypto.randomUUID(), "' or 1=1 --"]) {
      const domain = `larkhill${unique()}.test`;
      await expect(set(id, domain)).rejects.toMatchObject({ code: 'SCH_003' });
    }
    expect(await rules()).toEqual(before);
  });

  // @proves C-op-removeDomain
  it('removes a domain, so its emails are no longer known to the school', async () => {
    const school = await makeSchool(portal);
    const newTeacher = await makeTeacherOfDomain(portal, school);
    const { domain } = school;
    const removal = { schoolId: school.id, domain, reason: REASON };
    await removeDomain(contextFor(portal, by), removal);
    expect(await rulesOf(school)).toEqual([]);
    const place = { schoolId: school.id, educatorId: newTeacher.id };
    expect(await isKnownToSchool(portal.db, place)).toBe(false);
    const again = removeDomain(contextFor(portal, by), removal);
    await expect(again).rejects.toMatchObject({ code: 'SCH_003' });
  });

  it('moves a domain to the school it is set for', async () => {
    const domain = `larkhill${unique()}.test`;
    const first = await makeSchool(portal, { domain, autoApproves: true });
    const second = await makeSchool(portal);
    await set(second.id, domain, false);
    expect(await rulesOf(first)).toEqual([]);
    expect(await rulesOf(second)).toEqual([{ domain, auto_approves: false }]);
  });
});
