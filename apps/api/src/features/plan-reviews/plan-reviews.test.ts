import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../testing/build-test-app.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { makeAuthor, makePlan, makeReviewer } from '../../../testing/factories/make-plan.ts';
import { planForm } from '../../../testing/factories/plan-form.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();
const [maren, robin] = [await makeReviewer(portal), await makeReviewer(portal)];
await portal.db
  .updateTable('operators')
  .set({ name: 'Maren Holt' })
  .where('id', '=', maren.id)
  .execute();

type Reviewer = typeof maren;
type Plan = Record<string, unknown> & { comments: { id: string; text: string }[] };
const planOf = (answer: Awaited<ReturnType<Reviewer['ask']>>) =>
  expectSuccess(answer).body.plan as Plan;
const read = async (submissionId: string, by = maren) =>
  planOf(await by.ask('readPlan', { submissionId }));
const listed = async (queue: string) => {
  const { body } = expectSuccess(await maren.ask('listPlans', { shelf: queue }));
  return body as unknown as {
    plans: { submissionId: string }[];
    counts: Record<string, number>;
  };
};
const own = async (session: Fields, submissionId: string) =>
  expectSuccess(await portal.call('getSubmission', { ...session, submissionId })).body
    .submission as Record<string, unknown>;
const FIRST = { version: 1 };
const ACCEPT = { ...FIRST, decision: 'accept', isFit: true };

describe('listPlans', () => {
  // @proves C-op-listPlans
  it('lists waiting plans with the longest wait first and without drafts', async () => {
    const draft = await makePlan(portal, { state: 'draft' });
    const first = await makePlan(portal);
    portal.clock.advance(60_000);
    const second = await makePlan(portal);
    const ids = (await listed('waiting')).plans.map(({ submissionId }) => submissionId);
    expect(ids.indexOf(first.id)).toBe(ids.indexOf(second.id) - 1);
    expect(ids).not.toContain(draft.id);
    expectError(await maren.ask('readPlan', { submissionId: draft.id }), 'PLN_001');
    expectError(await maren.ask('takePlan', { submissionId: draft.id }), 'PLN_001');
    expectError(await maren.ask('readPlan', { submissionId: 'x' }), 'PLN_001');
  });

  // @proves C-op-listPlans
  it.each([
    ['inReview', 'waiting'],
    ['changesAsked', 'withAuthor'],
    ['accepted', 'accepted'],
    ['published', 'published'],
    ['declined', 'declined'],
  ] as const)('lists a plan that is %s in the queue %s and counts it', async (state, queue) => {
    const before = (await listed(queue)).counts[queue] ?? 0;
    const { id } = await makePlan(portal, { state });
    const { plans, counts } = await listed(queue);
    expect(plans).toContainEqual(expect.objectContaining({ submissionId: id, state }));
    expect(counts[queue]).toBe(before + 1);
  });

  // @proves C-op-readPlan
  it('shows the sent version without the author’s later edits', async () => {
    const { id, session } = await makePlan(portal, { state: 'changesAsked' });
    const { revision } = await own(session, id);
    const change = { submissionId: id, revision, submissionTopic: 'Not for you yet' };
    expectSuccess(await portal.call('savePlan', { ...session, ...change }));
    expect(JSON.stringify(await read(id))).not.toContain('Not for you yet');
    expect(JSON.stringify(await listed('withAuthor'))).not.toContain('Not for you yet');
  });
});

