import type { AnswerField, Answers } from '@wonderfield/contract/plans/plan';
import type { Deps } from '../../../dependencies.ts';
import { decidePlan, publishPlan } from '../../plan-reviews/decide-plan.ts';
import { addRoyalty } from '../../plan-reviews/manage-royalties.ts';
import { commentOnPlan, takePlan } from '../../plan-reviews/review-plan.ts';
import { savePlan } from '../../submissions/save-plan.ts';
import { sendAgain, submitPlan } from '../../submissions/send-plan.ts';
import { lockDemo, selectOptionalIdOf } from '../demo.queries.ts';
import { DEMO_OPERATOR } from '../demo-people.ts';
import { openWorkflow, type Workflow } from './demo-plan-workflow.ts';
import { hasPlans, selectOptionalOperator } from './demo-plans.queries.ts';
import { PUBLISHED_PLANS } from './demo-plans-published.ts';
import * as underway from './demo-plans-underway.ts';

type Sent = { authorId: string; answers: Answers; days: number };

const submit = async (layout: Workflow, { authorId, answers, days }: Sent) =>
  (await submitPlan(layout.author(authorId, days), answers)).submissionId;

const accept = async (layout: Workflow, submissionId: string, days: number) => {
  const decision = { submissionId, version: 1, decision: 'accept' } as const;
  await decidePlan(layout.reviewer(days), decision);
};

const askForChanges = async (
  layout: Workflow,
  submissionId: string,
  { comments, days }: { comments: readonly { field: AnswerField; text: string }[]; days: number },
) => {
  const reviewer = layout.reviewer(days);
  for (const comment of comments) {
    await commentOnPlan(reviewer, { submissionId, version: 1, ...comment });
  }
  await decidePlan(reviewer, { submissionId, version: 1, decision: 'askForChanges' });
};

/** Publishes one plan per week, the newest a few days ago. Each review took two days. */
const fillLibrary = async (layout: Workflow, idOf: (email: string) => string) => {
  for (const [place, { author, answers }] of PUBLISHED_PLANS.entries()) {
    const days = 4 + 7 * (PUBLISHED_PLANS.length - 1 - place);
    const submissionId = await submit(layout, { authorId: idOf(author), answers, days: days + 2 });
    await accept(layout, submissionId, days);
    await publishPlan(layout.reviewer(days), { submissionId });
  }
};

/** Creates a plan whose reviewer's claim has expired, so any operator can claim it again. */
const createInReview = async (layout: Workflow, authorId: string) => {
  const submissionId = await submit(layout, { authorId, answers: underway.BAKERY, days: 9 });
  const { comments, changes } = underway.BAKERY_REVIEW;
  await askForChanges(layout, submissionId, { comments, days: 8 });
  const author = layout.author(authorId, 6);
  // The plan was saved once and sent once.
  const { revision } = await savePlan(author, { submissionId, revision: 2, ...changes });
  await sendAgain(author, { submissionId, revision });
  await takePlan(layout.reviewer(1), { submissionId });
};

/** Creates one of Elena's plans in every state except published. */
const createUnderway = async (layout: Workflow, authorId: string) => {
  const declined = await submit(layout, { authorId, answers: underway.FRIDGE, days: 24 });
  const { FRIDGE_REASON: reason } = underway;
  const no = { submissionId: declined, version: 1, decision: 'decline', reason } as const;
  await decidePlan(layout.reviewer(22), no);

  const accepted = await submit(layout, { authorId, answers: underway.JAR, days: 15 });
  await accept(layout, accepted, 12);
  const royalty = { amount: '125.00', currency: 'USD', note: 'For the first school year' } as const;
  await addRoyalty(layout.reviewer(11), {
    entryId: crypto.randomUUID(),
    submissionId: accepted,
    ...royalty,
  });

  await createInReview(layout, authorId);

  const changing = await submit(layout, { authorId, answers: underway.MACHINES, days: 5 });
  await askForChanges(layout, changing, { comments: underway.MACHINES_COMMENTS, days: 3 });

  await submit(layout, { authorId, answers: underway.BIRDS, days: 2 });
  await savePlan(layout.author(authorId, 1), underway.NEW_DRAFT);
};

/** Fills the library and the review queue once. Later changes are kept. */
export const loadDemoPlans = (deps: Deps) =>
  deps.db.transaction().execute(async (tx) => {
    await lockDemo(tx);
    const emails = [...new Set(PUBLISHED_PLANS.map(({ author }) => author))];
    const ids = new Map<string, string>();
    for (const email of emails) ids.set(email, (await selectOptionalIdOf(tx, email)) ?? '');
    const operator = await selectOptionalOperator(tx, DEMO_OPERATOR.email);
    const authorIds = [...ids.values()];
    if (!operator || authorIds.includes('') || (await hasPlans(tx, authorIds))) return;
    const idOf = (email: string) => ids.get(email) ?? '';
    const layout = openWorkflow(deps, tx, operator);
    await fillLibrary(layout, idOf);
    await createUnderway(layout, idOf('elena@demo.wonderfield.example'));
  });
