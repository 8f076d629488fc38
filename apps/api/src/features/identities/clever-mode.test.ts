import { describe, expect, it } from 'vitest';
import { callOperators } from '../../../testing/call-operators.ts';
import { expectRefusal, expectSuccess } from '../../../testing/expect-answer.ts';
import { makeOperator, openConsole } from '../../../testing/factories/make-operator.ts';
import { connectTeacher } from '../../../testing/outside-class.ts';
import { openSignInPortal } from '../../../testing/sign-in-sandbox.ts';

const MODES = ['library', 'district'] as const;
type Mode = (typeof MODES)[number];

/** A portal that is configured for one mode. The app at Clever has the same until it is changed. */
const openModePortal = async (configured: Mode) => {
  const world = await openSignInPortal({ cleverMode: configured });
  const { portal, control } = world;
  const { session, person } = await connectTeacher(world, 'clever');
  const operator = await makeOperator(portal);
  const console = await openConsole(portal, operator);
  await control('clever', '/classes', { name: 'Room 12', teachers: [person.id], students: 2 });
  return {
    ...world,
    list: () => portal.call('getCleverClassrooms', session),
    isLost: async () => {
      const { body } = await portal.call('getConnections', session);
      const connections = body.connections as { provider: string; isLost: boolean }[];
      return connections.find(({ provider }) => provider === 'clever')?.isLost;
    },
    setMode: (mode: Mode) => control('clever', '/mode', { mode }),
    problems: async () =>
      expectSuccess(await callOperators(portal, 'readSystemStatus', console)).body.problems,
  };
};

describe.each([
  ['library', 'district'],
  ['district', 'library'],
] as const)('CLEVER_MODE=%s with a %s app', (configured, actual) => {
  it('is recognized, reported to operators and loses no connection; corrected, it works again', async () => {
    const { portal, list, isLost, setMode, problems } = await openModePortal(configured);
    expect(await problems()).toEqual([]);
    await setMode(actual);
    expectRefusal(await list(), 'EXT_007');
    expect(await isLost()).toBe(false);
    expect(await problems()).toEqual([
      {
        problem: 'cleverMode',
        configured,
        actual,
        noticedAt: portal.deps.now().toISOString(),
      },
    ]);
    const line = portal.logLines.find((text) => text.includes('Set CLEVER_MODE='));
    expect(line).toContain(`Set CLEVER_MODE=${actual} and restart`);

    // As after a restart with the other setting.
    portal.deps.config.CLEVER_MODE = actual;
    expect(await problems()).toEqual([]);
    expect(expectSuccess(await list()).body.allClassroomsDocs).toHaveLength(1);
  });

  it('is recognized by the first sign-in, and forgotten when the next one fits', async () => {
    const world = await openModePortal(configured);
    await world.setMode(actual);
    await connectTeacher(world, 'clever');
    expect(await world.problems()).toMatchObject([{ problem: 'cleverMode', actual }]);
    await world.setMode(configured);
    await connectTeacher(world, 'clever');
    expect(await world.problems()).toEqual([]);
  });
});