describe('takePlan and releasePlan', () => {
  // @proves C-op-takePlan, M-PLN_008
  it('claims a plan for half an hour, rejects other reviewers and shows the author the review', async () => {
    const { id, session } = await makePlan(portal);
    const taken = planOf(await maren.ask('takePlan', { submissionId: id }));
    expect(taken).toMatchObject({ state: 'inReview', heldBy: { name: 'Maren Holt', isYou: true } });
    expect(await own(session, id)).toMatchObject({ state: 'inReview' });
    expect(await read(id, robin)).toMatchObject({ heldBy: { name: 'Maren Holt', isYou: false } });
    const comment = { submissionId: id, ...FIRST, field: 'topic', text: 'No' };
    for (const [call, fields] of [
      ['takePlan', {}],
      ['releasePlan', {}],
      ['commentOnPlan', comment],
      ['decidePlan', ACCEPT],
    ] as const) {
      expectError(await robin.ask(call, { submissionId: id, ...fields }), 'PLN_008');
    }
    portal.clock.advance(30 * 60_000);
    expect(await read(id, robin)).not.toHaveProperty('heldBy');
    expectSuccess(await robin.ask('takePlan', { submissionId: id }));
    expectError(await maren.ask('takePlan', { submissionId: id }), 'PLN_008');
  });

  // @proves C-op-takePlan
  it('gives a claim to one of two reviewers in parallel requests', async () => {
    const { id } = await makePlan(portal);
    const answers = await Promise.all(
      [maren, robin].map(({ ask }) => ask('takePlan', { submissionId: id })),
    );
    expect(answers.map(({ body }) => body.msgCode).sort()).toEqual(['GEN_000', 'PLN_008']);
  });

  // @proves C-op-releasePlan
  it('releases a claimed plan and keeps its comments for the next reviewer', async () => {
    const { id } = await makePlan(portal);
    const comment = { submissionId: id, ...FIRST, field: 'objective', text: 'Name two words.' };
    expectSuccess(await maren.ask('commentOnPlan', comment));
    const released = planOf(await maren.ask('releasePlan', { submissionId: id }));
    expect(released).toMatchObject({ state: 'submitted' });
    expect(released).not.toHaveProperty('heldBy');
    expect(planOf(await robin.ask('takePlan', { submissionId: id }))).toMatchObject({
      comments: [{ text: 'Name two words.', reviewer: 'Maren Holt', isYours: false }],
    });
  });
});

describe('commentOnPlan', () => {
  // @proves C-getSubmission, C-op-commentOnPlan
  it('shows comments to the author only after a decision', async () => {
    const { id, session } = await makePlan(portal);
    const about = { submissionId: id, ...FIRST };
    await maren.ask('commentOnPlan', { ...about, field: 'objective', text: 'Name two words.' });
    expect(await own(session, id)).toMatchObject({ comments: [], openComments: 0 });
    await portal.forgetMail();
    expectSuccess(await maren.ask('decidePlan', { ...about, decision: 'askForChanges' }));
    expect(await own(session, id)).toMatchObject({
      state: 'changesAsked',
      openComments: 1,
      comments: [{ field: 'lessionObjective', text: 'Name two words.', reviewer: 'Maren Holt' }],
    });
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { subject: 'Your reviewer asks for changes to your plan' },
    ]);
  });

  // @proves C-op-removePlanComment
  it('changes and removes comments before a decision', async () => {
    const { id } = await makePlan(portal);
    const about = { submissionId: id, ...FIRST, field: 'objective' };
    const first = planOf(await maren.ask('commentOnPlan', { ...about, text: 'One' }));
    const commentId = first.comments[0]?.id;
    const second = planOf(await maren.ask('commentOnPlan', { ...about, commentId, text: 'Two' }));
    expect(second.comments.map(({ text }) => text)).toEqual(['Two']);
    const gone = planOf(await maren.ask('removePlanComment', { submissionId: id, commentId }));
    expect(gone.comments).toEqual([]);
    expectError(await maren.ask('commentOnPlan', { ...about, commentId, text: 'x' }), 'PLN_009');
    // A comment cannot move to another field.
    const kept = planOf(await maren.ask('commentOnPlan', { ...about, text: 'Three' }));
    const moved = { ...about, commentId: kept.comments[0]?.id, field: 'awards', text: 'Four' };
    expectError(await maren.ask('commentOnPlan', moved), 'PLN_009');
    // Removing a comment twice succeeds.
    expectSuccess(await maren.ask('removePlanComment', { submissionId: id, commentId }));
  });

  // @proves C-op-commentOnPlan, M-PLN_009
  it('rejects comments on an outdated version with PLN_009', async () => {
    const { id } = await makePlan(portal);
    const comment = { submissionId: id, version: 2, field: 'topic', text: 'x' };
    expectError(await maren.ask('commentOnPlan', comment), 'PLN_009');
    expectError(
      await maren.ask('decidePlan', { ...ACCEPT, submissionId: id, version: 2 }),
      'PLN_009',
    );
  });

  it.each([
    ['an unknown field', { field: 'password', text: 'x' }, 'field'],
    ['only spaces', { field: 'topic', text: '  ' }, 'text'],
    ['only invisible characters', { field: 'topic', text: '\u200B\u2060' }, 'text'],
    ['more than 2,000 characters', { field: 'topic', text: 'x'.repeat(2001) }, 'text'],
  ])('rejects a comment with %s', async (_what, fields, field) => {
    const { id } = await makePlan(portal);
    const answer = await maren.ask('commentOnPlan', { submissionId: id, ...FIRST, ...fields });
    expect(answer.body).toMatchObject({
      msgCode: 'VAL_001',
      errors: { [field]: expect.any(String) },
    });
  });
});

