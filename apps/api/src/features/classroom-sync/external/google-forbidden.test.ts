import { beforeEach, describe, expect, it } from 'vitest';
import { callOperators } from '../../../../testing/call-operators.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import { openSignInPortal } from '../../../../testing/fakes/sign-in-sandbox.ts';
import { openClass } from '../../../../testing/scenarios/external-class.ts';
import { toGoogleError } from '../../../gateways/rosters/google-errors.ts';

/* 403 responses of Google that the user cannot fix by granting access again. */

type Answer = { message?: string; reason?: string };
let forbidden: Answer | undefined;
beforeEach(() => {
  forbidden = undefined;
});

const toError = ({ message = 'No.', reason }: Answer) => ({
  status: 403,
  response: { data: { error: { message, details: reason ? [{ reason }] : [] } } },
});

const world = await openSignInPortal({
  replace: ({ rosters }) => ({
    rosters: {
      ...rosters,
      google: (access) => {
        const reader = rosters.google(access);
        const classes = async () => {
          if (forbidden) throw toGoogleError(toError(forbidden), 'person');
          return reader.classes();
        };
        return { ...reader, classes };
      },
    },
  }),
});
const { portal } = world;

const isLost = async (session: object) => {
  const { body } = expectSuccess(await portal.call('getConnections', { ...session }));
  const connections = body.connections as { provider: string; isLost: boolean }[];
  return connections.find(({ provider }) => provider === 'google')?.isLost;
};
const problems = async () => {
  const console = await openConsole(portal, await makeOperator(portal));
  return expectSuccess(await callOperators(portal, 'readSystemStatus', console)).body.problems;
};

describe('getGoogleClassrooms', () => {
  // @proves M-EXT_008
  it.each(['@ClassroomDisabled The user is not…', '@ClassroomApiDisabled The user is not…'])(
    'returns EXT_008 while Classroom is disabled (%s), keeps the connection and recovers afterwards',
    async (message) => {
      const externalClass = await openClass(world);
      forbidden = { message };
      const rejected = expectError(await externalClass.list(), 'EXT_008');
      expect(rejected.body.msg).toBe(
        'Google Classroom is turned off for your account. Your school’s administrator can turn it on.',
      );
      expect(await isLost(externalClass.session)).toBe(false);
      expect(await problems()).toEqual([]);
      forbidden = undefined;
      expect(expectSuccess(await externalClass.list()).body.allClassroomsDocs).toHaveLength(1);
    },
  );

  // @proves M-EXT_007
  it.each(['SERVICE_DISABLED', 'accessNotConfigured', 'CONSUMER_SUSPENDED'])(
    'reports a closed Google project (%s) to operators with EXT_007 until it works again',
    async (reason) => {
      const externalClass = await openClass(world);
      forbidden = { reason };
      expectError(await externalClass.list(), 'EXT_007');
      expect(await isLost(externalClass.session)).toBe(false);
      expect(await problems()).toEqual([
        { problem: 'googleProject', noticedAt: portal.deps.now().toISOString() },
      ]);
      const line = portal.logLines
        .map((text) => JSON.parse(text))
        .find(({ msg }) => String(msg).includes('Enable the Google Classroom API'));
      expect(line).toMatchObject({ level: 50, service: 'google' });
      forbidden = undefined;
      expect(expectSuccess(await externalClass.list()).body.allClassroomsDocs).toHaveLength(1);
      expect(await problems()).toEqual([]);
    },
  );
});
