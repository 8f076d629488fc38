import { CODE_CHARACTERS } from '@wonderfield/contract/readable-codes';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import { findInTables } from '../../../../testing/database/find-in-tables.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { joinForm } from '../../../../testing/factories/classroom-form.ts';
import { type MadeClassroom, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { expectAllAlike } from '../../../../testing/response-assertions.ts';
import { retryWhenBusy } from '../../../../testing/retry-when-busy.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { isClassCode } from './class-codes.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const set = (classroom: MadeClassroom, fields: object, session = classroom.session) =>
  portal.call('setClassCode', { classRoomId: classroom.id, ...fields, ...session });
const on = (classroom: MadeClassroom) => set(classroom, { enabled: '1' });
const renew = (classroom: MadeClassroom) => set(classroom, { enabled: '1', renew: '1' });
const codeIn = (response: TestResponse) => String(expectSuccess(response).body.classCode);
const join = (code: string) => portal.call('joinWithCode', joinForm(code));

describe('setClassCode', () => {
  // @proves C-setClassCode
  it('enables a readable class code of six characters in two groups', async () => {
    const classroom = await makeClassroom(portal);
    const code = codeIn(await on(classroom));
    expect(code).toMatch(new RegExp(`^[${CODE_CHARACTERS}]{3}-[${CODE_CHARACTERS}]{3}$`));
    expectSuccess(await join(code));
    expect(await auditOf(portal.db, classroom.id)).toMatchObject([
      { action: 'class-code.changed', actor_id: classroom.owner.id, outcome: 'on' },
    ]);
  });

  it('creates 60 different class codes with more than 28 different characters', async () => {
    const codes: string[] = [];
    const classroom = await makeClassroom(portal);
    for (let time = 0; time < 60; time += 1) codes.push(codeIn(await renew(classroom)));
    expect(new Set(codes).size).toBe(60);
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBeGreaterThan(28);
  });

  // @proves S-class-code, C-setClassCode, D-4-student-code
  it('rejects a disabled class code and enables the same code again', async () => {
    const classroom = await makeClassroom(portal);
    const code = codeIn(await on(classroom));
    expect(expectSuccess(await set(classroom, { enabled: '0' })).body).not.toHaveProperty(
      'classCode',
    );
    expectError(await join(code), 'CLS_008');
    expect(codeIn(await on(classroom))).toBe(code);
    expect(codeIn(await on(classroom))).toBe(code);
    expectSuccess(await join(code));
  });

  // @proves S-class-code, C-setClassCode, D-4-student-code
  it('replaces a class code and rejects the old one immediately', async () => {
    const classroom = await makeClassroom(portal);
    const old = codeIn(await on(classroom));
    const next = codeIn(await renew(classroom));
    expect(next).not.toBe(old);
    expectError(await join(old), 'CLS_008');
    expectSuccess(await join(next));
    await set(classroom, { enabled: '0' });
    expect(codeIn(await renew(classroom))).not.toBe(next);
    expectError(await join(next), 'CLS_008');
  });

  it('leaves one valid class code when several requests renew it in parallel', async () => {
    const classroom = await makeClassroom(portal);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => retryWhenBusy(() => renew(classroom))),
    );
    const joined = await Promise.all(responses.map((response) => join(codeIn(response))));
    expect(joined.filter(({ body }) => body.msgCode === 'GEN_000')).toHaveLength(1);
    await expectInvariants(portal.db);
  });

  it('lets a co-teacher enable the class code', async () => {
    const classroom = await makeClassroom(portal, { coTeacher: true });
    const session = await signIn(portal, classroom.coTeacher as MadeUser);
    expectSuccess(await join(codeIn(await set(classroom, { enabled: '1' }, session))));
  });

  it('stores the class code encrypted for its classroom only', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const other = await makeClassroom(portal, { code: true });
    const { code } = classroom;
    expect(await findInTables(portal.db, code, code.replace('-', ''))).toEqual([]);
    expect(portal.logLines.join('\n')).not.toContain(code);
    const { sealed_code } = await portal.db
      .selectFrom('classrooms')
      .select('sealed_code')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    await portal.db
      .updateTable('classrooms')
      .set({ sealed_code })
      .where('id', '=', classroom.id)
      .execute();
    expect((await on(classroom)).body.msgCode).toBe('SYS_001');
  });

  it.each([{}, { enabled: 'maybe' }])(
    'rejects the class code settings %j with VAL_001',
    async (fields) => {
      expect((await set(await makeClassroom(portal), fields)).body.msgCode).toBe('VAL_001');
    },
  );
});

describe('Class code', () => {
  it('accepts a class code in any case and format', async () => {
    const { id, code } = await makeClassroom(portal, { code: true });
    const plain = code.replace('-', '');
    const lookAlike = code.replaceAll('0', 'o').replaceAll('1', 'l');
    for (const typed of [
      code,
      code.toLowerCase(),
      plain,
      ` ${plain} `,
      plain.split('').join(' '),
      plain.split('').join('-'),
      lookAlike,
      lookAlike.toUpperCase(),
    ]) {
      expectSuccess(await join(typed));
    }
    const { enrolled } = await portal.db
      .selectFrom('classrooms')
      .select('enrolled')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(enrolled).toBe(8);
  });

  it('reads O, I and L in a class code as zero and one', async () => {
    expect(isClassCode('OIL-0il')).toBe(true);
    expect(isClassCode('OIL-0ill')).toBe(false);
    expect(isClassCode('WF-7K3M-92QD')).toBe(false);
  });

  it('returns CLS_008 alike for codes that are off and for archived, deleted or suspended owners’ classrooms', async () => {
    const off = await makeClassroom(portal, { code: true });
    await set(off, { enabled: '0' });
    const archived = await makeClassroom(portal, { code: true, archived: true });
    const deleted = await makeClassroom(portal, { code: true });
    await portal.call('deleteClassroom', { classRoomId: deleted.id, ...deleted.session });
    const suspended = await makeClassroom(portal, { code: true });
    await portal.db
      .updateTable('users')
      .set({ suspended_at: portal.deps.now() })
      .where('id', '=', suspended.owner.id)
      .execute();
    const responses: TestResponse[] = [];
    for (const { code } of [off, archived, deleted, suspended, { code: 'ZZZ-ZZZ' }]) {
      responses.push(expectError(await join(code), 'CLS_008'));
    }
    expectAllAlike(responses);
  });

  it.each(['%', '______', "' or 1", '*', 'null', '000000', '\\'])(
    'rejects the class code %j with CLS_008',
    async (typed) => {
      await makeClassroom(portal, { code: true });
      expectError(await join(typed), 'CLS_008');
    },
  );
});
