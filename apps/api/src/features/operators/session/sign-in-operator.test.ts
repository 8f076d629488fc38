import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../../../testing/build-test-app.ts';
import { callOperators, totpCode } from '../../../../testing/call-operators.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import {
  type MadeOperator,
  makeOperator,
  openConsole,
} from '../../../../testing/factories/make-operator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { fastPasswords } from '../../../../testing/fast-passwords.ts';
import { claimTotpStep } from '../operators.queries.ts';

const STEP_MS = 30_000;
let portal: TestPortal;
let afterVerify: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify: async (hash, password) => {
          const isRight = await passwords.verify(hash, password);
          await afterVerify();
          return isRight;
        },
      },
    }),
  });
});
afterAll(() => portal.close());

const codeNow = ({ totpSecret }: MadeOperator, laterMs = 0) =>
  totpCode(totpSecret, new Date(portal.deps.now().getTime() + laterMs));
const wrongCode = (operator: MadeOperator) => {
  const near = [-60_000, -STEP_MS, 0, STEP_MS, 60_000].map((ms) => codeNow(operator, ms));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  );
};
const enter = (operator: MadeOperator, changes: Fields = {}) =>
  callOperators(portal, 'signInOperator', {
    email: operator.email,
    password: operator.password,
    totpCode: codeNow(operator),
    ...changes,
  });
const sessionsOf = (operatorId: string) =>
  portal.db
    .selectFrom('operator_sessions')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .execute();
