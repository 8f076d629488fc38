import {
  OPERATOR_CALLS,
  type OperatorCallName,
} from '@wonderfield/contract/operators/operator-calls';
import { describe, expect, it } from 'vitest';
import { buildTestApp, type TestResponse } from '../../testing/build-test-app.ts';
import { callOperators } from '../../testing/call-operators.ts';
import { expectError, expectProtocolError, expectSuccess } from '../../testing/expect-response.ts';
import { makeEducator } from '../../testing/factories/make-educator.ts';
import { makeOperator, openConsole } from '../../testing/factories/make-operator.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { makeStudent } from '../../testing/factories/make-student.ts';
import { signIn } from '../../testing/factories/sign-in.ts';
import { openTestServer } from '../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const names = Object.keys(OPERATOR_CALLS) as OperatorCallName[];
const closed = names.filter((name) => OPERATOR_CALLS[name].access === 'operator');

/** Returns the parts of a response that could distinguish one call from another. */
const shape = ({ status, headers, body }: TestResponse) => ({
  status,
  headers: { ...headers, date: undefined },
  body: { ...body, requestId: undefined },
});
const unknownCall = async () => shape(await callOperators(portal, 'noSuchCall', {}));

describe('operator contract', () => {
  it('registers a route for every operator call under its name', () => {
    for (const name of names) {
      expect(OPERATOR_CALLS[name].name).toBe(name);
      expect(portal.app.hasRoute({ method: 'POST', url: `/operators/${name}` })).toBe(true);
    }
  });

  it('omits operator calls from the public API reference', async () => {
    const { paths } = (await portal.app.inject('/openapi.json')).json();
    expect(Object.keys(paths).filter((path) => !path.startsWith('/users/'))).toEqual([]);
    for (const name of names) expect(paths).not.toHaveProperty([`/users/${name}`]);
  });
});

describe('operator calls without an operator session', () => {
  it('returns 404 in the envelope for an unknown operator call', async () => {
    expectProtocolError(await callOperators(portal, 'noSuchCall', {}), 404, 'RTE_404');
  });

  // @proves P-operator
  it.each(closed)(
    'returns the response of an unknown call for %s without an operator session',
    async (name) => {
      const unknown = await unknownCall();
      for (const fields of [
        {},
        { sessionToken: '' },
        { sessionToken: 'guess' },
        { sessionToken: 7 },
        { sessionToken: ['x'] },
        '[]',
        '"text"',
        'null',
        '7',
      ]) {
        expect(shape(await callOperators(portal, name, fields))).toEqual(unknown);
      }
    },
  );

  // @proves P-operator
  it.each([
    ['a parent', () => makeParent(portal.db)],
    ['an unchecked parent', () => makeParent(portal.db, { ageVerified: false })],
    ['a ready educator', () => makeEducator(portal.db)],
    ['a pending educator', () => makeEducator(portal.db, { approved: false })],
    ['a student', () => makeStudent(portal.db)],
    [
      'a student with a pending password reset',
      () => makeStudent(portal.db, { resetPending: true }),
    ],
  ] as const)(
    'returns the response of an unknown call for every operator call to %s with a session',
    async (_who, make) => {
      const session = await signIn(portal, await make());
      expectSuccess(await portal.call('getUser', session));
      const unknown = await unknownCall();
      for (const name of closed) {
        expect(shape(await callOperators(portal, name, session))).toEqual(unknown);
      }
    },
  );

  it('returns the response of an unknown call as soon as the operator is disabled or expired', async () => {
    const unknown = await unknownCall();
    for (const changes of [{ disabled_at: portal.deps.now() }, { expires_at: portal.deps.now() }]) {
      const operator = await makeOperator(portal);
      const session = await openConsole(portal, operator);
      expectSuccess(await callOperators(portal, 'readOperator', session));
      await portal.db.updateTable('operators').set(changes).where('id', '=', operator.id).execute();
      for (const name of closed) {
        expect(shape(await callOperators(portal, name, session))).toEqual(unknown);
      }
    }
  });

  it('returns 404 for operator calls with another method than POST', async () => {
    const session = await openConsole(portal, await makeOperator(portal));
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await portal.app.inject({ method, url: '/operators/readOperator' });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ msgCode: 'RTE_404' });
    }
    expectSuccess(await callOperators(portal, 'readOperator', session));
  });
});

describe('operator calls in an operator session', () => {
  // @proves P-operator
  it('rejects an operator session in the calls of the portal', async () => {
    const operator = await makeOperator(portal);
    const { sessionToken } = await openConsole(portal, operator);
    const asUser = { sessionToken, userId: operator.id };
    expectError(await portal.call('getUser', asUser), 'SSN_002');
  });

  it('returns field errors and only the fields of the output schema', async () => {
    const operator = await makeOperator(portal);
    const session = await openConsole(portal, operator);
    expectError(await callOperators(portal, 'findAccounts', session), 'VAL_001', {
      search: 'Please enter Username',
      reason: expect.any(String),
    });
    expectProtocolError(
      await callOperators(portal, 'readOperator', `[${JSON.stringify(session)}]`),
      404,
      'RTE_404',
    );
    const { body } = expectSuccess(await callOperators(portal, 'readOperator', session));
    expect(body.operator).toEqual({
      operatorId: operator.id,
      email: operator.email,
      name: 'Robin Field',
    });
  });

  it('accepts an operator session in a form body', async () => {
    const { sessionToken } = await openConsole(portal, await makeOperator(portal));
    const response = await portal.app.inject({
      method: 'POST',
      url: '/operators/readOperator',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ sessionToken }).toString(),
    });
    expect(response.json()).toMatchObject({ msgCode: 'GEN_000' });
  });
});

it('sends every operator response with no-store', async () => {
  for (const name of [...names, 'noSuchCall']) {
    const { headers } = await callOperators(portal, name, {});
    expect(headers['cache-control']).toBe('no-store');
  }
});

it('returns 503 for operator calls that hash a password when the service is busy', async () => {
  const busy = await buildTestApp({
    replace: ({ passwords }) => ({ passwords: { ...passwords, isBusy: () => true } }),
  });
  try {
    for (const name of names.filter((call) => 'hashesPassword' in OPERATOR_CALLS[call])) {
      expectProtocolError(await callOperators(busy, name, {}), 503, 'SYS_503');
    }
  } finally {
    await busy.close();
  }
});

it('limits requests for set-up links per IP address', async () => {
  const limited = await buildTestApp();
  const read = (address: string) =>
    callOperators(limited, 'readOperatorSetup', { setupToken: 'x' }, { address });
  try {
    for (let time = 0; time < 60; time += 1) expectError(await read('192.0.2.1'), 'OPS_001');
    expectProtocolError(await read('192.0.2.1'), 429, 'RTE_001');
    expectError(await read('192.0.2.2'), 'OPS_001');
  } finally {
    await limited.close();
  }
});
