import { describe, expect, it } from 'vitest';
import { contextFor } from '../../testing/context-for.ts';
import { rosterLine } from '../../testing/factories/classroom-form.ts';
import { makeClassroom } from '../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../testing/factories/make-educator.ts';
import { makeOperator, openConsole } from '../../testing/factories/make-operator.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { makePlayingChild } from '../../testing/factories/make-playing-child.ts';
import { makeStudent } from '../../testing/factories/make-student.ts';
import { parentSignUp } from '../../testing/factories/parent-sign-up.ts';
import { signIn } from '../../testing/factories/sign-in.ts';
import { openGame } from '../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../testing/test-server.ts';
import type { DB } from '../db/tables.generated.ts';
import { createOperator } from '../features/operators/invite-operator.ts';
import { deleteExpired } from './retention.queries.ts';

const DAY = 24 * 3_600_000;
const portal = await openTestServer();

const count = async (table: keyof DB) => {
  const rows = await portal.db.selectFrom(table).selectAll().execute();
  return rows.length;
};
const after = async (days: number) => {
  portal.clock.advance(days * DAY);
  await portal.runJob('clean-up');
};

describe('nightly retention job', () => {
  it('deletes a session 30 days after its end', async () => {
    await signIn(portal, await makeParent(portal.db));
    await after(7 + 29);
    expect(await count('sessions')).toBe(1);
    await after(1.01);
    expect(await count('sessions')).toBe(0);
  });

  it('deletes an operator session 30 days and a set-up link one day after its end', async () => {
    const by = { atCommandLine: true } as const;
    await openConsole(portal, await makeOperator(portal));
    await createOperator(contextFor(portal, by), { email: 'new@wonderfield.test', name: 'New' });
    await after(1.99);
    expect(await count('operator_setups')).toBe(1);
    await after(0.02);
    expect(await count('operator_setups')).toBe(0);
    await after(28.3);
    expect(await count('operator_sessions')).toBe(1);
    await after(0.1);
    expect(await count('operator_sessions')).toBe(0);
    expect(await count('operators')).toBe(2);
  });

  it('keeps a one-time code for two days, because the daily limit counts it', async () => {
    await portal.call('sendAuthEmail', {
      phoneNumber: '+15035550142',
      email: 'nora@school.example',
    });
    await after(1.99);
    expect(await count('one_time_codes')).toBe(1);
    await after(0.1);
    expect(await count('one_time_codes')).toBe(0);
  });

  it('deletes a mailed link one day after its end', async () => {
    const { email } = await makeParent(portal.db);
    await portal.call('forgotPassword', { email });
    await portal.runJobs();
    await after(0.99);
    expect(await count('mailed_links')).toBe(1);
    await after(0.1);
    expect(await count('mailed_links')).toBe(0);
  });

  it('keeps rate limits for eight days and idempotency keys for one', async () => {
    await after(3);
    const headers = { 'idempotency-key': 'k' };
    await portal.call('createUser', parentSignUp(), { headers });
    await after(0.9);
    expect(await count('idempotency_keys')).toBe(1);
    expect(await count('rate_limits')).toBeGreaterThan(0);
    await after(0.2);
    expect(await count('idempotency_keys')).toBe(0);
    expect(await count('rate_limits')).toBeGreaterThan(0);
    await after(6);
    expect(await count('rate_limits')).toBeGreaterThan(0);
    await after(1);
    expect(await count('rate_limits')).toBe(0);
  });

  it('deletes failed sign-ins after two days', async () => {
    await portal.call('login', {
      userType: 'parent',
      email: 'a@home.test',
      password: 'Wrong#pass1',
    });
    await after(1.99);
    expect(await count('sign_in_attempts')).toBe(1);
    await after(0.02);
    expect(await count('sign_in_attempts')).toBe(0);
  });

  it('deletes known networks after 90 days', async () => {
    const { userType, email, password } = await makeParent(portal.db);
    await portal.call('login', { userType, email, password });
    await after(89.9);
    expect(await count('sign_in_places')).toBe(1);
    await after(0.2);
    expect(await count('sign_in_places')).toBe(0);
  });

  it('deletes page view counts after 90 days', async () => {
    await portal.call('recordPageView', { route: '/sign-in', viewer: 'anonymous' });
    await after(90);
    expect(await count('page_views')).toBe(1);
    await after(1);
    expect(await count('page_views')).toBe(0);
  });

  it('deletes game tokens and play sessions one day after their end', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    const { playToken } = (await portal.call('startPlay', session)).body;
    await portal.call('redeemPlayToken', { playToken });
    await after(0.99);
    expect(await count('play_tokens')).toBe(1);
    await after(0.02);
    expect(await count('play_tokens')).toBe(0);
    await after(0.48);
    expect(await count('play_sessions')).toBe(1);
    await after(0.02);
    expect(await count('play_sessions')).toBe(0);
  });

  // @proves D-6-progress
  it('deletes single answers after 13 months and keeps their sums', async () => {
    const student = await makeStudent(portal.db, { avatar: { name: 'Foxglove', look: 'bloom-1' } });
    await (await openGame(portal, student)).playRow('math');
    const played = portal.deps.now();
    const end = Date.UTC(played.getUTCFullYear() + 1, played.getUTCMonth() + 1, 1);
    const left = (end - played.getTime()) / DAY;
    await after(left - 0.1);
    expect([await count('play_answers'), await count('play_rows')]).toEqual([6, 1]);
    await after(0.2);
    expect([await count('play_answers'), await count('play_rows')]).toEqual([0, 0]);
    const { answers } = await portal.db
      .selectFrom('skill_days')
      .select(({ fn }) => fn.sum<string>('answers').as('answers'))
      .executeTakeFirstOrThrow();
    expect(Number(answers)).toBe(6);
    expect(await count('play_places')).toBe(1);
  });

  it('deletes chat messages after 30 days and decided reports after a year', async () => {
    const [first, second] = [
      await makePlayingChild(portal, 'SunnyHop'),
      await makePlayingChild(portal, 'MossyPaw'),
    ];
    const { body } = await first.game.call('visitField', { playerKey: second.playerKey });
    const { visitId } = body.visit as { visitId: string };
    await first.game.call('saySomething', { visitId, phrase: 'hello' });
    await first.game.call('reportPlayer', { playerKey: second.playerKey, reason: 'other' });
    await after(29.9);
    expect([await count('visits'), await count('sayings')]).toEqual([1, 1]);
    await after(0.2);
    expect([await count('visits'), await count('sayings')]).toEqual([0, 0]);
    expect(await count('play_reports')).toBe(1);
    await portal.db
      .updateTable('play_reports')
      .set({ outcome: 'nothing', decided_at: portal.deps.now() })
      .execute();
    await after(364.9);
    expect(await count('play_reports')).toBe(1);
    await after(0.2);
    expect(await count('play_reports')).toBe(0);
  });

  it('deletes expired invitations and imports older than 30 days, but no students', async () => {
    const classroom = await makeClassroom(portal);
    const studentDetails = JSON.stringify([rosterLine()]);
    const about = { classRoomId: classroom.id, ...classroom.session };
    await portal.call('inviteCoTeacher', { ...about, email: 'colleague@school.test' });
    await portal.call('addStudentsToClassRoom', { ...about, studentDetails });
    await after(29.99);
    expect(await count('classroom_invitations')).toBe(1);
    expect(await count('roster_imports')).toBe(1);
    await after(0.02);
    expect(await count('classroom_invitations')).toBe(0);
    expect(await count('roster_imports')).toBe(0);
    expect(await count('enrollments')).toBe(1);
  });

  it('deletes records of weekly mails after 90 days and keeps the parent’s choice', async () => {
    const now = portal.deps.now();
    const parent = await makeParent(portal.db);
    const child = await makeStudent(portal.db, { parentId: parent.id });
    const ids = { parent_id: parent.id, child_id: child.id };
    await portal.db
      .insertInto('weekly_mails')
      .values({ ...ids, week: '2026-11-09', queued_at: now, good_until: now })
      .execute();
    await portal.db
      .insertInto('weekly_mail_choices')
      .values({ ...ids, is_on: false, changed_at: now })
      .execute();
    await after(89.9);
    expect(await count('weekly_mails')).toBe(1);
    await after(0.2);
    expect(await count('weekly_mails')).toBe(0);
    expect(await count('weekly_mail_choices')).toBe(1);
  });

  it('deletes accounts that were not confirmed within 14 days and no others', async () => {
    const createdAt = portal.deps.now();
    const unconfirmed = await makeParent(portal.db, { confirmed: false, createdAt });
    const unconfirmedTeacher = await makeEducator(portal.db, { confirmed: false, createdAt });
    const kept = [
      await makeParent(portal.db, { createdAt }),
      await makeEducator(portal.db, { createdAt }),
      await makeStudent(portal.db, { createdAt }),
    ];
    const isThere = async (id: string) => {
      const rows = await portal.db.selectFrom('users').select('id').where('id', '=', id).execute();
      return rows.length === 1;
    };
    await after(13.9);
    expect(await isThere(unconfirmed.id)).toBe(true);
    await after(0.2);
    expect(await isThere(unconfirmed.id)).toBe(false);
    expect(await isThere(unconfirmedTeacher.id)).toBe(false);
    for (const { id } of kept) expect(await isThere(id)).toBe(true);
  });

  it('never deletes audit events', async () => {
    const before = await count('audit_events');
    await after(10_000);
    expect(await count('audit_events')).toBe(before);
  });

  it('runs in several processes at once without an error', async () => {
    await Promise.all(Array.from({ length: 5 }, () => deleteExpired(portal.db, portal.deps.now())));
  });
});