const eventsOf = (subjectId: string) =>
  portal.db
    .selectFrom('audit_events')
    .select(['action', 'operator_id', 'outcome'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();

describe('signInOperator', () => {
  // @proves C-op-signInOperator, C-op-readOperator
  it('signs an operator in with email, password and code', async () => {
    const operator = await makeOperator(portal);
    const { body } = expectSuccess(await enter(operator));
    expect(body.operator).toEqual({
      operatorId: operator.id,
      email: operator.email,
      name: 'Robin Field',
    });
    const session = { sessionToken: body.sessionToken };
    expectSuccess(await callOperators(portal, 'readOperator', session));
  });

  it('accepts the email in any case and a code one step late or early', async () => {
    const operator = await makeOperator(portal);
    const email = ` ${operator.email.toUpperCase()} `;
    expectSuccess(await enter(operator, { email, totpCode: codeNow(operator, -STEP_MS) }));
    expectSuccess(await enter(operator, { totpCode: codeNow(operator, STEP_MS) }));
  });

  it('returns a session token of 32 random bytes and stores only its hash [T15]', async () => {
    const operator = await makeOperator(portal);
    const { body } = await enter(operator);
    expect(Buffer.from(String(body.sessionToken), 'base64url')).toHaveLength(32);
    const [row] = await sessionsOf(operator.id);
    expect(row?.token_sha256).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(String(body.sessionToken));
  });

  it('writes audit events for a successful and a rejected operator sign-in', async () => {
    const operator = await makeOperator(portal);
    await enter(operator, { password: 'Wrong#pass1' });
    await enter(operator);
    expect(await eventsOf(operator.id)).toEqual([
      { action: 'operator.refused', operator_id: null, outcome: 'LGN_001' },
      { action: 'operator.signed-in', operator_id: operator.id, outcome: 'ok' },
    ]);
  });

  it('returns a field error for each missing sign-in field of an operator', async () => {
    expectError(await callOperators(portal, 'signInOperator', {}), 'VAL_001', {
      email: 'Please enter Email Address',
      password: 'Please enter Password',
      totpCode: expect.any(String),
    });
  });
});

describe('signInOperator: rejected sign-ins', () => {
  // @proves C-op-signInOperator
  it('returns the same error with the same work for every reason [T06]', async () => {
    const operator = await makeOperator(portal);
    const parent = await makeParent(portal.db);
    const now = portal.deps.now();
    const without = await makeOperator(portal, { authenticator: false });
    const fresh = await makeOperator(portal, { setUp: false });
    const disabled = await makeOperator(portal, { disabled: true });
    const expired = await makeOperator(portal, { expiresAt: now });
    const used = await makeOperator(portal);
    expectSuccess(await enter(used));
    const attempts = [
      enter.bind(null, operator, { email: 'nobody@wonderfield.test' }),
      enter.bind(null, operator, { email: parent.email, password: parent.password }),
      enter.bind(null, operator, { password: 'Wrong#pass1' }),
      enter.bind(null, operator, { totpCode: wrongCode(operator) }),
      enter.bind(null, operator, { totpCode: codeNow(operator, -2 * STEP_MS) }),
      enter.bind(null, operator, { totpCode: codeNow(operator, 2 * STEP_MS) }),
      enter.bind(null, operator, { totpCode: codeNow(used) }),
      enter.bind(null, without, {}),
      enter.bind(null, fresh, {}),
      enter.bind(null, disabled, {}),
      enter.bind(null, expired, {}),
      enter.bind(null, used, {}),
    ];
    for (const attempt of attempts) {
      const before = portal.verifications();
      const response = expectError(await attempt(), 'LGN_001');
      expect(portal.verifications() - before).toBe(1);
      expect(Object.keys(response.headers)).not.toContain('retry-after');
    }
    for (const { id } of [operator, without, fresh, disabled, expired]) {
      expect(await sessionsOf(id)).toEqual([]);
    }
    expect(await sessionsOf(used.id)).toHaveLength(1);
  });

  it('does not decrypt an authenticator secret copied from another row', async () => {
    const [one, two] = [await makeOperator(portal), await makeOperator(portal)];
    const row = await portal.db
      .selectFrom('operators')
      .select('sealed_totp_secret')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow();
    await portal.db.updateTable('operators').set(row).where('id', '=', two.id).execute();
    expect((await enter(two, { totpCode: codeNow(one) })).body.msgCode).toBe('SYS_001');
    expect(await sessionsOf(two.id)).toEqual([]);
  });
});

describe('signInOperator: single use of codes', () => {
  it('rejects a used code, even after a newer sign-in', async () => {
    const operator = await makeOperator(portal);
    const code = codeNow(operator);
    expectSuccess(await enter(operator));
    expectError(await enter(operator), 'LGN_001');
    portal.clock.advance(STEP_MS);
    expectError(await enter(operator, { totpCode: code }), 'LGN_001');
    expectSuccess(await enter(operator));
    // A code older than the last used one is rejected, too.
    expectError(await enter(operator, { totpCode: codeNow(operator, -STEP_MS) }), 'LGN_001');
    expect(await sessionsOf(operator.id)).toHaveLength(2);
  });

  // @proves C-op-signInOperator
  it('starts one session for 50 parallel requests with one code', async () => {
    const operator = await makeOperator(portal);
    const totp = codeNow(operator);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => enter(operator, { totpCode: totp })),
    );
    const codes = responses.map(({ body }) => body.msgCode);
    expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
    // Attempts count until they succeed, so some of the parallel ones may get LGN_002.
    expect(codes.filter((code) => !['GEN_000', 'LGN_001', 'LGN_002'].includes(code))).toEqual([]);
    expect(await sessionsOf(operator.id)).toHaveLength(1);
  });
});

it('consumes an authenticator step once for 50 parallel claims and never an older step', async () => {
  const { id } = await makeOperator(portal);
  const row = await portal.db
    .selectFrom('operators')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const claim = (step: number) =>
    claimTotpStep(portal.db, { operator: row, step, now: portal.deps.now() });
  const claims = await Promise.all(Array.from({ length: 50 }, () => claim(7)));
  expect(claims.filter((claimed) => claimed)).toHaveLength(1);
  expect(await claim(6)).toBeUndefined();
  expect(await claim(8)).toEqual({ id });
});

