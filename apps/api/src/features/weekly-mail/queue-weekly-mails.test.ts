import { describe, expect, it } from 'vitest';
import { contextFor } from '../../../testing/context-for.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { makeFamily, makeSecondParent } from '../../../testing/factories/make-family.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { fastPasswords } from '../../../testing/fast-passwords.ts';
import { openGame } from '../../../testing/scenarios/play-game.ts';
import {
  HAWAII,
  HOUR_MS,
  MAINE,
  makePlayingFamily,
  moveTo,
  SUNDAY_NOON,
  UNTIL_EVENING_MS,
  WEEK,
} from '../../../testing/scenarios/weekly-mail.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { queueMailsOf, queueWeeklyMails } from './queue-weekly-mails.ts';

/** Opens a new portal for each test, because the clock only moves forward. */
const openOnSunday = () =>
  openTestServer({
    now: SUNDAY_NOON,
    config: { ADDRESS_LIMITS: false },
    replace: () => ({ passwords: fastPasswords }),
  });
type Portal = Awaited<ReturnType<typeof openOnSunday>>;

const sweep = (portal: Portal) => portal.runJob('weekly-mails');
/** Returns the parents of the queued mails. */
const queuedFor = async (portal: Portal) =>
  (await portal.queuedJobs())
    .filter(({ name }) => name === 'mail-weekly-report')
    .map(({ data }) => (data as { parentId: string }).parentId);
const rows = ({ db }: Portal) => db.selectFrom('weekly_mails').selectAll().execute();

describe('queueWeeklyMails', () => {
  it('queues each weekly mail once on Sunday evening in the child’s time zone', async () => {
    const portal = await openOnSunday();
    const east = await makePlayingFamily(portal);
    const west = await makePlayingFamily(portal, { place: HAWAII });
    await sweep(portal);
    expect(await queuedFor(portal)).toEqual([]);
    portal.clock.advance(UNTIL_EVENING_MS);
    await sweep(portal);
    await sweep(portal);
    expect(await queuedFor(portal)).toEqual([east.parent.id]);
    portal.clock.advance(5 * HOUR_MS);
    await sweep(portal);
    expect(await queuedFor(portal)).toEqual([east.parent.id, west.parent.id]);
    const [job] = (await portal.queuedJobs()).filter(({ name }) => name === 'mail-weekly-report');
    expect(job?.data).toEqual({ parentId: east.parent.id, week: WEEK });
    await expectInvariants(portal.db);
  });

  it('queues each weekly mail once when two processes run in parallel, page by page', async () => {
    const portal = await openOnSunday();
    const families = [];
    for (let index = 0; index < 5; index += 1) families.push(await makePlayingFamily(portal));
    portal.clock.advance(UNTIL_EVENING_MS);
    await Promise.all([
      queueWeeklyMails(portal.deps, { pageSize: 2 }),
      queueWeeklyMails(portal.deps, { pageSize: 1 }),
      queueWeeklyMails(portal.deps),
    ]);
    expect((await queuedFor(portal)).sort()).toEqual(
      families.map(({ parent }) => parent.id).sort(),
    );
    expect(await rows(portal)).toHaveLength(5);
  });

  it('queues missed weekly mails until Monday noon', async () => {
    const portal = await openOnSunday();
    const family = await makePlayingFamily(portal);
    // Monday at 11:45, when it is late enough everywhere.
    portal.clock.advance(UNTIL_EVENING_MS + 17.75 * HOUR_MS);
    await sweep(portal);
    expect(await queuedFor(portal)).toEqual([family.parent.id]);
    await portal.db.deleteFrom('weekly_mails').execute();
    portal.clock.advance(HOUR_MS);
    await sweep(portal);
    expect(await queuedFor(portal)).toHaveLength(1);
  });

  it('queues no weekly mail for children who answered no question', async () => {
    const portal = await openOnSunday();
    await makeFamily(portal);
    const { child } = await makeFamily(portal, { avatar: { name: 'Foxglove', look: 'bloom-3' } });
    await (await openGame(portal, child)).field();
    portal.clock.advance(UNTIL_EVENING_MS);
    await sweep(portal);
    expect(await rows(portal)).toEqual([]);
  });

  it('queues a weekly mail for each parent except those who turned it off', async () => {
    const portal = await openOnSunday();
    const { child, session, parent } = await makePlayingFamily(portal);
    const second = await makeSecondParent(portal, child);
    await portal.call('setWeeklyMail', { requestUserId: child.id, isOn: '0', ...session });
    portal.clock.advance(UNTIL_EVENING_MS);
    await sweep(portal);
    expect((await rows(portal)).map(({ parent_id }) => parent_id)).toEqual([second.parent.id]);
    const again = await makePlayingFamily(portal);
    const other = await makeSecondParent(portal, again.child);
    await sweep(portal);
    expect(await queuedFor(portal)).toEqual(
      expect.arrayContaining([again.parent.id, other.parent.id]),
    );
    expect((await rows(portal)).some(({ parent_id }) => parent_id === parent.id)).toBe(false);
  });

  it.each([
    ['an unconfirmed email', 'parent', { email_confirmed_at: null }],
    ['a suspended parent', 'parent', { suspended_at: SUNDAY_NOON }],
    ['a suspended child', 'child', { suspended_at: SUNDAY_NOON }],
  ] as const)('queues no weekly mail to %s', async (_who, whose, state) => {
    const portal = await openOnSunday();
    const family = await makePlayingFamily(portal);
    await portal.db.updateTable('users').set(state).where('id', '=', family[whose].id).execute();
    portal.clock.advance(UNTIL_EVENING_MS);
    await sweep(portal);
    expect(await rows(portal)).toEqual([]);
  });

  it('counts play with an account merged into the child’s', async () => {
    const portal = await openOnSunday();
    const family = await makeFamily(portal);
    await moveTo(portal, family.child, MAINE);
    const merged = await makeStudent(portal.db, { avatar: { name: 'Thistle', look: 'bloom-1' } });
    await (await openGame(portal, merged)).playRow('math');
    await portal.db
      .updateTable('students')
      .set({ folded_into: family.child.id })
      .where('user_id', '=', merged.id)
      .execute();
    portal.clock.advance(UNTIL_EVENING_MS);
    await sweep(portal);
    expect(await queuedFor(portal)).toContain(family.parent.id);
  });

  it('queues no second weekly mail for a child that is unlinked and relinked in the same week', async () => {
    const portal = await openOnSunday();
    const family = await makePlayingFamily(portal);
    portal.clock.advance(UNTIL_EVENING_MS);
    await sweep(portal);
    const tie = { parent_id: family.parent.id, child_id: family.child.id };
    const { consent_id } = await portal.db
      .deleteFrom('guardianships')
      .where('child_id', '=', family.child.id)
      .returning('consent_id')
      .executeTakeFirstOrThrow();
    await portal.db
      .insertInto('guardianships')
      .values({ ...tie, consent_id })
      .execute();
    await sweep(portal);
    expect(await queuedFor(portal)).toEqual([family.parent.id]);
  });
});

