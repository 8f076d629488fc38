import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../../../testing/build-test-app.ts';
import { callOperators, totpCode } from '../../../../testing/call-operators.ts';
import { contextFor } from '../../../../testing/context-for.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
} from '../../../../testing/expect-response.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import { createOperator, resetOperator } from '../invite-operator.ts';
import { disableOperator } from '../manage-operators.ts';

const HOUR = 3_600_000;
const BY = { atCommandLine: true } as const;
const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
let portal: TestPortal;
let made = 0;
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
});
afterAll(() => portal.close());

const newEmail = () => {
  made += 1;
  return `new${made}@wonderfield.test`;
};
const tokenIn = (link: string) => link.split('/').at(-1) ?? '';
const invite = async (email = newEmail()) => {
  const link = await createOperator(contextFor(portal, BY), { email, name: 'Sam Hill' });
  return { email, link, setupToken: tokenIn(link) };
};
const read = (setupToken: string) => callOperators(portal, 'readOperatorSetup', { setupToken });
const secretOf = async (setupToken: string) =>
  String(expectSuccess(await read(setupToken)).body.totpSecret);
const codeOf = (secret: string) => totpCode(secret, portal.deps.now());
const finish = (setupToken: string, code: string, changes: Fields = {}) =>
  callOperators(portal, 'finishOperatorSetup', { setupToken, ...NEW, totpCode: code, ...changes });
const enter = (email: string, code: string, password = NEW.password) =>
  callOperators(portal, 'signInOperator', { email, password, totpCode: code });
const wrongCode = (secret: string) => {
  const near = [-1, 0, 1].map((step) =>
    totpCode(secret, new Date(portal.deps.now().getTime() + step * 30_000)),
  );
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
};

