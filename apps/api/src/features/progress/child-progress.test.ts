import { visitorAfter } from '@wonderfield/contract/play/field';
import type { ChildProgress } from '@wonderfield/contract/progress/progress';
import { findSkill } from '@wonderfield/questions/all-skills';
import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess, successOf } from '../../../testing/expect-response.ts';
import {
  type Family,
  makeFamily,
  makeSecondParent,
} from '../../../testing/factories/make-family.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openGame } from '../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const DAY_MS = 24 * 60 * 60 * 1000;

const newFamily = () => makeFamily(portal, { avatar: { name: 'Foxglove', look: 'bloom-3' } });
const ask = ({ session, child }: Pick<Family, 'session' | 'child'>, fields = {}) =>
  portal.call('getChildProgress', { requestUserId: child.id, ...session, ...fields });
const read = async (family: Family, fields = {}) =>
  successOf<ChildProgress>(await ask(family, fields));
/** Advances the clock and signs in again, because earlier sessions expire. */
const later = async (family: Family, days: number): Promise<Family> => {
  portal.clock.advance(days * DAY_MS);
  return { ...family, session: await signIn(portal, family.parent) };
};

describe('getChildProgress', () => {
  it('returns a week of seven days from Monday without play before the first game', async () => {
    const progress = await read(await newFamily());
    // The portal's clock is set to a Sunday.
    expect(progress.week).toEqual({
      from: '2026-11-09',
      to: '2026-11-15',
    });
    expect(progress.days.every(({ minutes, questions }) => minutes + questions === 0)).toBe(true);
    expect(progress).toMatchObject({ subjects: [], skills: [], rows: 0, look: 'bloom-3' });
    expect(progress.atDinner).toBeUndefined();
  });

  // @proves C-getChildProgress
  it('returns questions, right first attempts, minutes, subjects and skills', async () => {
    const family = await newFamily();
    const game = await openGame(portal, family.child);
    await game.field();
    portal.clock.advance(90_000);
    await game.playRow('math', [0, 1]);
    portal.clock.advance(90_000);
    await game.playRow('math');
    const progress = await read(family);
    const sunday = progress.days.at(-1);
    expect(sunday).toEqual({ day: '2026-11-15', minutes: 3, questions: 12, right: 10 });
    expect(progress.subjects).toEqual([{ subject: 'math', questions: 12, right: 10 }]);
    expect(progress.rows).toBe(2);
    expect(progress.skills.reduce((sum, { answers }) => sum + answers, 0)).toBe(12);
    const dinner = progress.skills.map(({ skillId }) => findSkill(skillId)?.atDinner);
    expect(dinner).toContain(progress.atDinner);
  });

  it('returns the visitor who moved in this week', async () => {
    const family = await newFamily();
    const game = await openGame(portal, family.child);
    for (let row = 0; row < 4; row += 1) await game.playRow('math');
    expect((await read(family)).movedIn).toEqual({
      subject: 'math',
      visitor: visitorAfter('math', 3),
      rows: 3,
    });
  });

  it('returns the last week in which the child played', async () => {
    const before = await newFamily();
    await (await openGame(portal, before.child)).playRow('math');
    const played = await read(before);
    const family = await later(before, 17);
    const opened = await read(family);
    expect(opened.week).toEqual({ ...played.week, later: expect.any(String) });
    expect(opened.today > opened.week.to).toBe(true);
    expect(opened.rows).toBe(1);
  });

  // @proves C-getChildProgress
  it('links to earlier weeks and never returns a future one', async () => {
    const before = await newFamily();
    await (await openGame(portal, before.child)).playRow('math');
    const first = await read(before);
    const family = await later(before, 7);
    const now = await read(family, { week: (await read(family)).today });
    expect(now.week.earlier).toBe(first.week.from);
    expect(now.rows).toBe(0);
    expect(now.skills.length).toBeGreaterThan(0);
    const back = await read(family, { week: first.week.from });
    expect(back.week).toEqual({ ...first.week, later: now.week.from });
    expect(back.rows).toBe(1);
    expect((await read(family, { week: '2031-01-01' })).week).toEqual(now.week);
    for (const week of ['0000-01-01', '0001-01-01', '1999-12-31']) {
      expect((await read(family, { week })).week.from).toBe('2026-01-05');
    }
    for (const week of ['last week', '2026-02-30', '2026-11-16T00:00', '']) {
      expect((await ask(family, { week })).body.msgCode).toBe('VAL_001');
    }
  });

  it('counts days in the child’s time zone', async () => {
    const family = await newFamily();
    const west = { zip: '96813', city: 'Honolulu', state: 'HI' };
    await portal.db.updateTable('users').set(west).where('id', '=', family.child.id).execute();
    await (await openGame(portal, family.child)).playRow('math');
    const { days } = await read(family);
    expect(days.filter(({ questions }) => questions > 0)).toHaveLength(1);
  });

  // @proves C-getChildProgress
  it('rejects anyone but the child’s parents with CHD_001', async () => {
    const family = await newFamily();
    const other = await newFamily();
    expectError(await ask({ session: other.session, child: family.child }), 'CHD_001');
    const second = await makeSecondParent(portal, family.child);
    expectSuccess(await ask({ session: second.session, child: family.child }));
    for (const requestUserId of ['', 'nobody', '00000000-0000-0000-0000-000000000000']) {
      expectError(await ask(family, { requestUserId }), 'CHD_001');
    }
  });

  // @proves C-getChildProgress
  it('rejects a parent who unlinked the child with CHD_001', async () => {
    const family = await newFamily();
    expectSuccess(
      await portal.call('deleteParentChildAccount', {
        requestUserId: family.child.id,
        ...family.session,
      }),
    );
    expectError(await ask(family), 'CHD_001');
  });
});