describe('signInOperator: changes during the password check', () => {
  it.each([
    ['disabled', { disabled_at: new Date('2026-11-15T12:00:00Z') }],
    ['expired', { expires_at: new Date('2026-01-01T00:00:00Z') }],
    ['reset', { password_hash: null, sealed_totp_secret: null }],
  ])(
    'starts no session for an operator who is %s during the password check',
    async (_what, changes) => {
      const operator = await makeOperator(portal);
      afterVerify = () =>
        portal.db.updateTable('operators').set(changes).where('id', '=', operator.id).execute();
      const response = await enter(operator);
      afterVerify = async () => undefined;
      expectError(response, 'LGN_001');
      expect(await sessionsOf(operator.id)).toEqual([]);
    },
  );
});

describe('signInOperator: limits', () => {
  it('requires a wait after five failures without affecting the portal user of that email [T08]', async () => {
    const operator = await makeOperator(portal);
    const parent = await makeParent(portal.db, { email: operator.email });
    for (let time = 0; time < 5; time += 1) {
      const failure = time % 2 ? { password: 'Wrong#pass1' } : { totpCode: wrongCode(operator) };
      expectError(await enter(operator, failure), 'LGN_001');
    }
    const response = expectError(await enter(operator), 'LGN_002');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    const { email, password } = parent;
    expectSuccess(await portal.call('login', { userType: 'parent', email, password }));
    portal.clock.advance(15_000);
    expectSuccess(await enter(operator));
  });

  it('counts wrong codes as failures even if the password is right [T08]', async () => {
    const operator = await makeOperator(portal);
    for (let time = 0; time < 5; time += 1) {
      expectError(await enter(operator, { totpCode: wrongCode(operator) }), 'LGN_001');
    }
    expectError(await enter(operator, { totpCode: wrongCode(operator) }), 'LGN_002');
  });

  it('limits failed operator sign-ins per IP address [T08]', async () => {
    const limited = await buildTestApp({ replace: () => ({ passwords: fastPasswords }) });
    const knock = (number: number) =>
      callOperators(limited, 'signInOperator', {
        email: `guess${number}@wonderfield.test`,
        password: 'Wrong#pass1',
        totpCode: '000000',
      });
    try {
      for (let number = 0; number < 100; number += 1) {
        expectError(await knock(number), 'LGN_001');
      }
      expectError(await knock(100), 'LGN_002');
    } finally {
      await limited.close();
    }
  });
});

describe('signInOperator with a device token', () => {
  /** The authenticator's next code, because the current one was used for signing in. */
  const withNextCode = (operator: MadeOperator, changes: Fields = {}) =>
    enter(operator, { totpCode: codeNow(operator, STEP_MS), ...changes });
  const failOnUnknownDevice = async (operator: MadeOperator, times: number) => {
    for (let count = 0; count < times; count += 1) {
      await enter(operator, { password: 'Wrong#pass1' });
    }
  };

  // @proves C-op-endSignInWait
  it('lets the operator sign in on a known device after 51 failed attempts elsewhere [T09]', async () => {
    const operator = await makeOperator(portal);
    const first = expectSuccess(await enter(operator));
    await failOnUnknownDevice(operator, 51);
    expectError(await withNextCode(operator), 'LGN_002');
    const again = expectSuccess(
      await withNextCode(operator, { deviceMark: first.body.deviceMark }),
    );
    expect(again.body.deviceMark).toEqual(expect.any(String));
  });

  it('counts failed attempts on a known device separately and limits them', async () => {
    const operator = await makeOperator(portal);
    const { deviceMark: deviceToken } = expectSuccess(await enter(operator)).body;
    for (let count = 0; count < 5; count += 1) {
      const response = await enter(operator, { deviceMark: deviceToken, password: 'Wrong#pass1' });
      expectError(response, 'LGN_001');
    }
    expectError(await withNextCode(operator, { deviceMark: deviceToken }), 'LGN_002');
    expectSuccess(await withNextCode(operator));
  });

  it('ignores the device token of another operator and one from before a password change', async () => {
    const [operator, colleague] = [await makeOperator(portal), await makeOperator(portal)];
    const own = expectSuccess(await enter(operator)).body.deviceMark;
    const foreign = expectSuccess(await enter(colleague)).body.deviceMark;
    await failOnUnknownDevice(operator, 6);
    expectError(await withNextCode(operator, { deviceMark: foreign }), 'LGN_002');
    const passwordHash = await portal.deps.passwords.hash('Another#pass9');
    await portal.db
      .updateTable('operators')
      .set({ password_hash: passwordHash })
      .where('id', '=', operator.id)
      .execute();
    const attempt = { password: 'Another#pass9', deviceMark: own };
    expectError(await withNextCode(operator, attempt), 'LGN_002');
  });
});

