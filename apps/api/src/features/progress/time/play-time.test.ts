import type { PlayTime } from '@wonderfield/contract/progress/progress-calls';
import { describe, expect, it } from 'vitest';
import { expectError, successOf } from '../../../../testing/expect-response.ts';
import {
  type Family,
  makeFamily,
  makeSecondParent,
} from '../../../../testing/factories/make-family.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const newFamily = async (dailyMinutes: number | null = 30) => {
  const family = await makeFamily(portal);
  await portal.db
    .updateTable('students')
    .set({ daily_minutes: dailyMinutes })
    .where('user_id', '=', family.child.id)
    .execute();
  return family;
};
type Asked = Pick<Family, 'child' | 'session'>;
const read = ({ child, session }: Asked) =>
  portal.call('getPlayTime', { requestUserId: child.id, ...session });
const set = ({ child, session }: Asked, minutes: unknown) =>
  portal.call('setExtraPlayTime', { requestUserId: child.id, minutes, ...session });

describe('getPlayTime', () => {
  // @proves C-getPlayTime
  it('returns the limit, the added minutes and the minutes played today', async () => {
    const family = await newFamily();
    expect(successOf(await read(family))).toMatchObject({
      dailyMinutes: 30,
      extraMinutes: 0,
      playedMinutes: 0,
    });
    const free = await newFamily(null);
    expect(successOf<PlayTime>(await read(free)).dailyMinutes).toBeUndefined();
  });

  it('rejects the child of another family with CHD_001', async () => {
    const { child } = await newFamily();
    const { session } = await newFamily();
    expectError(await read({ child, session }), 'CHD_001');
  });
});

describe('setExtraPlayTime', () => {
  // @proves C-setExtraPlayTime
  it('adds minutes today, which both parents see and can take away', async () => {
    const family = await newFamily();
    expect(successOf(await set(family, 15))).toMatchObject({ dailyMinutes: 30, extraMinutes: 15 });
    const second = await makeSecondParent(portal, family.child);
    const other = { child: family.child, session: second.session };
    expect(successOf(await read(other))).toMatchObject({ extraMinutes: 15 });
    expect(successOf(await set(other, 0))).toMatchObject({ extraMinutes: 0 });
  });

  it('writes an audit event for a change only', async () => {
    const family = await newFamily();
    await set(family, 30);
    await set(family, 30);
    const events = await portal.db
      .selectFrom('audit_events')
      .select('actor_id')
      .where('action', '=', 'child.play-time-changed')
      .where('subject_id', '=', family.child.id)
      .execute();
    expect(events).toEqual([{ actor_id: family.parent.id }]);
  });

  it.each([75, 10, -15, 'many'])('rejects %s minutes', async (minutes) => {
    const errors = { minutes: expect.any(String) };
    expectError(await set(await newFamily(), minutes), 'VAL_001', errors);
  });

  it('rejects the child of another family with CHD_001', async () => {
    const { child } = await newFamily();
    const { session } = await newFamily();
    expectError(await set({ child, session }, 15), 'CHD_001');
  });
});
