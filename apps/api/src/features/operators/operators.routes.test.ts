import type { SchoolRecord, WaitingSchool } from '@wonderfield/contract/operators/operator-views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../../testing/build-test-app.ts';
import { callOperators } from '../../../testing/call-operators.ts';
import { eventsWithReasons } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeOperator, openConsole } from '../../../testing/factories/make-operator.ts';
import { makeSchool } from '../../../testing/factories/make-school.ts';

const reason = 'looked at their page';
let portal: TestPortal;
let operatorId: string;
let session: Fields;
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
  const operator = await makeOperator(portal);
  operatorId = operator.id;
  session = await openConsole(portal, operator);
});
afterAll(() => portal.close());

const call = (name: Parameters<typeof callOperators>[1], fields: Fields = {}) =>
  callOperators(portal, name, { ...session, ...fields });
const waiting = async () => expectSuccess(await call('listWaiting')).body;
const lastEvent = (subjectId: string) =>
  eventsWithReasons(portal.db)
    .select(['action', 'operator_id', 'reason', 'request_id'])
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('Operator decisions', () => {
  // @proves C-op-decideEducator
  it('decides about waiting educators and records the operator', async () => {
    const [yes, no] = [
      await makeEducator(portal.db, { approved: false }),
      await makeEducator(portal.db, { approved: false }),
    ];
    const before = (await waiting()).educators as { userId: string }[];
    expect(before.map(({ userId }) => userId)).toEqual(expect.arrayContaining([yes.id, no.id]));
    expectSuccess(await call('decideEducator', { userId: yes.id, decision: 'approve' }));
    expectError(await call('decideEducator', { userId: no.id, decision: 'refuse' }), 'VAL_001', {
      reason: expect.any(String),
    });
    const error = { userId: no.id, decision: 'refuse', reason };
    expectSuccess(await call('decideEducator', error));
    expectError(await call('decideEducator', error), 'EDU_003');
    expect((await waiting()).educators).toEqual([]);
    expect(await lastEvent(no.id)).toEqual({
      action: 'educator.refused',
      operator_id: operatorId,
      reason,
      request_id: expect.any(String),
    });
  });

  // @proves C-op-decideSchool, C-op-listSchools
  it('decides about schools, their codes and their domains', async () => {
    const { id: schoolId, administrator } = await makeSchool(portal, {
      state: 'waiting',
      name: 'Hazel Grove',
    });
    const schools = (await waiting()).schools as WaitingSchool[];
    expect(schools.map((school) => school.administrator.email)).toEqual([administrator.email]);
    expectSuccess(await call('decideSchool', { schoolId, decision: 'approve' }));
    const record = async (fields: Fields = {}) =>
      (expectSuccess(await call('listSchools', fields)).body.schools as SchoolRecord[])[0];
    const first = await record({ search: 'hazel' });
    expect(first).toMatchObject({ schoolId, state: 'approved', schoolCode: expect.any(String) });

    const issued = expectSuccess(await call('issueSchoolCode', { schoolId, reason }));
    const { schoolCode } = issued.body.school as SchoolRecord;
    expect(schoolCode).not.toBe(first?.schoolCode);
    const revoked = expectSuccess(await call('revokeSchoolCode', { schoolId, reason }));
    expect(revoked.body.school).not.toHaveProperty('schoolCode');
    expectError(await call('revokeSchoolCode', { schoolId, reason }), 'SCH_007');

    const rule = { schoolId, domain: 'hazelgrove.example', autoApproves: true, reason };
    const ruled = expectSuccess(await call('setDomainRule', rule));
    expect((ruled.body.school as SchoolRecord).domains).toContainEqual({
      domain: 'hazelgrove.example',
      autoApproves: true,
    });
    expect(await lastEvent(schoolId)).toMatchObject({
      action: 'school.domain-changed',
      operator_id: operatorId,
      reason,
    });
    expectError(await call('decideSchool', { schoolId, decision: 'approve' }), 'SCH_004');
    expectError(await call('issueSchoolCode', { schoolId: 'x', reason }), 'SCH_003');
  });
});