describe('decidePlan', () => {
  // @proves C-op-decidePlan
  it('accepts a plan only with the reviewer’s confirmation and without unsent comments', async () => {
    const { id } = await makePlan(portal);
    const { isFit: _word, ...without } = ACCEPT;
    const unsaid = await maren.ask('decidePlan', { submissionId: id, ...without });
    expect(unsaid.body.msgCode).toBe('VAL_001');
    const comment = { submissionId: id, ...FIRST, field: 'topic', text: 'Shorter?' };
    const { comments } = planOf(await maren.ask('commentOnPlan', comment));
    expectError(await maren.ask('decidePlan', { submissionId: id, ...ACCEPT }), 'PLN_010');
    await maren.ask('removePlanComment', { submissionId: id, commentId: comments[0]?.id });
    expect(planOf(await maren.ask('decidePlan', { submissionId: id, ...ACCEPT }))).toMatchObject({
      state: 'accepted',
    });
  });

  // @proves C-op-decidePlan
  it('requires a comment for changes and a reason for a decline, which is emailed', async () => {
    const { id, session } = await makePlan(portal);
    const about = { submissionId: id, ...FIRST };
    expectError(await maren.ask('decidePlan', { ...about, decision: 'askForChanges' }), 'PLN_010');
    const mute = await maren.ask('decidePlan', { ...about, decision: 'decline' });
    expect(mute.body).toMatchObject({
      msgCode: 'VAL_001',
      errors: { reason: 'Please give a reason' },
    });
    await portal.forgetMail();
    const reason = 'We have three plans on leaves already.';
    expectSuccess(await maren.ask('decidePlan', { ...about, decision: 'decline', reason }));
    expect(await own(session, id)).toMatchObject({ state: 'declined', reason });
    await portal.runJobs();
    expect(portal.emails[0]?.text).toContain(reason);
  });

  // @proves C-op-decidePlan
  it('accepts one of two parallel decisions', async () => {
    const { id } = await makePlan(portal);
    const decide = () => maren.ask('decidePlan', { submissionId: id, ...ACCEPT });
    const answers = await Promise.all([decide(), decide()]);
    expect(answers.map(({ body }) => body.msgCode).sort()).toEqual(['GEN_000', 'PLN_003']);
  });

  // @proves C-op-decidePlan
  it('writes audit events for decisions with operator and reason', async () => {
    const { id } = await makePlan(portal, { state: 'published' });
    expectSuccess(
      await maren.ask('withdrawPlan', { submissionId: id, reason: 'Copied from a book' }),
    );
    const { events } = expectSuccess(await maren.ask('readAuditLog', { person: id })).body;
    expect((events as { action: string }[]).map(({ action }) => action)).toEqual([
      'plan.withdrawn',
      'plan.published',
      'plan.accepted',
      'plan.taken',
      'plan.submitted',
    ]);
    expect((events as object[])[0]).toMatchObject({
      operator: maren.email,
      reason: 'Copied from a book',
    });
  });
});

