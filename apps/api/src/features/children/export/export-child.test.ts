import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import { callOperators } from '../../../../testing/call-operators.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { childForm } from '../../../../testing/factories/child-form.ts';
import { enroll, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import {
  type Family,
  makeFamily,
  makeSecondParent,
} from '../../../../testing/factories/make-family.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import { makePicture } from '../../../../testing/factories/make-picture.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { eraseChild } from '../../../../testing/scenarios/erase-child.ts';
import { openGame } from '../../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { CHILD_TABLES } from './child-exports.queries.ts';
import { EXPORT_SECTIONS } from './section-list.ts';

const HOUR = 3_600_000;
const portal = await openTestServer();

const ask = (session: SessionFields, requestUserId: string) =>
  portal.call('exportChild', { requestUserId, ...session });
const follow = (response: TestResponse) => {
  const url = new URL(String(response.body.downloadUrl));
  return portal.app.inject(`${url.pathname}${url.search}`);
};
const download = async ({ session, child }: Family) => {
  const file = await follow(expectSuccess(await ask(session, child.id)));
  expect(file.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(file.rawPayload));
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { file, files, html: read('everything.html'), json: read('everything.json') };
};
const isDead = async (response: TestResponse) => {
  const file = await follow(response);
  expect(file.statusCode).toBe(303);
  expect(file.headers.location).toBe('/pagenotfound');
  expect(file.body).toBe('');
};

describe('exportChild', () => {
  // @proves S-child-download, C-exportChild, D-6-progress
  it('returns a link to a ZIP with readable HTML and JSON of every table about the child', async () => {
    const avatar = { name: 'Foxglove', look: 'bloom-1' };
    const family = await makeFamily(portal, { firstName: 'Maya <b>', avatar });
    await portal.call('showStudentPassword', {
      requestUserId: family.child.id,
      ...family.session,
    });
    const game = await openGame(portal, family.child);
    await game.playRow('math', [0]);
    const classroom = await makeClassroom(portal, { students: 1, name: 'Hazel Room' });
    await enroll(portal, classroom.id, family.child.id, 'code');
    const { file, html, json } = await download(family);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="wonderfield-child.zip"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const everything = JSON.parse(json);
    const tables = ['classrooms', 'assignments', ...CHILD_TABLES.map(({ table }) => table)];
    expect(Object.keys(everything)).toEqual(tables);
    expect(everything).toMatchObject({
      users: [{ id: family.child.id, first_name: 'Maya <b>', email: family.child.email }],
      students: [{ birth_month: '05', birth_year: '2018', grade: '3', subjects: ['math'] }],
      guardianships: [{ parent_id: family.parent.id }],
      sessions: [{ user_id: family.child.id }],
      child_password_events: [{ action: 'viewed' }],
      audit_events: [{ action: 'child.exported' }],
      enrollments: [{ classroom_id: classroom.id, how: 'code' }],
      play_tokens: [{ user_id: family.child.id, used_at: portal.deps.now().toISOString() }],
      play_sessions: [{ user_id: family.child.id }],
      players: [{ hears_sound: false }],
      play_places: [{ subject: 'math', rows_finished: 1 }],
      play_rows: [{ subject: 'math' }],
      play_answers: Array.from({ length: 7 }, () =>
        expect.objectContaining({ attempt: expect.any(Number) }),
      ),
      play_days: [{ seconds: expect.any(Number) }],
    });
    expect(everything.skill_days.length).toBeGreaterThan(0);
    expect(everything.skill_growth.length).toBeGreaterThan(0);
    expect(everything.classrooms).toEqual([
      {
        id: classroom.id,
        name: 'Hazel Room',
        teacher_name: 'Ms Rivera',
        grade: '3',
        subject: 'math',
        joined_at: portal.deps.now().toISOString(),
      },
    ]);
    // Contains no data of the other students.
    for (const { id, email } of classroom.students) expect(json).not.toMatch(`${id}|${email}`);
    expect(html).toContain('Maya &lt;b&gt;');
    expect(html).not.toContain('<b>');
    // The page uses a parent's vocabulary: no table names, columns, ids or codes.
    const words = html.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ');
    for (const section of Object.values(EXPORT_SECTIONS))
      expect(html).toContain(`>${section.title}</h2>`);
    expect(words).toMatch(/Hazel Room.*Ms Rivera.*Grade 3.*Math/);
    expect(words).toMatch(/Birth month\s+May\s+Birth year\s+2018/);
    expect(words).not.toMatch(
      /[a-z]_[a-z]|[0-9a-f]{8}-[0-9a-f]{4}-|\d{4}-\d\d-\d\dT|\bnull\b|\bundefined\b|\bNaN\b|object Object/,
    );
  });

  // @proves S-child-download
  it('shows every column of every table, or lists it as part of the file only', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public'`.execute(portal.db);
    const tables: readonly { table: string; hidden: readonly string[] }[] = CHILD_TABLES;
    const held = Object.fromEntries(
      tables.map(({ table, hidden }) => [
        table,
        rows
          .filter((row) => row.table === table && !hidden.includes(row.column))
          .map(({ column }) => column)
          .sort(),
      ]),
    );
    const exported = Object.fromEntries(
      Object.entries(EXPORT_SECTIONS)
        .filter(([table]) => table !== 'classrooms' && table !== 'assignments')
        .map(([table, { facts, onlyInFile }]) => [
          table,
          [...facts.flatMap(({ of: title }) => title), ...onlyInFile].sort(),
        ]),
    );
    expect(exported).toEqual(held);
  });

  // @proves C-exportChild
  it('exports no password, hash, token or encrypted data', async () => {
    const avatar = { name: 'Foxglove', look: 'bloom-1' };
    const family = await makeFamily(portal, { avatar });
    const childSession = await signIn(portal, family.child);
    const play = (await portal.call('startPlay', childSession)).body;
    const redeemed = await portal.call('redeemPlayToken', { playToken: play.playToken });
    const { html, json } = await download(family);
    for (const text of [html, json]) {
      expect(text).not.toContain(PASSWORD);
      expect(text).not.toContain(play.playToken);
      expect(text).not.toContain(redeemed.body.playSession);
      expect(text).not.toContain(childSession.sessionToken);
      expect(text).not.toMatch(/argon2|sealed|sha256|password_hash|"type":\s*"Buffer"/);
    }
  });

  // @proves C-exportChild
  it('exports no reasons of operators, operator ids or request ids', async () => {
    const family = await makeFamily(portal);
    const operator = await makeOperator(portal);
    const reason = 'Reported by a neighbor of theirs';
    const console = await openConsole(portal, operator);
    const about = { ...console, userId: family.child.id, reason };
    expectSuccess(await callOperators(portal, 'suspendAccount', about));
    expectSuccess(await callOperators(portal, 'restoreAccount', about));
    const { json, html } = await download(family);
    const events = JSON.parse(json).audit_events as Record<string, unknown>[];
    expect(events.map(({ action }) => action)).toContain('account.suspended');
    for (const text of [json, html]) {
      expect(text).not.toContain(reason);
      expect(text).not.toContain(operator.id);
      expect(text).not.toMatch(/operator_id|request_id|reason/);
    }
  });

  it('exports the child’s identities without the hash of the email', async () => {
    const family = await makeFamily(portal);
    await portal.db
      .insertInto('identities')
      .values({
        user_id: family.child.id,
        provider: 'google',
        issuer: 'https://accounts.google.com',
        subject: '104815162342',
        tied_by: 'sync',
        opens_account: false,
        email_mark: Buffer.from('a mark'),
        created_at: portal.deps.now(),
      })
      .execute();
    const { json, html } = await download(family);
    expect(JSON.parse(json).identities).toMatchObject([
      { provider: 'google', subject: '104815162342', tied_by: 'sync', opens_account: false },
    ]);
    for (const text of [json, html]) expect(text).not.toContain('email_mark');
  });

  it('exports the child’s picture', async () => {
    const family = await makeFamily(portal);
    const fields = { imageType: 'profiles', ...(await signIn(portal, family.child)) };
    expectSuccess(await portal.upload(fields, await makePicture()));
    const { files } = await download(family);
    expect((await sharp(files['picture.webp']).metadata()).format).toBe('webp');
  });

  // @proves S-child-download
  it('exports no data of another family', async () => {
    const [mine, other] = [await makeFamily(portal), await makeFamily(portal)];
    const { json } = await download(mine);
    for (const { id, email } of [other.parent, other.child]) {
      expect(json).not.toContain(id);
      expect(json).not.toContain(email);
    }
    expect(json).not.toContain(mine.parent.email);
  });

  // @proves S-child-download, D-6-privacy
  it('covers every table that can contain data about a child', async () => {
    /* Columns that reference a user, but never a child, or contain nothing to export. */
    const NOT_EXPORTED: Record<string, string> = {
      'educators.user_id': 'educators only',
      'guardianships.parent_id': 'the parent’s side of the tie',
      'guardianships.consent_id': 'the parent’s',
      'unlinked_children.parent_id': 'the parent’s side; the row itself is exported',
      'consents.guardian_id': 'adults only',
      'age_checks.user_id': 'adults only',
      'mailed_links.user_id': 'adults only: students get no mail',
      'one_time_codes.user_id': 'adults only: the call is closed to students',
      'schools.administrator_id': 'educators only',
      'school_teachers.educator_id': 'educators only',
      'school_requests.educator_id': 'educators only',
      'school_removals.educator_id': 'educators only',
      'classrooms.owner_id': 'educators only',
      'classroom_teachers.educator_id': 'educators only',
      'classroom_invitations.invited_by': 'educators only',
      'roster_imports.educator_id': 'educators only',
      'syncs.educator_id': 'educators only',
      'syncs.undone_by': 'educators only',
      'connections.educator_id': 'educators only',
      'plan_submissions.author_id': 'educators only',
      'library_plans.author_id': 'educators only',
      'plan_keeps.educator_id': 'educators only',
      'students.last_guardian_id': 'the parent’s side of a tie that was',
      'students.folded_into': 'the row itself is exported, with every account of the child',
      'student_merges.folded_id': 'the same row as by the account that stayed',
      'student_merges.merged_by': 'the educator’s side; the row itself is exported',
      'student_merges.undone_by': 'the educator’s side; the row itself is exported',
      'student_lookalikes.one_id': 'says of two children that they are two, by ids alone',
      'student_lookalikes.other_id': 'says of two children that they are two, by ids alone',
      'student_lookalikes.said_by': 'educators only',
      'students.made_by': 'the educator’s side of the tie; the row itself is exported',
      'sign_in_cards.made_by': 'the adult’s side; the row itself is exported',
      'raised_hands.answered_by': 'the educator’s side; the row itself is exported',
      'child_exports.child_id': 'this very download; kept for a day',
      'child_exports.parent_id': 'the parent’s',
      'removed_students.removed_by': 'the teacher’s side; the row itself is exported',
      'next_years.started_by': 'educators only',
      'next_years.undone_by': 'educators only',
      'friend_wishes.one_id': 'the wish itself is exported for the child whose wish it was',
      'friend_wishes.other_id': 'the wish itself is exported for the child whose wish it was',
      'friend_answers.friend_id': 'what another family said of their own child',
      'friend_answers.parent_id': 'the parent’s side; the row itself is exported',
      'blocks.blocked_id': 'what another child wants nobody to know',
      'block_adults.adult_id': 'adults only',
      'adult_pauses.adult_id': 'adults only',
      'report_adults.adult_id': 'adults only',
      'refused_adults.parent_id': 'the parent’s side; the row itself is exported',
      'refused_adults.adult_id': 'adults only: the other family’s',
      'play_reports.reported_id': 'what another child told us in confidence',
      'weekly_mail_choices.parent_id': 'the parent’s side; the row itself is exported',
      'weekly_mails.parent_id': 'the parent’s side; the row itself is exported',
      'idempotency_keys.actor_id':
        'whoever asked, with ids alone; kept for a day, gone with an erasure',
    };
    const { rows } = await sql<{ name: string }>`
      select distinct c.conrelid::regclass::text || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'students'::regclass)
    `.execute(portal.db);
    const coveredColumns = [
      ...CHILD_TABLES.map(({ table, column }) => `${table}.${column}`),
      ...Object.keys(NOT_EXPORTED),
    ];
    expect(rows.map(({ name }) => name).filter((name) => !coveredColumns.includes(name))).toEqual(
      [],
    );
    // A column named after a person references one, even without a foreign key.
    const { rows: columns } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'uuid'
      and column_name ~ '^(user|child|student|subject)_id$'
    `.execute(portal.db);
    expect(
      columns.map(({ name }) => name).filter((name) => !coveredColumns.includes(name)),
    ).toEqual([]);
  });

  it('hides only secrets and data of other people', async () => {
    const hidden = CHILD_TABLES.flatMap((entry) =>
      entry.hidden.map((column) => `${entry.table}.${column}`),
    );
    expect(hidden).toEqual([
      'users.password_hash',
      'users.sealed_password',
      'users.card_customer_id',
      'students.sealed_password',
      'students.sealed_pictures',
      'guardianships.consent_id',
      'unlinked_children.parent_id',
      'sessions.token_sha256',
      'sign_in_cards.code_sha256',
      'sign_in_cards.made_by',
      'raised_hands.token_sha256',
      'raised_hands.answered_by',
      'sign_in_attempts.line_mark',
      'sign_in_attempts.operator_id',
      'sign_in_places.place_mark',
      'identities.email_mark',
      'audit_events.operator_id',
      'audit_events.request_id',
      'removed_students.removed_by',
      'student_merges.folded_id',
      'play_tokens.token_sha256',
      'play_sessions.token_sha256',
      'friend_wishes.one_id',
      'friend_wishes.other_id',
      'friend_answers.friend_id',
      'blocks.blocked_id',
      'visits.host_id',
      'visits.host_rejections',
      'refused_adults.parent_id',
      'refused_adults.adult_id',
      'play_reports.reported_id',
      'play_reports.sayings',
      'play_reports.erasure_waits_since',
      'weekly_mail_choices.parent_id',
      'weekly_mails.parent_id',
    ]);
  });
});

describe('Export link', () => {
  // @proves R-child-export
  it('returns the export once for parallel requests with the same link', async () => {
    const { session, child } = await makeFamily(portal);
    const response = expectSuccess(await ask(session, child.id));
    const files = await Promise.all([follow(response), follow(response), follow(response)]);
    expect(files.map(({ statusCode }) => statusCode).sort()).toEqual([200, 303, 303]);
    await isDead(response);
  });

  it('accepts an export link for a day', async () => {
    const { session, child } = await makeFamily(portal);
    const [early, late] = [await ask(session, child.id), await ask(session, child.id)];
    portal.clock.advance(23.9 * HOUR);
    expect((await follow(early)).statusCode).toBe(200);
    portal.clock.advance(0.2 * HOUR);
    await isDead(late);
  });

  it('revokes the export link of the parent who unlinks the child, and no other', async () => {
    const { session, child } = await makeFamily(portal);
    const second = await makeSecondParent(portal, child);
    const [mine, theirs] = [await ask(session, child.id), await ask(second.session, child.id)];
    await portal.call('deleteParentChildAccount', { requestUserId: child.id, ...session });
    await isDead(mine);
    expect((await follow(theirs)).statusCode).toBe(200);
  });

  // @proves C-exportChild
  it('keeps an export link revoked after the child is relinked', async () => {
    const { session, child } = await makeFamily(portal);
    const response = await ask(session, child.id);
    await portal.call('deleteParentChildAccount', { requestUserId: child.id, ...session });
    const form = childForm({ email: child.email });
    expectSuccess(await portal.call('createUser', { ...form, ...session }));
    await isDead(response);
  });

  // @proves C-exportChild
  it.each(['suspendAccount', 'both'] as const)(
    'revokes the export link when the parent is suspended, also after a restore: %s',
    async (acts) => {
      const { session, parent, child } = await makeFamily(portal);
      const response = await ask(session, child.id);
      const console = await openConsole(portal, await makeOperator(portal));
      const about = { ...console, userId: parent.id, reason: 'reported' };
      expectSuccess(await callOperators(portal, 'suspendAccount', about));
      if (acts === 'both') expectSuccess(await callOperators(portal, 'restoreAccount', about));
      await isDead(response);
    },
  );

  // @proves C-exportChild
  it('revokes the export link of the parent whose password changes, and no other', async () => {
    const { session, parent, child } = await makeFamily(portal);
    const second = await makeSecondParent(portal, child);
    const [mine, theirs] = [await ask(session, child.id), await ask(second.session, child.id)];
    const next = { password: 'Bluebell#77', confirmPassword: 'Bluebell#77' };
    const change = { oldPassword: parent.password, ...next, ...session };
    expectSuccess(await portal.call('updateUser', change));
    await isDead(mine);
    expect((await follow(theirs)).statusCode).toBe(200);
  });

  it('keeps the export link when the parent signs out', async () => {
    const { session, child } = await makeFamily(portal);
    const response = await ask(session, child.id);
    expectSuccess(await portal.call('logout', session));
    expect((await follow(response)).statusCode).toBe(200);
  });

  it('leaves no export link when the parent is suspended during the request', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { session, parent, child } = await makeFamily(portal);
      const console = await openConsole(portal, await makeOperator(portal));
      const about = { ...console, userId: parent.id, reason: 'reported' };
      const [answer] = await Promise.all([
        ask(session, child.id),
        callOperators(portal, 'suspendAccount', about),
      ]);
      expect(['GEN_000', 'SSN_002']).toContain(answer.body.msgCode);
      const left = await portal.db
        .selectFrom('child_exports')
        .select('parent_id')
        .where('parent_id', '=', parent.id)
        .execute();
      expect(left).toEqual([]);
    }
  });

  it('revokes the export link when the child is erased', async () => {
    const { session, child } = await makeFamily(portal);
    const response = await ask(session, child.id);
    await eraseChild(portal, { requestUserId: child.id, ...session });
    await isDead(response);
  });

  it('builds the export link from the public URL and stores only a hash of its token', async () => {
    const { session, child } = await makeFamily(portal);
    const response = await ask(session, child.id);
    const url = new URL(String(response.body.downloadUrl));
    expect(url.origin).toBe('https://portal.wonderfield.test');
    const token = String(url.searchParams.get('token'));
    const rows = await portal.db.selectFrom('child_exports').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(portal.logLines.join('\n')).not.toContain(token);
  });

  // @proves R-child-export
  it.each([
    '',
    '?token=',
    '?token=x',
    `?token=${'x'.repeat(300)}`,
    '?token=a&token=b',
    '?token[]=a',
  ])('redirects an export link with the query %s to the not-found page', async (query) => {
    const file = await portal.app.inject(`/users/childExport${query}`);
    expect(file.statusCode).toBe(303);
    expect(file.headers.location).toBe('/pagenotfound');
  });

  // @proves C-exportChild, M-CHD_001
  it('rejects an export of another family’s child, an adult or garbage with CHD_001', async () => {
    const { session, parent } = await makeFamily(portal);
    const other = await makeFamily(portal);
    for (const target of [other.child.id, other.parent.id, parent.id, 'x']) {
      expectError(await ask(session, target), 'CHD_001');
    }
  });
});
