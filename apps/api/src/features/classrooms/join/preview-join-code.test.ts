import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../../testing/build-test-app.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { joinForm } from '../../../../testing/factories/classroom-form.ts';
import { makeClassroom, makeRosterStudent } from '../../../../testing/factories/make-classroom.ts';
import { makeSchool, makeStudentCode } from '../../../../testing/factories/make-school.ts';
import { unique } from '../../../../testing/factories/unique.ts';
import { fastPasswords } from '../../../../testing/fast-passwords.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ replace: () => ({ passwords: fastPasswords }) });
});
afterAll(() => portal.close());

const look = (code: string, address = `10.7.${unique()}.1`) =>
  portal.call('lookUpJoinCode', { code }, { address });
const join = (code: string, address = `10.7.${unique()}.1`) =>
  portal.call('joinWithCode', joinForm(code), { address });
/** Returns the response without the envelope. */
const placeIn = ({ body }: Awaited<ReturnType<typeof look>>) => {
  const { _responseStatus, msgCode: _code, msg: _msg, ...place } = body;
  return place;
};
const schoolIs = (educatorId: string, school_name: string) =>
  portal.db
    .updateTable('educators')
    .set({ school_name })
    .where('user_id', '=', educatorId)
    .execute();

// @proves C-lookUpJoinCode
it('returns class, teacher and school of a class code in any format, and no student data', async () => {
  const room = await makeClassroom(portal, { code: true, name: 'Hazel Room' });
  await schoolIs(room.owner.id, 'Alder Creek Elementary');
  await makeRosterStudent(portal, room, { firstName: 'Elizabeth', lastName: 'Nguyen' });
  const { teacher_name: teacherName } = await portal.db
    .selectFrom('classrooms')
    .select('teacher_name')
    .where('id', '=', room.id)
    .executeTakeFirstOrThrow();
  for (const typed of [room.code, room.code.toLowerCase().replace('-', ' ')]) {
    expect(placeIn(expectSuccess(await look(typed)))).toEqual({
      joins: 'Hazel Room',
      teacherName,
      schoolName: 'Alder Creek Elementary',
      isFull: false,
    });
  }
});

it('returns the school of a school’s classroom, and only the school for a student code', async () => {
  const school = await makeSchool(portal);
  const room = await makeClassroom(portal, { school, code: true });
  expect(placeIn(await look(room.code))).toMatchObject({ schoolName: school.name });
  const code = await makeStudentCode(portal, school);
  expect(placeIn(await look(code))).toEqual({ joins: school.name, isFull: false });
});

// @proves C-lookUpJoinCode
it('reports a full class or school before the student fills in a form', async () => {
  const room = await makeClassroom(portal, { code: true, capacity: 2, students: 1 });
  expect(placeIn(await look(room.code))).toMatchObject({ isFull: false });
  expectSuccess(await join(room.code));
  expect(placeIn(await look(room.code))).toMatchObject({ isFull: true });
  const school = await makeSchool(portal);
  const code = await makeStudentCode(portal, school);
  await portal.db
    .updateTable('schools')
    .set({ student_seats: 1 })
    .where('id', '=', school.id)
    .execute();
  expectSuccess(await join(code));
  expect(placeIn(await look(code))).toMatchObject({ isFull: true });
});

it('rejects a staff code, a disabled code and the code of an archived class with CLS_008', async () => {
  const school = await makeSchool(portal);
  const archived = await makeClassroom(portal, { code: true, archived: true });
  const off = await makeClassroom(portal, { code: true });
  const fields = { classRoomId: off.id, enabled: '0', ...off.session };
  await portal.call('setClassCode', fields);
  for (const code of [school.code, archived.code || 'ZZZ-111', off.code, 'ZZZ-999']) {
    expectError(await look(code), 'CLS_008');
  }
  expectError(await look(' '), 'VAL_001', { code: 'Please enter your code' });
});

// @proves C-lookUpJoinCode
it('counts failed lookups and failed joins toward the same limit', async () => {
  const address = '10.8.0.1';
  const { code } = await makeClassroom(portal, { code: true });
  for (let number = 0; number < 30; number += 1) {
    expectError(await look(`GGG-${100 + number}`, address), 'CLS_008');
    expectError(await join(`GGG-${200 + number}`, address), 'CLS_008');
  }
  expectError(await look(code, address), 'RTE_001');
  expectError(await join(code, address), 'RTE_001');
});

it('does not count lookups toward the limit of accounts per IP address', async () => {
  const address = '10.8.0.2';
  const { code } = await makeClassroom(portal, { code: true });
  expectSuccess(await join(code, address));
  await portal.db
    .updateTable('rate_limits')
    .set({ used: 399 })
    .where('bucket', '=', 'join/accounts')
    .execute();
  expectSuccess(await look(code, address));
  expectSuccess(await look(code, address));
  expectSuccess(await join(code, address));
});