describe('Two rounds of review', () => {
  // @proves C-op-readPlanVersion
  it('publishes a plan after two rounds and keeps every version and comment', async () => {
    const { id, session } = await makePlan(portal, { state: 'changesAsked' });
    const { revision } = await own(session, id);
    const change = { submissionId: id, revision, lessionObjective: 'With two words.' };
    const saved = expectSuccess(await portal.call('savePlan', { ...session, ...change })).body;
    const again = { submissionId: id, revision: saved.revision };
    expectSuccess(await portal.call('sendPlanAgain', { ...session, ...again }));
    const plan = await read(id);
    expect(plan).toMatchObject({
      version: 2,
      answers: { objective: 'With two words.' },
      previous: { objective: planForm().lessionObjective },
      comments: [{ version: 1, isTold: true }],
    });
    expect(
      expectSuccess(await maren.ask('readPlanVersion', { submissionId: id, version: 1 })).body,
    ).toMatchObject({ answers: { objective: planForm().lessionObjective } });
    expectSuccess(await maren.ask('decidePlan', { submissionId: id, ...ACCEPT, version: 2 }));
    expectSuccess(await maren.ask('publishPlan', { submissionId: id }));
    const reader = await makeAuthor(portal);
    const shelved = expectSuccess(await portal.call('getLibraryPlan', { ...reader, planId: id }));
    expect(shelved.body.plan).toMatchObject({ plan: { lessionObjective: 'With two words.' } });
  });
});

describe('publishPlan and withdrawPlan', () => {
  // @proves C-op-publishPlan
  it('publishes an accepted plan once and emails the author', async () => {
    const waiting = await makePlan(portal);
    expectError(await maren.ask('publishPlan', { submissionId: waiting.id }), 'PLN_003');
    const { id, session } = await makePlan(portal, { state: 'accepted' });
    await portal.forgetMail();
    const publish = () => maren.ask('publishPlan', { submissionId: id });
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ body }) => body.msgCode).sort()).toEqual(['GEN_000', 'PLN_003']);
    expect(await own(session, id)).toMatchObject({ state: 'published' });
    await portal.runJobs();
    expect(portal.emails.map(({ subject }) => subject)).toEqual(['Your plan is in the library']);
  });

  it('emails the reason of a withdrawal even if the plan is published again before', async () => {
    const { id } = await makePlan(portal, { state: 'published' });
    await portal.forgetMail();
    expectSuccess(
      await maren.ask('withdrawPlan', { submissionId: id, reason: 'A typo in step 2.' }),
    );
    expectSuccess(await maren.ask('publishPlan', { submissionId: id }));
    await portal.runJobs();
    expect(portal.emails.map(({ subject }) => subject).sort()).toEqual([
      'Your plan is in the library',
      'Your plan was removed from the library',
    ]);
    const [, withdrawn] = [...portal.emails].sort((a, b) => a.subject.localeCompare(b.subject));
    expect(withdrawn?.text).toContain('A typo in step 2.');
  });

  // @proves M-PLN_012
  it('rejects publishing a suspended author’s plan with PLN_012', async () => {
    const { id, session } = await makePlan(portal, { state: 'accepted' });
    expect(await read(id)).toMatchObject({ author: { isSuspended: false } });
    await portal.db
      .updateTable('users')
      .set({ suspended_at: portal.deps.now() })
      .where('id', '=', session.userId)
      .execute();
    expect(await read(id)).toMatchObject({ author: { isSuspended: true } });
    expectError(await maren.ask('publishPlan', { submissionId: id }), 'PLN_012');
  });

  // @proves C-op-withdrawPlan
  it('withdraws a published plan with a reason for the author', async () => {
    const { id, session } = await makePlan(portal, { state: 'published' });
    await portal.forgetMail();
    const reason = 'A picture in it is not yours.';
    const withdrawn = planOf(await maren.ask('withdrawPlan', { submissionId: id, reason }));
    expect(withdrawn).toMatchObject({ state: 'accepted' });
    expect(withdrawn).not.toHaveProperty('publishedAt');
    expect(await own(session, id)).toMatchObject({ state: 'accepted', reason });
    expectError(await portal.call('getLibraryPlan', { ...session, planId: id }), 'PLN_007');
    await portal.runJobs();
    expect(portal.emails[0]?.text).toContain(reason);
    expectError(await maren.ask('withdrawPlan', { submissionId: id, reason }), 'PLN_003');
    expectSuccess(await maren.ask('publishPlan', { submissionId: id }));
  });
});

