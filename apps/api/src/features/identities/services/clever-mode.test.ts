import { describe, expect, it } from 'vitest';
import { callOperators } from '../../../../testing/call-operators.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import { openSignInPortal } from '../../../../testing/fakes/sign-in-sandbox.ts';
import { connectTeacher } from '../../../../testing/scenarios/external-class.ts';
import type { Deps } from '../../../dependencies.ts';
import type { SignedIn } from '../../../gateways/sign-in/signed-in-person.ts';

const MODES = ['library', 'district'] as const;
type Mode = (typeof MODES)[number];

type Options = { actual?: Mode; change?: (signedIn: SignedIn) => SignedIn };

/** Modifies Clever sign-ins before the portal sees them. */
const changeSignIns =
  (change: (signedIn: SignedIn) => SignedIn) =>
  ({ signIns }: Deps): Partial<Deps> => {
    const { clever } = signIns;
    if (!clever) throw new Error('not configured');
    const finish = async (...came: Parameters<typeof clever.finish>) =>
      change(await clever.finish(...came));
    return { signIns: { ...signIns, clever: { ...clever, finish } } };
  };

/**
 * Opens a portal configured for one mode. The app at Clever has the same mode until it is changed.
 */
const openModePortal = async (
  configured: Mode,
  { actual = configured, change = (signedIn) => signedIn }: Options = {},
) => {
  const world = await openSignInPortal({ cleverMode: configured, replace: changeSignIns(change) });
  await world.control('clever', '/mode', { mode: actual });
  const { portal, control } = world;
  const { session, person } = await connectTeacher(world, 'clever');
  const operator = await makeOperator(portal);
  const console = await openConsole(portal, operator);
  await control('clever', '/classes', { name: 'Room 12', teachers: [person.id], students: 2 });
  return {
    ...world,
    person,
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
  // @proves M-EXT_007
  it('reports a wrong Clever mode to operators, keeps the connection and recovers when corrected', async () => {
    const { portal, list, isLost, setMode, problems } = await openModePortal(configured);
    expect(await problems()).toEqual([]);
    await setMode(actual);
    expectError(await list(), 'EXT_007');
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

    // Simulates a restart with the other setting.
    portal.deps.config.CLEVER_MODE = actual;
    expect(await problems()).toEqual([]);
    expect(expectSuccess(await list()).body.allClassroomsDocs).toHaveLength(1);
  });

  // @proves M-EXT_007
  it('detects a wrong Clever mode at the first sign-in and clears it at the next correct one', async () => {
    const world = await openModePortal(configured);
    await world.setMode(actual);
    await connectTeacher(world, 'clever');
    expect(await world.problems()).toMatchObject([{ problem: 'cleverMode', actual }]);
    await world.setMode(configured);
    await connectTeacher(world, 'clever');
    expect(await world.problems()).toEqual([]);
  });
});

describe('CLEVER_MODE=district without any district token', () => {
  const withoutDistrict = ({ person, ...signedIn }: SignedIn) => ({
    ...signedIn,
    person: { ...person, district: undefined },
  });

  // @proves M-EXT_007
  it.each([
    ['while the teacher’s own token is valid', false],
    ['after the teacher’s own token has expired', true],
  ])(
    'keeps the connection of a library app’s user without a district, %s',
    async (_when, isEnded) => {
      const world = await openModePortal('district', {
        actual: 'library',
        change: withoutDistrict,
      });
      const { portal, list, isLost, problems } = world;
      if (isEnded) await world.revoke('clever', world.person);
      expectError(await list(), 'EXT_007');
      expect(await isLost()).toBe(false);
      expect(await problems()).toMatchObject([{ problem: 'cleverMode', actual: 'library' }]);
      portal.deps.config.CLEVER_MODE = 'library';
      if (!isEnded) expect(expectSuccess(await list()).body.allClassroomsDocs).toHaveLength(1);
    },
  );

  // @proves M-EXT_007
  it.each([
    ['while the teacher’s own token is valid', false],
    ['after the teacher’s own token has expired', true],
  ])(
    'drops the connections when the last district withdraws and reports no wrong mode, %s',
    async (_when, isEnded) => {
      const world = await openModePortal('district');
      const { portal, control, list, isLost, problems } = world;
      await control('clever', '/district', { isConnected: false });
      if (isEnded) await world.revoke('clever', world.person);
      const { clever } = portal.deps.signIns;
      if (!clever) throw new Error('not configured');
      clever.hasDistricts = async () => false;
      expectError(await list(), 'EXT_004');
      expect(await isLost()).toBe(true);
      expect(await problems()).toEqual([]);
      expect(portal.logLines.join()).not.toContain('Set CLEVER_MODE=');
      await control('clever', '/district', { isConnected: true });
      expect(expectSuccess(await list()).body.allClassroomsDocs).toHaveLength(1);
    },
  );

  it('keeps the connection and reports no wrong mode if Clever never named the mode', async () => {
    const change = (signedIn: SignedIn) => withoutDistrict({ ...signedIn, appMode: undefined });
    const world = await openModePortal('district', { actual: 'library', change });
    await world.revoke('clever', world.person);
    expectError(await world.list(), 'EXT_004');
    expect(await world.isLost()).toBe(false);
    expect(await world.problems()).toEqual([]);
  });
});