describe('endSignInWait', () => {
  // @proves C-op-endSignInWait, M-OPS_003
  it('lets an operator on an unknown device sign in after a colleague ends the wait', async () => {
    const [operator, colleague] = [await makeOperator(portal), await makeOperator(portal)];
    const { sessionToken } = expectSuccess(await enter(colleague)).body;
    const session = { sessionToken };
    for (let count = 0; count < 6; count += 1) await enter(operator, { password: 'Wrong#pass1' });
    expectError(await enter(operator), 'LGN_002');
    const status = expectSuccess(await callOperators(portal, 'readSystemStatus', session));
    const waits = status.body.waitingOperators as { operatorId: string; until: string }[];
    const wait = waits.find(({ operatorId }) => operatorId === operator.id);
    expect(wait).toMatchObject({ email: operator.email, name: 'Robin Field' });
    const request = { ...session, operatorId: operator.id, reason: 'Called from a new laptop' };
    expectSuccess(await callOperators(portal, 'endSignInWait', request));
    expectSuccess(await enter(operator));
    const events = await eventsOf(operator.id);
    expect(events).toContainEqual({
      action: 'operator.wait-ended',
      operator_id: colleague.id,
      outcome: 'ok',
    });
    expectError(await callOperators(portal, 'endSignInWait', request), 'OPS_003');
  });

  // @proves C-op-endSignInWait
  it('ends the wait of an operator whose IP address exceeded its limit', async () => {
    const limited = await buildTestApp({ replace: () => ({ passwords: fastPasswords }) });
    try {
      const [operator, colleague] = [await makeOperator(limited), await makeOperator(limited)];
      const session = await openConsole(limited, colleague);
      for (let number = 0; number < 101; number += 1) {
        await callOperators(limited, 'signInOperator', {
          email: `guess${number}@wonderfield.test`,
          password: 'Wrong#pass1',
          totpCode: '000000',
        });
      }
      const signIn = () =>
        callOperators(limited, 'signInOperator', {
          email: operator.email,
          password: operator.password,
          totpCode: codeNow(operator),
        });
      expectError(await signIn(), 'LGN_002');
      const status = expectSuccess(await callOperators(limited, 'readSystemStatus', session));
      expect(status.body.waitingOperators).toMatchObject([{ operatorId: operator.id }]);
      const request = { ...session, operatorId: operator.id, reason: 'Called from the office' };
      expectSuccess(await callOperators(limited, 'endSignInWait', request));
      expectSuccess(await signIn());
      expectError(await callOperators(limited, 'endSignInWait', request), 'OPS_003');
    } finally {
      await limited.close();
    }
  });

  it.each(['x', '', "' or true", 'a'.repeat(60)])(
    'rejects the operator id "%s" with OPS_003',
    async (operatorId) => {
      const { sessionToken } = expectSuccess(await enter(await makeOperator(portal))).body;
      const request = { sessionToken, operatorId, reason: 'Called from a new laptop' };
      expectError(await callOperators(portal, 'endSignInWait', request), 'OPS_003');
    },
  );
});
