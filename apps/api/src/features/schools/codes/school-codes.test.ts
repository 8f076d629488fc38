import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { contextFor } from '../../../../testing/context-for.ts';
import { findInTables, tablesWithNumber } from '../../../../testing/database/find-in-tables.ts';
import { expectSuccess } from '../../../../testing/expect-response.ts';
import { phoneNumber } from '../../../../testing/factories/educator-sign-up.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeOperator } from '../../../../testing/factories/make-operator.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { decideSchool } from '../approval/decide-school.ts';
import { readCode } from './code-format.rules.ts';
import { openLiveCodes } from './school-codes.ts';

const portal = await openTestServer();

/** Returns the word as text and as the hex value of its bytes. */
const codecs = (word: string) => [word, Buffer.from(word).toString('hex')];

// @proves D-4-school-code
it('stores no readable school code in any table or log', async () => {
  const school = await makeSchool(portal, { state: 'waiting' });
  const by = { operatorId: (await makeOperator(portal)).id };
  await decideSchool(contextFor(portal, by), { schoolId: school.id, decision: 'approve' });
  const { staff } = await openLiveCodes(portal.deps, portal.db, school.id);
  const code = String(staff?.code);
  const teacher = await signIn(portal, await makeEducator(portal.db));
  const headers = { 'idempotency-key': 'canary' };
  expectSuccess(
    await portal.call('getSchoolAccountDetails', { schoolCode: code, ...teacher }, { headers }),
  );
  const redemption = {
    educatorLicenseType: 'schoolLicenseCode',
    schoolRegCode: code,
    educatorGrade: '3',
    preferedPronoun: '1',
  };
  expectSuccess(await portal.call('updateUser', { ...redemption, ...teacher }, { headers }));
  const administrator = await signIn(portal, school.administrator);
  expectSuccess(await portal.call('getSchool', administrator));

  const words = [...codecs(code), ...codecs(readCode(code))];
  expect(await findInTables(portal.db, ...words)).toEqual([]);
  await portal.runJobs();
  expect(portal.emails.map(({ text }) => text).join()).toContain(code);
  expect(await findInTables(portal.db, ...words)).toEqual([]);
  for (const word of words) expect(portal.logLines.join('\n')).not.toContain(word);
});

it('stores no readable one-time code in any table, before and after its use', async () => {
  const person = { phoneNumber: phoneNumber(), email: 'canary@home.test' };
  const { challengeId } = expectSuccess(await portal.call('sendAuthEmail', person)).body;
  await portal.runJobs();
  const otpCode = portal.emails.at(-1)?.subject.slice(0, 6) ?? '';
  expect(otpCode).toMatch(/^\d{6}$/);
  const hex = Buffer.from(otpCode).toString('hex');
  const tables = async () => [
    ...(await tablesWithNumber(portal.db, otpCode)),
    ...(await findInTables(portal.db, hex)),
  ];
  expect(await tables()).toEqual([]);
  expectSuccess(await portal.call('validateOtp', { challengeId, ...person, otpCode }));
  expect(await tables()).toEqual([]);
  // Checks the scan itself: it finds a code that is stored.
  await sql`insert into testing.jobs (name, data) values ('x', ${JSON.stringify({ otpCode })})`.execute(
    portal.db,
  );
  expect(await tables()).toEqual(['testing.jobs']);
});

it('does not decrypt a school code for another school', async () => {
  const [school, other] = [await makeSchool(portal), await makeSchool(portal)];
  const { sealed_code } = await portal.db
    .selectFrom('school_codes')
    .select('sealed_code')
    .where('school_id', '=', school.id)
    .executeTakeFirstOrThrow();
  await portal.db
    .updateTable('school_codes')
    .set({ sealed_code })
    .where('school_id', '=', other.id)
    .execute();
  await expect(openLiveCodes(portal.deps, portal.db, other.id)).rejects.toThrow();
});
