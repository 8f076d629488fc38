import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../testing/build-test-app.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
} from '../../../testing/expect-response.ts';
import { makeAuthor, makePlan, makeReviewer } from '../../../testing/factories/make-plan.ts';
import { planForm } from '../../../testing/factories/plan-form.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();
const send = (session: Fields, fields: Fields = {}, key?: string) =>
  portal.call(
    'sendSubmitContentEmail',
    { ...planForm(), ...session, ...fields },
    {
      ...(key && { headers: { 'idempotency-key': key } }),
    },
  );
const read = async (session: Fields, submissionId: unknown) =>
  expectSuccess(await portal.call('getSubmission', { ...session, submissionId })).body
    .submission as Record<string, unknown>;
const idsOf = async (session: Fields) => {
  const { body } = await portal.call('getSubmissions', session);
  return (body.submissions as { id: string }[]).map(({ id }) => id);
};

describe('sendSubmitContentEmail', () => {
  // @proves C-sendSubmitContentEmail
  it('stores the submitted plan unchanged in the review queue', async () => {
    const session = await makeAuthor(portal);
    const { submissionId } = expectSuccess(await send(session)).body;
    const { teachingGrades, submissionGrades, ...texts } = planForm();
    expect(await read(session, submissionId)).toMatchObject({
      state: 'submitted',
      version: 1,
      versions: [{ number: 1 }],
      answers: { ...texts, teachingGrades: ['2', '3'], submissionGrades: ['2'] },
    });
  });

  // @proves C-sendSubmitContentEmail
  it('emails the plan to the content team and a receipt to the educator', async () => {
    await portal.forgetMail();
    const session = await makeAuthor(portal, { firstName: 'Elena', lastName: 'Rivera' });
    const special = '<script>alert(1)</script> & “leaf”\nline two';
    const { submissionId } = expectSuccess(await send(session, { makeThisSpecial: special })).body;
    await portal.runJobs();
    const [team, receipt] = [...portal.emails].sort((first, second) =>
      first.to.localeCompare(second.to),
    );
    expect(portal.emails).toHaveLength(2);
    expect(team).toMatchObject({
      to: 'content@wonderfield.example',
      subject: 'New plan: Why do leaves change color?',
    });
    expect(team?.text).toContain('Elena Rivera, Hazel Grove Elementary sent version 1');
    expect(team?.text).toContain(`What makes this special\n${special}`);
    expect(team?.text).toContain('Grades you teach\nGrades 2 and 3');
    expect(team?.text).toContain(`/console/review/${submissionId}`);
    expect(team?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(team?.html).not.toContain('<script>');
    expect(receipt).toMatchObject({ subject: 'We received your plan' });
    expect(receipt?.text).toContain('Hello Elena');
    expect(receipt?.text).toContain(`/my-submissions/${submissionId}`);
  });

  it('never emails other recipients [T54]', async () => {
    await portal.forgetMail();
    const session = await makeAuthor(portal);
    expectSuccess(
      await send(session, {
        to: 'victim@home.test',
        email: 'victim@home.test',
        bcc: 'x@home.test',
      }),
    );
    await portal.runJobs();
    expect(portal.emails).toHaveLength(2);
    expect(JSON.stringify(portal.emails)).not.toContain('victim@home.test');
  });

  it('keeps line breaks of a title out of the email’s subject', async () => {
    await portal.forgetMail();
    const topic = `Leaves\r\nBcc: victim@home.test\n${'and light '.repeat(40)}`;
    expectSuccess(await send(await makeAuthor(portal), { submissionTopic: topic }));
    await portal.runJobs();
    const team = portal.emails.find(({ to }) => to.startsWith('content@'));
    expect(team?.subject).toMatch(/^New plan: Leaves Bcc: victim@home.test and light [^\r\n]*…$/);
    expect(team?.subject.length).toBeLessThan(100);
  });

  it('sends the emails after the response, so a failing relay does not delay the plan', async () => {
    await portal.forgetMail();
    const session = await makeAuthor(portal);
    expectSuccess(await send(session));
    expect(portal.emails).toEqual([]);
    expect(await idsOf(session)).toHaveLength(1);
    await portal.runJobs();
    expect(portal.emails).toHaveLength(2);
  });

  // @proves C-sendSubmitContentEmail
  it('accepts 13 texts of 65,000 characters each', async () => {
    const session = await makeAuthor(portal);
    const texts = Object.fromEntries(
      Object.entries(planForm())
        .filter(([, text]) => /[ ,.]/.test(String(text)) && !String(text).startsWith('['))
        .map(([name]) => [name, `${name} <b>é</b> `.padEnd(64_999, 'words and more ').concat('.')]),
    );
    expect(Object.keys(texts)).toHaveLength(13);
    const { submissionId } = expectSuccess(await send(session, texts)).body;
    expect(await read(session, submissionId)).toMatchObject({ answers: texts });
    // Twenty fields of that length fit into a request, but not much more.
    const padding = { unknown: 'x'.repeat(7 * 65_000) };
    expectSuccess(await send(await makeAuthor(portal), { ...texts, ...padding }));
    expectProtocolError(
      await send(session, { ...texts, unknown: 'x'.repeat(700_000) }),
      413,
      'VAL_004',
    );
  });

  it('submits the draft that it was written in', async () => {
    const { id, session } = await makePlan(portal, { state: 'draft' });
    const { submissionId } = expectSuccess(
      await send(session, { submissionId: id, submissionTopic: 'Changed at the last moment' }),
    ).body;
    expect(submissionId).toBe(id);
    expect(await read(session, id)).toMatchObject({
      state: 'submitted',
      topic: 'Changed at the last moment',
    });
    expect(await idsOf(session)).toEqual([id]);
  });

  // @proves C-sendSubmitContentEmail, C-getSubmissions
  it('submits a plan once for repeated and parallel requests', async () => {
    await portal.forgetMail();
    const session = await makeAuthor(portal);
    const keyed = await Promise.all([send(session, {}, 'k'), send(session, {}, 'k')]);
    const plain = await Promise.all([send(session), send(session)]);
    const ids = [...keyed, ...plain].map((answer) => expectSuccess(answer).body.submissionId);
    expect(new Set(ids).size).toBe(1);
    expect(await idsOf(session)).toHaveLength(1);
    await portal.runJobs();
    expect(portal.emails).toHaveLength(2);

    const draft = await makePlan(portal, { state: 'draft', form: { awards: 'Other' } });
    const again = { submissionId: draft.id, awards: 'Other' };
    const both = await Promise.all([send(draft.session, again), send(draft.session, again)]);
    for (const answer of both) expect(expectSuccess(answer).body.submissionId).toBe(draft.id);
    // A different text is another plan, and its draft no longer exists.
    expectError(await send(draft.session, { ...again, awards: 'New' }), 'PLN_003');
  });

  it('rejects a plan from a window with an outdated revision with PLN_002', async () => {
    const { id, session } = await makePlan(portal, { state: 'draft' });
    const saved = { submissionId: id, revision: '1', lessionDescription: 'An hour of work.' };
    expectSuccess(await portal.call('savePlan', { ...session, ...saved }));
    expectError(await send(session, { submissionId: id, revision: '1' }), 'PLN_002');
    expect(await read(session, id)).toMatchObject({
      state: 'draft',
      answers: { lessionDescription: 'An hour of work.' },
    });
    expectSuccess(await send(session, { submissionId: id, revision: '2' }));
  });

  it('creates separate plans for two educators with the same text', async () => {
    const [first, second] = [await makeAuthor(portal), await makeAuthor(portal)];
    const ids = [await send(first), await send(second)].map(({ body }) => body.submissionId);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('rejects another author’s draft with PLN_001 and keeps it unchanged', async () => {
    const draft = await makePlan(portal, { state: 'draft' });
    const session = await makeAuthor(portal);
    expectError(await send(session, { submissionId: draft.id }), 'PLN_001');
    expect(await read(draft.session, draft.id)).toMatchObject({ state: 'draft' });
    expect(await idsOf(session)).toEqual([]);
  });

  it.each<[string, string]>([
    ['education', 'Please select Education'],
    ['teachingGrades', 'Please select Grade'],
    ['submissionGrades', 'Please select Grade'],
    ['subjectExpertise', 'Please select Subject'],
    ['favoriteSubject', 'Please select Subject'],
    ['submissionSubject', 'Please select Subject'],
    ['typeOfPlan', 'Please select type of Plan'],
    ...[
      'qualification',
      'awards',
      'teachingStyle',
      'educationalPhilosophy',
      'makesLessionSuccessful',
      'engageStudentsInLession',
      'submissionTopic',
      'essentialQuestions',
      'keySkills',
      'submissionStandards',
      'lessionDescription',
      'lessionObjective',
      'makeThisSpecial',
    ].map((field): [string, string] => [field, 'This field is required']),
  ])('rejects a plan without %s with the field error "%s"', async (field, message) => {
    const session = await makeAuthor(portal);
    expectError(await send(session, { [field]: '' }), 'VAL_001', { [field]: message });
    const { [field]: _left, ...rest } = planForm();
    expectError(await portal.call('sendSubmitContentEmail', { ...rest, ...session }), 'VAL_001', {
      [field]: message,
    });
    expect(await idsOf(session)).toEqual([]);
  });

  it('limits new plans to five per day without counting repeated or rejected requests', async () => {
    const session = await makeAuthor(portal);
    for (let count = 0; count < 6; count += 1) {
      expectSuccess(await send(session, { submissionTopic: 'Plan 0' }));
      expectError(await send(session, { submissionId: 'x' }), 'PLN_001');
    }
    for (let count = 0; count < 5; count += 1) {
      expectSuccess(await send(session, { submissionTopic: `Plan ${count}` }));
    }
    const sixth = await send(session, { submissionTopic: 'One more' });
    expect(sixth.body.msgCode).toBe('RTE_001');
    portal.clock.advance(25 * 3_600_000);
    const tomorrow = await signIn(portal, { id: session.userId, userType: 'educator' });
    expectSuccess(await send(tomorrow, { submissionTopic: 'One more' }));
  });
});

describe('Place in the review queue', () => {
  // @proves C-getSubmissions
  it('returns a plan’s place in the review queue until a decision', async () => {
    const [first, second] = [await makePlan(portal), await makePlan(portal)];
    const place = async ({ id, session }: typeof first) =>
      Number((await read(session, id)).placeInLine ?? 0);
    const before = await place(first);
    expect(await place(second)).toBe(before + 1);
    const { ask } = await makeReviewer(portal);
    const decision = { submissionId: first.id, version: 1, decision: 'accept', isFit: true };
    expectSuccess(await ask('decidePlan', decision));
    expect(await place(first)).toBe(0);
    expect(await place(second)).toBe(before);
  });
});

describe('sendPlanAgain', () => {
  const again = (session: Fields, submissionId: string, revision: unknown) =>
    portal.call('sendPlanAgain', { ...session, submissionId, revision });
  const commentOf = async (session: Fields, id: string) =>
    ((await read(session, id)).comments as { id: string }[])[0]?.id;

  // @proves C-sendPlanAgain, M-PLN_004
  it('requires a change or a reply for every comment', async () => {
    const { id, session } = await makePlan(portal, { state: 'changesAsked' });
    const { revision, openComments } = await read(session, id);
    expect(openComments).toBe(1);
    expectError(await again(session, id, revision), 'PLN_004');
    const spaces = {
      submissionId: id,
      revision,
      lessionObjective: `${planForm().lessionObjective}  `,
    };
    const saved = expectSuccess(await portal.call('savePlan', { ...session, ...spaces })).body;
    expectError(await again(session, id, saved.revision), 'PLN_004');
    const changed = expectSuccess(
      await portal.call('savePlan', {
        ...session,
        submissionId: id,
        revision: saved.revision,
        lessionObjective: 'Students can explain it with the words chlorophyll and daylight.',
      }),
    ).body;
    const { submission } = expectSuccess(await again(session, id, changed.revision)).body;
    expect(submission).toMatchObject({
      state: 'submitted',
      version: 2,
      openComments: 0,
      versions: [{ number: 1 }, { number: 2 }],
    });
  });

  // @proves C-answerPlanComment
  it('accepts a reply for a comment, which can be withdrawn before sending', async () => {
    const { id, session } = await makePlan(portal, { state: 'changesAsked' });
    const commentId = await commentOf(session, id);
    const reply = (fields: Fields) =>
      portal.call('answerPlanComment', { ...session, submissionId: id, commentId, ...fields });
    expectSuccess(await reply({ text: 'It is the district’s wording.', leavesAsIs: '1' }));
    expect((await read(session, id)).comments).toMatchObject([
      { reply: { text: 'It is the district’s wording.', leavesAsIs: true } },
    ]);
    expectSuccess(await reply({ text: '' }));
    expect((await read(session, id)).openComments).toBe(1);
    expectSuccess(await reply({ text: 'It is the district’s wording.', leavesAsIs: '1' }));
    const { revision } = await read(session, id);
    expectSuccess(await again(session, id, revision));
    expectError(await reply({ text: 'Too late' }), 'PLN_003');
    const { ask } = await makeReviewer(portal);
    const { plan } = expectSuccess(await ask('readPlan', { submissionId: id })).body;
    expect(plan).toMatchObject({
      comments: [{ version: 1, reply: { leavesAsIs: true }, isTold: true }],
    });
  });

  // @proves C-sendPlanAgain, M-PLN_006
  it('rejects an empty field, an outdated revision and a second request', async () => {
    const { id, session } = await makePlan(portal, { state: 'changesAsked' });
    const { revision } = await read(session, id);
    const save = (fields: Fields) =>
      portal.call('savePlan', { ...session, submissionId: id, ...fields });
    const { body } = await save({ revision, lessionObjective: '' });
    expectError(await again(session, id, body.revision), 'PLN_006');
    expectError(await again(session, id, revision), 'PLN_002');
    const last = (await save({ revision: body.revision, lessionObjective: 'New words.' })).body;
    expectSuccess(await again(session, id, last.revision));
    expectError(await again(session, id, last.revision), 'PLN_003');
  });

  // @proves C-getPlanVersion
  it('keeps every sent version', async () => {
    const { id, session } = await makePlan(portal, { state: 'changesAsked' });
    const { revision } = await read(session, id);
    const change = { submissionId: id, revision, lessionObjective: 'New words.' };
    const saved = expectSuccess(await portal.call('savePlan', { ...session, ...change })).body;
    await again(session, id, saved.revision);
    const version = async (number: number) =>
      expectSuccess(
        await portal.call('getPlanVersion', { ...session, submissionId: id, version: number }),
      ).body.answers;
    expect(await version(1)).toMatchObject({ lessionObjective: planForm().lessionObjective });
    expect(await version(2)).toMatchObject({ lessionObjective: 'New words.' });
    expectError(
      await portal.call('getPlanVersion', { ...session, submissionId: id, version: 3 }),
      'PLN_001',
    );
  });
});