describe('Setup link', () => {
  // @proves C-op-readOperatorSetup
  it('returns the operator and the authenticator secret for a setup link', async () => {
    const { email, link, setupToken } = await invite();
    expect(link).toMatch(
      /^https:\/\/portal\.wonderfield\.test\/console\/setup\/[A-Za-z0-9_-]{43}$/,
    );
    const { body } = expectSuccess(await read(setupToken));
    expect(body).toMatchObject({ email, name: 'Sam Hill' });
    expect(body.totpSecret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(String(body.totpUri));
    expect(uri.searchParams.get('issuer')).toBe('Wonderfield');
    expect(uri.searchParams.get('secret')).toBe(body.totpSecret);
    expect((await read(setupToken)).body.totpSecret).toBe(body.totpSecret);
  });

  // @proves C-op-finishOperatorSetup, M-OPS_001
  it('sets password and phone once, which then open the console', async () => {
    const { email, setupToken } = await invite();
    const secret = await secretOf(setupToken);
    expectSuccess(await finish(setupToken, codeOf(secret)));
    expectError(await read(setupToken), 'OPS_001');
    expectError(await finish(setupToken, codeOf(secret)), 'OPS_001');
    // The code that verified the phone counts as used.
    expectError(await enter(email, codeOf(secret)), 'LGN_001');
    portal.clock.advance(30_000);
    expectSuccess(await enter(email, codeOf(secret)));
  });

  it('rejects a sign-in before the setup is finished', async () => {
    const { email, setupToken } = await invite();
    expectError(await enter(email, codeOf(await secretOf(setupToken))), 'LGN_001');
  });

  it('stores the setup token as a hash and its secret encrypted', async () => {
    const { setupToken } = await invite();
    const secret = await secretOf(setupToken);
    const rows = await portal.db.selectFrom('operator_setups').selectAll().execute();
    for (const { token_sha256, sealed_totp_secret } of rows) {
      expect(token_sha256.toString('latin1')).not.toContain(setupToken);
      expect(sealed_totp_secret.toString('latin1')).not.toContain(secret);
    }
  });

  // @proves C-op-readOperatorSetup
  it('rejects a setup link after 24 hours', async () => {
    const { setupToken } = await invite();
    portal.clock.advance(24 * HOUR - 1);
    const secret = await secretOf(setupToken);
    portal.clock.advance(1);
    expectError(await read(setupToken), 'OPS_001');
    expectError(await finish(setupToken, codeOf(secret)), 'OPS_001');
  });

  it.each(['', 'x', 'x'.repeat(200)])('rejects the setup token %j', async (setupToken) => {
    expectError(await read(setupToken), 'OPS_001');
    expectError(await finish(setupToken, '123456'), 'OPS_001');
  });

  it('rejects an older setup link after a reset', async () => {
    const { email, setupToken } = await invite();
    const newer = tokenIn(await resetOperator(contextFor(portal, BY), email));
    expectError(await read(setupToken), 'OPS_001');
    expectSuccess(await read(newer));
  });

  it('rejects the setup link of a disabled operator', async () => {
    const { email, setupToken } = await invite();
    const secret = await secretOf(setupToken);
    await disableOperator(contextFor(portal, BY), email);
    expectError(await read(setupToken), 'OPS_001');
    expectError(await finish(setupToken, codeOf(secret)), 'OPS_001');
  });

  it('rejects a weak or unconfirmed password without counting an attempt', async () => {
    const { setupToken } = await invite();
    const code = codeOf(await secretOf(setupToken));
    for (let time = 0; time < 6; time += 1) {
      const response = await finish(setupToken, code, {
        password: 'weak',
        confirmPassword: 'other',
      });
      expectError(response, 'VAL_001', {
        password: expect.any(String),
        confirmPassword: expect.any(String),
      });
    }
    expectSuccess(await finish(setupToken, code));
  });
});

it('rejects a common password with PWD_004 without counting an attempt', async () => {
  const { setupToken } = await invite();
  const code = codeOf(await secretOf(setupToken));
  const common = { password: 'Admin@123', confirmPassword: 'Admin@123' };
  for (let time = 0; time < 6; time += 1) {
    expectError(await finish(setupToken, code, common), 'PWD_004', {
      password: 'This password is too easy to guess. Please choose another.',
    });
  }
  expectSuccess(await finish(setupToken, code));
});

describe('Attempts of a setup link', () => {
  it('rejects the right code after five wrong ones', async () => {
    const { setupToken } = await invite();
    const secret = await secretOf(setupToken);
    for (let time = 0; time < 5; time += 1) {
      expectError(await finish(setupToken, wrongCode(secret)), 'OTP_001');
    }
    expectError(await finish(setupToken, codeOf(secret)), 'OTP_003');
    expectError(await read(setupToken), 'OPS_001');
  });

  // @proves C-op-finishOperatorSetup
  it('evaluates five of 50 parallel wrong codes', async () => {
    const { setupToken } = await invite();
    const wrong = wrongCode(await secretOf(setupToken));
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => finish(setupToken, wrong)),
    );
    const codes = responses.map(({ body }) => body.msgCode);
    expect(codes.filter((code) => code === 'OTP_001')).toHaveLength(5);
    expect(codes.filter((code) => code === 'OTP_003')).toHaveLength(45);
  });

  // @proves C-op-finishOperatorSetup
  it('finishes the setup once for 50 parallel requests', async () => {
    const { email, setupToken } = await invite();
    const right = codeOf(await secretOf(setupToken));
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => finish(setupToken, right)),
    );
    const codes = responses.map(({ body }) => body.msgCode);
    expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(codes.filter((code) => !['GEN_000', 'OPS_001', 'OTP_003'].includes(code))).toEqual([]);
    const events = await portal.db
      .selectFrom('audit_events')
      .innerJoin('operators', 'operators.id', 'audit_events.subject_id')
      .select(['action', 'outcome'])
      .where('operators.email', '=', email)
      .orderBy('audit_events.id')
      .execute();
    expect(events).toEqual([
      { action: 'operator.created', outcome: 'ok' },
      { action: 'operator.set-up', outcome: 'ok' },
    ]);
  });
});

describe('Setup after a reset', () => {
  it('ends open sessions and the wait after failed sign-ins', async () => {
    const operator = await makeOperator(portal);
    const setupToken = tokenIn(await resetOperator(contextFor(portal, BY), operator.email));
    for (let time = 0; time < 12; time += 1) await enter(operator.email, '000000');
    const session = await openConsole(portal, operator);
    const secret = await secretOf(setupToken);
    expectSuccess(await finish(setupToken, codeOf(secret)));
    expectProtocolError(await callOperators(portal, 'readOperator', session), 404, 'RTE_404');
    portal.clock.advance(30_000);
    expectSuccess(await enter(operator.email, codeOf(secret)));
  });
});
