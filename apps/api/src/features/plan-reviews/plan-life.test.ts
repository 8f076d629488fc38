import { scaled } from '@wonderfield/contract/testing/scale';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fields, TestResponse } from '../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { makeAuthor, makeReviewer } from '../../../testing/factories/make-plan.ts';
import { planForm } from '../../../testing/factories/plan-form.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

/*
 * Simulates random actions of an author with two windows and of two reviewers. Sent versions never
 * change, the library contains exactly the published plans, and no user reads hidden data.
 */

const portal = await openFastTestServer();
const RUNS = scaled(3, 60);
const TIMEOUT_MS = 60_000 + RUNS * 20_000;
const TYPED = ['Students can tell.', 'Students can show it in two words.', ''];

const MONEY = { amount: '12.50', currency: 'USD' };

const DEEDS = [
  'save',
  'submit',
  'sendAgain',
  'reply',
  'comment',
  'release',
  'wait',
  'askForChanges',
  'accept',
  'decline',
  'publish',
  'withdraw',
  'pay',
] as const;
type Deed = (typeof DEEDS)[number];

/** Actions that lead on from a state. Other actions are tried, too, and mostly rejected. */
const LEADS_ON: Record<string, readonly Deed[]> = {
  draft: ['save', 'submit', 'submit'],
  submitted: ['comment', 'comment', 'accept', 'askForChanges', 'decline'],
  inReview: ['comment', 'askForChanges', 'askForChanges', 'accept', 'release', 'wait'],
  changesAsked: ['save', 'reply', 'reply', 'sendAgain', 'sendAgain'],
  accepted: ['publish', 'pay'],
  published: ['withdraw', 'pay'],
  declined: DEEDS,
};

const step = fc.record({
  /** Usually the next action, sometimes any. */
  isSensible: fc.integer({ min: 0, max: 9 }).map((roll) => roll < 8),
  roll: fc.nat({ max: 59 }),
  isStale: fc.integer({ min: 0, max: 9 }).map((roll) => roll === 0),
  who: fc.nat({ max: 1 }),
});
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

const deedFor = ({ isSensible, roll }: Step, state: string): Deed => {
  const deeds = (isSensible && LEADS_ON[state]) || DEEDS;
  return deeds[roll % deeds.length] ?? 'wait';
};

type Shown = {
  state: string;
  revision: number;
  version: number;
  comments: { id: string; version: number }[];
};

const startLife = async () => {
  const author = await makeAuthor(portal);
  const reviewers = [await makeReviewer(portal), await makeReviewer(portal)] as const;
  const call = (name: Parameters<typeof portal.call>[0], fields: Fields) =>
    portal.call(name, { ...author, ...fields });
  const started = await call('savePlan', planForm());
  const submissionId = String(started.body.submissionId);
  const shown = async () =>
    (await call('getSubmission', { submissionId })).body.submission as unknown as Shown;

  const byAuthor = async (
    deed: Deed,
    next: Step,
    plan: Shown,
  ): Promise<TestResponse | undefined> => {
    const revision = plan.revision - (next.isStale ? 1 : 0);
    if (deed === 'save') {
      const lessionObjective = TYPED[next.roll % TYPED.length];
      return call('savePlan', { submissionId, revision, lessionObjective });
    }
    if (deed === 'submit') return call('sendSubmitContentEmail', { ...planForm(), submissionId });
    if (deed === 'sendAgain') return call('sendPlanAgain', { submissionId, revision });
    if (deed !== 'reply') return undefined;
    const comments = plan.comments.filter(({ version }) => version === plan.version);
    const commentId = comments[next.roll % Math.max(1, comments.length)]?.id ?? 'x';
    return call('answerPlanComment', { submissionId, commentId, text: 'It is fine so.' });
  };

  const byReviewer = async (deed: Deed, next: Step, plan: Shown): Promise<TestResponse> => {
    const { ask } = reviewers[next.who === 0 ? 0 : 1];
    const version = Math.max(1, plan.version) + (next.isStale ? 1 : 0);
    const about = { submissionId, version };
    if (deed === 'comment') {
      return ask('commentOnPlan', { ...about, field: 'objective', text: 'Which words?' });
    }
    if (deed === 'release') return ask('releasePlan', about);
    if (deed === 'publish') return ask('publishPlan', about);
    if (deed === 'withdraw') return ask('withdrawPlan', { ...about, reason: 'Copied.' });
    if (deed === 'pay')
      return ask('addRoyalty', { ...about, ...MONEY, entryId: crypto.randomUUID() });
    return ask('decidePlan', { ...about, decision: deed, isFit: true, reason: 'Not for us.' });
  };

  /** A reviewer reads the last sent version, and an author reads no comment before a decision. */
  const eachSeesTheirOwn = async ({ version, comments }: Shown) => {
    const { body } = await reviewers[0].ask('readPlan', { submissionId });
    if (version === 0) return expect(body.msgCode).toBe('PLN_001');
    const sent = await call('getPlanVersion', { submissionId, version });
    const plan = body.plan as unknown as {
      answers: { objective: string };
      comments: { id: string; isTold: boolean }[];
    };
    const { lessionObjective } = sent.body.answers as { lessionObjective: string };
    expect(plan.answers.objective).toBe(lessionObjective);
    expect(comments.map(({ id }) => id)).toEqual(
      plan.comments.filter(({ isTold }) => isTold).map(({ id }) => id),
    );
  };

  const run = async (next: Step) => {
    const before = await shown();
    const deed = deedFor(next, before.state);
    if (deed === 'wait') return portal.clock.advance(31 * 60_000);
    const answer = (await byAuthor(deed, next, before)) ?? (await byReviewer(deed, next, before));
    expect(answer.body.msgCode).toMatch(/^(GEN_000|PLN_0\d\d|RTE_001)$/);
    const after = await shown();
    // A rejected action changes nothing the author can see.
    if (answer.body.msgCode !== 'GEN_000') expect(after).toEqual(before);
    expect(after.version - before.version).toBeLessThanOrEqual(1);
    expect(after.version).toBeGreaterThanOrEqual(before.version);
    await eachSeesTheirOwn(after);
  };
  return { run };
};

it('keeps sent versions unchanged and hidden data hidden in random sequences of actions', {
  timeout: TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      const { run } = await startLife();
      for (const next of steps) await run(next);
      await expectInvariants(portal.db);
    }),
    { numRuns: RUNS },
  );
});
