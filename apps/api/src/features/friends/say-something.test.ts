import type { Visit } from '@wonderfield/contract/friends/friends';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/build-test-app.ts';
import { callOperators } from '../../../testing/call-operators.ts';
import { expectRefusal, expectSuccess, successOf } from '../../../testing/expect-answer.ts';
import { makeOperator, openConsole } from '../../../testing/factories/make-operator.ts';
import {
  makePlayingChild,
  type PlayingChild,
} from '../../../testing/factories/make-playing-child.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { openQuickPortal } from '../../../testing/open-portal.ts';

const portal = await openQuickPortal();

const visit = async (guest: PlayingChild, host: PlayingChild) =>
  successOf<{ visit: Visit }>(await guest.game.call('visitField', { playerKey: host.playerKey }))
    .visit;
const type = (writer: PlayingChild, { visitId }: Visit, text: string): Promise<Answer> =>
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

describe('saySomething', () => {
  it('rejects a word it does not know, names the word, and delivers nothing', async () => {
    const { one, other, opened } = await makeTwo();
    const answer = await type(one, opened, 'I like your spaceshipp');
    expectRefusal(answer, 'FRD_006', {
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
  ])('rejects "%s"', async (text) => {
    const { one, opened } = await makeTwo();
    expect(['FRD_003', 'FRD_006']).toContain((await type(one, opened, text)).body.msgCode);
  });

  it('rejects the name of one of the two though it is a known word', async () => {
    const { one, opened } = await makeTwo();
    expectRefusal(await type(one, opened, 'hi rose'), 'FRD_003');
  });

  it('ends typing for the visit after two rejected sentences and keeps the phrases', async () => {
    const { one, other, opened } = await makeTwo();
    expect(opened).toMatchObject({ mayType: true, isTypingOver: false });
    expectRefusal(await type(one, opened, 'where do you live'), 'FRD_003');
    expectRefusal(await type(one, opened, 'my school is big'), 'FRD_007');
    expectRefusal(await type(one, opened, 'I like your pond'), 'FRD_007');
    const { visitId } = opened;
    expectSuccess(await one.game.call('saySomething', { visitId, phrase: 'hello' }));
    expect(await visit(one, other)).toMatchObject({ mayType: false, isTypingOver: true });
    expectSuccess(await type(other, opened, 'I like your pond'));
    expectSuccess(await one.game.call('leaveVisit', { visitId }));
    expect(await visit(one, other)).toMatchObject({ mayType: true, isTypingOver: false });
  });

  it('counts each of two sentences that arrive at the same time', async () => {
    const { one, opened } = await makeTwo();
    const texts = ['where do you live', 'my school is big'];
    const answers = await Promise.all(texts.map((text) => type(one, opened, text)));
    expect(answers.map(({ body }) => body.msgCode).sort()).toEqual(['FRD_003', 'FRD_007']);
  });

  it('mails the parents of both and puts the gravest sentences into the queue of reports', async () => {
    const { one, other, opened } = await makeTwo();
    expectSuccess(await type(other, opened, 'I like your pond'));
    await portal.runJobs();
    const before = portal.letters.length;
    expectRefusal(await type(one, opened, 'k1ll yours3lf www.evil.test'), 'FRD_003');
    await portal.runJobs();
    const letters = portal.letters.slice(before);
    expect(letters.map(({ to, subject }) => ({ to, subject }))).toEqual(
      expect.arrayContaining([
        { to: one.parent.email, subject: 'A message your child typed was not delivered' },
        { to: other.parent.email, subject: 'A message to your child was not delivered' },
      ]),
    );
    expect(letters).toHaveLength(2);
    expect(JSON.stringify(letters)).not.toContain('evil.test');
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
    expectRefusal(await one.game.call('visitField', { playerKey: other.playerKey }), 'FRD_001');
    await expectInvariants(portal.db);
  });

  it('reports at most ten sentences of one child a day, however many visits it starts', async () => {
    const { one, other, opened } = await makeTwo();
    let visitNow = opened;
    for (let round = 0; round < 7; round += 1) {
      for (let count = 0; count < 2; count += 1) await type(one, visitNow, 'kill yourself');
      expectSuccess(await one.game.call('leaveVisit', { visitId: visitNow.visitId }));
      visitNow = await visit(one, other);
    }
    const reports = await portal.db
      .selectFrom('play_reports')
      .select('id')
      .where('reported_id', '=', one.child.id)
      .execute();
    expect(reports).toHaveLength(10);
  });

  it('reports no sentence that is only unkind or has an unknown word', async () => {
    const { one, opened } = await makeTwo();
    const count = async () =>
      (await portal.db.selectFrom('play_reports').select('id').execute()).length;
    const before = await count();
    expectRefusal(await type(one, opened, 'your garden is boring'), 'FRD_003');
    await type(one, opened, 'spaceshipp');
    expect(await count()).toBe(before);
  });
});
