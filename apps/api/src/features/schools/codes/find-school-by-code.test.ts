import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildTestApp,
  type Fields,
  type TestPortal,
  type TestResponse,
} from '../../../../testing/build-test-app.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import {
  type MadeSchool,
  makeSchool,
  makeSchoolTeacher,
  makeStudentCode,
  makeTeacherOfDomain,
} from '../../../../testing/factories/make-school.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { unique } from '../../../../testing/factories/unique.ts';

const HOUR = 3_600_000;
const UNKNOWN = 'WF-ZZZZ-ZZZZ';
let portal: TestPortal;
/** Counts the lookups of codes. */
let evaluated = 0;
beforeAll(async () => {
  portal = await buildTestApp({
    replace: ({ sealer }) => ({
      sealer: {
        ...sealer,
        mark: (text, context) => {
          evaluated += 1;
          return sealer.mark(text, context);
        },
      },
    }),
  });
});
afterAll(() => portal.close());

/** Creates a teacher who looks codes up, with a new IP address by default. */
const makeTeacher = async (layout = `10.2.${unique()}.1`) => {
  const teacher = await makeEducator(portal.db, {
    licenseType: 'schoolLicenseCode',
    ageVerified: false,
    configured: false,
  });
  const session = await signIn(portal, teacher);
  return (schoolCode: unknown, address = layout) =>
    portal.call('getSchoolAccountDetails', { schoolCode, ...session }, { address });
};
const detailsIn = (response: TestResponse) => JSON.parse(String(response.body.schoolDetails));
const withoutId = ({ body: { requestId: _each, ...rest }, status }: TestResponse) => ({
  rest,
  status,
});
const revoke = ({ administrator }: MadeSchool) =>
  portal.db
    .updateTable('school_codes')
    .set({ revoked_at: portal.deps.now() })
    .where('school_id', 'in', (eb) =>
      eb.selectFrom('schools').select('id').where('administrator_id', '=', administrator.id),
    )
    .execute();

describe('getSchoolAccountDetails', () => {
  // @proves C-getSchoolAccountDetails, C-3.6-school-details, D-2-json-text
  it('returns the school of a code in any format', async () => {
    const [school, lookUp] = [await makeSchool(portal), await makeTeacher()];
    const { code, name, city, zip } = school;
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), code.slice(3)]) {
      expect(detailsIn(expectSuccess(await lookUp(typed)))).toEqual({
        schoolCode: typed,
        schoolName: name,
        schoolCity: city,
        schoolZip: zip,
        needsApproval: true,
      });
    }
  });

  it('returns whether the teacher’s email belongs to the school', async () => {
    const school = await makeSchool(portal);
    const session = await signIn(portal, await makeTeacherOfDomain(portal, school));
    const look = { schoolCode: school.code, ...session };
    const response = expectSuccess(await portal.call('getSchoolAccountDetails', look));
    expect(detailsIn(response).needsApproval).toBe(false);
  });

  // @proves D-8-student-code
  it('rejects a student code with SCH_001', async () => {
    const [school, lookUp] = [await makeSchool(portal), await makeTeacher()];
    expectError(await lookUp(await makeStudentCode(portal, school)), 'SCH_001');
  });

  // @proves C-getSchoolAccountDetails, M-SCH_001
  it('returns SCH_001 for an unknown, a withdrawn, a suspended and a waiting school’s code alike', async () => {
    const withdrawn = await makeSchool(portal);
    await revoke(withdrawn);
    const suspended = await makeSchool(portal, { administrator: { suspended: true } });
    const undone = await makeSchool(portal);
    await portal.db
      .updateTable('schools')
      .set({ approved_at: null })
      .where('id', '=', undone.id)
      .execute();
    const lookUp = await makeTeacher();
    const responses: TestResponse[] = [];
    for (const code of [UNKNOWN, withdrawn.code, suspended.code, undone.code]) {
      responses.push(expectError(await lookUp(code), 'SCH_001'));
    }
    expect(new Set(responses.map((response) => JSON.stringify(withoutId(response)))).size).toBe(1);
  });

  it.each(['%', '________', '*', "' or '1'='1", 'WF-%%%%-%%%%', '\\', 'null', '0'])(
    'rejects the school code %j with SCH_001 [T49]',
    async (typed) => {
      await makeSchool(portal);
      expectError(await (await makeTeacher())(typed), 'SCH_001');
    },
  );

  // @proves F-school-code
  it.each([
    ['', 'Please enter School Code'],
    ['   ', 'Please enter School Code'],
    ['W'.repeat(21), 'This is too long: at most 20 characters'],
  ])('rejects the school code %j with VAL_001 and a field error', async (typed, message) => {
    expectError(await (await makeTeacher())(typed), 'VAL_001', { schoolCode: message });
  });

  // @proves M-SCH_002
  it('returns SCH_002 without free seats, except to a teacher who has one', async () => {
    const school = await makeSchool(portal, { seats: 1 });
    const teacher = await makeSchoolTeacher(portal, school);
    expectError(await (await makeTeacher())(school.code), 'SCH_002');
    const form: Fields = { schoolCode: school.code, ...(await signIn(portal, teacher)) };
    expectSuccess(await portal.call('getSchoolAccountDetails', form));
  });

  it.each([
    ['an anonymous caller', 'SSN_002', undefined],
    ['a student', 'AUZ_001', () => makeStudent(portal.db)],
    ['a parent', 'AUZ_001', () => makeParent(portal.db)],
  ] as const)('rejects a school code lookup by %s with %s', async (_who, code, make) => {
    const { code: schoolCode } = await makeSchool(portal);
    const session = make ? await signIn(portal, await make()) : {};
    evaluated = 0;
    const response = await portal.call('getSchoolAccountDetails', { schoolCode, ...session });
    expectError(response, code);
    expect(evaluated).toBe(0);
  });
});

