import { describe, expect, it } from 'vitest';
import { buildTestApp, type Fields } from '../../../testing/build-test-app.ts';
import { expectRefusal, expectSuccess } from '../../../testing/expect-answer.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openQuickPortal } from '../../../testing/open-portal.ts';
import { quickPasswords } from '../../../testing/quick-passwords.ts';

const SECOND = 1000;
const portal = await openQuickPortal();

const guess = (email: string, changes: Fields = {}) =>
  portal.call('login', { userType: 'parent', email, password: 'Wrong#pass1', ...changes });
const failTimes = async (email: string, times: number) => {
  for (let time = 0; time < times; time += 1) expectRefusal(await guess(email), 'LGN_001');
};

describe('guessing a password (T08)', () => {
  it('evaluates at most ten of 200 guesses at once, whatever the case and the claimed address', async () => {
    const { email } = await makeParent(portal.db);
    const before = portal.verifications();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, number) =>
        portal.call(
          'login',
          {
            userType: 'parent',
            email: number % 2 ? email.toUpperCase() : email,
            password: `Wrong#pass${number}`,
          },
          { headers: { 'x-forwarded-for': `10.1.${number}.1` } },
        ),
      ),
    );
    expect(portal.verifications() - before).toBeLessThanOrEqual(10);
    const codes = answers.map((answer) => answer.body.msgCode);
    expect(codes.filter((code) => code === 'LGN_001').length).toBeLessThanOrEqual(10);
    expect(codes.filter((code) => code === 'LGN_002').length).toBeGreaterThanOrEqual(190);
  });

  it('makes even the right password wait, and says how long', async () => {
    const parent = await makeParent(portal.db);
    await failTimes(parent.email, 10);
    const answer = expectRefusal(
      await guess(parent.email, { password: parent.password }),
      'LGN_002',
    );
    expect(answer.headers['retry-after']).toBe('1');
    portal.clock.advance(SECOND);
    expectSuccess(await guess(parent.email, { password: parent.password }));
  });

  it('doubles the wait with every further failure, up to 15 minutes', async () => {
    const { email } = await makeParent(portal.db);
    await failTimes(email, 10);
    const waits: number[] = [];
    for (let time = 0; time < 13; time += 1) {
      const answer = expectRefusal(await guess(email), 'LGN_002');
      const seconds = Number(answer.headers['retry-after']);
      waits.push(seconds);
      portal.clock.advance(seconds * SECOND);
      expectRefusal(await guess(email), 'LGN_001');
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  it('counts a name nobody has in the same way, so that waiting tells nothing', async () => {
    await failTimes('nobody-at-all@home.test', 10);
    const answer = expectRefusal(await guess('nobody-at-all@home.test'), 'LGN_002');
    expect(answer.headers['retry-after']).toBe('1');
  });

  it('stops for good after 100 in a row; only a new password opens the account again', async () => {
    const parent = await makeParent(portal.db);
    await failTimes(parent.email, 1);
    await portal.db
      .updateTable('sign_in_attempts')
      .set({ failures: 99 })
      .where('failures', '=', 1)
      .execute();
    await guess(parent.email);
    portal.clock.advance(400 * 24 * 3600 * SECOND);
    expectRefusal(await guess(parent.email, { password: parent.password }), 'LGN_002');
  });

  it('forgets failures after a success', async () => {
    const parent = await makeParent(portal.db);
    await failTimes(parent.email, 9);
    expectSuccess(await guess(parent.email, { password: parent.password }));
    await failTimes(parent.email, 9);
    expectSuccess(await guess(parent.email, { password: parent.password }));
  });

  it('counts guesses at the current password like guesses at the door (T21)', async () => {
    const parent = await makeParent(portal.db);
    const session = await signIn(portal, parent);
    const change = (oldPassword: string) =>
      portal.call('updateUser', {
        ...session,
        oldPassword,
        password: 'Thistle#93b',
        confirmPassword: 'Thistle#93b',
      });
    for (let time = 0; time < 10; time += 1) {
      expect((await change('Wrong#pass1')).body.msgCode).toBe('PWD_003');
    }
    expectRefusal(await change(parent.password), 'LGN_002');
    expectRefusal(await guess(parent.email, { password: parent.password }), 'LGN_002');
  });

  it('does not count a try that was turned away because the service was busy', async () => {
    const parent = await makeParent(portal.db);
    const busy = await buildTestApp({
      config: { ADDRESS_LIMITS: false },
      replace: ({ passwords }) => ({
        passwords: { ...passwords, isBusy: () => true },
      }),
    });
    try {
      const answer = await busy.call('login', {
        userType: 'parent',
        email: parent.email,
        password: parent.password,
      });
      expect(answer.status).toBe(503);
      const rows = await busy.db.selectFrom('sign_in_attempts').selectAll().execute();
      expect(rows).toEqual([]);
    } finally {
      await busy.close();
    }
  });
});

describe('one address (T10)', () => {
  it('lets a class of 40 mistype twice each, and stops a spray at 100 failures', async () => {
    const school = await buildTestApp({ replace: () => ({ passwords: quickPasswords }) });
    try {
      const students = [];
      for (let number = 0; number < 40; number += 1) students.push(await makeStudent(school.db));
      const tryAs = (email: string, password: string) =>
        school.call('login', { userType: 'student', email, password }, { address: '192.0.2.7' });
      for (const { email } of students) {
        expectRefusal(await tryAs(email, 'typo'), 'LGN_001');
        expectRefusal(await tryAs(email, 'typo'), 'LGN_001');
      }
      for (const { email, password } of students) expectSuccess(await tryAs(email, password));
      for (let number = 80; number < 100; number += 1) {
        expectRefusal(await tryAs(`spray${number}`, 'guess'), 'LGN_001');
      }
      const stopped = expectRefusal(await tryAs('spray100', 'guess'), 'LGN_002');
      expect(stopped.headers['retry-after']).toBe('900');
      const elsewhere = { userType: 'student', email: 'spray101', password: 'guess' };
      expectRefusal(await school.call('login', elsewhere, { address: '192.0.2.8' }), 'LGN_001');
      school.clock.advance(900 * SECOND);
      expectRefusal(await tryAs('spray102', 'guess'), 'LGN_001');
    } finally {
      await school.close();
    }
  });
});