describe('Royalty ledger', () => {
  const entry = { amount: '125.00', currency: 'USD', note: 'First print' };
  const newEntry = () => ({ ...entry, entryId: crypto.randomUUID() });
  // @proves C-getSubmission, C-op-addRoyalty, C-op-setRoyaltyStatus, M-PLN_011
  it('adds royalties of accepted plans, which the author sees', async () => {
    const { id, session } = await makePlan(portal, { state: 'accepted' });
    expectSuccess(await maren.ask('addRoyalty', { submissionId: id, ...newEntry() }));
    const { royalties } = (await own(session, id)) as { royalties: { id: string }[] };
    expect(royalties).toMatchObject([{ ...entry, status: 'agreed' }]);
    const royaltyId = royalties[0]?.id;
    expectSuccess(await maren.ask('setRoyaltyStatus', { royaltyId, status: 'due' }));
    expectSuccess(await maren.ask('setRoyaltyStatus', { royaltyId, status: 'paid' }));
    expect(await own(session, id)).toMatchObject({ royalties: [{ status: 'paid' }] });
    expectError(await maren.ask('setRoyaltyStatus', { royaltyId, status: 'canceled' }), 'PLN_011');
    expectError(await maren.ask('setRoyaltyStatus', { royaltyId: 'x', status: 'paid' }), 'PLN_001');
  });

  it('adds a royalty once for repeated requests', async () => {
    const { id, session } = await makePlan(portal, { state: 'accepted' });
    const sent = { submissionId: id, ...newEntry() };
    for (const answer of await Promise.all([1, 2, 3].map(() => maren.ask('addRoyalty', sent)))) {
      expectSuccess(answer);
    }
    expectSuccess(await maren.ask('addRoyalty', { submissionId: id, ...newEntry() }));
    expect((await own(session, id)).royalties).toHaveLength(2);
  });

  it.each(['submitted', 'changesAsked', 'declined'] as const)(
    'rejects a royalty for a plan that is %s',
    async (state) => {
      const { id } = await makePlan(portal, { state });
      expectError(await maren.ask('addRoyalty', { submissionId: id, ...newEntry() }), 'PLN_003');
    },
  );

  it.each([
    ['1,250.5', '1250.50'],
    ['1,000,000', '1000000.00'],
    ['7', '7.00'],
  ])('stores the royalty amount %j as %s', async (amount, kept) => {
    const { id, session } = await makePlan(portal, { state: 'accepted' });
    expectSuccess(await maren.ask('addRoyalty', { submissionId: id, ...newEntry(), amount }));
    expect(await own(session, id)).toMatchObject({ royalties: [{ amount: kept }] });
  });

  // @proves C-op-addRoyalty
  it.each(['0', '0.00', '-5', '1,50', '1,0000', '1.234', '1e3', '12345678', '', 'abc', '٥'])(
    'rejects %j as a royalty amount',
    async (amount) => {
      const { id } = await makePlan(portal, { state: 'accepted' });
      const answer = await maren.ask('addRoyalty', { submissionId: id, ...newEntry(), amount });
      expect(answer.body).toMatchObject({
        msgCode: 'VAL_001',
        errors: { amount: expect.any(String) },
      });
    },
  );
});
