import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../testing/build-test-app.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { makeAuthor, makePlan } from '../../../testing/factories/make-plan.ts';
import { planForm } from '../../../testing/factories/plan-form.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();
const author = () => makeAuthor(portal);
const save = (session: Fields, fields: Fields, key?: string) =>
  portal.call(
    'savePlan',
    { ...session, ...fields },
    {
      ...(key && { headers: { 'idempotency-key': key } }),
    },
  );
const read = async (session: Fields, submissionId: unknown) =>
  expectSuccess(await portal.call('getSubmission', { ...session, submissionId })).body
    .submission as Record<string, unknown>;
const started = async (session: Fields, fields: Fields = {}) => {
  const { body } = expectSuccess(await save(session, fields));
  return { submissionId: String(body.submissionId), revision: Number(body.revision) };
};

describe('savePlan', () => {
  // @proves C-savePlan, C-getPlanDraft
  it('saves a draft field by field and returns it on another device', async () => {
    const session = await author();
    const draft = await started(session, { education: 'master' });
    const saved = expectSuccess(
      await save(session, { ...draft, submissionTopic: 'Leaves', teachingGrades: '["2"]' }),
    );
    expect(saved.body).toMatchObject({ submissionId: draft.submissionId, revision: 2 });
    const { body } = expectSuccess(await portal.call('getPlanDraft', session));
    expect(body.draft).toMatchObject({
      id: draft.submissionId,
      state: 'draft',
      revision: 2,
      step: 1,
      version: 0,
      answers: { education: 'master', submissionTopic: 'Leaves', teachingGrades: ['2'] },
    });
  });

  it('keeps spaces and line breaks in a draft', async () => {
    const session = await author();
    const text = '1. Look \n\n2. Wonder  ';
    const { submissionId } = await started(session, { lessionDescription: text });
    expect(await read(session, submissionId)).toMatchObject({
      answers: { lessionDescription: text },
    });
  });

  it('clears fields of a draft', async () => {
    const session = await author();
    const draft = await started(session, { education: 'master', submissionTopic: 'Leaves' });
    await save(session, { ...draft, education: '', submissionTopic: '' });
    expect((await read(session, draft.submissionId)).answers).toEqual({
      education: '',
      submissionTopic: '',
    });
  });

  // @proves C-savePlan, M-PLN_002
  it('rejects a save from a window with an outdated revision with PLN_002', async () => {
    const session = await author();
    const draft = await started(session, { submissionTopic: 'Leaves' });
    expectSuccess(await save(session, { ...draft, submissionTopic: 'Leaves and light' }));
    expectError(await save(session, { ...draft, submissionTopic: 'Lea' }), 'PLN_002');
    const { submissionId } = draft;
    expectError(await save(session, { submissionId, submissionTopic: 'Lea' }), 'PLN_002');
    expect(await read(session, submissionId)).toMatchObject({
      revision: 2,
      answers: { submissionTopic: 'Leaves and light' },
    });
  });

  it('rejects a repeated save with PLN_002 after another window saved', async () => {
    const session = await author();
    const draft = await started(session, { submissionTopic: 'Leaves' });
    const first = { ...draft, submissionTopic: 'Mine' };
    const { revision } = expectSuccess(await save(session, first, 'w1')).body;
    const { submissionId } = draft;
    expectSuccess(await save(session, { submissionId, revision, submissionTopic: 'Theirs' }));
    expectError(await save(session, first, 'w1'), 'PLN_002');
    expect(await read(session, submissionId)).toMatchObject({
      answers: { submissionTopic: 'Theirs' },
    });
  });

  // @proves C-savePlan
  it('accepts one of two parallel saves', async () => {
    const session = await author();
    const draft = await started(session);
    const answers = await Promise.all(
      ['One', 'Two'].map((submissionTopic) => save(session, { ...draft, submissionTopic })),
    );
    expect(answers.map(({ body }) => body.msgCode).sort()).toEqual(['GEN_000', 'PLN_002']);
  });

  it('creates one draft for parallel first saves with one idempotency key', async () => {
    const session = await author();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => save(session, { submissionTopic: 'Leaves' }, 'first')),
    );
    const ids = new Set(answers.map((answer) => expectSuccess(answer).body.submissionId));
    expect(ids.size).toBe(1);
    const { body } = await portal.call('getSubmissions', session);
    expect(body.submissions).toHaveLength(1);
  });

  // @proves M-PLN_005
  it('limits an author to 20 drafts, also when started in parallel', async () => {
    const session = await author();
    for (let count = 0; count < 18; count += 1) await started(session);
    const answers = await Promise.all(Array.from({ length: 4 }, () => save(session, {})));
    expect(answers.map(({ body }) => body.msgCode).sort()).toEqual([
      'GEN_000',
      'GEN_000',
      'PLN_005',
      'PLN_005',
    ]);
    const [{ id } = { id: '' }] = (await portal.call('getSubmissions', session)).body
      .submissions as { id: string }[];
    expectError(await portal.call('copyPlan', { ...session, submissionId: id }), 'PLN_005');
    expectSuccess(await portal.call('deletePlanDraft', { ...session, submissionId: id }));
    expectSuccess(await save(session, {}));
  });

  // @proves M-PLN_001
  it('rejects another author’s draft with PLN_001', async () => {
    const draft = await started(await author(), { submissionTopic: 'Leaves' });
    const other = await author();
    expectError(await save(other, { ...draft, submissionTopic: 'Mine' }), 'PLN_001');
    for (const call of ['getSubmission', 'deletePlanDraft', 'copyPlan'] as const) {
      expectError(await portal.call(call, { ...other, ...draft }), 'PLN_001');
    }
  });

  // @proves C-deletePlanDraft, M-PLN_003
  it.each(['submitted', 'inReview', 'accepted', 'published', 'declined'] as const)(
    'rejects changes and deletion of a plan that is %s',
    async (state) => {
      const { id, session } = await makePlan(portal, { state });
      const { revision } = await read(session, id);
      const change = { submissionId: id, revision, submissionTopic: 'Other' };
      expectError(await save(session, change), 'PLN_003');
      expectError(
        await portal.call('deletePlanDraft', { ...session, submissionId: id }),
        'PLN_003',
      );
      expect((await read(session, id)).topic).toBe('Why do leaves change color?');
    },
  );

  it('rejects invalid answers with field errors and keeps the draft', async () => {
    const session = await author();
    const draft = await started(session, { awards: 'none' });
    expectError(
      await save(session, { ...draft, awards: 'x'.repeat(65_001), education: 'doctor' }),
      'VAL_001',
      {
        awards: 'This is too long: at most 65,000 characters',
        education: 'Please choose one of the options',
      },
    );
    expect(await read(session, draft.submissionId)).toMatchObject({ answers: { awards: 'none' } });
  });

  // @proves C-deletePlanDraft
  it('deletes a draft permanently', async () => {
    const session = await author();
    const { submissionId } = await started(session);
    expectSuccess(await portal.call('deletePlanDraft', { ...session, submissionId }));
    expectError(await portal.call('getSubmission', { ...session, submissionId }), 'PLN_001');
  });
});

