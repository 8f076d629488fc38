import type { Visit } from '@wonderfield/contract/friends/friends';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import { callOperators } from '../../../../testing/call-operators.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { expectError, expectSuccess, successOf } from '../../../../testing/expect-response.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import {
  makePlayingChild,
  type PlayingChild,
} from '../../../../testing/factories/make-playing-child.ts';
import { callGame } from '../../../../testing/scenarios/play-game.ts';
import { openFastTestServer, openTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

const visit = async (guest: PlayingChild, host: PlayingChild) =>
  successOf<{ visit: Visit }>(await guest.game.call('visitField', { playerKey: host.playerKey }))
    .visit;
const type = (writer: PlayingChild, { visitId }: Visit, text: string): Promise<TestResponse> =>
  writer.game.call('saySomething', { visitId, text });
const makeTwo = async () => {
  const one = await makePlayingChild(portal, 'SunnyHop', { typingMode: 'freeType' });
  const other = await makePlayingChild(portal, 'MossyPaw', {
    typingMode: 'freeType',
    firstName: 'Rose',
  });
  return { one, other, opened: await visit(one, other) };
};
const operate = async (name: string, fields: object = {}) => {
  const { sessionToken } = await openConsole(portal, await makeOperator(portal));
  return callOperators(portal, name, { sessionToken, ...fields });
};

const selectReports = (writer: PlayingChild) =>
  portal.db
    .selectFrom('play_reports')
    .select(['id', 'reason', 'sayings'])
    .where('reported_id', '=', writer.child.id)
    .execute();

describe('saySomething', () => {
  // @proves M-FRD_006
  it('rejects an unknown word with FRD_006, names the word and delivers nothing', async () => {
    const { one, other, opened } = await makeTwo();
    const answer = await type(one, opened, 'I like your spaceshipp');
    expectError(answer, 'FRD_006', {
      text: 'I don’t know that word yet: spaceshipp. Please try another one.',
    });
    expectSuccess(await type(one, opened, 'I like your pond'));
    expect((await visit(other, one)).sayings).toMatchObject([{ text: 'I like your pond' }]);
  });

  it.each([
    'kill yourself',
    'k y s',
    'im in boston',
    '12 oak st',
    'come to the park after school',
    'my rblx is coolkid',
    'what r u wearing',
    'I am in 4th',
    'tu portes quoi',
  ])('rejects the sentence "%s"', async (text) => {
    const { one, opened } = await makeTwo();
    expect(['FRD_003', 'FRD_006']).toContain((await type(one, opened, text)).body.msgCode);
  });

  // @proves M-FRD_003
  it('rejects a player’s real name even if it is a known word', async () => {
    const { one, opened } = await makeTwo();
    expectError(await type(one, opened, 'hi rose'), 'FRD_003');
  });

  // @proves M-FRD_007, D-9-typed-words
  it('disables typing for the visit after two rejected sentences and keeps the phrases', async () => {
    const { one, other, opened } = await makeTwo();
    expect(opened).toMatchObject({ mayType: true, isTypingOver: false });
    expectError(await type(one, opened, 'where do you live'), 'FRD_003');
    expectError(await type(one, opened, 'my school is big'), 'FRD_007');
    expectError(await type(one, opened, 'I like your pond'), 'FRD_007');
    const { visitId } = opened;
    expectSuccess(await one.game.call('saySomething', { visitId, phrase: 'hello' }));
    expect(await visit(one, other)).toMatchObject({ mayType: false, isTypingOver: true });
    expectSuccess(await type(other, opened, 'I like your pond'));
  });

  // @proves D-9-typed-words
  it('enables typing again an hour after the visit, but not by leaving and returning', async () => {
    const { one, other, opened } = await makeTwo();
    for (const text of ['where do you live', 'my school is big']) await type(one, opened, text);
    expectSuccess(await one.game.call('leaveVisit', { visitId: opened.visitId }));
    const again = await visit(one, other);
    expect(again).toMatchObject({ mayType: false, isTypingOver: true });
    expectError(await type(one, again, 'I like your pond'), 'FRD_007');
    expectSuccess(await type(other, again, 'I like your pond'));
    expectSuccess(await one.game.call('leaveVisit', { visitId: again.visitId }));
    expect(await visit(other, one)).toMatchObject({ mayType: true, isTypingOver: false });
    expectSuccess(await other.game.call('leaveVisit', { visitId: again.visitId }));
    await portal.db
      .updateTable('visits')
      .set({ ended_at: new Date(portal.deps.now().getTime() - 61 * 60 * 1000) })
      .where('visitor_id', 'in', [one.child.id, other.child.id])
      .execute();
    expect(await visit(one, other)).toMatchObject({ mayType: true, isTypingOver: false });
  });

  // @proves D-9-typed-words
  it('disables typing to every child for the day after six rejected sentences', async () => {
    const { one, opened } = await makeTwo();
    const others = [];
    for (const name of ['FernyFox', 'RainyOwl', 'LeafyBee']) {
      others.push(await makePlayingChild(portal, name, { typingMode: 'freeType' }));
    }
    const [second, third, fourth] = others;
    if (!second || !third || !fourth) throw new Error('three more children');
    for (const text of ['where do you live', 'my school is big']) await type(one, opened, text);
    for (const reader of [second, third]) {
      const next = await visit(one, reader);
      expect(next).toMatchObject({ mayType: true });
      for (const text of ['where do you live', 'my school is big']) await type(one, next, text);
    }
    const last = await visit(one, fourth);
    expect(last).toMatchObject({ mayType: false, isTypingOver: true });
    expectError(await type(one, last, 'I like your pond'), 'FRD_007');
    expectSuccess(await type(fourth, last, 'I like your pond'));
  });

  // @proves D-9-typed-words
  it('keeps the count of rejections in another process', async () => {
    const { one, other, opened } = await makeTwo();
    expectError(await type(one, opened, 'where do you live'), 'FRD_003');
    const restarted = await openTestServer({
      databaseUrl: portal.databaseUrl,
      config: { ADDRESS_LIMITS: false },
    });
    const { playSession } = one.game;
    const call = (name: string, fields: object) =>
      callGame(restarted, name, { playSession, ...fields });
    const text = 'my school is big';
    expectError(await call('saySomething', { visitId: opened.visitId, text }), 'FRD_007');
    expectSuccess(await call('leaveVisit', { visitId: opened.visitId }));
    const { visit: again } = successOf<{ visit: Visit }>(
      await call('visitField', { playerKey: other.playerKey }),
    );
    expect(again).toMatchObject({ mayType: false, isTypingOver: true });
  });

  it.each([
    ['where do you', 'live'],
    ['i hate', 'you'],
    ['call', 'me'],
    ['i am', 'nine'],
    ['rose', 'wood'],
  ])('rejects a sentence that is split over two messages: "%s", "%s"', async (first, second) => {
    const one = await makePlayingChild(portal, 'SunnyHop', { typingMode: 'freeType' });
    const traits = { typingMode: 'freeType', firstName: 'Rosewood' };
    const opened = await visit(one, await makePlayingChild(portal, 'MossyPaw', traits));
    expectSuccess(await type(one, opened, first));
    expectError(await type(one, opened, second), 'FRD_003');
  });

  // @proves D-9-typed-words
  it('joins only messages of one child to the same reader within ten minutes', async () => {
    const { one, other, opened } = await makeTwo();
    const third = await makePlayingChild(portal, 'FernyFox', { typingMode: 'freeType' });
    expectSuccess(await type(one, opened, 'where do you'));
    expectSuccess(await type(other, opened, 'live'));
    const second = await visit(third, one);
    expectSuccess(await type(one, second, 'live'));
    portal.clock.advance(10 * 60 * 1000);
    expectSuccess(await type(one, opened, 'live'));
  });

  it('counts both of two sentences that arrive at the same time', async () => {
    const { one, opened } = await makeTwo();
    const texts = ['where do you live', 'my school is big'];
    const answers = await Promise.all(texts.map((text) => type(one, opened, text)));
    expect(answers.map(({ body }) => body.msgCode).sort()).toEqual(['FRD_003', 'FRD_007']);
  });

  // @proves D-9-typed-words
  it('emails the parents of both children and queues a report for a grave sentence', async () => {
    const { one, other, opened } = await makeTwo();
    expectSuccess(await type(other, opened, 'I like your pond'));
    await portal.runJobs();
    const before = portal.emails.length;
    expectError(await type(one, opened, 'k1ll yours3lf www.evil.test'), 'FRD_003');
    await portal.runJobs();
    const emails = portal.emails.slice(before);
    expect(emails.map(({ to, subject }) => ({ to, subject }))).toEqual(
      expect.arrayContaining([
        { to: one.parent.email, subject: 'A message your child typed was not delivered' },
        { to: other.parent.email, subject: 'A message to your child was not delivered' },
      ]),
    );
    expect(emails).toHaveLength(2);
    expect(JSON.stringify(emails)).not.toContain('evil.test');
    const { reports } = successOf<{ reports: { reportId: string }[] }>(
      await operate('listPlayReports'),
    );
    const report = reports.at(-1);
    expect(report).toMatchObject({
      isFromFilter: true,
      reason: 'selfHarm',
      reporter: { userId: other.child.id },
      reported: { userId: one.child.id },
      sayings: [
        { text: 'I like your pond', isRejected: false },
        { text: 'k1ll yours3lf www.evil.test', isRejected: true, byReported: true },
      ],
    });
    const decision = { reportId: report?.reportId, outcome: 'noVisits', reason: 'Grave.' };
    expectSuccess(await operate('decidePlayReport', decision));
    expectError(await one.game.call('visitField', { playerKey: other.playerKey }), 'FRD_001');
    await expectInvariants(portal.db);
  });

  // @proves D-9-typed-words
  it('reports a grave sentence even after typing was disabled', async () => {
    const { one, other, opened } = await makeTwo();
    let visitNow = opened;
    for (let round = 0; round < 5; round += 1) {
      await type(one, visitNow, 'where should i put the fence');
      await type(one, visitNow, 'i will stab you');
      expectSuccess(await one.game.call('leaveVisit', { visitId: visitNow.visitId }));
      visitNow = await visit(one, other);
    }
    for (const text of ['kill yourself', 'meet me at the park']) {
      expectError(await type(one, visitNow, text), 'FRD_007');
    }
    const reports = await selectReports(one);
    expect(reports.map(({ reason }) => reason).sort()).toEqual(['meeting', 'selfHarm', 'threat']);
    const sentences = reports.flatMap(({ sayings: messages }) => messages as { typed: string }[]);
    expect(sentences.map(({ typed }) => typed).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'i will stab you'),
      'kill yourself',
      'meet me at the park',
    ]);
  });

  it('emails parents once per day about each kind of grave sentence', async () => {
    const { one, other, opened } = await makeTwo();
    await portal.runJobs();
    const before = portal.emails.length;
    for (const text of ['kill yourself', 'kill urself', 'i will stab you', 'i will shoot you']) {
      await type(one, opened, text);
    }
    await portal.runJobs();
    const readers = portal.emails.slice(before).map(({ to }) => to);
    expect(readers.sort()).toEqual(
      [one.parent.email, one.parent.email, other.parent.email, other.parent.email].sort(),
    );
  });

  it('creates a new report for a grave sentence after the open one was decided', async () => {
    const { one, opened } = await makeTwo();
    await type(one, opened, 'kill yourself');
    const [report] = await selectReports(one);
    const decision = { reportId: report?.id, outcome: 'nothing', reason: 'Talked to both.' };
    expectSuccess(await operate('decidePlayReport', decision));
    await type(one, opened, 'kill yourself now');
    expect(await selectReports(one)).toHaveLength(2);
  });

  it('reports no sentence that is only unkind or has an unknown word', async () => {
    const { one, opened } = await makeTwo();
    const count = async () =>
      (await portal.db.selectFrom('play_reports').select('id').execute()).length;
    const before = await count();
    expectError(await type(one, opened, 'your garden is boring'), 'FRD_003');
    await type(one, opened, 'spaceshipp');
    expect(await count()).toBe(before);
  });
});