describe('getSchoolAccountDetails: limits', () => {
  const guess = (number: number) => `WF-GGGG-${String(number).padStart(4, '0')}`;

  // @proves C-getSchoolAccountDetails
  it('limits failed school codes to ten per hour and user, then rejects valid codes too [T49]', async () => {
    const [school, lookUp] = [await makeSchool(portal), await makeTeacher()];
    evaluated = 0;
    const responses = await Promise.all(Array.from({ length: 40 }, (_, n) => lookUp(guess(n))));
    expect(evaluated).toBe(10);
    const codes = responses.map(({ body }) => body.msgCode);
    expect(codes.filter((code) => code === 'SCH_001')).toHaveLength(10);
    expect(codes.filter((code) => code === 'RTE_001')).toHaveLength(30);
    const late = expectError(await lookUp(school.code), 'RTE_001');
    expect(late.headers['retry-after']).toBe('3600');
    portal.clock.advance(HOUR);
    expectSuccess(await lookUp(school.code));
  });

  it('counts failed redemptions together with failed lookups [T49]', async () => {
    const teacher = await makeEducator(portal.db);
    const session = await signIn(portal, teacher);
    const setUp = { educatorLicenseType: 'schoolLicenseCode', educatorGrade: '3' };
    const redeem = (number: number) => ({
      ...setUp,
      preferedPronoun: '1',
      schoolRegCode: guess(number),
      ...session,
    });
    const address = '10.3.0.1';
    for (let number = 0; number < 10; number += 1) {
      expectError(await portal.call('updateUser', redeem(number), { address }), 'SCH_001');
    }
    expectError(await portal.call('updateUser', redeem(10), { address }), 'RTE_001');
    const fields = { schoolCode: UNKNOWN, ...session };
    expectError(await portal.call('getSchoolAccountDetails', fields, { address }), 'RTE_001');
  });

  it('limits failed school codes to 20 per hour and IP address [T49]', async () => {
    const teachers = [];
    for (let number = 0; number < 5; number += 1) teachers.push(await makeTeacher('10.4.0.1'));
    evaluated = 0;
    const responses = await Promise.all(
      teachers.flatMap((lookUp) => Array.from({ length: 9 }, (_, n) => lookUp(guess(n)))),
    );
    expect(evaluated).toBe(20);
    expect(responses.filter(({ body }) => body.msgCode === 'SCH_001')).toHaveLength(20);
    expectError(await (await makeTeacher('10.4.0.1'))(UNKNOWN), 'RTE_001');
    expectError(await (await makeTeacher('10.4.0.2'))(UNKNOWN), 'SCH_001');
  });

  it('accepts the valid code of a school from 40 different teachers at one IP address [T49]', async () => {
    const school = await makeSchool(portal, { seats: 60 });
    for (let number = 0; number < 40; number += 1) {
      expectSuccess(await (await makeTeacher('10.5.0.1'))(school.code));
    }
  });

  it('does not block 60 teachers who enter a valid code in parallel from one IP address [T49]', async () => {
    const school = await makeSchool(portal, { seats: 90 });
    const teachers = [];
    for (let number = 0; number < 60; number += 1) teachers.push(await makeTeacher('10.6.0.1'));
    await Promise.all(teachers.map((lookUp) => lookUp(school.code)));
    for (const lookUp of teachers) expectSuccess(await lookUp(school.code));
  });

  it('does not count rejections by the IP address limit toward the user’s own limit [T49]', async () => {
    const [school, lookUp] = [await makeSchool(portal), await makeTeacher('10.7.0.1')];
    for (const other of [await makeTeacher('10.7.0.1'), await makeTeacher('10.7.0.1')]) {
      for (let number = 0; number < 10; number += 1) await other(guess(number));
    }
    for (let time = 0; time < 15; time += 1) expectError(await lookUp(school.code), 'RTE_001');
    expectSuccess(await lookUp(school.code, '10.7.0.2'));
  });

  it('writes an audit event for each failed school code [T49]', async () => {
    const teacher = await makeEducator(portal.db);
    const fields = { schoolCode: UNKNOWN, ...(await signIn(portal, teacher)) };
    await portal.call('getSchoolAccountDetails', fields, { address: '10.8.0.1' });
    const events = await portal.db
      .selectFrom('audit_events')
      .select(['action', 'outcome'])
      .where('actor_id', '=', teacher.id)
      .execute();
    expect(events).toEqual([{ action: 'school.code-missed', outcome: 'SCH_001' }]);
  });

  it('logs a warning when many school codes fail [T49]', async () => {
    const hint = 'school codes are being guessed';
    portal.clock.advance(HOUR);
    await (await makeTeacher())(UNKNOWN);
    expect(portal.logLines.join('\n')).not.toContain(hint);
    await portal.db
      .updateTable('rate_limits')
      .set({ used: 200 })
      .where('bucket', '=', 'school-code/all')
      .execute();
    await (await makeTeacher())(UNKNOWN);
    expect(portal.logLines.join('\n')).toContain(hint);
  });
});