describe('getPlanDraft and copyPlan', () => {
  // @proves C-getPlanDraft
  it('returns the author’s personal answers of the last sent plan and no others', async () => {
    const { session } = await makePlan(portal);
    const { body } = expectSuccess(await portal.call('getPlanDraft', session));
    expect(body.draft).toBeUndefined();
    const { education, awards, educationalPhilosophy } = planForm();
    expect(body.background).toMatchObject({ education, awards, educationalPhilosophy });
    expect(body.background).not.toHaveProperty('submissionTopic');
    expect(body.background).not.toHaveProperty('typeOfPlan');
  });

  it('returns no earlier answers if the author has sent no plan', async () => {
    const { body } = expectSuccess(await portal.call('getPlanDraft', await author()));
    expect(body.background).toEqual({});
  });

  // @proves C-copyPlan
  it('copies a declined plan to a new draft', async () => {
    const { id, session } = await makePlan(portal, { state: 'declined' });
    const copied = expectSuccess(
      await portal.call('copyPlan', { ...session, submissionId: id }),
    ).body;
    expect(await read(session, copied.submissionId)).toMatchObject({
      state: 'draft',
      version: 0,
      step: 3,
      topic: 'Why do leaves change color?',
      comments: [],
      versions: [],
    });
    expect(await read(session, id)).toMatchObject({ state: 'declined', reason: 'Not for K to 8.' });
  });
});