describe('queueMailsOf', () => {
  const ask = (portal: Portal, email: string) =>
    queueMailsOf(contextFor(portal, { atCommandLine: true }), { email });

  it('queues a weekly mail immediately on any day, once', async () => {
    const portal = await openOnSunday();
    const { parent } = await makePlayingFamily(portal);
    expect(await ask(portal, parent.email.toUpperCase())).toEqual({ children: 1, queued: 1 });
    expect(await ask(portal, parent.email)).toEqual({ children: 1, queued: 0 });
    expect(await queuedFor(portal)).toEqual([parent.id]);
    portal.clock.advance(UNTIL_EVENING_MS);
    await sweep(portal);
    expect(await queuedFor(portal)).toEqual([parent.id]);
  });

  it('queues the mail of the previous week if the child has not played in this one', async () => {
    const portal = await openOnSunday();
    const { parent } = await makePlayingFamily(portal);
    portal.clock.advance(3 * 24 * HOUR_MS);
    expect(await ask(portal, parent.email)).toEqual({ children: 1, queued: 1 });
    await portal.runJobs();
    expect(portal.emails.at(-1)?.text).toContain('November 9 to 15');
    portal.clock.advance(7 * 24 * HOUR_MS);
    expect(await ask(portal, parent.email)).toEqual({ children: 1, queued: 0 });
  });

  it('queues no weekly mail for an email without children', async () => {
    const portal = await openOnSunday();
    expect(await ask(portal, 'nobody@home.test')).toEqual({ children: 0, queued: 0 });
  });
});
